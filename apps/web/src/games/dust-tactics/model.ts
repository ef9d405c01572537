import { asView, type Card, type CoreView, cardById, type Unit } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { columnName } from '../../board/scene.ts';
import type { SideSign } from '../../drawings/emblems.tsx';
import type { Glyph } from '../../drawings/icons.tsx';

/** Readings of a view of the Core Set that the drawing needs. No rule is decided here. */
export const viewOf = (view: Json): CoreView => asView(view);

export const signs: readonly SideSign[] = ['allies', 'axis'];

export const signOf = (unit: Unit): SideSign => signs[unit.side] ?? 'neutral';

export function cardOf(view: CoreView, unit: Unit): Card {
  const card = view.cards[unit.card] ?? cardById(unit.card);
  if (card === undefined) throw new Error(`no card ${unit.card}`);
  return card;
}

export const unitNamed = (view: CoreView, name: string): Unit | undefined =>
  view.units.find((unit) => unit.name === name);

export const squareName = (view: CoreView, square: number): string =>
  square < 0 ? '' : `${columnName(square % view.board.width)}${Math.floor(square / view.board.width) + 1}`;

/** The name people use, with a number where an army has several of a kind. */
export function titleOf(view: CoreView, unit: Unit): string {
  const card = cardOf(view, unit);
  const number = /-(\d+)$/.exec(unit.name)?.[1];
  return number !== undefined && unit.name !== card.id ? `${card.name} ${number}` : card.name;
}

export const glyphOf = (card: Card): Glyph =>
  card.kind === 'squad'
    ? 'squad'
    : card.kind === 'hero'
      ? 'hero'
      : card.armour.class === 'aircraft'
        ? 'aircraft'
        : 'walker';

/** The unit that acts now, from the procedures under way. */
export function actingUnit(view: CoreView): number {
  const frame = view.stack.findLast((f) => f.kind === 'activation') as { unit?: number } | undefined;
  return frame?.unit ?? -1;
}

export const isHeroJoined = (view: CoreView, unit: Unit): boolean =>
  unit.joined >= 0 && cardOf(view, unit).kind === 'hero';
