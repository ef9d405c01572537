export * from './gameContract.ts';
export * from './sealedBids.ts';
export * from './ticTacToe.ts';
