export * from './movement.ts';
export * from './sight.ts';
export * from './table.ts';
