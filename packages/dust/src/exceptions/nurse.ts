import { isHit } from '../battle/dice.ts';
import type { Side } from '../battle/kinds.ts';
import type { Cx } from '../events.ts';
import type { BattleFrame } from '../frames/new-battle.ts';
import { mayActivate } from '../lookup.ts';
import type { DustOption } from '../options.ts';
import type { DustState } from '../state.ts';
import { noUnits, type Units } from '../units.ts';
import type { Ability } from './ability.ts';
import { activate } from './activate.ts';
import { seatOn } from './sides.ts';

/** A die for each own unit destroyed in battle [dust.ability.nurse.die]; blank, and it retreats instead. */
export const nurse: Ability = {
  id: 'nurse',
  moment: 'own-loss',
  cites: ['dust.ability.nurse.trigger', 'dust.ability.nurse.die', 'dust.ability.nurse.rest-of-battle'],
};

/**
 * The named victims stand in order; the Nurse may begin with any of them [dust.ability.nurse.trigger] [dust.ruling.u6].
 * Never for a force that a cease-fire destroys [dust.ability.nurse.not-ceasefire] [dust.ruling.88]: nobody is named
 * then.
 */
export function nurseOffers(state: DustState, battle: BattleFrame, side: Side): DustOption[] {
  const victims = battle.victims[side];
  if (victims.length === 0 || !mayActivate(state, seatOn(battle, side), 'nurse')) return [];
  return victims.map((_, from) => ({ do: 'rescue', from }) as const);
}

/** From then on every loss of this battle has its die [dust.ability.nurse.rest-of-battle]. */
export function callNurse(cx: Cx, battle: BattleFrame, side: Side): void {
  activate(cx, seatOn(battle, side), 'nurse', 'dust.ability.nurse.trigger');
  battle.nursing[side] = true;
}

/**
 * Blank saves [dust.ability.nurse.blank-retreats], landing attackers too [dust.ability.nurse.landing]
 * [dust.ruling.49], and defenders before their first roll [dust.ruling.u4]; a hit does not
 * [dust.ability.nurse.hit-dies], and passes to nobody else [dust.ruling.u5].
 */
export function rescued(victims: readonly number[], from: number, faces: readonly number[]): Units {
  const units = noUnits();
  faces.forEach((face, i) => {
    const type = victims[from + i]!;
    if (!isHit(face)) units[type] = units[type]! + 1;
  });
  return units;
}
