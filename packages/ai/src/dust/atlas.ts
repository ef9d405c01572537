import { type DustState, type MapData, WORLD } from '@dustfront/dust';
import type { Param } from '@dustfront/kernel';

/** A map made ready for thinking: areas by number, in the order in which a state lists them. */
export interface Atlas {
  readonly ids: readonly string[];
  /** As reasons name them: those of our world are put into the reader's words. */
  readonly names: readonly Param[];
  readonly index: ReadonlyMap<string, number>;
  readonly isSea: readonly boolean[];
  readonly isCapital: readonly boolean[];
  readonly isSource: readonly boolean[];
  readonly near: readonly (readonly number[])[];
  /** Neighbours of the same element: land of land, sea of sea. */
  readonly kin: readonly (readonly number[])[];
  /** Steps between areas over lands and seas alike. */
  readonly steps: readonly (readonly number[])[];
}

const known = new WeakMap<MapData, Atlas>();

export function atlasOf({ map }: Pick<DustState, 'map'>): Atlas {
  const data = map === 'world' ? WORLD : map;
  let atlas = known.get(data);
  if (atlas === undefined) {
    atlas = drawn(data);
    known.set(data, atlas);
  }
  return atlas;
}

function drawn(map: MapData): Atlas {
  const { areas, links } = map;
  const isOurs = map === WORLD;
  const index = new Map(areas.map(({ id }, i) => [id, i]));
  const near = areas.map((): number[] => []);
  for (const [a, b] of links) {
    const [i, j] = [index.get(a)!, index.get(b)!];
    near[i]!.push(j);
    near[j]!.push(i);
  }
  const isSea = areas.map(({ kind }) => kind === 'sea');
  return {
    ids: areas.map(({ id }) => id),
    names: areas.map(({ id, name }) => (isOurs ? { key: `area.${id}` } : name)),
    index,
    isSea,
    isCapital: areas.map(({ capital }) => capital === true),
    isSource: areas.map(({ powerSource }) => powerSource === true),
    near,
    kin: near.map((list, i) => list.filter((j) => isSea[j] === isSea[i])),
    steps: areas.map((_, i) => stepsFrom(near, i)),
  };
}

function stepsFrom(near: readonly (readonly number[])[], from: number): number[] {
  const steps = near.map(() => 99);
  steps[from] = 0;
  const queue = [from];
  for (const area of queue)
    for (const next of near[area]!)
      if (steps[next] === 99) {
        steps[next] = steps[area]! + 1;
        queue.push(next);
      }
  return steps;
}
