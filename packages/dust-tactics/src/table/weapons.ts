import type { Cell, WeaponLine } from '../cards/card.ts';
import type { CoreState, Unit } from '../state.ts';
import { factsOfUnit } from './cards.ts';
import { kindOf, partnerOf } from './units.ts';

/** A weapon line of a unit, able to fire. */
export interface ReadyLine {
  readonly unit: Unit;
  readonly line: WeaponLine;
  /** Weapons that fire if it is not limited: the living carriers (dt1.attack.dice.squad, dt1.attack.dice.dead). */
  readonly weapons: number;
  /** Most shots now if limited, else 0 (dt1.ammo.cap). */
  readonly most: number;
}

/**
 * Living carriers of a line: those who hold it (dt1.weapon.held, dt1.faq.weapon.held, dt1.faq.dice.bearers), so that a
 * weapon is lost with its carrier and nobody takes it over (dt1.skill.sniper.weapon, dt1.skill.sniper.no-pickup).
 * Knives are everybody's
 * (dt1.knife.all, dt1.knife.dice, dt1.faq.close.members), but a joined hero has his own (dt1.ruling.knife-hero).
 */
export function carriersOf(state: CoreState, unit: Unit, line: WeaponLine): number {
  if (kindOf(state, unit) !== 'squad') return line.carriers === 'all' ? 1 : line.carriers;
  if (line.carriers === 'all') return unit.figures.length;
  const facts = factsOfUnit(state, unit);
  const index = facts.card.weapons.indexOf(line);
  let count = 0;
  for (const figure of unit.figures) {
    for (const carried of facts.carries[figure]!) if (carried === index) count++;
  }
  return count;
}

/**
 * How many limited shots a line may fire now: boxes left (dt1.ammo.empty), and all limited weapons of the unit
 * together no more than it has miniatures, a round (dt1.ammo.cap, dt1.ruling.ammo-cap), those already announced among
 * them. What is held back may be fired later (dt1.ammo.cap.later). Who fell is irrelevant: comrades pick the weapon up
 * (dt1.ammo.pickup, dt1.ruling.sniper-boxes). Panzerfausts and UGL are no different: each is used up by firing it
 * (dt1.faust.once, dt1.ugl.once), all of them at once or at different times (dt1.faust.total, dt1.faust.times,
 * dt1.ugl.times), from one stock whoever fires (dt1.ugl.who, dt1.ruling.ugl-pool).
 */
export function shotsLeft(state: CoreState, unit: Unit, line: WeaponLine, announced = 0): number {
  const boxes = unit.ammo[line.id] ?? 0;
  const alive = kindOf(state, unit) === 'squad' ? unit.figures.length : 1;
  return Math.max(0, Math.min(boxes, alive - unit.shots - announced));
}

/** The lines of one unit that could fire now, whatever is in range. */
export function readyLinesOf(state: CoreState, unit: Unit): ReadyLine[] {
  const ready: ReadyLine[] = [];
  for (const line of factsOfUnit(state, unit).card.weapons) {
    if (line.limited !== undefined) {
      const most = shotsLeft(state, unit, line);
      if (most > 0) ready.push({ unit, line, weapons: 0, most });
    } else {
      const weapons = carriersOf(state, unit, line);
      if (weapons > 0 && !unit.unloaded.includes(line.id)) ready.push({ unit, line, weapons, most: 0 });
    }
  }
  return ready;
}

/**
 * The lines of a squad and its hero: his weapons are added (dt1.hero.join.attacks), each card its own
 * (dt1.ruling.same-name-lines).
 */
export function readyLines(state: CoreState, head: Unit): ReadyLine[] {
  const partner = partnerOf(state, head);
  const own = readyLinesOf(state, head);
  return partner === null ? own : [...own, ...readyLinesOf(state, partner)];
}

export function isClose(line: WeaponLine): boolean {
  return line.range === 'C';
}

/** The cell against a column; null is the dash: never harmed (dt1.card.weapon.dash). */
export function cellOf(line: WeaponLine, column: number): Cell | null {
  return line.cells[column] ?? null;
}

export function lineNamed(state: CoreState, unit: Unit, id: string): WeaponLine {
  const line = factsOfUnit(state, unit).lines.get(id);
  if (!line) throw new Error(`${unit.name} has no weapon ${id}`);
  return line;
}
