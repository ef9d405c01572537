import { type Body, type Damage, plainLine, type Reason, type Weapons } from '@dustfront/wargame';
import type { Cell } from '../cards/card.ts';
import { HIT } from '../dice.ts';
import { LINE_MODIFIERS } from '../exceptions/dice.ts';
import type { Ground } from '../geometry/index.ts';
import type { CoreLine, LineContext } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { factsOfUnit } from '../table/cards.ts';
import { pieceColumn } from '../table/targets.ts';
import { membersOf } from '../table/units.ts';
import { cellOf } from '../table/weapons.ts';
import { aloneGuard, guardOf } from './guard.ts';

/**
 * A unit as dice see it: soldiers, and the health of its hero, one miniature more (dt1.ruling.hero-blast-kill), or of
 * the vehicle.
 */
export function bodyOf(state: CoreState, head: Unit): Body {
  let soldiers = 0;
  let health = 0;
  for (const unit of membersOf(state, head)) {
    soldiers += unit.figures.length;
    health += unit.health;
  }
  return { soldiers, health, figures: health > 0 ? 1 : 0 };
}

export function pieceBody(health: number): Body {
  return { soldiers: 0, health, figures: 1 };
}

/** dt1.damage.per-hit, dt1.dmg.blast.hit, dt1.dmg.kill.hit: each point takes a soldier or a health point. */
function damageOf(cell: Cell): Damage {
  if (cell.damage === 'K') return { blows: 1, points: 'kill' };
  return { blows: cell.damage === 'B' ? 1 : cell.damage, points: 1 };
}

/** Where a line is fired from, and how many weapons fire. */
export interface Shot {
  readonly ground: Ground;
  readonly from: number;
  readonly weapons: Weapons;
}

const reasonsOf = (rule: RuleId): readonly Reason<RuleId>[] => [
  { rule, what: 'count' },
  { rule: 'dt1.dice.faces', what: 'hits' },
];

const BY_BLAST = reasonsOf('dt1.dmg.blast.dice');
const BY_KILL = reasonsOf('dt1.dmg.kill.dice');
const BY_WEAPONS = reasonsOf('dt1.attack.dice.squad');
const BY_CELL = reasonsOf('dt1.card.weapon.cell');

/** What the number of dice comes from: the cell, several weapons, or the miniatures struck. */
function diceReasons(cell: Cell, weapons: Weapons): readonly Reason<RuleId>[] {
  // dt1.dmg.blast.two, dt1.dmg.kill.two
  if (cell.damage === 'B') return BY_BLAST;
  if (cell.damage === 'K') return BY_KILL;
  const several = typeof weapons === 'number' ? weapons > 1 : weapons.bearer === 'soldiers';
  return several ? BY_WEAPONS : BY_CELL;
}

/**
 * The dice of one weapon line at one target, as data (dt1.card.weapon.cell, dt1.attack.line): how many
 * (dt1.attack.dice.squad), which faces, re-rolls, chain, cover roll, resilience, damage, and because of which rules.
 * Null where the column has a dash.
 */
export function planLine(cx: LineContext, { ground, from, weapons }: Shot): CoreLine | null {
  const { state, line, target, shooter } = cx;
  const column = 'unit' in target ? factsOfUnit(state, target.unit).column : pieceColumn(target.piece);
  const cell = cellOf(line, column);
  if (cell === null) return null;
  const perFigure = cell.damage === 'B' || cell.damage === 'K';
  const dice = diceReasons(cell, weapons);
  let plan = plainLine({ each: cell.dice, weapons, perFigure }, HIT, damageOf(cell), dice);
  if ('unit' in target) {
    const { guard, because } = guardOf({ state, ground, shooter, line, from, head: target.unit });
    const alone = aloneGuard(state, target.unit, line);
    plan = {
      ...plan,
      guard,
      alone,
      assign: 'hero-while-safe',
      because: because.length === 0 ? dice : [...dice, ...because],
    };
  }
  for (const modify of LINE_MODIFIERS) plan = modify(plan, cx);
  return plan;
}
