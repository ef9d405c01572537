import { describe, expect, test } from 'vitest';
import { SCENARIOS } from './index.ts';
import type { Objective, Scenario, Square } from './scenario.ts';
import { validateLayout, validateScenario } from './validate.ts';

const first = SCENARIOS[0]!;
const entry = (allies: Square[], axis: Square[]) => ({ allies, axis });

describe('a map', () => {
  const wrongWith = (map: string[], zones = entry([[0, 2]], [[0, 0]])): string[] =>
    validateLayout({ ...first, map, entry: zones }).map(({ at, text }) => `${at}: ${text}`);

  test.each<[string, string[], string[]]>([
    ['sound', ['...', '...', '...'], []],
    ['one short row', ['...', '..', '...'], ['map: all rows of a map have the same length']],
    ['nothing', [], ['map: 0 by 0 squares are no whole number of tiles']],
    ['two rows', ['...', '...'], ['map: 3 by 2 squares are no whole number of tiles']],
    ['four columns', ['....', '....', '....'], ['map: 4 by 3 squares are no whole number of tiles']],
    ['a strange sign', ['......', '....?.', '......'], ['map: "?" in column 4, row 1 means nothing']],
    ['a mixed tile', ['...,,,', '....,,', '...,,,'], ['map D1: tile at D1 is both indoors and outdoors']],
  ])('%s', (_title, map, expected) => {
    expect(wrongWith(map)).toEqual(expected);
  });

  test('[dt1.ruling.terrain-open] no open square is cut off, whichever way one has to go', () => {
    const zones = entry([[0, 2]], [[0, 0]]);
    expect(wrongWith(['.##', '.#.', '...'], zones)).toEqual([]);
    expect(wrongWith(['...', '##.', '...'], zones)).toEqual([]);
    expect(wrongWith(['.#.', '.##', '...'], zones)).toEqual([
      'map C1: C1 cannot be reached by straight steps',
    ]);
  });

  test('[dt1.enter.must] entries are open squares, one a side at least', () => {
    expect(
      wrongWith(
        ['.#.', '...', '...'],
        entry(
          [],
          [
            [1, 0],
            [3, 0],
          ],
        ),
      ),
    ).toEqual([
      'battlefield.entry.allies: a side needs entry squares',
      'battlefield.entry.axis B1: B1 is no open square',
      'battlefield.entry.axis D1: D1 is no open square',
    ]);
  });
});

describe('objectives of a scenario', () => {
  const fuel = SCENARIOS[4]!;
  const courier = SCENARIOS[5]!;
  const wrongWith = (scenario: Scenario, side: 'allies' | 'axis', objective: Objective): string[] =>
    validateScenario({
      ...scenario,
      bonuses: [{ side, points: 1, per: 'once', text: '', objective }],
    });

  test.each<[string, Scenario, 'allies' | 'axis', Objective, string[]]>([
    ['hold', first, 'axis', { kind: 'hold', squares: [[0, 0]], count: 1, round: 'end' }, []],
    ['the last round', first, 'axis', { kind: 'hold', squares: [[0, 0]], count: 1, round: 6 }, []],
    [
      'a round too many',
      first,
      'axis',
      { kind: 'hold', squares: [[0, 0]], count: 1, round: 7 },
      ['axis hold: there is no round 7'],
    ],
    ['no squares', first, 'axis', { kind: 'control', squares: [] }, ['axis control: no squares']],
    ['terrain', first, 'axis', { kind: 'control', squares: [[2, 1]] }, ['axis control: C2 is not open']],
    ['none of them', first, 'axis', { kind: 'exit', squares: [[0, 0]], count: 0 }, ['axis exit: count 0']],
    ['more units than squares', first, 'axis', { kind: 'exit', squares: [[0, 0]], count: 2 }, []],
    ['cover', fuel, 'allies', { kind: 'destroy-cover', squares: [[1, 2]], count: 1 }, []],
    [
      'no cover',
      fuel,
      'allies',
      { kind: 'destroy-cover', squares: [[0, 0]], count: 1 },
      ['allies destroy-cover: nothing lies on A1'],
    ],
    ['their colonel', courier, 'allies', { kind: 'destroy', unit: 'colonel' }, []],
    [
      'their own colonel',
      courier,
      'axis',
      { kind: 'destroy', unit: 'colonel' },
      ['axis destroy: the enemy has no unit called colonel'],
    ],
    ['his way out', courier, 'axis', { kind: 'exit', squares: [[8, 5]], count: 1, unit: 'colonel' }, []],
    [
      'somebody else’s way out',
      courier,
      'allies',
      { kind: 'exit', squares: [[8, 5]], count: 1, unit: 'colonel' },
      ['allies exit: no unit called colonel'],
    ],
    ['anybody survives', courier, 'allies', { kind: 'survive', unit: 'any' }, []],
    [
      'nobody survives',
      courier,
      'allies',
      { kind: 'survive', unit: 'ghost' },
      ['allies survive: no unit called ghost'],
    ],
  ])('%s', (_title, scenario, side, objective, expected) => {
    expect(wrongWith(scenario, side, objective)).toEqual(expected);
  });

  test('there are rounds', () => {
    expect(validateScenario({ ...first, rounds: 0 })).toEqual(['0 rounds']);
  });
});
