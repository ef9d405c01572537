import { isProblems, type Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { complete, setUp } from './setup.ts';

/** Everything that is wrong with a set-up, as its author reads it. */
const wrongWith = (setup: unknown): string[] => {
  const made = setUp(setup as Json);
  return isProblems(made) ? made.map(({ at, text }) => `${at}: ${text}`) : [];
};
const pounder = { card: 'pounder' };
const luther = { card: 'luther' };
const forces = { allies: [pounder], axis: [luther] };

test.each<[unknown, string[]]>([
  [null, ['setup: a set-up is an object']],
  ['reconnaissance', ['setup: a set-up is an object']],
  [[forces], ['setup: a set-up is an object']],
  [{}, ['forces: a battle without a scenario needs forces']],
  [{ forces, seats: ['allies'] }, ['seats: each side has one to three players']],
  [{ scenario: 'dunkirk' }, ['scenario: there is no scenario "dunkirk"']],
  [{ forces, battlefield: 'verdun' }, ['battlefield: there is no battlefield "verdun"']],
])('set-up %j', (setup, expected) => {
  expect(wrongWith(setup)).toEqual(expected);
});

test.each<[object[], string[]]>([
  [[pounder], []],
  [[], ['an army needs at least one unit']],
  [[{ card: 'tiger' }], ['there is no card "tiger"']],
  [[luther], ['Panzer KpfL. II-A Luther belongs to the other bloc']],
  [[{ card: 'combat-rangers', hero: 'nobody' }], ['there is no card "nobody"']],
  [[{ card: 'combat-rangers', hero: 'hot-dog' }], ['M2-B Hot Dog is no hero and joins nobody']],
  [
    [{ card: 'pounder', hero: 'joe-brown' }],
    ['Captain Joseph Brown may join a squad only, not M2-C Pounder'],
  ],
  [
    [{ card: 'snow-foxes', hero: 'joe-brown' }],
    ['Captain Joseph Brown and Snow Foxes wear different armour'],
  ],
  [[{ card: 'the-boss', hero: 'joe-brown' }], ['only a hero with Commander may join The Boss']],
  [[{ card: 'joe-brown' }, { card: 'joe-brown' }], ['Captain Joseph Brown can be there only once']],
  [[{ card: 'the-boss' }, { card: 'the-boss' }], ['only one command squad of armour I2 is allowed']],
])('army %j', (allies, expected) => {
  const found = wrongWith({ forces: { allies, axis: [luther] }, points: 'open' });
  expect(found.map((said) => said.slice(said.indexOf(': ') + 2))).toEqual(expected);
});

test('army points: over the limit, and not the same', () => {
  expect(wrongWith({ forces, points: { limit: 3 } })).toEqual([
    'forces.allies: 4 AP, but only 3 are allowed',
    'forces.axis: 4 AP, but only 3 are allowed',
  ]);
  expect(wrongWith({ forces: { allies: [pounder, pounder], axis: [luther] } })).toEqual([
    'forces: the armies must be worth the same: Allies 8 AP, Axis 4 AP',
  ]);
  expect(wrongWith({ forces: { allies: [pounder, pounder], axis: [luther] }, points: 'open' })).toEqual([]);
});

describe('a map of one’s own', () => {
  const drawn = (map: unknown, entry: object = { allies: [[0, 1]], axis: [[0, 0]] }): string[] =>
    wrongWith({ forces, battlefield: { id: 'own', title: '', note: '', map, entry } });

  test.each<[string, unknown, string[]]>([
    ['three by two', ['...', '...'], []],
    ['as large as can be', new Array(60).fill('.'.repeat(60)), []],
    [
      'too wide',
      new Array(2).fill('.'.repeat(61)),
      ['battlefield.map: a map has at most 60 columns and rows'],
    ],
    ['too high', new Array(61).fill('..'), ['battlefield.map: a map has at most 60 columns and rows']],
    ['no list', 'map', ['battlefield.map: a map is a list of rows']],
    ['nothing', [], ['battlefield.map: all rows of a map have the same length']],
    ['rows without squares', ['', ''], ['battlefield.map: all rows of a map have the same length']],
    ['uneven rows', ['...', '..'], ['battlefield.map: all rows of a map have the same length']],
    ['a strange sign', ['...', '..?'], ['battlefield.map C2: "?" in column 3, row 2 means nothing']],
  ])('%s', (_title, map, expected) => {
    expect(drawn(map)).toEqual(expected);
  });

  test('entries: one at least, on open squares of the board', () => {
    expect(
      drawn(['.#.', '...'], {
        allies: [],
        axis: [
          [1, 0],
          [3, 0],
        ],
      }),
    ).toEqual([
      'battlefield.entry.allies: a side needs entry squares',
      'battlefield.entry.axis B1: B1 is no open square',
      'battlefield.entry.axis D1: D1 is no open square',
    ]);
  });
});

test('a card of one’s own is checked, and told where it is wrong', () => {
  const card = { id: 'tin', name: 'Tin', bloc: 'allies', kind: 'vehicle' };
  const broken = { ...card, armour: { class: 'vehicle', level: 9 }, move: 1, miniatures: 1, health: 1 };
  const rest = {
    ap: { original: 1, later: 1 },
    skills: [],
    weapons: [],
    figures: [[]],
    origin: { skills: {} },
  };
  const setup = { cards: [{ ...broken, ...rest }], forces: { allies: [{ card: 'tin' }], axis: [luther] } };
  expect(wrongWith(setup)).toEqual([
    'cards.tin.armour.level: 9 is not between 1 and 7, the levels of vehicle',
    'cards.tin.weapons: is empty',
  ]);
});

describe('a set-up written out', () => {
  test('has the scenario and the battlefield that it names', () => {
    expect(complete({ scenario: 'the-pass' })).toMatchObject({ scenario: { id: 'the-pass', number: 4 } });
    expect(complete({ battlefield: 'outpost' })).toMatchObject({ battlefield: { title: 'Outpost' } });
    expect(complete({ rounds: 3 })).toMatchObject({ rounds: 3, battlefield: { id: 'open-ice' } });
  });

  test('is left as it is where it names nothing that there is', () => {
    expect(complete({ scenario: 'dunkirk', battlefield: 'verdun' })).toEqual({
      scenario: 'dunkirk',
      battlefield: 'verdun',
    });
  });
});
