import type { Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from './game.ts';
import { READY_FORCES } from './ready-forces.ts';
import { tableText } from './scenarios/tables/index.ts';
import { completeSetup, firstState, readSetup, type Setup } from './setup.ts';

const read = (setup: object): Setup => {
  const found = readSetup(setup as Json);
  if ('length' in found) throw new Error(JSON.stringify(found));
  return found;
};
const faults = (setup: object): string[] => {
  const found = readSetup(setup as Json);
  return 'length' in found ? found.map(({ at, code }) => `${at}: ${code}`) : [];
};

describe('what a set-up says', () => {
  test('everything has a default', () => {
    expect(read({})).toMatchObject({
      ...{ rules: 'full', scenario: 'firefight', own: null, reactions: true, suppression: false },
      ...{ placement: true, points: null, table: null, forces: [{ name: 'allies' }, { name: 'axis' }] },
    });
    expect(readSetup(null)).toEqual(read({}));
  });

  test.each([
    ['the starter rules have no reactions', { rules: 'starter' }, { reactions: false }],
    ['unless they are asked for', { rules: 'starter', reactions: true }, { reactions: true }],
    ['the full rules may do without', { reactions: false }, { reactions: false }],
    ['suppression', { suppression: true }, { suppression: true }],
    ['no terrain of the players', { placement: false }, { placement: false }],
    ['points', { points: 30 }, { points: 30 }],
    [
      'a drawn table is played as it is, with suppression',
      { table: 'farmyard' },
      { scenario: 'free-for-all', placement: false, suppression: true },
    ],
    ['a bare one is set out', { table: 'meadow' }, { placement: true }],
    ['unless nobody wants to', { table: 'meadow', placement: false }, { placement: false }],
  ])('%s', (_, setup, says) => {
    expect(read(setup)).toMatchObject(says);
  });

  test('forces by their names, or as lists of cards with works among them', () => {
    const cards = ['rosie', { card: 'hans' }, 7, 'bunker', { card: 'wildfire', round: 2 }, { cards: 'x' }];
    const given = { name: 'Ours', cards: [...cards], works: ['strongpoint', 3] };
    const [ours, others] = [given, { cards: ['hans'] }];
    const found = readSetup({ forces: [ours, others] } as Json);
    expect('length' in found && found.map(({ code }) => code)).toEqual(['blocs']);
    expect(
      read({ forces: [{ ...ours, cards: ['rosie', 'bunker', { card: 'wildfire', round: 2 }] }, others] })
        .forces,
    ).toEqual([
      {
        name: 'Ours',
        cards: ['rosie', 'wildfire'],
        works: ['strongpoint', 'bunker'],
        orders: { 1: { round: 2 } },
      },
      { name: 'own', cards: ['hans'], works: [] },
    ]);
    expect(read({ forces: [{ cards: [{ card: 'rosie' }] }, others] }).forces[0]).toEqual({
      ...{ name: 'own', cards: ['rosie'], works: [] },
    });
  });

  test.each([
    ['rules', { rules: 'house' }, ['rules: rules']],
    ['a scenario', { scenario: 'moon' }, ['scenario: no-scenario']],
    ['a force', { forces: ['allies', 'moon'] }, ['forces.1: no-force']],
    ['no force at all', { forces: [3, 'axis'] }, ['forces.0: force']],
    ['three sides', { forces: ['allies', 'axis', 'ssu'] }, ['forces: sides']],
    ['a card', { forces: [{ cards: ['moon'] }, 'axis'] }, ['forces.0: no-card']],
    ['nobody', { forces: ['allies', { cards: [] }] }, ['forces.1: force-empty']],
    ['too many points', { points: 24 }, ['forces.0: points', 'forces.1: points']],
    ['a table', { table: 'moon' }, ['table: no-table']],
    ['a table that cannot be read', { table: { text: 'table 900 900\nwood w 1,1' } }, ['table: table-line']],
    ['the starter rules on a table', { table: 'farmyard', rules: 'starter' }, ['rules: table-rules']],
    ['a scenario of squares', { table: 'meadow', scenario: 'firefight' }, ['scenario: table-scenario']],
    ['a vessel on land', { forces: [{ cards: ['lcm-46'] }, 'axis'] }, ['forces.0.cards.0: deep-water']],
    [
      'a vessel on a table',
      { table: 'farmyard', forces: ['axis', { cards: ['lcm-46'] }] },
      ['forces.1.cards.0: deep-water'],
    ],
    ['a scenario of one’s own', { scenario: { title: 'x' } }, ['map: map-list']],
  ])('unknown or wrong: %s', (_, setup, told) => {
    expect(faults(setup)).toEqual(told);
  });

  test('one fault is enough: what depends on it is not looked at', () => {
    expect(faults({ rules: 'house', forces: [{ cards: ['moon'] }, 'axis'] })).toEqual(['rules: rules']);
    expect(faults({ points: 1, scenario: { title: 'x' } })).toEqual(['forces.0: points', 'forces.1: points']);
  });
});

describe('[dt14.ruling.naval.fielded] vessels where a scenario names its entries', () => {
  const own = (map: string[], entry?: number[][][]) => ({
    scenario: {
      title: 'x',
      map,
      edges: [0, 2],
      rounds: 3,
      goals: [],
      ...(entry === undefined ? {} : { entry }),
    },
    forces: [{ cards: ['lcm-46'] }, 'axis'],
  });
  test('by its edge, or by the squares that are named', () => {
    expect(faults(own(['.w.', '...', '...']))).toEqual([]);
    expect(faults(own(['...', '.w.', '...']))).toEqual(['forces.0.cards.0: deep-water']);
    expect(faults(own(['...', '.w.', '...'], [[[1, 1]], [[0, 2]]]))).toEqual([]);
    expect(faults(own(['.w.', '...', '...'], [[[0, 0]], [[0, 2]]]))).toEqual([
      'forces.0.cards.0: deep-water',
    ]);
  });
});

test('two play', () => expect(dustTactics2014.seats({} as never)).toBe(2));

describe('the first state', () => {
  test('has everybody in the order of the cards', () => {
    const state = firstState({ forces: ['allies', { cards: ['hans', 'stefan'], works: ['bunker'] }] });
    if (!('stack' in state)) throw new Error('refused');
    expect(state.units.map(({ name, card, id }) => `${id} ${name} ${card}`)).toEqual([
      ...['0 1a bazooka-joe', '1 1b ranger-attack-squad', '2 1c wildfire', '3 2a hans', '4 2b stefan'],
    ]);
    expect(state).toMatchObject({
      ...{ turn: 1, lastTurn: 8, edges: [-1, -1], scores: [0, 0], works: [[], ['bunker']] },
      board: { width: 12, height: 9 },
    });
  });
});

describe('a set-up that stands by itself', () => {
  const text = tableText('farmyard')!;
  test('has its table written out', () => {
    expect(completeSetup({ table: 'farmyard', points: 25 })).toEqual({
      points: 25,
      table: { name: 'farmyard', text },
    });
    expect(completeSetup({ table: 'meadow' })).toEqual({
      placement: true,
      table: { name: 'meadow', text: tableText('meadow') },
    });
  });
  test('has its ready-made forces written out', () => {
    expect(completeSetup({ forces: ['allies-50', 'axis', { cards: ['hans'] }] })).toEqual({
      forces: [READY_FORCES['allies-50'], 'axis', { cards: ['hans'] }],
    });
  });
  test.each([
    [null],
    [{ points: 25 }],
    [{ table: 'moon' }],
    [{ table: { text: 'x' } }],
    [{ forces: ['allies', 'moon'] }],
  ])('%j is as it is', (given) => {
    expect(completeSetup(given)).toBe(given);
  });
});
