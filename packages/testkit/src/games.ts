export * from './sealedBids.ts';
export * from './ticTacToe.ts';
