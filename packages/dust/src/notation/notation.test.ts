import { isProblems, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { begin, options, position, stateOf } from '../../test/table.ts';
import { MOMENTS } from './moments.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';
import { parseUnits, printUnits } from './units.ts';

describe('positions as text', () => {
  test('print and parse are inverses at every question of whole games', () => {
    for (const setup of [
      { players: 2 },
      { players: 4, quickSetup: 'random', neutralCapitalsAreOrdinary: true },
    ]) {
      const match = begin(setup, 'notation');
      const pick = seededPick('notation');
      for (let n = 0; !match.over; n++) {
        if (n % 5 === 0) {
          const text = printPosition(stateOf(match));
          const again = parsePosition(text);
          expect(again).toEqual(stateOf(match));
          expect(printPosition(again as never)).toBe(text);
        }
        const seat = match.asked[pick(match.asked.length)]!;
        const ids = options(match, seat);
        match.submit(seat, match.state.question, ids[pick(ids.length)]!);
      }
      expect(parsePosition(printPosition(stateOf(match)))).toEqual(stateOf(match));
    }
  });

  test('a small map, its own deck and every moment', () => {
    for (const moment of MOMENTS) {
      const text = `map tiny A tiny map
area a land capital "The first"
area b sea source lon=3.5 lat=-2
link a b wrap
deck few Few cards
card x nurse 1/2/3 1
player 0 red points=3 hand=x acted
at a 0 T1 centre
round 4
now ${moment} 0`;
      const state = position(text);
      expect(position(printPosition(state))).toEqual(state);
    }
  });

  test('the short form of maps says the same as the long one', () => {
    const rest = 'player 0 red\nround 1\nnow round';
    const short = position(`land a! b*\nsea s\nlinks a-b b-s\n${rest}`);
    const long = position(
      `map small\narea a land capital\narea b land source\narea s sea\nlink a b\nlink b s\n${rest}`,
    );
    expect(short).toEqual(long);
  });

  test('what is wrong is told line by line', () => {
    const wrong = (text: string) => {
      const made = parsePosition(text);
      return isProblems(made) ? made.map((problem) => `${problem.at}: ${problem.text}`) : [];
    };
    expect(wrong('player 0 red\nround 1\nnow tea')).toEqual(['line 3: no such moment: tea']);
    expect(wrong('player 0 pink\nround x\nnow round')).toHaveLength(2);
    expect(wrong('player 0 red\nat nowhere 0 T1\nat berlin 0\nat rome 0 X1\nnow round')).toHaveLength(3);
    expect(wrong('player 0 red hand=joker\nnow round')).toEqual(['line 1: no such card: joker']);
    expect(wrong('player 0 red\nsing\nround 1')).toEqual([
      'line 2: no such line: sing',
      expect.stringMatching('where it stands'),
    ]);
    expect(wrong('land a b\nplayer 0 red\nnow round')[0]).toMatch('no chain of links leads here');
    expect(wrong('player 0 red\nat berlin 0 S1\nnow round')).toEqual([
      'position: berlin: units in the wrong element',
    ]);
    expect(wrong('player 0 red\nat berlin 0 M21\nnow round')).toEqual([
      'position: seat 0: more mechs than figures',
    ]);
    expect(wrong('dust 2\nplayer 0 red\nnow round')).toEqual(['line 1: this is notation 1']);
  });

  test('units by letters', () => {
    expect(parseUnits('T2 M1 B3')).toEqual([2, 1, 0, 3, 0]);
    expect(printUnits([2, 1, 0, 3, 0])).toBe('T2 M1 B3');
    expect(parseUnits('2T')).toBeNull();
  });
});
