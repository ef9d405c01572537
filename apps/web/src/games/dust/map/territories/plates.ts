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
const MOST_IN_A_ROW = 3;
/** Where the name of a capital begins, after its star. */
export const NAME = 20;
/** The emblem behind the name, with a gap on both sides. */
const EMBLEM = 21;

const letterWidth = (letter: string): number => {
  if (/[fijlrt' .,-]/.test(letter)) return 5.4;
  if (/[mwMW]/.test(letter)) return 12.6;
  return letter === letter.toLowerCase() ? 8.5 : 10.2;
};

/** The room for a capital's name: never less than the letters need. */
export const nameWidth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);

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

/** Whether a plate has its army's emblem at its left: a capital has it in its head, nobody has none. */
export const hasTab = ({ capital, army }: AreaModel): boolean => !capital && army !== null;

/** The plate of an area: number before sign; a capital with a head of its own. Null where nothing is to be shown. */
export function plateModel(area: AreaModel): PlateModel | null {
  if (area.units.length === 0 && !area.capital) return null;
  const start = hasTab(area) ? TAB + 4 : GAP;
  const rows = [];
  for (let i = 0; i < area.units.length; i += MOST_IN_A_ROW) {
    rows.push(rowOf(area.units.slice(i, i + MOST_IN_A_ROW), start));
  }
  const head = area.capital ? NAME + nameWidth(area.name) + EMBLEM : 0;
  const width = Math.max(head, ...rows.map((row) => row.width));
  const height = (area.capital ? HEAD : 0) + rows.length * ROW + (rows.length > 0 && !area.capital ? 1 : 0);
  return { area, width, height, rows: rows.map(({ items }) => items) };
}

/** How far the signs of worth stand out over the upper right corner of a plate. */
const CENTRE_OUT = { right: 8, up: 9 };
const SOURCE_OUT = { right: 9, up: 10 };
const BOTH_OUT = { right: 25, up: 10 };

export function signsOut({ centre, power }: AreaModel): { readonly right: number; readonly up: number } {
  if (centre && power) return BOTH_OUT;
  return power ? SOURCE_OUT : centre ? CENTRE_OUT : { right: 0, up: 0 };
}

const ROUNDS = 140;
const SPRING = 0.04;
const APART = 3;

/** Plates stand where their areas are; those that would lie over each other give way, capitals least. */
export function platePlaces(
  areas: readonly AreaModel[],
  size: number,
  { width, height }: { width: number; height: number },
): ReadonlyMap<string, Point> {
  const all = areas.flatMap((area): Placed[] => {
    const home = plateOf(area.key);
    if (home === null) return [];
    const plate = plateModel(area);
    const [x, y] = home;
    const out = signsOut(area);
    // What is pushed about is the middle of plate and signs together; the plate's own lies left of and below it.
    const aside: Point = [(out.right * size) / 2, (-out.up * size) / 2];
    const wide = (((plate?.width ?? 0) + out.right) * size) / 2 + APART;
    const high = (((plate?.height ?? 0) + out.up) * size) / 2 + APART;
    const shown = plate !== null || area.power || area.centre;
    const [middleX, middleY] = [x + aside[0], y + aside[1]];
    return [
      {
        key: area.key,
        home: [middleX, middleY],
        x: middleX,
        y: middleY,
        aside,
        wide,
        high,
        shown,
        heavy: area.capital,
      },
    ];
  });
  // Most answers change no plate: they are where they were.
  const asked = [
    width,
    height,
    ...all.map(({ key, wide, high, heavy }) => `${key} ${wide} ${high} ${heavy}`),
  ].join();
  if (asked !== last.asked) last = { asked, places: moved(all, width, height) };
  return last.places;
}

let last: { readonly asked: string; readonly places: ReadonlyMap<string, Point> } = {
  asked: '',
  places: new Map(),
};

function moved(all: readonly Placed[], width: number, height: number): ReadonlyMap<string, Point> {
  const plates = all.filter(({ shown }) => shown);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < plates.length; i++) {
      for (let j = i + 1; j < plates.length; j++) part(plates[i] as Placed, plates[j] as Placed);
    }
    const pull = round < ROUNDS * 0.8 ? SPRING : 0;
    for (const plate of plates) {
      const x = plate.x + (plate.home[0] - plate.x) * pull;
      const y = plate.y + (plate.home[1] - plate.y) * pull;
      plate.x = Math.max(plate.wide, Math.min(width - plate.wide, x));
      plate.y = Math.max(plate.high, Math.min(height - plate.high, y));
    }
  }
  return new Map(all.map(({ key, x, y, aside }) => [key, [x - aside[0], y - aside[1]] as const]));
}

interface Placed {
  readonly key: string;
  readonly home: Point;
  x: number;
  y: number;
  readonly aside: Point;
  /** Half of what it takes in either direction. */
  readonly wide: number;
  readonly high: number;
  readonly shown: boolean;
  readonly heavy: boolean;
}

function part(a: Placed, b: Placed): void {
  const dx = b.x - a.x;
  const wide = a.wide + b.wide - Math.abs(dx);
  if (wide <= 0) return;
  const dy = b.y - a.y;
  const high = a.high + b.high - Math.abs(dy);
  if (high <= 0) return;
  const share = a.heavy === b.heavy ? 0.5 : a.heavy ? 0.15 : 0.85;
  if (wide < high) {
    const push = 0.6 * (dx >= 0 ? wide : -wide);
    a.x -= push * share;
    b.x += push * (1 - share);
  } else {
    const push = 0.6 * (dy >= 0 ? high : -high);
    a.y -= push * share;
    b.y += push * (1 - share);
  }
}
