import type { Body, CloseCombat, DiceCount, DiceLine, Guard } from './plan.ts';

export const mateOf = (body: Body): number => body.mate ?? 0;

export function isGone(body: Body): boolean {
  return body.soldiers === 0 && body.health === 0 && mateOf(body) === 0;
}

export function pointsOf(body: Body): number {
  return body.soldiers + body.health + mateOf(body);
}

export function figuresOf(body: Body): number {
  return body.soldiers + (body.health > 0 ? body.figures : 0) + (mateOf(body) > 0 ? 1 : 0);
}

function weaponsOf(count: DiceCount, striker: Body): number {
  const { weapons } = count;
  if (typeof weapons === 'number') return weapons;
  if (weapons.bearer === 'health') {
    const { beside } = weapons;
    return striker.health > 0 && (beside ?? striker.soldiers > 0) === striker.soldiers > 0 ? 1 : 0;
  }
  if (weapons.bearer === 'mate') return mateOf(striker) > 0 ? 1 : 0;
  if (weapons.bearer === 'points') return Math.min(striker.health, weapons.most);
  const bearers = Math.max(0, striker.soldiers - weapons.skip);
  return weapons.most === null ? bearers : Math.min(bearers, weapons.most);
}

/** Dice of a line, counted on these two as they stand. */
export function diceOf(count: DiceCount, striker: Body, target: Body): number {
  if (isGone(striker) || isGone(target) || striker.stunned === true) return 0;
  return count.each * weaponsOf(count, striker) * (count.perFigure ? figuresOf(target) : 1);
}

/** The guard of a line, for a target as it stands when dice are counted. */
export function guardOf(line: DiceLine, target: Body): Guard {
  return line.alone !== null && target.soldiers === 0 ? line.alone : line.guard;
}

/** One round of close combat: lines of both sides that strike at once. */
export interface Round {
  readonly attack: readonly DiceLine[];
  readonly retaliation: readonly DiceLine[];
}

/** The rounds of a close combat, one after the other; each counts whoever is left. */
export function roundsOf({ attack, retaliation, first }: CloseCombat): readonly Round[] {
  if (first === 'together') return [{ attack, retaliation }];
  const swift =
    typeof first === 'object'
      ? first
      : {
          attack: first === 'attacker' ? attack.length : 0,
          retaliation: first === 'target' ? retaliation.length : 0,
        };
  return [
    { attack: attack.slice(0, swift.attack), retaliation: retaliation.slice(0, swift.retaliation) },
    { attack: attack.slice(swift.attack), retaliation: retaliation.slice(swift.retaliation) },
  ];
}
