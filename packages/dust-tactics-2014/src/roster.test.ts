import { describe, expect, test } from 'vitest';
import { newUnit } from './fielding.ts';
import { openBoard } from './ground/squares/board.ts';
import { rosterOf } from './roster.ts';
import { cloneState, type Side, type TacticsState } from './state.ts';
import { blankState } from './testing.ts';

const match = (...cards: string[]): TacticsState => {
  const state = blankState(openBoard(12, 9));
  for (const card of cards) add(state, card, 0);
  return state;
};

const add = (state: TacticsState, card: string, side: Side): void => {
  state.units.push(newUnit(state.units.length, `${side + 1}${state.units.length}`, card, side));
};

describe('the roster of a match', () => {
  test('tells heroes, machines, carriers, vehicles and sides', () => {
    const state = match('bazooka-joe', 'pounder', 'ranger-combat-squad');
    add(state, 'prinzluther', 1);
    expect(rosterOf(state)).toMatchObject({
      heroes: [0],
      machines: [1, 3],
      vehicles: [1, 3],
      carriers: [3],
      sides: [[0, 1, 2], [3]],
      sizes: [1, 1, 1, 2],
    });
    expect(rosterOf(state).cards.map(({ id }) => id)).toEqual(state.units.map(({ card }) => card));
  });

  test('is that of the match it is asked about, of a copy, and of one that has grown', () => {
    const one = match('bazooka-joe');
    const two = match('pounder', 'bazooka-joe');
    expect([rosterOf(one).heroes, rosterOf(two).heroes, rosterOf(one).heroes]).toEqual([[0], [1], [0]]);
    expect(rosterOf(cloneState(two))).toEqual(rosterOf(two));
    add(one, 'rosie', 0);
    expect(rosterOf(one).heroes).toEqual([0, 1]);
  });

  test('holds when a unit comes back', () => {
    const state = match('pounder', 'bazooka-joe');
    const before = rosterOf(state);
    state.units[0] = newUnit(0, '1a', 'pounder', 0);
    expect(rosterOf(state)).toEqual(before);
  });
});
