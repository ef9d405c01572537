import { describe, expect, test } from 'vitest';
import { battleAt } from '../test/battle.ts';
import { position } from '../test/table.ts';
import { newRetreat } from './frames/retreating.ts';
import { brokenLaw, brokenMap, checkInvariants } from './invariants.ts';
import type { DustState, RoundScore } from './state.ts';

/** A lawful position, with something done to it. */
function after(change: (state: DustState) => void): DustState {
  const state = position(
    'land a b c*\nsea s\nlinks a-b b-c c-s\nplayer 0 red\nplayer 1 blue\nat a 0 T1\nat b 1 T1\nround 2\nnow combat 0',
  );
  change(state);
  return state;
}

describe('laws of the map', () => {
  test('a lawful position breaks none', () => {
    expect(brokenLaw(after(() => {}))).toBeNull();
  });

  test.each<[string, (state: DustState) => void]>([
    ['a: not whole units', ({ areas }) => Object.assign(areas[0]!, { units: [1.5, 0, 0, 0, 0] })],
    ['a: not whole units', ({ areas }) => Object.assign(areas[0]!, { units: [2, -1, 0, 0, 0] })],
    [
      'a: held without units, or units without holder',
      ({ areas }) => Object.assign(areas[0]!, { holder: -1 }),
    ],
    ['a: units in the wrong element', ({ areas }) => Object.assign(areas[0]!, { units: [0, 0, 0, 0, 1] })],
    ['s: units in the wrong element', ({ areas }) => Object.assign(areas[3]!, areas[0])],
    ['s: no centre can stand here', ({ areas }) => Object.assign(areas[3]!, { centre: true })],
    ['c: no centre can stand here', ({ areas }) => Object.assign(areas[2]!, { centre: true })],
    ['seat 0: out, with units', ({ players }) => Object.assign(players[0]!, { out: true })],
  ])('%s', (text, change) => {
    expect(brokenMap(after(change))?.text).toBe(text);
  });

  test('more centres than there are', () => {
    const names = Array.from({ length: 25 }, (_, i) => `a${i}`);
    const links = names.slice(1).map((name, i) => `a${i}-${name}`);
    const state = position(`land ${names.join(' ')}\nlinks ${links.join(' ')}\nplayer 0 red\nover`);
    for (const area of state.areas.slice(1)) area.centre = true;
    expect(brokenMap(state)).toBeNull();
    state.areas[0]!.centre = true;
    expect(brokenMap(state)?.text).toBe('more centres than there are');
  });

  test('units in a battle are counted with those on the map', () => {
    const { state, battle } = battleAt('M20', 'T1', 'nurse_1', 'nurse_2');
    state.stack.push(battle);
    expect(brokenMap(state)).toBeNull();
    battle.attackers[1] = 21;
    expect(brokenMap(state)?.text).toBe('seat 0: more mechs than figures');
  });

  test('so are units on their way out of one', () => {
    const { state } = battleAt('T1', 'T1', 'nurse_1', 'nurse_2');
    state.stack.push(newRetreat(1, 1, 0, [0, 20, 0, 0, 0]));
    expect(brokenMap(state)).toBeNull();
    state.areas[2]!.units = [1, 1, 0, 0, 0];
    expect(brokenMap(state)?.text).toBe('seat 1: more mechs than figures');
  });
});

describe('laws of cards', () => {
  const holding = (cards: number, round: number) =>
    after((state) => {
      state.players[0]!.hand = state.draw.splice(0, cards);
      state.round = round;
    });

  test('a hand has six cards before the first round, five afterwards', () => {
    expect([brokenLaw(holding(6, 0)), brokenLaw(holding(5, 1))]).toEqual([null, null]);
    expect([brokenLaw(holding(7, 0)), brokenLaw(holding(6, 1))]).toEqual(
      Array.from({ length: 2 }, () => 'a hand is too large'),
    );
  });

  test('every card is in one place', () => {
    expect(brokenLaw(after(({ draw }) => draw.pop()))).toBe('44 cards, not 45');
    expect(brokenLaw(after(({ draw }) => draw.splice(0, 1, draw[1]!)))).toBe('a card is in two places');
  });
});

describe('the law of points', () => {
  const given = (gained: number[], scoring: 'epic' | 'premium' = 'epic') =>
    brokenLaw(
      after((state) => {
        state.options = { ...state.options, scoring };
        state.history = [{ gained } as RoundScore];
      }),
    );

  test('all together score 23 in a round at most', () => {
    expect(given([20, 3])).toBeNull();
    expect(given([20, 4])).toBe('24 victory points in one round');
  });

  test('Premium has no such limit', () => {
    expect(given([20, 4], 'premium')).toBeNull();
  });
});

test('a broken law is thrown where it must not be', () => {
  expect(() => checkInvariants(after(() => {}))).not.toThrow();
  expect(() => checkInvariants(after(({ draw }) => draw.pop()))).toThrow('44 cards, not 45');
});
