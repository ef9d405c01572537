import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { byPoints, holder, isAliveSide, occupier } from './control.ts';
import { ownProgress, ownVerdict, settleGoals } from './goals.ts';
import type { OwnGoal, OwnObjective, Square } from './own.ts';

const SQUARES: readonly Square[] = [
  [0, 0],
  [4, 4],
];

function played(units: string, goals: readonly OwnGoal[], turn = 3) {
  const { state } = table(`scenario own\nturn ${turn} of 3\n${units}`);
  state.own = { title: 'x', edges: [0, 2], rounds: 3, goals };
  return state;
}

describe('points for goals', () => {
  const paid = (goal: Partial<OwnGoal>, objective: OwnObjective, units: string) => {
    const state = played(units, [{ side: 0, worth: 4, ...goal, objective }]);
    const told: string[] = [];
    settleGoals(state, (side, points) => told.push(`${side}: ${points}`));
    return [told.join(), state.scores[0], state.paid];
  };
  const hold: OwnObjective = { kind: 'hold', squares: SQUARES, count: 2, round: 'end' };
  const both = 'unit 1a rosie at A1\nunit 1b rhino at E5\nunit 2a hans at L9';
  const one = 'unit 1a rosie at A1\nunit 2a hans at L9';

  test('once for all of them, or for each', () => {
    expect(paid({}, hold, both)).toEqual(['0: 4', 4, [0]]);
    expect(paid({}, hold, one)).toEqual(['', 0, undefined]);
    expect(paid({ per: 'each' }, hold, both)).toEqual(['0: 8', 8, [0]]);
    expect(paid({ per: 'each' }, hold, one)).toEqual(['0: 4', 4, [0]]);
    expect(paid({}, { ...hold, count: 1 }, both)).toEqual(['0: 4', 4, [0]]);
  });

  test('a goal without a number is met once', () => {
    expect(paid({}, { kind: 'control', squares: SQUARES }, one)).toEqual(['0: 4', 4, [0]]);
  });
});

describe('units that reach a place', () => {
  const reached = (units: string) =>
    ownProgress(played(units, []), 0, { kind: 'reach', squares: SQUARES, count: 1 });
  test('are those of the side, on the board', () => {
    expect(reached('unit 1a rosie at A1\nunit 1b rhino at E5\nunit 1c hans at B1')).toBe(2);
    expect(reached('unit 2a hans at A1\nunit 1a rosie at B1')).toBe(0);
    expect(reached('unit 1a rosie gone left A1')).toBe(0);
  });
});

describe('who wins', () => {
  const win = (side: 0 | 1, objective: OwnObjective): OwnGoal => ({ side, worth: 'win', objective });
  const control: OwnObjective = { kind: 'control', squares: SQUARES };
  test('who has reached a goal that decides', () => {
    const verdict = (units: string) => ownVerdict(played(units, [win(0, control), win(1, control)]));
    expect(verdict('unit 1a rosie at A1')).toMatchObject({ winner: 0, reason: 'objective' });
    expect(verdict('unit 2a hans at A1')).toMatchObject({ winner: 1, reason: 'objective' });
    expect(verdict('unit 2a hans at L9')).toBeNull();
  });
  test('points, or nobody', () => {
    const points = (scores: [number, number]) => byPoints({ ...table('').state, scores });
    expect([points([3, 2]), points([2, 3]), points([2, 2])].map(({ winner }) => winner)).toEqual([
      0,
      1,
      null,
    ]);
  });
});

test('whoever can never enter keeps no side in the match', () => {
  const alive = (units: string) => isAliveSide(table(`${units}\nunit 2a hans at C3`).state, 0);
  expect([alive('unit 1a the-chef'), alive('unit 1a rosie'), alive('unit 1a lcm-46')]).toEqual([
    false,
    true,
    false,
  ]);
});

describe('who holds a square', () => {
  const held = (units: string) => holder(table(units).state, 26);
  test.each([
    ['nobody', 'unit 1a rosie at D3', null],
    ['who stands on it', 'unit 1a rosie at C3', 0],
    ['the other', 'unit 2a hans at C3', 1],
    ['not beside an enemy', 'unit 1a rosie at C3\nunit 2a hans at D3', null],
    ['beside an aircraft', 'unit 1a rosie at C3\nunit 2a falke at D3', 0],
    ['no aircraft', 'unit 1a striker at C3', null],
    ['no mindless zombies', 'unit 2a zombie-squad at C3', null],
  ])('%s', (_, units, side) => {
    expect(held(units)).toBe(side);
  });
  test('a place is theirs who are alone inside', () => {
    const inside = (units: string) => occupier(table(units).state, [26, 27]);
    expect(inside('unit 1a rosie at C3\nunit 2a hans at E3')).toBe(0);
    expect(inside('unit 1a rosie at C3\nunit 2a hans at D3')).toBeNull();
    expect(inside('unit 1a rosie at C3\nunit 2a falke at D3')).toBe(0);
  });
});
