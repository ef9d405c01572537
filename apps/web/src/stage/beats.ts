import type { Act, Shot } from '../acts/act.ts';
import { diceLength } from './dice.ts';

type Fires = Extract<Act, { kind: 'fires' }>;
type Moves = Extract<Act, { kind: 'moves' }>;
type Takes = Extract<Act, { kind: 'takes' }>;

/** What is shown at one moment of a stage, in milliseconds from its beginning. */
export type Beat =
  | { readonly kind: 'shot'; readonly at: number; readonly length: number; readonly fire: Fires }
  | {
      readonly kind: 'loss';
      readonly at: number;
      readonly length: number;
      readonly square: string;
      readonly piece: string;
      readonly lost: number;
    }
  /** On a map units slide along their way, and a place that is taken floods with its new colour. */
  | { readonly kind: 'slide'; readonly at: number; readonly length: number; readonly move: Moves }
  | { readonly kind: 'flood'; readonly at: number; readonly length: number; readonly take: Takes }
  | {
      readonly kind: 'fall' | 'stun';
      readonly at: number;
      readonly length: number;
      readonly square: string;
      readonly piece: string;
    };

export interface Script {
  readonly beats: readonly Beat[];
  /** When everything has been seen. */
  readonly length: number;
}

/** How long each kind of fire is in the air. */
export const lengthOf: Readonly<Record<Shot, number>> = {
  tracer: 340,
  laser: 340,
  shell: 380,
  grenade: 460,
  rocket: 460,
  tesla: 460,
  clash: 460,
  flame: 560,
  artillery: 640,
  bomb: 640,
};

/** Weapons of one attack fire one after the other, each soon after the one before. */
const APART = 160;
const AFTER = 90;
const LOSS = 520;
const FALL = 640;
const SLIDE = 520;
const FLOOD = 500;
/** Longer than this nobody wants to wait. */
const LONGEST = 1400;

/** What was lost where, each square once, and by whom there first. */
function lossesIn(
  acts: readonly Act[],
): ReadonlyMap<string, { readonly piece: string; readonly lost: number }> {
  const losses = new Map<string, { readonly piece: string; readonly lost: number }>();
  for (const act of acts) {
    if (act.kind !== 'suffers' || act.at === null) continue;
    const { piece, lost } = losses.get(act.at) ?? { piece: act.piece, lost: 0 };
    losses.set(act.at, { piece, lost: lost + act.lost });
  }
  return losses;
}

/** What dice decide is shown when they lie, and not before. */
function afterDice({ beats, length }: Script, dice: number): Script {
  const isDecided = ({ kind }: Beat): boolean => kind !== 'shot' && kind !== 'slide';
  const first = Math.min(length, ...beats.filter(isDecided).map(({ at }) => at));
  const wait = Math.max(0, diceLength(dice) - first);
  return {
    beats: beats.map((beat) => (isDecided(beat) ? { ...beat, at: beat.at + wait } : beat)),
    length: length + wait,
  };
}

/**
 * Puts what happened in order for the eye: fire, what it cost, what fell. Ways are not in it: pieces slide by
 * themselves. An attack of many weapons is told faster, not longer; so many dice fall beside it meanwhile.
 */
export function scriptOf(acts: readonly Act[], dice = 0): Script {
  const beats: Beat[] = [];
  let end = 0;
  const columns = acts.filter((act): act is Moves => act.kind === 'moves' && act.column !== undefined);
  columns.forEach((move, i) => {
    beats.push({ kind: 'slide', at: i * APART, length: SLIDE, move });
    end = Math.max(end, i * APART + SLIDE);
  });
  const shots = acts.filter((act): act is Fires => act.kind === 'fires' && act.to !== null);
  shots.forEach((fire, i) => {
    const length = lengthOf[fire.shot];
    beats.push({ kind: 'shot', at: i * APART, length, fire });
    end = Math.max(end, i * APART + length);
  });
  const then = end === 0 ? 0 : end + AFTER;
  for (const [square, loss] of lossesIn(acts)) {
    beats.push({ kind: 'loss', at: then, length: LOSS, square, ...loss });
    end = Math.max(end, then + LOSS);
  }
  for (const act of acts) {
    if ((act.kind !== 'falls' && act.kind !== 'stunned') || act.at === null) continue;
    const kind = act.kind === 'falls' ? 'fall' : 'stun';
    beats.push({ kind, at: then, length: FALL, square: act.at, piece: act.piece });
    end = Math.max(end, then + FALL);
  }
  for (const take of acts) {
    if (take.kind !== 'takes') continue;
    beats.push({ kind: 'flood', at: end, length: FLOOD, take });
    end += FLOOD;
  }
  const share = Math.min(1, LONGEST / Math.max(1, end));
  const script: Script = {
    beats: beats.map((beat) => ({ ...beat, at: beat.at * share, length: beat.length * share })),
    length: end * share,
  };
  return shots.length === 0 ? script : afterDice(script, dice);
}
