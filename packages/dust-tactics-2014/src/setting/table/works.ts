/** Works on a table: where they may be built before play, and building them (dt14.table.works-sites). */
import { area, areWithin, overlaps, type Point, HEADINGS as TURNS } from '@dustfront/wargame/tabletop';
import { type Choice, only } from '../../choice.ts';
import type { GameFrame } from '../../frames/make.ts';
import { type Edge, INWARDS } from '../../ground/table/gates.ts';
import { fieldOf } from '../../ground/table/pieces.ts';
import { pointAt, spotAt } from '../../ground/table/spot.ts';
import {
  cornersOfWork,
  type Feature,
  type Field,
  isWork,
  shapeOfFeature,
  type Work,
} from '../../ground/table/words.ts';
import type { Side, TacticsState } from '../../state.ts';

/** The strip at the own edge, the distance from edges, from what nobody enters, and between works. */
const DEPTH = 400;
const FROM_EDGE = 100;
const FROM_IMPASSABLE = 100;
const APART = 200;
/** How far apart sites are; closer where there are none so. */
const STEPS = [50, 10];
const HALF = 100;
/** Works are built over these. */
const BUILT_OVER: readonly Feature['kind'][] = [
  ...(['wood', 'rubble', 'crater', 'trench', 'crate', 'tank-trap', 'low-wall'] as const),
];
/** North, east, south, west. */
const LOOKS: readonly number[] = [48, 0, 16, 32];

const workAt = (id: string, kind: Work['kind'], at: Point, n: number): Work => ({
  id,
  kind,
  at,
  heading: LOOKS[n]!,
});

/** Nearer than this works may not stand to a feature (dt14.fort.place.apart, dt14.fort.place.impassable). */
function leastTo({ kind }: Feature): number {
  if (kind === 'bunker' || kind === 'strongpoint') return APART;
  return kind === 'block' || kind === 'deep-water' ? FROM_IMPASSABLE : 0;
}

/** Nothing lies under it that would stay there, no marker either, and what must not be near is far enough away. */
function isFree({ features }: { readonly features: readonly Feature[] }, at: Point): boolean {
  const shape = area(cornersOfWork(workAt('', 'strongpoint', at, 0)));
  return features.every((one) => {
    if (BUILT_OVER.includes(one.kind)) return true;
    const there = shapeOfFeature(one);
    const least = leastTo(one);
    if (least > 0) return !areWithin(shape, there, least - 1);
    return one.kind === 'marker' ? !areWithin(shape, there, 0) : !overlaps(shape, there);
  });
}

/** How deep inside the far side of works around a point lies, counted from an edge. */
const depthFrom = (edge: number, [x, y]: Point, width: number, height: number): number =>
  [y, width - x, height - y, x][edge]! + HALF;

function spotsBy(step: number, field: Field, edge: number): Point[] {
  const { width, height } = field;
  const near = FROM_EDGE + HALF;
  const found: Point[] = [];
  for (let y = near; y <= height - near; y += step)
    for (let x = near; x <= width - near; x += step)
      if (depthFrom(edge, [x, y], width, height) <= DEPTH && isFree(field, [x, y])) found.push([x, y]);
  return found;
}

/** dt14.table.works-sites: the middles of works that may be built at an edge. */
const spotsAt = (field: Field, edge: number): Point[] =>
  STEPS.map((step) => spotsBy(step, field, edge)).find((found) => found.length > 0) ?? [];

export const sites = (state: TacticsState, side: Side): Choice[] =>
  spotsAt(fieldOf(state), state.edges[side]).flatMap((at) =>
    LOOKS.map((_, n): Choice => ({ do: 'fortify', at: spotAt(at), w: 0, n })),
  );

/** How many of so many works find room at an edge, each in the first place that is left. */
export function roomForWorks(field: Field, edge: number, many: number): number {
  let now = field;
  for (let n = 0; n < many; n++) {
    const [at] = spotsAt(now, edge);
    if (at === undefined) return n;
    now = { ...now, features: [...now.features, workAt(`${n}`, 'strongpoint', at, 0)] };
  }
  return many;
}

export function build(state: TacticsState, kind: string, choice: Choice, seat: Side): void {
  const { at, n } = only(choice, 'fortify');
  const field = fieldOf(state);
  const id = `${kind}-${seat + 1}-${field.features.filter(isWork).length + 1}`;
  state.table = { ...field, features: [...field.features, workAt(id, kind as Work['kind'], pointAt(at), n)] };
}

export type Fortify = Extract<Choice, { readonly do: 'fortify' }>;

/** Whoever sets something out before play. */
const placing = ({ stack }: Pick<TacticsState, 'stack'>): Side =>
  (stack.find(({ kind }) => kind === 'game') as GameFrame).placing;

/** The works that somebody is asked to build, as they would stand there. */
export const workBuilt = (state: Pick<TacticsState, 'stack' | 'works'>, { at, n }: Fortify): Work =>
  workAt('built', state.works[placing(state)][0]?.split(':')[0] as Work['kind'], pointAt(at), n);

const apart = (one: number, other: number): number =>
  Math.min((one - other + TURNS) % TURNS, (other - one + TURNS) % TURNS);

/** Of places on offer the one nearest to a point; it looks that way as nearly as it may, else away from its edge. */
export function siteNear(
  state: Pick<TacticsState, 'stack' | 'edges'>,
  places: readonly Fortify[],
  [x, y]: Point,
  heading: number | null,
): Fortify | null {
  const wanted = heading ?? INWARDS[state.edges[placing(state)] as Edge]!;
  const off = ({ at, n }: Fortify): number => {
    const [px, py] = pointAt(at);
    return (px - x) ** 2 + (py - y) ** 2 + apart(LOOKS[n]!, wanted) / TURNS;
  };
  return places.reduce<Fortify | null>(
    (best, one) => (best === null || off(one) < off(best) ? one : best),
    null,
  );
}
