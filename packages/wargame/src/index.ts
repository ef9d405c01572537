export * from './dice/index.ts';
