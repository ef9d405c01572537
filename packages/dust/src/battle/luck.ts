import type { Roll } from '@dustfront/kernel';
import { offeredAfterRoll } from '../exceptions/index.ts';
import { forceOf, seatOn } from '../exceptions/sides.ts';
import type { BattleFrame, SpecialAttackFrame } from '../frames/types.ts';
import { areaId } from '../lookup.ts';
import type { DustState, Holder } from '../state.ts';
import { COST, countUnits } from '../units.ts';
import { anyCasualties, legalCasualties } from './casualties.ts';
import { HIT_CHANCE, hitsAmong, isHit } from './dice.ts';
import { otherSide, type Side } from './kinds.ts';

/** What could be expected of a roll, and what fell. */
export interface Fortune {
  readonly expected: number;
  readonly actual: number;
}

/**
 * One roll for losses and what luck had to do with it. Losses are counted in production points, and always as if the
 * dearest unit allowed went first, whatever was chosen: so the account is of the dice alone, and over many rolls
 * expected and actual come to the same.
 */
export interface RollLuck {
  readonly round: number;
  /** A roll of battle, dice thrown again, the Nurse's dice, or a roll without an answer. */
  readonly kind: 'battle' | 'again' | 'nurse' | 'special';
  /** Whose dice they are; -2 is the neutral army. More is good for him. */
  readonly holder: Holder;
  /** Whose units are at stake; his own with the Nurse. */
  readonly against: Holder;
  readonly area: string;
  readonly dice: number;
  /** Hits that find a unit; with the Nurse units saved. */
  readonly hits: Fortune;
  /** Production points destroyed; with the Nurse saved. */
  readonly points: Fortune;
}

/** What to make of a roll that has just fallen in this state, before it is carried out; null for any other roll. */
export function rollLuck(state: DustState, roll: Roll, faces: readonly number[]): RollLuck | null {
  if (roll.stream !== 'dice') return null;
  const frame = state.stack.at(-1);
  if (frame?.kind === 'special-attack') return specialLuck(state, frame as SpecialAttackFrame, faces);
  if (frame?.kind !== 'battle') return null;
  const battle = frame as BattleFrame;
  const side = battle.sides[battle.at]!;
  if (battle.step === 'nurse-dice') return nurseLuck(state, battle, side, faces);
  if (battle.step !== 'roll' && battle.step !== 'roll-again') return null;
  const kept = battle.step === 'roll' ? 0 : keptHits(state, battle, side);
  const worth = worthOfHits(forceOf(state, battle, otherSide(side)), legalCasualties);
  return {
    round: state.round,
    kind: battle.step === 'roll' ? 'battle' : 'again',
    holder: seatOn(battle, side),
    against: seatOn(battle, otherSide(side)),
    area: areaId(state, battle.target),
    ...fortunes(worth, kept, faces),
  };
}

function specialLuck(state: DustState, frame: SpecialAttackFrame, faces: readonly number[]): RollLuck {
  const { units } = state.areas[frame.to]!;
  const worth = worthOfHits(units, frame.form === 'missiles' ? anyCasualties : legalCasualties);
  const { seat: holder, defender: against } = frame;
  const area = areaId(state, frame.to);
  return { round: state.round, kind: 'special', holder, against, area, ...fortunes(worth, 0, faces) };
}

/** A blank saves: each victim by itself. */
function nurseLuck(state: DustState, battle: BattleFrame, side: Side, faces: readonly number[]): RollLuck {
  const victims = battle.victims[side].slice(battle.rescueFrom);
  const chance = 1 - HIT_CHANCE;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const saved = victims.filter((_, i) => !isHit(faces[i]!));
  const holder = seatOn(battle, side);
  return {
    round: state.round,
    kind: 'nurse',
    holder,
    against: holder,
    area: areaId(state, battle.target),
    dice: faces.length,
    hits: { expected: victims.length * chance, actual: saved.length },
    points: {
      expected: sum(victims.map((type) => COST[type]!)) * chance,
      actual: sum(saved.map((type) => COST[type]!)),
    },
  };
}

/** Hits among the dice that lie still while the others are thrown again. */
function keptHits(state: DustState, battle: BattleFrame, side: Side): number {
  const faces = battle.faces[side];
  const thrown = new Set(offeredAfterRoll(state, battle, side)!.dice(faces));
  return hitsAmong(faces.filter((_, die) => !thrown.has(die)));
}

/** What 0, 1, 2 … hits are worth against a force, up to all of it. */
function worthOfHits(force: readonly number[], allowed: (units: readonly number[]) => number[]): number[] {
  const left = [...force];
  const worth = [0];
  for (let n = countUnits(force); n > 0; n--) {
    const dearest = allowed(left).reduce((best, type) => (COST[type]! > COST[best]! ? type : best));
    left[dearest] = left[dearest]! - 1;
    worth.push(worth.at(-1)! + COST[dearest]!);
  }
  return worth;
}

/** Expected and actual of a throw on top of hits that lie there already. */
function fortunes(worth: readonly number[], kept: number, faces: readonly number[]) {
  const most = worth.length - 1;
  const found = (hits: number) => Math.min(hits, most);
  const actual = found(kept + hitsAmong(faces));
  let [hits, points, chance] = [0, 0, (1 - HIT_CHANCE) ** faces.length];
  for (let k = 0; k <= faces.length; k++) {
    hits += chance * found(kept + k);
    points += chance * worth[found(kept + k)]!;
    chance *= ((faces.length - k) / (k + 1)) * (HIT_CHANCE / (1 - HIT_CHANCE));
  }
  return {
    dice: faces.length,
    hits: { expected: hits, actual },
    points: { expected: points, actual: worth[actual]! },
  };
}

/**
 * Production points that luck has brought each seat: what its dice did beyond expectation, less what was done to it.
 */
export function luckBySeat(rolls: readonly RollLuck[], seats: number): number[] {
  const sums = new Array<number>(seats).fill(0);
  for (const { holder, against, points } of rolls) {
    const luck = points.actual - points.expected;
    if (holder >= 0) sums[holder] = sums[holder]! + luck;
    if (against >= 0 && against !== holder) sums[against] = sums[against]! - luck;
  }
  return sums;
}
