export * from './gameContract.ts';
export * from './games.ts';
