export * from './dice/index.ts';
export * from './grid/index.ts';
