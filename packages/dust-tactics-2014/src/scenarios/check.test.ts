import { describe, expect, test } from 'vitest';
import { scenarioProblems } from './check.ts';
import type { OwnGoal, OwnScenario } from './own.ts';

const MAP = ['.....', '..b.#', '.....', 't.w..'];
const PLAIN: OwnScenario = {
  title: 'Ours',
  map: MAP,
  edges: [0, 2],
  rounds: 6,
  goals: [],
  buildings: [{ squares: [[2, 1]], storeys: 1 }],
};

/** What is wrong with the plain scenario when it is changed so. */
const faults = (change: object): string[] =>
  scenarioProblems({ ...PLAIN, ...change } as OwnScenario, [['vip'], []]).map(
    ({ at, code }) => `${at}: ${code}`,
  );

const rows = (count: number, row: string) => ({
  map: Array.from({ length: count }, () => row),
  buildings: [],
});

describe('[dt14.ruling.scen.own] a scenario on squares', () => {
  test('the plain one is sound', () => expect(faults({})).toEqual([]));

  test.each([
    ['a list', { map: 'x' }, ['map: map-list']],
    ['of texts', { map: ['...', 3, '...'] }, ['map: map-list']],
    ['of one length', { map: ['...', '..', '...'] }, ['map: map-rows']],
    ['not too small', rows(3, '..'), ['map: map-size']],
    ['not too low', rows(2, '...'), ['map: map-size']],
    ['not too wide', rows(3, '.'.repeat(41)), ['map: map-size']],
    ['not too high', rows(41, '...'), ['map: map-size']],
    ['the smallest', rows(3, '...'), []],
    ['the largest', rows(40, '.'.repeat(40)), []],
    ['of known signs', { map: ['...', '.x.', '...'] }, ['map B2: map-sign']],
  ])('the map is %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  test.each([
    ['off the board', { crates: [[5, 0]] }, ['crates: off-board']],
    ['below it', { crates: [[0, 4]] }, ['crates: off-board']],
    ['before it', { crates: [[-1, 0]] }, ['crates: off-board']],
    ['between squares', { crates: [[0.5, 0]] }, ['crates: off-board']],
    ['with a third number', { crates: [[0, 0, 0]] }, ['crates: off-board']],
    ['a word', { crates: ['ab'] }, ['crates: off-board']],
    ['in a building wall', { traps: [[4, 1]] }, ['traps E2: closed-ground']],
    ['in water', { mines: [[2, 3]] }, ['mines C4: closed-ground']],
    ['a trench in a wood', { trenches: [[0, 3]] }, ['trenches A4: works-ground']],
    ['a crate in a wood', { crates: [[0, 3]] }, []],
    ['two on one square', { crates: [[1, 1]], traps: [[1, 1]] }, ['traps B2: two-pieces']],
    ['wire over a trench', { trenches: [[1, 1]], wire: [[1, 1]] }, []],
  ])('pieces: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  const wall = (a: number[], b: number[], kind: string) => ({ walls: [{ between: [a, b], kind }] });
  test.each([
    ['side by side', wall([0, 0], [1, 0], 'wall'), []],
    ['one above the other', wall([0, 0], [0, 1], 'small'), []],
    ['from below', wall([0, 1], [0, 0], 'large'), []],
    ['with a gate', wall([1, 0], [0, 0], 'huge'), []],
    ['corner to corner', wall([0, 0], [1, 1], 'wall'), ['walls A1: wall-edge']],
    ['falling corners', wall([0, 1], [1, 0], 'wall'), ['walls A2: wall-edge']],
    ['too far', wall([0, 0], [2, 0], 'wall'), ['walls A1: wall-edge']],
    ['one square', wall([0, 0], [0, 0], 'wall'), ['walls A1: wall-edge']],
    ['off the board', wall([0, 0], [0, -1], 'wall'), ['walls: wall-squares']],
    ['of glass', wall([0, 0], [1, 0], 'glass'), ['walls A1: wall-kind']],
    ['of nothing', wall([0, 0], [1, 0], ''), ['walls A1: wall-kind']],
  ])('walls: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  const house = (storeys: number, ...squares: number[][]) => ({ buildings: [{ squares, storeys }] });
  test.each([
    ['flat', house(0, [2, 1]), []],
    ['high', house(9, [2, 1]), []],
    ['too high', house(10, [2, 1]), ['buildings: storeys']],
    ['dug in', house(-1, [2, 1]), ['buildings: storeys']],
    ['half a storey', house(1.5, [2, 1]), ['buildings: storeys']],
    ['partly off the board', house(1, [2, 1], [9, 9]), ['buildings: off-board']],
    ['on open ground', house(1, [2, 1], [0, 0]), ['buildings A1: building-floor']],
    ['twice', house(1, [2, 1], [2, 1]), ['buildings C2: two-buildings']],
    ['a floor of none', { buildings: [] }, ['buildings C2: no-building']],
  ])('buildings: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  const fort = (change: object) => ({
    ...rows(5, '.....'),
    forts: [{ kind: 'bunker', at: [1, 1], facing: 0, seat: 0, ...change }],
  });
  test.each([
    ['a bunker', fort({}), []],
    ['a strongpoint', fort({ kind: 'strongpoint', facing: 3, seat: 1 }), []],
    ['nobody’s', fort({ facing: 2, seat: -1 }), []],
    ['to the east', fort({ facing: 1 }), []],
    ['a castle', fort({ kind: 'castle' }), ['forts B2: fort-kind']],
    ['facing nowhere', fort({ facing: 4 }), ['forts B2: fort-kind']],
    ['of a third side', fort({ seat: 2 }), ['forts B2: fort-seat']],
    ['off the board', fort({ at: [5, 5] }), ['forts: off-board']],
    ['over the edge', fort({ at: [4, 1] }), ['forts E2: fort-size', 'forts E2: fort-size']],
    ['over a crate', { ...fort({}), crates: [[2, 2]] }, ['forts C3: fort-ground']],
    [
      'over another',
      {
        ...rows(5, '.....'),
        forts: [
          [0, 0],
          [1, 1],
        ].map((at) => ({ kind: 'bunker', at, facing: 0, seat: 0 })),
      },
      ['forts B2: two-forts'],
    ],
  ])('works: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  test.each([
    ['the same', { edges: [1, 1] }, ['edges: edges']],
    ['unknown', { edges: [0, 4] }, ['edges: edges']],
    ['none', { edges: undefined }, ['edges: edges']],
    ['an entry', { entry: [[[0, 0]], [[0, 3]]] }, []],
    ['an empty entry', { entry: [[], [[0, 3]]] }, ['entry.0: no-entry']],
    ['an entry outside', { entry: [[[0, 0]], [[0, 4]]] }, ['entry.1: off-board']],
    ['a closed entry', { entry: [[[4, 1]], [[0, 3]]] }, ['entry.0 E2: entry-closed']],
  ])('edges: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });

  test.each([
    ['no turn', { rounds: 0 }, ['rounds: rounds']],
    ['too many turns', { rounds: 31 }, ['rounds: rounds']],
    ['half a turn', { rounds: 1.5 }, ['rounds: rounds']],
    ['one turn', { rounds: 1 }, []],
    ['thirty turns', { rounds: 30 }, []],
    ['pieces to set out', { pieces: ['tile', 'grove', 'trap', 'crate', 'house'] }, []],
    ['a moat', { pieces: ['moat'] }, ['pieces: piece']],
    ['reserves', { reserves: [['infantry', 'vehicle'], ['any']] }, []],
    ['a dragon', { reserves: [[], ['dragon']] }, ['reserves: reserve']],
  ])('the rest: %s', (_, change, told) => {
    expect(faults(change)).toEqual(told);
  });
});

