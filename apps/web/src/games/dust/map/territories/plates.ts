import type { AreaModel } from '../../../../board/world.ts';
import { type Sign, signWidth } from '../../drawings/glyphs.tsx';
import type { Point } from '../point.ts';
import { plateOf } from './shapes.ts';

// Sizes of a plate, in pixels at its natural size.
export const TAB = 17;
export const ROW = 18;
export const HEAD = 20;
export const SIGN = 12.5;
const GAP = 6;
const DIGIT = 8.4;
const LETTER = 7.2;
const MOST_IN_A_ROW = 3;

export interface PlateItem {
  readonly sign: Sign;
  readonly count: number;
  readonly x: number;
  /** Where the sign begins, after its number. */
  readonly signX: number;
}

export interface PlateModel {
  readonly area: AreaModel;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (readonly PlateItem[])[];
}

function rowOf(units: AreaModel['units'], from: number): { items: PlateItem[]; width: number } {
  let x = from;
  const items = units.map(({ kind, count }) => {
    const sign = kind as Sign;
    const signX = x + String(count).length * DIGIT + 2.5;
    const item = { sign, count, x, signX };
    x = signX + signWidth(sign, SIGN) + GAP;
    return item;
  });
  return { items, width: x - 1 };
}

/** The plate of an area: number before sign; a capital with a head of its own. Null where nothing is to be shown. */
export function plateModel(area: AreaModel): PlateModel | null {
  if (area.units.length === 0 && !area.capital) return null;
  const start = area.capital ? GAP : TAB + 4;
  const rows = [];
  for (let i = 0; i < area.units.length; i += MOST_IN_A_ROW) {
    rows.push(rowOf(area.units.slice(i, i + MOST_IN_A_ROW), start));
  }
  const head = area.capital ? 40 + area.name.length * LETTER : 0;
  const width = Math.max(head, ...rows.map((row) => row.width));
  const height = (area.capital ? HEAD : 0) + rows.length * ROW + (rows.length > 0 && !area.capital ? 1 : 0);
  return { area, width, height, rows: rows.map(({ items }) => items) };
}

const ROUNDS = 140;
const SPRING = 0.04;
const APART = 4;

/** Plates stand where their areas are; those that would lie over each other give way, capitals least. */
export function platePlaces(
  areas: readonly AreaModel[],
  size: number,
  { width, height }: { width: number; height: number },
): ReadonlyMap<string, Point> {
  const all = areas.flatMap((area) => {
    const home = plateOf(area.key);
    if (home === null) return [];
    const plate = plateModel(area);
    const half =
      plate === null ? [4, 4] : [(plate.width * size) / 2 + APART, (plate.height * size) / 2 + APART];
    return [
      { key: area.key, home, at: [home[0], home[1]] as [number, number], half, plate, heavy: area.capital },
    ];
  });
  const plates = all.filter(({ plate }) => plate !== null);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < plates.length; i++) {
      for (let j = i + 1; j < plates.length; j++) part(plates[i] as Placed, plates[j] as Placed);
    }
    const pull = round < ROUNDS * 0.8 ? SPRING : 0;
    for (const { at, home, half } of plates) {
      at[0] += (home[0] - at[0]) * pull;
      at[1] += (home[1] - at[1]) * pull;
      at[0] = Math.max(half[0] ?? 0, Math.min(width - (half[0] ?? 0), at[0]));
      at[1] = Math.max(half[1] ?? 0, Math.min(height - (half[1] ?? 0), at[1]));
    }
  }
  return new Map(all.map(({ key, at }) => [key, at]));
}

interface Placed {
  readonly at: [number, number];
  readonly half: readonly number[];
  readonly heavy: boolean;
}

function part(a: Placed, b: Placed): void {
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
  const wide = (a.half[0] ?? 0) + (b.half[0] ?? 0) - Math.abs(dx);
  const high = (a.half[1] ?? 0) + (b.half[1] ?? 0) - Math.abs(dy);
  if (wide <= 0 || high <= 0) return;
  const axis = wide < high ? 0 : 1;
  const push = 0.6 * (axis === 0 ? wide * (dx >= 0 ? 1 : -1) : high * (dy >= 0 ? 1 : -1));
  const share = a.heavy === b.heavy ? 0.5 : a.heavy ? 0.15 : 0.85;
  a.at[axis] -= push * share;
  b.at[axis] += push * (1 - share);
}
