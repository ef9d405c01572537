import { describe, expect, test } from 'vitest';
import { readTable } from '../ground/table/drawn.ts';
import { tableScenarioProblems } from './check-table.ts';
import type { OwnBattle, OwnObjective } from './own.ts';

const PLAIN: OwnBattle = { title: 'Ours', edges: [2, 1], rounds: 4, goals: [] };
const FIELD = 'marker well 450,450\nplace yard 300,500 420,500 420,620 300,620';

function faults(own: object, drawn = FIELD, size = '1200 900'): string[] {
  const field = readTable(`table ${size}\n${drawn}`);
  if (!('features' in field)) throw new Error(JSON.stringify(field));
  return tableScenarioProblems({ ...PLAIN, ...own }, field, [[], []]).map(({ at, code }) => `${at}: ${code}`);
}

describe('[dt14.table.own] a scenario on a table', () => {
  test.each([
    ['along the whole of both edges', [0, 1200], [0, 900], []],
    ['beyond the long edge', [1000, 1201], [0, 900], ['gates.0: gates']],
    ['beyond the short edge', [0, 1200], [700, 901], ['gates.1: gates']],
    ['before the edge', [-1, 400], [0, 900], ['gates.0: gates']],
    ['as narrow as a huge hull', [0, 160], [1, 161], []],
    ['narrower', [0, 159], [1, 160], ['gates.0: gates', 'gates.1: gates']],
    ['not by whole millimetres', [0.5, 400], [0, 400.5], ['gates.0: gates', 'gates.1: gates']],
  ])('gates %s', (_, first, second, told) => {
    expect(faults({ gates: [first, second] })).toEqual(told);
  });

  const goals = (objective: object) => ({
    goals: [{ side: 0, worth: 'win', objective: objective as OwnObjective }],
  });
  const hold = { kind: 'hold', count: 1, round: 'end' };
  const marker = [[450, 450]];
  const place = [[300, 500]];
  test.each<[string, object, readonly string[]]>([
    ['a marker is held', { ...hold, squares: marker }, []],
    ['a place is held', { ...hold, squares: place, place: true }, []],
    ['a place is no marker', { ...hold, squares: place }, ['goals.0 300,500: goal-markers']],
    ['a marker is no place', { ...hold, squares: marker, place: true }, ['goals.0 450,450: goal-places']],
    ['markers are controlled', { kind: 'control', squares: marker }, []],
    ['places are not', { kind: 'control', squares: place, place: true }, ['goals.0 300,500: goal-markers']],
    ['either is reached', { kind: 'reach', squares: [...marker, ...place], count: 1 }, []],
    ['nothing is there', { ...hold, squares: [[1, 1]] }, ['goals.0: no-mark']],
  ])('goals: %s', (_, objective, told) => {
    expect(faults(goals(objective))).toEqual(told);
  });

  const zigzag = (count: number) =>
    `low-wall w ${Array.from({ length: count }, (_, at) => `${10 * at + 10},${at % 2}`).join(' ')}`;
  test('a line has sixty corners at most', () => {
    expect(faults({}, zigzag(60))).toEqual([]);
    expect(faults({}, zigzag(61))).toEqual(['table w: outline-long']);
  });

  const markers = (count: number) =>
    Array.from({ length: count }, (_, at) => `marker m${at} ${at + 1},1`).join('\n');
  test('a table has two hundred things at most', () => {
    expect(faults({}, markers(200))).toEqual([]);
    expect(faults({}, markers(201))).toEqual(['table: table-crowded']);
  });
});
