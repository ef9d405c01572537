/** docs/recipes/add-a-unit.md, followed in a copy of the package. */
import type { Game } from '@dustfront/kernel';
import { afterAll, expect, test } from 'vitest';
import { Copy } from './copy.ts';

const copy = new Copy('packages/dust-tactics');
afterAll(() => copy.remove());

const CARDS = 'packages/dust-tactics/src/cards';
const CARD = `export const NIGHT_FOXES = squad('night-foxes', {
  name: 'Night Foxes',
  bloc: 'allies',
  armour: 'I1',
  move: 1,
  ap: [1, 14],
  cover: ['miss', 'miss'],
  skills: ['agile:d'],
  weapons: [m.SUBMACHINE_GUN, w.KNIFE_GRENADE],
  figures: ['4x submachine-gun'],
  origin: 'ddddddd',
  ours: true,
});

`;
copy.edit(`${CARDS}/allies-squads.ts`, /(?=^export const ALLIES_SQUADS = \[$)/m, CARD);
copy.edit(`${CARDS}/allies-squads.ts`, '  SNOW_FOXES,\n', '  SNOW_FOXES,\n  NIGHT_FOXES,\n');
copy.edit(`${CARDS}/armies.ts`, "'leathernecks',\n    'snow-foxes'", "'leathernecks',\n    'night-foxes'");

test('its card is printed like any other, and serves in an army of the same worth', async () => {
  const { passed, failed } = await copy.test(CARDS);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(200);
});

test('it goes to battle', async () => {
  const { dustTactics } = (await copy.load('packages/dust-tactics/src/index.ts')) as { dustTactics: Game };
  const forces = { allies: [{ card: 'night-foxes' }], axis: [{ card: 'luther' }] };
  expect(dustTactics.setup({ forces, points: 'open' })).toMatchObject({
    units: [{ card: 'night-foxes', figures: [0, 1, 2, 3] }, { card: 'luther' }],
  });
});
