/** What is set out on a table before play: terrain, works, units (dt14.table.terrain, dt14.table.works-sites). */
import { area, areWithin, disc, isOnTable, overlaps, type Point } from '@dustfront/wargame/tabletop';
import { type Choice, only } from '../../choice.ts';
import { own } from '../../exceptions/index.ts';
import { arrange } from '../../ground/table/arranging.ts';
import { type Edge, INWARDS } from '../../ground/table/gates.ts';
import { endOf } from '../../ground/table/march.ts';
import { fieldOf, standAt, tableOf, waitingPieces } from '../../ground/table/pieces.ts';
import { pointAt, spotAt } from '../../ground/table/spot.ts';
import { mayStand } from '../../ground/table/stand.ts';
import {
  cornersOfWork,
  type Feature,
  type Field,
  isWork,
  type Piece,
  shapeOfFeature,
  type Work,
} from '../../ground/table/words.ts';
import { partTo } from '../../ground/table/written.ts';
import type { Code } from '../../problem.ts';
import type { UnitOrders } from '../../scenarios/own.ts';
import { LONG } from '../../scenarios/parts.ts';
import type { Side, TacticsState, Unit } from '../../state.ts';
import type { Setting } from '../setting.ts';
import { lay, layingOf, someLays, spaceOfLaying } from './laying.ts';
import { piecesFor } from './shapes.ts';

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
const HEADINGS: readonly number[] = [48, 0, 16, 32];

const workAt = (id: string, kind: Work['kind'], at: Point, n: number): Work => ({
  id,
  kind,
  at,
  heading: HEADINGS[n]!,
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

const sites = (state: TacticsState, side: Side): Choice[] =>
  spotsAt(fieldOf(state), state.edges[side]).flatMap((at) =>
    HEADINGS.map((_, n): Choice => ({ do: 'fortify', at: spotAt(at), w: 0, n })),
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

function build(state: TacticsState, kind: string, choice: Choice, seat: Side): void {
  const { at, n } = only(choice, 'fortify');
  const field = fieldOf(state);
  const id = `${kind}-${seat + 1}-${field.features.filter(isWork).length + 1}`;
  state.table = { ...field, features: [...field.features, workAt(id, kind as Work['kind'], pointAt(at), n)] };
}

/** dt14.table.own: the first miniature stands at the point, the others around it as they find room. */
function station(state: TacticsState, unit: Unit, { at, heading }: UnitOrders): Code | null {
  const [x, y] = at!;
  if (!Number.isInteger(x) || !Number.isInteger(y) || !isOnTable(disc([x, y], 0), fieldOf(state)))
    return 'off-table';
  // Who comes from nowhere and who starts inside works have their own placing.
  if (own(unit).entry !== undefined) return 'own-placing';
  const edge = (state.own?.edges ?? LONG)[unit.side] as Edge;
  const meant = waitingPieces(unit, heading ?? INWARDS[edge]!).map(
    (piece): Piece => ({ ...piece, at: [x, y] }),
  );
  const table = tableOf(state);
  const parts = mayStand(table, meant[0]!)
    ? arrange(table, meant, (which, end) => partTo(meant[which]!, end))
    : null;
  if (parts === null) return 'cannot-stand';
  standAt(
    unit,
    meant.map((piece, which) => endOf(piece, parts[which]!)),
  );
  return null;
}

/** A table is drawn before the match. */
export const onTable: Setting = {
  begin: () => {},
  pieces: (state) => piecesFor(fieldOf(state)),
  terrain: (state, pieces) => someLays(layingOf(state, pieces)),
  terrainSpace: (state, pieces) => spaceOfLaying(layingOf(state, pieces)),
  lay,
  sites,
  build,
  station,
  placeWord: (_state, at) => at.join(','),
};
