import type { AreaModel, MapScene } from '../../../../board/world.ts';
import { type Border, borders, pairOf, pathOf, touching } from './shapes.ts';

export interface BorderLines {
  /** Between two armies. */
  readonly fronts: string;
  /** Between an army and land that nobody or a neutral holds. */
  readonly marches: string;
  /** Inside the land of one, and where nobody is. */
  readonly inner: string;
  readonly coast: string;
  readonly seas: string;
}

/** The lines of the map, by what they part. */
export function borderLines(scene: MapScene): BorderLines {
  const areas = new Map(scene.areas.map((area) => [area.key, area]));
  const kinds: Record<keyof BorderLines, Border[]> = {
    fronts: [],
    marches: [],
    inner: [],
    coast: [],
    seas: [],
  };
  for (const border of borders) {
    const [a, b] = border.between.map((key) => areas.get(key));
    if (a !== undefined && b !== undefined) kinds[kindOf(a, b)].push(border);
  }
  return {
    fronts: pathOf(kinds.fronts),
    marches: pathOf(kinds.marches),
    inner: pathOf(kinds.inner),
    coast: pathOf(kinds.coast),
    seas: pathOf(kinds.seas),
  };
}

function kindOf(a: AreaModel, b: AreaModel): keyof BorderLines {
  if (a.kind !== b.kind) return 'coast';
  if (a.kind === 'sea') return 'seas';
  if (a.army === b.army) return 'inner';
  return a.army === null || b.army === null ? 'marches' : 'fronts';
}

/** Borders of two lands, or two seas, that no way crosses. */
export function noWay(scene: MapScene): string {
  const linked = new Set(scene.links.map(({ from, to }) => pairOf(from, to)));
  const kinds = new Map(scene.areas.map(({ key, kind }) => [key, kind]));
  const closed = borders.filter(({ between: [a, b] }) => {
    const pair = pairOf(a, b);
    return kinds.get(a) === 'land' && kinds.get(b) === 'land' && touching.has(pair) && !linked.has(pair);
  });
  return pathOf(closed);
}

/** Whether a way between two areas shows by itself, as they have a border. */
export const isPlain = (from: string, to: string): boolean => touching.has(pairOf(from, to));
