import type { CliGame } from '../game.ts';
import { DustBeginnings } from './beginnings.ts';
import { dustCards } from './card-list.ts';
import { dustTable } from './table.ts';

/** DUST on the command line. */
export const dustGame: CliGame<'dust'> = {
  id: 'dust',
  table: dustTable,
  cards: dustCards,
  takes: ['players'],
  battle: ({ players = 2 }) => ({ setup: { players, quickSetup: 'recommended' }, title: `dust-${players}` }),
  cases: (_, { players }) => [
    { name: `${players} players`, setup: () => ({ players, quickSetup: 'random' }) },
  ],
  sides: null,
  beginnings: (seats) => new DustBeginnings(seats),
};