describe('goals of such a scenario', () => {
  const goal = (change: object): object => ({ side: 0, worth: 'win', ...change });
  const hold = (change: object = {}) =>
    goal({
      objective: {
        kind: 'hold',
        squares: [
          [0, 0],
          [1, 0],
        ],
        count: 2,
        round: 6,
        ...change,
      },
    });
  const reach = (count: number) => goal({ objective: { kind: 'reach', squares: [[0, 0]], count } });
  const named = (kind: string, unit: string, side = 0) => goal({ side, objective: { kind, unit } });

  test.each<[string, object, readonly string[]]>([
    ['the turn it is held', hold(), []],
    ['the first turn', hold({ round: 1 }), []],
    ['the last turn', hold({ round: 'end' }), []],
    ['before the first', hold({ round: 0 }), ['no-turn']],
    ['after the last', hold({ round: 7 }), ['no-turn']],
    ['in between', hold({ round: 1.5 }), ['no-turn']],
    ['more squares than there are', hold({ count: 3 }), ['goal-count']],
    ['no square', hold({ count: 0 }), ['goal-count']],
    ['no squares', hold({ squares: [] }), ['goal-squares']],
    [
      'squares that are not there',
      hold({
        squares: [
          [0, 0],
          [7, 7],
        ],
      }),
      ['off-board'],
    ],
    ['99 units', reach(99), []],
    ['100 units', reach(100), ['goal-count']],
    ['a side', { ...hold(), side: 2 }, ['goal-side']],
    ['a kind', goal({ objective: { kind: 'dance' } }), ['goal-kind']],
    ['one point', { ...hold(), worth: 1 }, []],
    ['999 points', { ...hold(), worth: 999 }, []],
    ['no points', { ...hold(), worth: 0 }, ['goal-worth']],
    ['1000 points', { ...hold(), worth: 1000 }, ['goal-worth']],
    ['its own unit', named('survive', 'vip'), []],
    ['any unit', named('survive', 'any'), []],
    ['nobody of its own', named('survive', 'vip', 1), ['goal-unit']],
    ['the enemy’s unit', named('destroy', 'vip', 1), []],
    ['nobody of the enemy', named('destroy', 'vip'), ['goal-unit']],
  ])('%s', (_, one, told) => {
    expect(faults({ goals: [one as OwnGoal] })).toEqual(told.map((code) => `goals.0: ${code}`));
  });

  test('a closed square, and no list at all', () => {
    expect(faults({ goals: [hold({ squares: [[4, 1]], count: 1 })] })).toEqual(['goals.0 E2: goal-closed']);
    expect(faults({ goals: 'none' })).toEqual(['goals: goals']);
  });
});
