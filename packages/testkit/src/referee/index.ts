export * as core from './dust-tactics/index.ts';
export * as tactics from './dust-tactics-2014/index.ts';
export * from './line.ts';
export * from './space.ts';
export * as tabletop from './tabletop/table.ts';
export * from './watch.ts';
