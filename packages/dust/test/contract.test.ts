import { gameContract } from '@dustfront/testkit';
import { checkInvariants, resampleHidden } from '../src/asked.ts';
import { type DustState, dust } from '../src/index.ts';

const players = [2, 3, 4, 5, 6];

gameContract(dust, {
  cases: [
    ...players.map((n) => ({ name: `${n} players`, setup: { players: n }, games: 3, limit: 20_000 })),
    { name: 'quick, random', setup: { players: 4, quickSetup: 'random', victoryPoints: 20 }, games: 3 },
    {
      name: 'quick, recommended, Premium scoring, ordinary neutral capitals',
      setup: { players: 3, quickSetup: 'recommended', scoring: 'premium', neutralCapitalsAreOrdinary: true },
      games: 3,
    },
  ],
  scramble: (state: never, viewer, pick) => resampleHidden(state as DustState, viewer, pick),
  invariants: (state: never) => checkInvariants(state as DustState),
  every: 23,
  untouched: (state: never) => {
    const { round, areas } = state as DustState;
    return round === 0
      ? {}
      : Object.fromEntries(areas.map(({ holder, units }, i) => [`area ${i}`, { holder, units }]));
  },
});
