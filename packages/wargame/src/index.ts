export * from './dice/index.ts';
export * from './grid/index.ts';
export * from './provenance.ts';
