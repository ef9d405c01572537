export * from './artillery.ts';
export * from './cover.ts';
export * from './flame.ts';
export * from './ground.ts';
export * from './movement.ts';
export * from './range.ts';
export * from './reach.ts';
export * from './sight.ts';
