import type { AreaModel } from '../../../board/world.ts';
import type { Layout } from './layout.ts';
import { outerOf } from './sizes.ts';

export interface Label {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Names beside their areas, each on the side where it covers least of what else is drawn. */
export function labelsOf(
  areas: readonly AreaModel[],
  all: readonly AreaModel[],
  layout: Layout,
  size: number,
): Label[] {
  const taken: (Box & { key: string })[] = all.flatMap((area) => {
    const at = layout.at.get(area.key);
    if (at === undefined) return [];
    const r = outerOf(area) * size;
    const ring = { key: area.key, x: at[0] - r, y: at[1] - r, w: 2 * r, h: 2 * r };
    const badge = { key: area.key, x: at[0] + r * 0.5, y: at[1] - r - 6 * size, w: 16 * size, h: 16 * size };
    const plate = (12 + area.units.reduce((sum, { count }) => sum + (count > 1 ? 24 : 17), 0)) * size;
    const marks = area.centre ? [ring, badge] : [ring];
    return area.units.length === 0
      ? marks
      : [...marks, { key: area.key, x: at[0] - plate / 2, y: at[1] + r, w: plate, h: 17 * size }];
  });
  for (const { end, left, text } of layout.exits)
    taken.push({ key: '', x: left ? end[0] - text : end[0], y: end[1] - 8, w: text, h: 16 });
  const labels: Label[] = [];
  for (const area of [...areas].sort((a, b) => Number(b.capital) - Number(a.capital))) {
    const at = layout.at.get(area.key);
    if (at === undefined) continue;
    const [x, y] = at;
    const r = (outerOf(area) + 3) * size;
    const w = area.name.length * 7.4 * size;
    const h = 14 * size;
    const below = y + r + (area.units.length > 0 ? 26 : 11) * size;
    const slant = r * 0.72;
    const beside = (anchor: 'start' | 'end', dx: number, dy: number) => ({
      anchor,
      x: x + (anchor === 'start' ? dx : -dx),
      y: y + dy + 4.5 * size,
      box: { x: anchor === 'start' ? x + dx : x - dx - w, y: y + dy - 7 * size, w, h },
    });
    const sides = [
      beside('start', r, 0),
      beside('end', r, 0),
      { anchor: 'middle', x, y: y - r - 2 * size, box: { x: x - w / 2, y: y - r - 13 * size, w, h } },
      beside('end', slant, -slant),
      beside('start', slant + (area.centre ? 12 * size : 0), -slant),
      beside('end', slant, slant * 0.6),
      beside('start', slant, slant * 0.6),
      { anchor: 'middle', x, y: below, box: { x: x - w / 2, y: below - 11 * size, w, h } },
    ] as const;
    const costs = sides.map(({ box }, i) =>
      taken.reduce((sum, other) => sum + (other.key === area.key && i < 5 ? 0 : overlap(box, other)), i),
    );
    const best = sides[costs.indexOf(Math.min(...costs))] ?? sides[0];
    taken.push({ key: '', ...best.box });
    labels.push({ key: area.key, text: area.name, x: best.x, y: best.y, anchor: best.anchor });
  }
  return labels;
}
