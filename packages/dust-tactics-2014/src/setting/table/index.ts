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

/** The strip at the own edge, the distance from edges and between works, and how far apart sites are. */
const DEPTH = 400;
const FROM_EDGE = 100;
const APART = 200;
const STEP = 50;
const HALF = 100;
/** North, east, south, west. */
const HEADINGS: readonly number[] = [48, 0, 16, 32];

const workAt = (id: string, kind: Work['kind'], at: Point, n: number): Work => ({
  id,
  kind,
  at,
  heading: HEADINGS[n]!,
});

/** Nothing lies under it, no marker either, and other works are far enough away. */
function isFree({ features }: { readonly features: readonly Feature[] }, at: Point): boolean {
  const shape = area(cornersOfWork(workAt('', 'strongpoint', at, 0)));
  return features.every((one) =>
    isWork(one)
      ? !areWithin(shape, shapeOfFeature(one), APART)
      : one.kind === 'marker'
        ? !areWithin(shape, shapeOfFeature(one), 0)
        : !overlaps(shape, shapeOfFeature(one)),
  );
}

/** How deep inside the far side of works around a point lies, counted from an edge. */
const depthFrom = (edge: number, [x, y]: Point, width: number, height: number): number =>
  [y, width - x, height - y, x][edge]! + HALF;

function sites(state: TacticsState, side: Side): Choice[] {
  const field = fieldOf(state);
  const { width, height } = field;
  const near = FROM_EDGE + HALF;
  const found: Choice[] = [];
  for (let y = near; y <= height - near; y += STEP)
    for (let x = near; x <= width - near; x += STEP) {
      if (depthFrom(state.edges[side], [x, y], width, height) > DEPTH || !isFree(field, [x, y])) continue;
      for (let n = 0; n < HEADINGS.length; n++) found.push({ do: 'fortify', at: spotAt([x, y]), w: 0, n });
    }
  return found;
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
