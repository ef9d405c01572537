export * from './fighting.ts';
export * from './movement.ts';
export * from './sight.ts';
export * from './table.ts';
export * from './targets.ts';
