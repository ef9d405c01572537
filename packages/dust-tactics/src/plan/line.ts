import {
  type Body,
  type Damage,
  type DiceLine,
  type Guard,
  plainLine,
  type Save,
  UNGUARDED,
  type Weapons,
} from '@dustfront/wargame';
import type { Cell, CoverSave, WeaponLine } from '../cards/card.ts';
import { HIT, MISS } from '../dice.ts';
import {
  type AttackKind,
  type Cover,
  coverAgainst,
  findCover,
  type Ground,
  leastCover,
} from '../geometry/index.ts';
import type { LineContext } from '../hooks.ts';
import { resilienceAgainst } from '../skills/damage-resilient.ts';
import { LINE_MODIFIERS } from '../skills/index.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf, factsOfUnit } from '../table/cards.ts';
import { pieceColumn, squaresToHitFrom } from '../table/targets.ts';
import { isHero, kindOf, membersOf, partnerOf } from '../table/units.ts';
import { cellOf, isClose } from '../table/weapons.ts';

/** A unit as dice see it: soldiers, and the health of its hero, one miniature more (dt1.ruling.hero-blast-kill), or of the vehicle. */
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

/** dt1.cover.hit-save, dt1.cover.miss-save, dt1.cover.no-save: one die per hit (dt1.cover.dice). */
function saveOf(value: CoverSave): Save | null {
  if (value === 'none') return null;
  return { faces: value === 'hit' ? HIT : MISS, again: 0 };
}

function attackKindOf(line: WeaponLine): AttackKind {
  if (isClose(line)) return 'close';
  if (line.range === 'A') return 'artillery';
  return line.kind === 'flame' || line.kind === 'grenade' ? line.kind : 'gun';
}

/**
 * The cover a unit has against a line from a square, and the roll its card allows for it (dt1.cover.card). A huge shooter
 * fires from whichever of its squares leaves least (dt1.ruling.huge-cover).
 */
export function coverOf(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  head: Unit,
): Cover {
  const [kind, struck] = [kindOf(state, shooter), kindOf(state, head)];
  if (struck !== 'squad') return 'none';
  const covers = squaresToHitFrom(state, ground, shooter, line, from, head).map((square) => {
    const found = findCover(ground, kind, struck, square, head.square);
    return coverAgainst(found, attackKindOf(line)).cover;
  });
  return leastCover(covers);
}

function guardOf(
  state: CoreState,
  ground: Ground,
  shooter: Unit,
  line: WeaponLine,
  from: number,
  head: Unit,
): Guard {
  const cover = coverOf(state, ground, shooter, line, from, head);
  const values = cardOf(state, head).cover;
  const save = cover === 'none' || values === undefined ? null : saveOf(values[cover]);
  const resilience = resilienceAgainst(state, head, line);
  return save === null && resilience === null ? UNGUARDED : { save, resilience };
}

/** The guard of a hero whose squad falls to an earlier line: no cover, and only what is his own. */
function aloneGuard(state: CoreState, head: Unit, line: WeaponLine): Guard | null {
  const hero = partnerOf(state, head);
  if (hero === null || isHero(state, head)) return null;
  const resilience = resilienceAgainst(state, { ...hero, joined: -1 }, line);
  return { save: null, resilience };
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

/**
 * The dice of one weapon line at one target, as data (dt1.card.weapon.cell, dt1.attack.line): how many
 * (dt1.attack.dice.squad), which faces, re-rolls, chain, cover roll, resilience, damage. Null where the column has a dash.
 */
export function planLine(cx: LineContext, shot: Shot): DiceLine | null {
  const { state, line, target, shooter } = cx;
  const column = 'unit' in target ? factsOfUnit(state, target.unit).column : pieceColumn(target.piece);
  const cell = cellOf(line, column);
  if (cell === null) return null;
  // dt1.dmg.blast.dice, dt1.dmg.kill.dice, dt1.dmg.blast.two, dt1.dmg.kill.two
  const perFigure = cell.damage === 'B' || cell.damage === 'K';
  let plan = plainLine({ each: cell.dice, weapons: shot.weapons, perFigure }, HIT, damageOf(cell));
  if ('unit' in target) {
    const guard = guardOf(state, shot.ground, shooter, line, shot.from, target.unit);
    plan = { ...plan, guard, alone: aloneGuard(state, target.unit, line), assign: 'hero-while-safe' };
  }
  for (const modify of LINE_MODIFIERS) plan = modify(plan, cx);
  return plan;
}
