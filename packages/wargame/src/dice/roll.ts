import { type FaceSet, NO_FACE, successes } from './faces.ts';
import type { DiceLine, DicePart, HitRoll, Save } from './plan.ts';

/** Where the hit roll of a line stands: roll `dice` dice and hand their faces to `afterHitRoll`. Plain JSON. */
export interface HitThrow {
  readonly stage: 'hit' | 'reroll' | 'chain' | 'done';
  /** Which re-roll or which link of the chain, from 0. */
  readonly pass: number;
  readonly dice: number;
  /** Hits so far. */
  readonly hits: number;
}

/** Where the saves of a line stand: roll `dice` dice and hand their faces to `afterSave`. Plain JSON. */
export interface SaveThrow {
  readonly stage: 'save' | 'again' | 'done';
  readonly dice: number;
  /** Hits not cancelled so far. */
  readonly hits: number;
}

function expectFaces(faces: readonly number[], dice: number): void {
  if (faces.length !== dice) throw new RangeError(`${dice} dice were asked for, ${faces.length} fell`);
}

export function beginHitRoll(dice: number): HitThrow {
  return { stage: dice > 0 ? 'hit' : 'done', pass: 0, dice, hits: 0 };
}

function rerollOrChain(roll: HitRoll, pass: number, hits: number, failures: number): HitThrow {
  if (pass < roll.rerolls.length && failures > 0) return { stage: 'reroll', pass, dice: failures, hits };
  return chainLink(roll, 0, hits, hits);
}

function chainLink(roll: HitRoll, pass: number, hits: number, linked: number): HitThrow {
  const { chain } = roll;
  const goesOn = chain !== null && linked > 0 && (chain.limit === null || pass < chain.limit);
  return goesOn ? { stage: 'chain', pass, dice: linked, hits } : { stage: 'done', pass: 0, dice: 0, hits };
}

/** The faces that succeed in this throw. */
export function hitFaces(roll: HitRoll, now: HitThrow): FaceSet {
  if (now.stage === 'hit') return roll.hits;
  if (now.stage === 'reroll') return roll.rerolls[now.pass] ?? NO_FACE;
  return now.stage === 'chain' && roll.chain !== null ? roll.chain.faces : NO_FACE;
}

export function afterHitRoll(roll: HitRoll, now: HitThrow, faces: readonly number[]): HitThrow {
  expectFaces(faces, now.dice);
  const scored = successes(faces, hitFaces(roll, now));
  const hits = now.hits + scored;
  switch (now.stage) {
    case 'hit':
      return rerollOrChain(roll, 0, hits, now.dice - scored);
    case 'reroll':
      return rerollOrChain(roll, now.pass + 1, hits, now.dice - scored);
    case 'chain':
      return chainLink(roll, now.pass + 1, hits, scored);
    case 'done':
      return now;
  }
}

export function beginSave(save: Save | null, hits: number): SaveThrow {
  if (save === null || hits === 0) return { stage: 'done', dice: 0, hits };
  return { stage: 'save', dice: hits, hits };
}

/** The faces that cancel a hit in this throw. */
export function saveFaces(save: Save, now: SaveThrow): FaceSet {
  if (now.stage === 'save') return save.faces;
  return now.stage === 'again' ? save.again : NO_FACE;
}

export function afterSave(save: Save, now: SaveThrow, faces: readonly number[]): SaveThrow {
  expectFaces(faces, now.dice);
  const hits = now.hits - successes(faces, saveFaces(save, now));
  if (now.stage === 'save' && save.again !== NO_FACE && hits > 0) return { stage: 'again', dice: hits, hits };
  return { stage: 'done', dice: 0, hits };
}

/** The rules behind one throw of a line: of the first roll, of one pass, of the chain, or of the saves. */
export function rulesOfThrow<R extends string>(
  { because }: Pick<DiceLine<R>, 'because'>,
  stage: HitThrow['stage'] | SaveThrow['stage'],
  pass = 0,
): R[] {
  const rulesOf = (...parts: DicePart[]): R[] =>
    because.filter(({ what }) => parts.includes(what)).map(({ rule }) => rule);
  switch (stage) {
    case 'hit':
      return rulesOf('count', 'hits');
    case 'reroll':
      return rulesOf('again').slice(pass, pass + 1);
    case 'chain':
      return rulesOf('chain');
    case 'save':
    case 'again':
      return rulesOf('save');
    case 'done':
      return [];
  }
}
