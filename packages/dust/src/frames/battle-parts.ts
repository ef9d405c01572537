import type { Next } from '@dustfront/kernel';
import { legalCasualties } from '../battle/casualties.ts';
import { ceaseFireFor } from '../battle/cease-fire.ts';
import { type DiceReason, defenceDice, diceReasons, unitDice } from '../battle/dice.ts';
import { otherSide, type Side } from '../battle/kinds.ts';
import type { Place } from '../battle/place.ts';
import { refuges } from '../battle/refuges.ts';
import { mayRetreat, retreatLimit } from '../battle/retreat.ts';
import { enter, isCapital, leave } from '../control.ts';
import type { Cx } from '../events.ts';
import { forceOf, seatOn } from '../exceptions/sides.ts';
import { areaId } from '../lookup.ts';
import type { DustOption } from '../options.ts';
import { type DustState, NEUTRAL } from '../state.ts';
import { ALL_TYPES, countUnits, namedUnits, noUnits, takeUnits, UNIT_TYPES, type Units } from '../units.ts';
import type { BattleFrame } from './new-battle.ts';
import { newRetreat } from './retreating.ts';

export function placeOf(state: DustState, area: number): Place {
  return { capital: isCapital(state, area), centre: state.areas[area]!.centre };
}

/** Dice of a side now; the place adds to the defender's on land. */
export function diceFor(state: DustState, battle: BattleFrame, side: Side): number {
  const force = forceOf(state, battle, side);
  if (side === 'attacker' || battle.battle === 'sea') return unitDice(force, battle.ace[side]);
  return defenceDice(force, battle.ace.defender, placeOf(state, battle.target));
}

/** Where these dice come from. */
export function diceReasonsFor(state: DustState, battle: BattleFrame, side: Side): DiceReason[] {
  const gains = side === 'defender' && battle.battle !== 'sea';
  return diceReasons(
    forceOf(state, battle, side),
    battle.ace[side],
    gains ? placeOf(state, battle.target) : null,
  );
}

/**
 * How many units a side may take out before this roll; 0 where it may not, as neutrals never [dust.neutral.no-retreat]
 * [dust.ruling.8], or would have nowhere to go [dust.ruling.u14].
 */
export function withdrawable(state: DustState, battle: BattleFrame, side: Side): number {
  if (seatOn(battle, side) === NEUTRAL || !mayRetreat(battle.battle, side, battle.defenderRolled)) return 0;
  if (side === 'defender' && refuges(state, battle.defender, battle.target, battle.origin).length === 0)
    return 0;
  return retreatLimit(countUnits(forceOf(state, battle, side)));
}

/** What may still be taken out: any units of their player's choice [dust.battle.retreat.choice], type after type. */
export function withdrawals(state: DustState, battle: BattleFrame, side: Side): DustOption[] {
  const left = withdrawable(state, battle, side) - countUnits(battle.withdrawing);
  const force = forceOf(state, battle, side);
  return ALL_TYPES.filter((type) => type >= battle.withdrawType).flatMap((type) => {
    const most = Math.min(left, force[type]!);
    const unit = UNIT_TYPES[type]!;
    return Array.from({ length: most }, (_, i) => ({ do: 'withdraw', unit, count: i + 1 }) as const);
  });
}

/** Takes units of a side out of the battle without deciding what becomes of them. */
export function pullOut(state: DustState, battle: BattleFrame, side: Side, units: readonly number[]): void {
  if (side === 'attacker') takeUnits(battle.attackers, units);
  else leave(state, battle.target, units);
}

/**
 * Sends units that have left the battle on their way: attackers to their origin [dust.retreat.attacker], defenders by
 * the steps.
 */
export function sendAway<Step extends string>(
  cx: Cx,
  battle: BattleFrame,
  side: Side,
  units: Units,
  then: Step,
): Next<Step> {
  if (countUnits(units) === 0) return then;
  if (side === 'defender') {
    return { call: newRetreat(battle.defender, battle.target, battle.origin, units), then };
  }
  enter(cx.state, battle.origin, battle.attacker, units);
  const to = areaId(cx.state, battle.origin);
  cx.emit({
    type: 'retreated',
    holder: battle.attacker,
    to,
    units: namedUnits(units),
    rule: 'dust.retreat.attacker',
  });
  return then;
}

export function isOver(state: DustState, battle: BattleFrame): boolean {
  return countUnits(battle.attackers) === 0 || countUnits(forceOf(state, battle, 'defender')) === 0;
}

/** The victim's types among which the roller may choose for the next hit. */
export function choices(state: DustState, battle: BattleFrame, roller: Side): number[] {
  return legalCasualties(forceOf(state, battle, otherSide(roller)));
}

/** A hit finds its victim; it is out of the battle, and the Nurse may still save it. */
export function strike(state: DustState, battle: BattleFrame, roller: Side, type: number): void {
  const units = noUnits();
  units[type] = 1;
  pullOut(state, battle, otherSide(roller), units);
  battle.victims[otherSide(roller)].push(type);
  battle.hits[roller]--;
}

/** All attackers retreat, or are destroyed where they cannot [dust.battle.ceasefire.attackers-leave]. */
export function ceaseFire(cx: Cx, battle: BattleFrame): 'end' {
  const units = battle.attackers.slice();
  const fate = ceaseFireFor(battle.battle);
  const rule = battle.battle === 'sea' ? 'dust.battle.sea.ceasefire' : 'dust.battle.ceasefire.three';
  cx.emit({ type: 'cease-fire', area: areaId(cx.state, battle.target), fate, rule });
  pullOut(cx.state, battle, 'attacker', units);
  if (fate === 'retreat') sendAway(cx, battle, 'attacker', units, 'end');
  else {
    const why = battle.battle === 'drop' ? 'dust.ability.dropper.ceasefire' : 'dust.battle.amph.ceasefire';
    cx.emit({ type: 'destroyed', holder: battle.attacker, units: namedUnits(units), rule: why });
  }
  return 'end';
}
