import { type DustView, unitsOf } from '@dustfront/dust';
import { type DiceReason, diceReasons, type Supremacy, supremacy, supremacyOf } from '@dustfront/dust/query';
import { areaOf, type UnitCounts } from '../../model.ts';
import { unitName } from '../../names.ts';
import type { Battle, Side } from '../../story/battles.ts';
import { w } from '../../words.ts';

/** Where the dice of a side come from, with the force given. */
export function reasonsFor(
  view: DustView,
  battle: Battle,
  side: Side,
  force: UnitCounts,
): readonly DiceReason[] {
  const area = areaOf(view, battle.to);
  const place = { capital: area?.capital ?? false, centre: area?.centre ?? false };
  const ace = battle.abilities.some((one) => one.side === side && one.ability === 'ace_of_the_sky');
  return diceReasons(unitsOf(force), ace, side === 'defender' ? place : null);
}

export const diceOf = (because: readonly DiceReason[]): number =>
  because.reduce((sum, { dice }) => sum + dice, 0);

/** One source of dice: "6 (3 tanks)", "5 (capital)". */
export const reasonWords = ({ from, units, dice }: DiceReason): string =>
  from === 'ace' || from === 'capital' || from === 'centre'
    ? `${dice} (${w(`battle.from.${from}`)})`
    : `${dice} (${units} ${unitName(from, units)})`;

export const supremacySum = (force: UnitCounts): number => supremacyOf(unitsOf(force));

/** Why a side rolls first. */
export function supremacyWhy(view: DustView, { to, start }: Battle): Supremacy['why'] {
  const capital = areaOf(view, to)?.capital ?? false;
  return supremacy(unitsOf(start.attacker), unitsOf(start.defender), { capital }).why;
}
