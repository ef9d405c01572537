import type { Body, DiceCount, DiceLine, Guard } from './plan.ts';

export function isGone(body: Body): boolean {
  return body.soldiers === 0 && body.health === 0;
}

export function pointsOf(body: Body): number {
  return body.soldiers + body.health;
}

export function figuresOf(body: Body): number {
  return body.soldiers + (body.health > 0 ? body.figures : 0);
}

function weaponsOf(count: DiceCount, striker: Body): number {
  const { weapons } = count;
  if (typeof weapons === 'number') return weapons;
  if (weapons.bearer === 'health') return striker.health > 0 ? 1 : 0;
  const bearers = Math.max(0, striker.soldiers - weapons.skip);
  return weapons.most === null ? bearers : Math.min(bearers, weapons.most);
}

/** Dice of a line, counted on these two as they stand. */
export function diceOf(count: DiceCount, striker: Body, target: Body): number {
  if (isGone(striker) || isGone(target)) return 0;
  return count.each * weaponsOf(count, striker) * (count.perFigure ? figuresOf(target) : 1);
}

/** The guard of a line, for a target as it stands when dice are counted. */
export function guardOf(line: DiceLine, target: Body): Guard {
  return line.alone !== null && target.soldiers === 0 ? line.alone : line.guard;
}
