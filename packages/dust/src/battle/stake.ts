import type { Roll } from '@dustfront/kernel';
import { offeredAfterRoll } from '../exceptions/index.ts';
import { forceOf, seatOn } from '../exceptions/sides.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import type { SpecialAttackFrame } from '../frames/special-attack.ts';
import { areaId } from '../lookup.ts';
import type { DustState, Holder } from '../state.ts';
import { COST, countUnits } from '../units.ts';
import { anyCasualties, legalCasualties } from './casualties.ts';
import { hitsAmong } from './dice.ts';
import { otherSide, type Side } from './kinds.ts';

/**
 * What a roll for losses is about, as it falls. Losses are counted in production points, and always as if the dearest
 * unit allowed went first, whatever is chosen then.
 */
export interface Stake {
  readonly round: number;
  /** A roll of battle, dice thrown again, the Nurse's dice, or a roll without an answer. */
  readonly kind: 'battle' | 'again' | 'nurse' | 'special';
  /** Whose dice they are; -2 is the neutral army. More is good for him. */
  readonly holder: Holder;
  /** Whose units are at stake; his own with the Nurse. */
  readonly against: Holder;
  readonly area: string;
  /** What 0, 1, 2 … hits destroy, up to everything; with the Nurse what each victim is worth, whom a blank saves. */
  readonly worth: readonly number[];
  /** Hits that lie there already while the other dice are thrown again. */
  readonly kept: number;
}

/** What this roll is about in this state, before it is carried out; null for any other roll. */
export function stakeOf(state: DustState, roll: Roll): Stake | null {
  if (roll.stream !== 'dice') return null;
  const frame = state.stack.at(-1);
  if (frame?.kind === 'special-attack') return specialStake(state, frame as SpecialAttackFrame);
  if (frame?.kind !== 'battle') return null;
  const battle = frame as BattleFrame;
  const side = battle.sides[battle.at]!;
  const common = { round: state.round, holder: seatOn(battle, side), area: areaId(state, battle.target) };
  if (battle.step === 'nurse-dice') {
    const worth = battle.victims[side].slice(battle.rescueFrom).map((type) => COST[type]!);
    return { ...common, kind: 'nurse', against: common.holder, worth, kept: 0 };
  }
  if (battle.step !== 'roll' && battle.step !== 'roll-again') return null;
  const worth = worthOfHits(forceOf(state, battle, otherSide(side)), legalCasualties);
  const against = seatOn(battle, otherSide(side));
  return battle.step === 'roll'
    ? { ...common, kind: 'battle', against, worth, kept: 0 }
    : { ...common, kind: 'again', against, worth, kept: keptHits(state, battle, side) };
}

function specialStake(state: DustState, frame: SpecialAttackFrame): Stake {
  const { units } = state.areas[frame.to]!;
  const worth = worthOfHits(units, frame.form === 'missiles' ? anyCasualties : legalCasualties);
  const { seat: holder, defender: against } = frame;
  return {
    ...{ round: state.round, kind: 'special', holder, against },
    ...{ area: areaId(state, frame.to), worth, kept: 0 },
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
