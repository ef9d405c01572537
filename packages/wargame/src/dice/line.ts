import { type FaceSet, otherFaces } from './faces.ts';
import type { Damage, DiceCount, DiceLine, DicePart, Guard, HitRoll, Reason } from './plan.ts';

export const UNGUARDED: Guard = { save: null, resilience: null };

/**
 * A line without any exception: one roll, no save, blows to the soldiers first, with the rules that give its dice.
 * Spread over it what differs.
 */
export function plainLine<R extends string>(
  dice: DiceCount,
  hits: FaceSet,
  damage: Damage,
  because: readonly Reason<R>[] = [],
): DiceLine<R> {
  return {
    dice,
    roll: { hits, rerolls: [], chain: null },
    guard: UNGUARDED,
    alone: null,
    damage,
    assign: 'soldiers-first',
    because,
  };
}

function withRoll<R extends string>(
  line: DiceLine<R>,
  roll: Partial<HitRoll>,
  rule: R,
  what: DicePart,
): DiceLine<R> {
  return { ...line, roll: { ...line.roll, ...roll }, because: [...line.because, { rule, what }] };
}

/** One more pass: what missed is rolled again, on the faces of the first roll. */
export function rerollMisses<R extends string>(line: DiceLine<R>, rule: R): DiceLine<R> {
  return withRoll(line, { rerolls: [...line.roll.rerolls, line.roll.hits] }, rule, 'again');
}

/** Each hit rolls on until a miss. A second chain changes nothing. */
export function chainHits<R extends string>(
  line: DiceLine<R>,
  faces: FaceSet,
  rule: R,
  limit: number | null = null,
): DiceLine<R> {
  return line.roll.chain === null ? withRoll(line, { chain: { faces, limit } }, rule, 'chain') : line;
}

/** Success and failure change places in every throw of the hit roll. */
export function reverseFaces<R extends string>(line: DiceLine<R>, rule: R): DiceLine<R> {
  const { hits, rerolls, chain } = line.roll;
  const turned = {
    hits: otherFaces(hits),
    rerolls: rerolls.map(otherFaces),
    chain: chain === null ? null : { ...chain, faces: otherFaces(chain.faces) },
  };
  return withRoll(line, turned, rule, 'hits');
}

/** Also these faces hit, in the first roll and in every re-roll; a chain stays as it is. */
export function hitAlsoOn<R extends string>(line: DiceLine<R>, faces: FaceSet, rule: R): DiceLine<R> {
  const { hits, rerolls } = line.roll;
  return withRoll(line, { hits: hits | faces, rerolls: rerolls.map((set) => set | faces) }, rule, 'hits');
}

export function multiplyDice<R extends string>(line: DiceLine<R>, by: number, rule: R): DiceLine<R> {
  const dice = { ...line.dice, each: line.dice.each * by };
  return { ...line, dice, because: [...line.because, { rule, what: 'count' }] };
}
