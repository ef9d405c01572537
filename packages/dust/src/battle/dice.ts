import type { RuleId } from '../rule-id.generated.ts';
import { BOMBER, countUnits, DICE, FIGHTER, UNIT_TYPES, type UnitType } from '../units.ts';
import { bonusDice, type Place } from './place.ts';

/** Two faces of six hit [dust.dice.faces]; they are numbered from 0, and the two highest are the hits. */
export const FACES = 6;
const FIRST_HIT = 4;

/** dust.dice.faces */
export function isHit(face: number): boolean {
  return face >= FIRST_HIT;
}

export function hitsAmong(faces: readonly number[]): number {
  return faces.reduce((hits, face) => hits + (isHit(face) ? 1 : 0), 0);
}

export const HIT_CHANCE = 1 / 3;

/**
 * The combat values of the units still fighting [dust.battle.roll.dice]; the dead add nothing
 * [dust.battle.roll.dead-silent], and there is no upper limit [dust.dice.no-cap]. Ace of the Sky gives each air
 * unit one more [dust.ability.ace.plus-one].
 */
export function unitDice(units: readonly number[], ace: boolean): number {
  const dice = units.reduce((sum, count, type) => sum + count * DICE[type]!, 0);
  return ace ? dice + units[FIGHTER]! + units[BOMBER]! : dice;
}

/**
 * The defender's dice: the bonus of the place comes with every roll while a unit is left [dust.battle.bonus.every-roll]
 * [dust.ruling.18].
 */
export function defenceDice(units: readonly number[], ace: boolean, place: Place): number {
  return countUnits(units) === 0 ? 0 : unitDice(units, ace) + bonusDice(place);
}

/** One source of a side's dice: units of a kind, Ace of the Sky, or the place. */
export interface DiceReason {
  readonly rule: RuleId;
  readonly what: 'count';
  readonly from: UnitType | 'ace' | 'capital' | 'centre';
  /** The units that have a part in it; none for the place. */
  readonly units: number;
  readonly dice: number;
}

/** Where the dice of a side come from; `place` is null for whoever gets nothing from it. */
export function diceReasons(units: readonly number[], ace: boolean, place: Place | null): DiceReason[] {
  const because = units.flatMap((count, type): DiceReason[] =>
    count * DICE[type]! === 0
      ? []
      : [
          {
            rule: 'dust.battle.roll.dice',
            what: 'count',
            from: UNIT_TYPES[type]!,
            units: count,
            dice: count * DICE[type]!,
          },
        ],
  );
  const air = units[FIGHTER]! + units[BOMBER]!;
  if (ace && air > 0)
    because.push({ rule: 'dust.ability.ace.plus-one', what: 'count', from: 'ace', units: air, dice: air });
  const bonus = place === null || countUnits(units) === 0 ? 0 : bonusDice(place);
  if (place !== null && bonus > 0)
    because.push(
      place.capital
        ? { rule: 'dust.battle.bonus.capital', what: 'count', from: 'capital', units: 0, dice: bonus }
        : { rule: 'dust.battle.bonus.centre', what: 'count', from: 'centre', units: 0, dice: bonus },
    );
  return because;
}
