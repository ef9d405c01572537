import type { Dice, Roll } from '@dustfront/kernel';
import { FACES, HIT_CHANCE } from '../src/battle/dice.ts';

/** Dice that fall as told; what is asked beyond that stops the play, so that every number of hits can be tried. */
export class Unrolled extends Error {
  readonly asked: Roll;
  constructor(asked: Roll) {
    super('a roll is needed');
    this.asked = asked;
  }
}

/** One number a roll: how many dice hit or, where each die is for its own unit, which of them as bits. */
export class Told implements Dice {
  private readonly rolls: number[];
  constructor(rolls: readonly number[]) {
    this.rolls = [...rolls];
  }
  roll(asked: Roll): number[] {
    const told = this.rolls.shift();
    if (told === undefined) throw new Unrolled(asked);
    const hit = (die: number) => (asked.reason === 'nurse' ? ((told >> die) & 1) === 1 : die < told);
    return Array.from({ length: asked.count }, (_, die) => (hit(die) ? FACES - 1 : 0));
  }
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const chanceOf = (n: number, k: number) => HIT_CHANCE ** k * (1 - HIT_CHANCE) ** (n - k);

/** The mean over everything that a roll may show. */
export function meanOver({ count, reason }: Roll, value: (told: number) => number): number {
  let mean = 0;
  if (reason === 'nurse') {
    for (let mask = 0; mask < 1 << count; mask++) {
      const hits = mask.toString(2).replaceAll('0', '').length;
      mean += chanceOf(count, hits) * value(mask);
    }
    return mean;
  }
  for (let hits = 0; hits <= count; hits++) mean += choose(count, hits) * chanceOf(count, hits) * value(hits);
  return mean;
}
