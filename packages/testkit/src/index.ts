export * from './gameContract.ts';
export * from './games.ts';
export * from './golden.ts';
