import { sealedBids, ticTacToe } from '@dustfront/testkit';
import type { OfferedGame, OfferedGames } from '../src/offered.ts';

/** Two small real games: one open, one with secrets, dice and questions to all seats at once. */
export const toyGames: OfferedGames = new Map<string, OfferedGame>([
  [ticTacToe.id, { game: ticTacToe, defaultSetup: {}, computers: ['random'], secrets: false }],
  [sealedBids.id, { game: sealedBids, defaultSetup: { seats: 2 }, computers: ['random'], secrets: true }],
]);
