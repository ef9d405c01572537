import {
  type AreaView,
  type DustView,
  type MapData,
  type NamedUnits,
  UNIT_TYPES,
  type Units,
  WORLD,
} from '@dustfront/dust';

interface Links {
  readonly near: ReadonlyMap<string, readonly string[]>;
  readonly sea: ReadonlySet<string>;
}

const known = new WeakMap<MapData, Links>();

function linksOf(map: MapData): Links {
  let links = known.get(map);
  if (links === undefined) {
    const near = new Map<string, string[]>(map.areas.map(({ id }) => [id, []]));
    for (const [a, b] of [...map.links, ...(map.wrapLinks ?? [])]) {
      if (!near.get(a)!.includes(b)) near.get(a)!.push(b);
      if (!near.get(b)!.includes(a)) near.get(b)!.push(a);
    }
    links = { near, sea: new Set(map.areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id)) };
    known.set(map, links);
  }
  return links;
}

export function countsOf(units: NamedUnits): Units {
  return UNIT_TYPES.map((type) => units[type] ?? 0);
}

export const COST: readonly number[] = [2, 5, 3, 6, 4];
export const total = (units: readonly number[]): number => units.reduce((sum, count) => sum + count, 0);
export const price = (units: readonly number[]): number =>
  units.reduce((sum, count, type) => sum + count * COST[type]!, 0);

/** The map as a seat sees it, ready for questions. */
export class World {
  readonly view: DustView;
  readonly seat: number;
  private readonly links: Links;
  private readonly byId: ReadonlyMap<string, AreaView>;

  constructor(view: DustView, seat: number) {
    this.view = view;
    this.seat = seat;
    this.links = linksOf(view.map === 'world' ? WORLD : view.map);
    this.byId = new Map(view.areas.map((area) => [area.id, area]));
  }

  area(id: string): AreaView {
    return this.byId.get(id)!;
  }

  isSea(id: string): boolean {
    return this.links.sea.has(id);
  }

  near(id: string): readonly string[] {
    return this.links.near.get(id) ?? [];
  }

  isMine(id: string): boolean {
    return this.area(id).holder === this.seat;
  }

  isEnemy(id: string): boolean {
    const { holder } = this.area(id);
    return holder !== null && holder !== this.seat;
  }

  get mine(): AreaView[] {
    return this.view.areas.filter((area) => area.holder === this.seat);
  }

  units(id: string): Units {
    return countsOf(this.area(id).units);
  }

  /** Steps from an area to all others, over lands and seas alike. */
  distances(from: readonly string[]): Map<string, number> {
    const steps = new Map<string, number>(from.map((id) => [id, 0]));
    const queue = [...from];
    for (const id of queue)
      for (const other of this.near(id))
        if (!steps.has(other)) {
          steps.set(other, steps.get(id)! + 1);
          queue.push(other);
        }
    return steps;
  }

  /** Lands across seas that are all held by own submarines. */
  across(from: string): string[] {
    const seas = this.near(from).filter((id) => this.isSea(id) && this.isMine(id));
    const seen = new Set(seas);
    const lands = new Set<string>();
    for (const sea of seen)
      for (const next of this.near(sea)) {
        if (!this.isSea(next)) lands.add(next);
        else if (this.isMine(next)) seen.add(next);
      }
    lands.delete(from);
    return [...lands];
  }

  /** What an area is worth to hold, in production points: what it scores and earns. */
  worth(id: string): number {
    const area = this.area(id);
    if (this.isSea(id)) return 3 + (area.source ? 4 : 0);
    return 2.5 + (area.capital ? 22 : 0) + (area.source ? 6 : 0) + (area.centre ? 9 : 0);
  }

  /** Whether an attack on it is forbidden just now, as far as a view tells. */
  isBarred(id: string): boolean {
    const area = this.area(id);
    const { view, seat } = this;
    if (view.round === 1 && (area.source || area.capital || area.centre)) return true;
    if (area.capital && typeof area.holder === 'number' && !view.capitalsOpen) return true;
    return view.allies.some(
      ([a, b]) => (a === seat && b === area.holder) || (b === seat && a === area.holder),
    );
  }

  /** What the enemies next to an area could bring against it, in dice. */
  threat(id: string): number {
    let most = 0;
    for (const other of this.near(id)) {
      if (typeof this.area(other).holder !== 'number' || !this.isEnemy(other)) continue;
      if (this.isSea(other) !== this.isSea(id)) continue;
      most = Math.max(most, diceOf(this.units(other)));
    }
    return most;
  }

  /** Enemy and neutral lands or seas beside it. */
  front(id: string): string[] {
    return this.near(id).filter((other) => this.isEnemy(other) && this.isSea(other) === this.isSea(id));
  }
}

export const DICE: readonly number[] = [1, 2, 1, 2, 1];
export const diceOf = (units: readonly number[]): number =>
  units.reduce((sum, count, type) => sum + count * DICE[type]!, 0);
