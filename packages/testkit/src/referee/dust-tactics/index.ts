export * from './attack.ts';
export * from './losses.ts';
export * from './movement.ts';
export * from './sight.ts';
export * from './table.ts';
export * from './targets.ts';
