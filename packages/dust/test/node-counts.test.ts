import { type Dice, Play } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { type DustState, dust } from '../src/index.ts';
import { position } from './table.ts';

/** Every die falls blank, every lot on the first. */
const blank: Dice = { roll: ({ count }) => new Array<number>(count).fill(0) };

/** How many different sequences of so many answers there are. */
function sequences(state: DustState, depth: number): number {
  const play = new Play(dust, state, blank);
  const seat = play.seat;
  if (depth === 0 || seat < 0) return 1;
  const options = play.options(seat);
  let sum = 0;
  for (let i = 0; i < options.length; i++) {
    const branch = play.branch(blank);
    branch.answer(seat, options.at(i)!);
    sum += sequences(branch.state, depth - 1);
  }
  return sum;
}

const ring = `land a b c! d* e f
sea s t*
links a-b b-c c-d d-e e-f f-a a-s b-s s-t t-e
player 0 red played=koshka_1 hand=nurse_1,nurse_2
player 1 blue played=sigrid_1
at a 0 T2 M1 B1 centre
at b 0 T1 F1
at s 0 S2
at t 1 S1
at d 1 T2 M1
at e 1 T1 F1 centre
at f neutral T1 M1
round 3
`;

describe('numbers of answer sequences, dice blank', () => {
  test.each([
    ['production 0', [3, 12, 60]],
    ['movement 0', [6, 11, 37]],
    ['combat 0', [3, 9, 29]],
    ['turns', [3, 12, 60]],
  ])('%s', (moment, counts) => {
    const found = counts.map((_, i) => sequences(position(`${ring}now ${moment}`), i + 1));
    expect(found).toEqual(counts);
  });
});
