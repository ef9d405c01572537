export * from './pebbles.ts';
export * from './sealedBids.ts';
export * from './ticTacToe.ts';
