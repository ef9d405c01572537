export * as coreSet from './core-set/index.ts';
export * as edition2014 from './edition-2014/index.ts';
export * from './line.ts';
export * from './watch.ts';
