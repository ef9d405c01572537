export * from './dice/index.ts';
export * from './grid/index.ts';
export { laid } from './laid.ts';
export * from './provenance.ts';
