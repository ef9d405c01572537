import { spotName } from '@dustfront/advice/dust-tactics-2014';
import { asView, type Card, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import {
  unitNamed as findUnit,
  pointAt,
  squareOf,
  squareWord,
  titleOf as titleOfName,
} from '@dustfront/dust-tactics-2014/query';
import type { Json } from '@dustfront/kernel';
import type { SideSign } from '../../drawings/emblems.tsx';
import type { Glyph } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { blocsOf, signsOf } from './sides.ts';

/** Readings of a view of the 2013/14 edition that the drawing needs. No rule is decided here. */
export const viewOf = (view: Json): TacticsView => asView(view);

const nameOfBloc = {
  allies: 'sides.allies',
  axis: 'sides.axis',
  blutkreuz: 'tactics.blutkreuz',
  ssu: 'sides.ssu',
  mercenaries: 'sides.mercs',
} as const;

export function sideNames(blocs: readonly Card['bloc'][]): readonly string[] {
  const names = blocs.map((bloc) => t(nameOfBloc[bloc]));
  return names[0] === names[1] ? names.map((name, i) => `${name} ${i + 1}`) : names;
}

export const signOf = (view: TacticsView, unit: Unit): SideSign =>
  signsOf(blocsOf(view))[unit.side] ?? 'neutral';

export const unitNamed = (view: TacticsView, name: string): Unit | null => findUnit(view, name);

export const titleOf = (view: TacticsView, unit: Unit): string => titleOfName(view, unit.name);

export const squareName = (view: TacticsView, square: number): string =>
  square < 0 ? '' : squareWord(square, view.board.width);

/** Where a unit is seen: its own square, or that of what carries it; on a table centimetres from the upper left. */
export function placeOf(view: TacticsView, unit: Unit): string {
  if (unit.place !== 'board' && unit.place !== 'aboard') return '';
  if (view.table === undefined) return squareName(view, squareOf(view, unit));
  const carrier = unit.place === 'aboard' ? view.units[unit.carrier] : undefined;
  if (carrier !== undefined) return placeOf(view, carrier);
  const [first] = unit.bases ?? [];
  return first === undefined ? '' : spotName([first[0], first[1]]);
}

export { spotName };

/** The point that such a name means, in millimetres. */
export function spotNamed(name: string): readonly [number, number] | null {
  const [, x, y] = /^(\d+) \| (\d+) cm$/.exec(name) ?? [];
  return x === undefined || y === undefined ? null : [Number(x) * 10, Number(y) * 10];
}

/** The place that an event names: a square, or a point of a table. */
export const placeNamed = (view: TacticsView, at: number): string =>
  view.table === undefined ? squareWord(at, view.board.width) : spotName(pointAt(at));

export function glyphOf(card: Card): Glyph {
  if (card.kind === 'hero') return 'hero';
  if (card.kind === 'aircraft') return 'aircraft';
  if (card.kind === 'vehicle') return card.drive === 'walker' ? 'walker' : 'vehicle';
  return 'squad';
}

interface UnitFrame {
  readonly kind: string;
  readonly unit?: number;
}

/** The unit that acts now, from the procedures under way. */
export function actingUnit(view: TacticsView): number {
  const frame = view.stack.findLast(
    (f) => f.kind === 'attack' || f.kind === 'move' || f.kind === 'march' || f.kind === 'activation',
  );
  return (frame as UnitFrame | undefined)?.unit ?? -1;
}
