import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { cardOf } from './index.ts';
import { validateCard } from './validate.ts';

const squad = cardOf('ranger-combat-squad');
const tank = cardOf('pounder');
const rifle = squad.weapons[0]!;
const wrong = (word: string) => word as never;

const unsound: readonly (readonly [string, Card, readonly string[]])[] = [
  ['an id', { ...tank, id: 'Pounder' }, ['id must be lower case words']],
  ['a name', { ...tank, name: '' }, ['name missing']],
  ['a bloc', { ...tank, bloc: wrong('moon') }, ['unknown bloc moon']],
  ['a drive', { ...tank, drive: wrong('sled') }, ['unknown drive sled']],
  ['a provenance', { ...tank, provenance: wrong('hearsay') }, ['unknown provenance hearsay']],
  ['a skill', { ...tank, skills: [wrong('juggling')] }, ['unknown skill juggling']],
  ['no points', { ...tank, ap: 0 }, ['points must be a positive whole number']],
  ['half a point', { ...tank, ap: 2.5 }, ['points must be a positive whole number']],
  ['no armour', { ...tank, armour: 0 }, ['armour 0 does not exist for a vehicle']],
  ['too much armour', { ...tank, armour: 8 }, ['armour 8 does not exist for a vehicle']],
  ['march', { ...tank, move: 3, march: 2 }, ['march below move']],
  ['a track', { ...tank, track: 0 }, ['squads have no damage track, all others one']],
  ['a track of a squad', { ...squad, track: 4 }, ['squads have no damage track, all others one']],
  ['soldiers in a tank', { ...tank, soldiers: squad.soldiers }, ['only squads list soldiers']],
  ['boots', { ...squad, drive: 'tracked' }, ['infantry goes on foot, nothing else does']],
  ['wings', { ...tank, drive: 'air' }, ['aircraft fly, nothing else does']],
  [
    'cells',
    { ...tank, weapons: [{ ...rifle, line: { ...rifle.line, cells: [null] } }] },
    [`${rifle.line.name} has 1 cells, not 14`],
  ],
  ['a mount', { ...tank, weapons: [{ ...rifle, mount: wrong('keel') }] }, ['unknown mount keel']],
  ['copies', { ...tank, weapons: [{ ...rifle, count: 0 }] }, [`${rifle.line.name} has no copies`]],
  [
    'a weapon rule',
    { ...tank, weapons: [{ ...rifle, line: { ...rifle.line, rules: [wrong('magic')] } }] },
    ['unknown weapon rule magic'],
  ],
  [
    'bearers',
    { ...squad, soldiers: squad.soldiers.slice(1) },
    squad.weapons
      .filter((_, at) => squad.soldiers[0]!.weapons.includes(at))
      .map(({ line, count }) => `${line.name} has ${count - 1} bearers for ${count} copies`),
  ],
];

test.each(unsound)('a card with a fault is told by it: %s', (_, card, faults) => {
  expect(validateCard(card)).toEqual(faults.map((fault) => `${card.id}: ${fault}`));
});

test('the lowest and the highest values are sound', () => {
  expect(validateCard({ ...tank, armour: 1, ap: 1 })).toEqual([]);
  expect(validateCard({ ...tank, armour: 7, march: tank.move })).toEqual([]);
  expect(validateCard(squad)).toEqual([]);
});
