import { gameContract } from '@dustfront/testkit';
import { ARMY_PAIRS, BOXED_ALLIES, BOXED_AXIS } from './cards/armies.ts';
import { dustTactics } from './game.ts';
import { checkInvariants } from './invariants.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { CoreState } from './state.ts';

const boxed = { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units };

gameContract(dustTactics, {
  cases: [
    { name: 'the boxed armies', setup: { forces: boxed } as never, games: 10 },
    ...ARMY_PAIRS.map(([allies, axis]) => ({
      name: allies.title,
      setup: {
        forces: { allies: allies.units, axis: axis.units },
        battlefield: 'open-ice',
        rounds: 6,
        points: 'open',
      } as never,
      games: 4,
    })),
    ...SCENARIOS.map((scenario) => ({ name: scenario.title, setup: { scenario: scenario.id }, games: 2 })),
    {
      name: 'a built battlefield, two players a side',
      setup: {
        forces: boxed,
        seats: ['allies', 'axis', 'allies', 'axis'],
        battlefield: { by: 'players', tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false },
        rounds: 4,
      } as never,
      games: 2,
    },
    {
      name: 'a battlefield by dice',
      setup: {
        forces: boxed,
        battlefield: {
          by: 'dice',
          tiles: [3, 4],
          crates: 2,
          traps: 2,
          trapsIndoors: true,
          density: 'heavy',
          ground: 'indoors',
        },
        rounds: 3,
      } as never,
      games: 3,
    },
  ],
  scramble: 'nothing is hidden but wishes that wait for the other side',
  invariants: checkInvariants,
  every: 23,
  untouched: (state: never) =>
    Object.fromEntries(
      (state as CoreState).units.flatMap(({ name, place, square, figures, health, ammo, spent }) => [
        [`${name} itself`, { figures, health, ammo, spent }],
        ...(place === 'reserve' ? [] : [[`where ${name} stands`, square]]),
      ]),
    ),
});
