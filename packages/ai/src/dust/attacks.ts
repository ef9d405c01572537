import type { AttackForm, Units } from '@dustfront/dust';
import { type Kind, type Odds, oddsAt } from './battles.ts';
import { DICE, type Field, NEUTRAL, price, total } from './field.ts';

export interface Attack {
  readonly form: AttackForm;
  /** -1 for missiles and drops. */
  readonly from: number;
  readonly to: number;
  readonly units: Units;
  /** Expected worth won less worth lost, the prize included. */
  readonly value: number;
  readonly takes: number;
}

const KEEPERS = [0, 2, 4, 1, 3] as const;

/** The cheapest unit to leave behind, or -1 where nothing can be spared. */
export function keeperOf(units: Units): number {
  return total(units) < 2 ? -1 : KEEPERS.find((type) => units[type]! > 0)!;
}

/** Units of an area that would go: all but one that keeps it. */
export function raiders(units: Units, sea: boolean): Units {
  const going = units.slice();
  if (!sea) going[4] = 0;
  const keeper = keeperOf(units);
  if (keeper >= 0) going[keeper]!--;
  return going;
}

export function targetsOf(field: Field, form: AttackForm, from: number): number[] {
  const { isSea, near } = field.atlas;
  const open = (area: number) => field.isEnemy(area) && !field.isBarred(area);
  switch (form) {
    case 'land':
      return near[from]!.filter((area) => !isSea[area] && open(area));
    case 'sea':
    case 'bombers':
      return near[from]!.filter((area) => isSea[area]! && open(area));
    case 'amphibious':
      return field.across(from).filter(open);
    case 'submarines':
      return near[from]!.filter((area) => !isSea[area] && !field.isCapital(area) && open(area));
    case 'missiles':
      return near.map((_, area) => area).filter((area) => !field.isCapital(area) && open(area));
    default:
      return near.map((_, area) => area).filter((area) => !isSea[area] && open(area));
  }
}

/** Attacks without an answer: hits on average, each worth what stands there. */
function barrage(field: Field, form: AttackForm, from: number, to: number): Attack {
  const type = form === 'bombers' ? 3 : 4;
  const dice = form === 'missiles' ? 3 : field.units(from)[type]! * DICE[type]!;
  const struck = field.units(to);
  const hits = Math.min(dice / 3, total(struck));
  const share = field.holder(to) === NEUTRAL ? 0.5 : 1;
  const value = 0.7 * share * hits * (price(struck) / Math.max(1, total(struck)));
  return { form, from, to, units: [0, 0, 0, 0, 0], takes: 0, value };
}

/** Units lost or destroyed count little when there is no tomorrow. */
const LAST_UNITS = 0.1;

/** What a battle fought to its end comes to. */
export function battleWorth(field: Field, { takes, swing }: Odds, to: number): number {
  return (field.isLast() ? LAST_UNITS * swing : swing) + takes * field.prize(to);
}

/** All mechs that can be lifted without giving up an area. */
function droppable(field: Field): number {
  let mechs = 0;
  for (const area of field.mine()) {
    const units = field.units(area);
    mechs += total(units) === units[1]! ? units[1]! - 1 : units[1]!;
  }
  return mechs;
}

function drop(field: Field, to: number, units: Units): Attack {
  if (total(units) === 0) return { form: 'drop', from: -1, to, units, value: -99, takes: 0 };
  const odds = oddsAt(field, 'drop', units, to);
  return { form: 'drop', from: -1, to, units, takes: odds.takes, value: battleWorth(field, odds, to) };
}

/** What an attack from one area at another comes to; without a word about who goes, all but one that keeps the area. */
export function attackOf(field: Field, form: AttackForm, from: number, to: number, sent?: Units): Attack {
  if (form === 'bombers' || form === 'submarines' || form === 'missiles')
    return barrage(field, form, from, to);
  if (form === 'drop') return drop(field, to, sent ?? [0, droppable(field), 0, 0, 0]);
  const units = sent ?? raiders(field.units(from), form === 'sea');
  if (total(units) === 0) return { form, from, to, units, value: -99, takes: 0 };
  const odds = oddsAt(field, form as Kind, units, to);
  // Leaving an area empty gives it up.
  const left = total(field.units(from)) === total(units) ? field.worth(from) : 0;
  // What conquers must be able to stay.
  const threat = field.isLast() ? 0 : field.threat(to);
  const risk = Math.min(0.35, field.style.caution * threat) * odds.takes * field.worth(to) * 0.5;
  const value = battleWorth(field, odds, to) - left - risk;
  return { form, from, to, units, value, takes: odds.takes };
}

/** The best attack of a form from an area. */
export function bestAttack(
  field: Field,
  form: AttackForm,
  from: number,
  pairs: readonly string[] = [],
): Attack | null {
  let best: Attack | null = null;
  for (const to of targetsOf(field, form, from)) {
    if (from >= 0 && pairs.includes(`${from}>${to}`)) continue;
    const attack = attackOf(field, form, from, to);
    if (best === null || attack.value > best.value) best = attack;
  }
  return best;
}
