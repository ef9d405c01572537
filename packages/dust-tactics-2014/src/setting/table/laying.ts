/** Setting out terrain on a table, piece by piece (dt14.table.terrain). */
import { type OptionSpace, type Refusal, seededPick } from '@dustfront/kernel';
import { areWithin, HEADINGS, isOnTable, line, overlaps, type Point } from '@dustfront/wargame/tabletop';
import { type Choice, only } from '../../choice.ts';
import { towards } from '../../ground/table/arranging.ts';
import { boundsOf, boundsOfFeature, meetsBounds } from '../../ground/table/bounds.ts';
import { fieldOf, tableOf } from '../../ground/table/pieces.ts';
import { pointAt, spotAt } from '../../ground/table/spot.ts';
import {
  type Feature,
  isAircraft,
  isWork,
  shapeOfFeature,
  shapeOfPiece,
  stretchesOf,
  type Table,
} from '../../ground/table/words.ts';
import { optionId } from '../../options.ts';
import type { RuleId } from '../../rule-id.generated.ts';
import type { TacticsState } from '../../state.ts';
import { kindsOf } from '../pieces.ts';
import { featureOf, isPieceKind, type PieceKind, sizesOf } from './shapes.ts';

export type Lay = Extract<Choice, { readonly do: 'lay' }>;

/** Room at the edges of entry, between two things that bar, before openings, and around markers. */
const ROOM = 100;
const AROUND_MARKERS = 50;
const BARS: readonly Feature['kind'][] = ['block', 'wall', 'house', 'tank-trap', 'deep-water'];

const bars = (feature: Feature): boolean => BARS.includes(feature.kind) || isWork(feature);

const refusal = (code: string, rule: RuleId, about: readonly string[] = []): Refusal<RuleId> => ({
  code,
  rule,
  about,
});

interface Laying {
  readonly table: Table;
  readonly edges: readonly number[];
  readonly kinds: readonly PieceKind[];
}

export const layingOf = (state: TacticsState, pieces: readonly string[]): Laying => ({
  table: tableOf(state),
  edges: state.edges,
  kinds: [...kindsOf(pieces)].filter(isPieceKind),
});

const isKnown = ({ kinds }: Laying, { word, n, m }: Lay): boolean =>
  kinds.some((kind) => kind === word && sizesOf(kind).includes(m)) &&
  Number.isInteger(n) &&
  n >= 0 &&
  n < HEADINGS;

const pieceOf = ({ word, at, n, m }: Lay, id = ''): Feature =>
  featureOf(word as PieceKind, id, pointAt(at), m, n);

/** Whether it leaves room for those who come onto the table. */
function isClearOfEdges({ table: { width, height }, edges }: Laying, piece: Feature): boolean {
  const { left, top, right, bottom } = boundsOf(shapeOfFeature(piece));
  const rooms = [top, width - right, height - bottom, left];
  return edges.every((edge) => edge < 0 || rooms[edge]! >= ROOM);
}

/** What lies too near; dt14.setup.terrain.openings: an opening has room before it. */
function crowds(piece: Feature, other: Feature): RuleId | null {
  const [shape, there] = [shapeOfFeature(piece), shapeOfFeature(other)];
  if (other.kind === 'place') return null;
  if (other.kind === 'marker') return areWithin(shape, there, AROUND_MARKERS) ? 'dt14.table.terrain' : null;
  const isTooNear = bars(piece) && bars(other) ? areWithin(shape, there, ROOM - 1) : overlaps(shape, there);
  if (isTooNear || areWithin(shape, there, 0)) return 'dt14.table.terrain';
  if (other.kind !== 'wall' && other.kind !== 'house') return null;
  const isBefore = stretchesOf(other).some(
    ({ side, opening }) => opening !== null && areWithin(shape, line(...side), ROOM - 1),
  );
  return isBefore ? 'dt14.setup.terrain.openings' : null;
}

/** dt14.table.terrain: why a piece cannot lie so, or null. */
export function refusesLay(laying: Laying, lay: Lay): Refusal<RuleId> | null {
  if (!isKnown(laying, lay)) return refusal('no-such-piece', 'dt14.table.terrain');
  const { table } = laying;
  const piece = pieceOf(lay);
  const shape = shapeOfFeature(piece);
  if (!isOnTable(shape, table)) return refusal('piece-off', 'dt14.table.terrain');
  if (!isClearOfEdges(laying, piece)) return refusal('piece-at-edge', 'dt14.table.terrain');
  const near = boundsOf(shape, ROOM);
  for (const other of table.features) {
    const rule = meetsBounds(near, boundsOfFeature(other)) ? crowds(piece, other) : null;
    if (rule !== null) return refusal('piece-crowded', rule, [other.id]);
  }
  const standing = table.pieces.find((one) => !isAircraft(one) && overlaps(shape, shapeOfPiece(one)));
  return standing === undefined ? null : refusal('piece-crowded', 'dt14.table.terrain', [standing.id]);
}

const WRITTEN = /^lay ([a-z-]+) (\d{1,3}) (0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})@(0|[1-9]\d?)$/;

function parse(id: string): Lay | null {
  const [, word, across, x, y, heading] = WRITTEN.exec(id) ?? [];
  if (word === undefined) return null;
  const lay = layAt(word, Number(across), [Number(x), Number(y)], Number(heading));
  return optionId(lay) === id ? lay : null;
}

const layAt = (word: string, m: number, at: Point, n: number): Lay => ({
  do: 'lay',
  word,
  at: spotAt(at),
  w: 0,
  n,
  m,
});

const RINGS = [0, 10, 20, 30, 45, 60, 80, 100, 130, 160, 200, 250, 300, 400, 500, 650, 800, 1000, 1300, 1700];
const EVERY = 2;

/** The same piece as near as it may lie. */
function nearest(laying: Laying, lay: Lay): Lay | null {
  if (!isKnown(laying, lay)) return null;
  const { width, height } = laying.table;
  const from = pointAt(lay.at);
  for (const ring of RINGS)
    for (let heading = 0; heading < (ring === 0 ? 1 : HEADINGS); heading += EVERY) {
      const [x, y] = towards(from, heading, ring);
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const there = { ...lay, at: spotAt([x, y]) };
      if (refusesLay(laying, there) === null) return there;
    }
  return null;
}

/** How far a point is from everything that lies there, roughly; nothing is decided by it. */
function bareness({ features }: Table, [x, y]: Point): number {
  const apart = features.map((one) => {
    const { left, top, right, bottom } = boundsOfFeature(one);
    return Math.max(left - x, x - right, top - y, y - bottom);
  });
  return Math.min(...apart, x, y);
}

const TRIES = 6;
const PROPOSALS = 3;

/** A piece for one of the barest of a few places, so that nowhere is without cover. */
function drawn(laying: Laying, pick: (n: number) => number): Lay | null {
  const { table, kinds } = laying;
  const points = Array.from({ length: TRIES }, (): Point => [pick(table.width), pick(table.height)]);
  const [at] = points.sort((a, b) => bareness(table, b) - bareness(table, a));
  const kind = kinds[pick(kinds.length)]!;
  const sizes = sizesOf(kind);
  return nearest(laying, layAt(kind, sizes[pick(sizes.length)]!, at!, pick(HEADINGS)));
}

const GRID = 50;

/** Any piece that still finds room anywhere. */
function first(laying: Laying): Lay | null {
  const { width, height } = laying.table;
  for (const kind of laying.kinds)
    for (let y = ROOM; y < height; y += GRID)
      for (let x = ROOM; x < width; x += GRID)
        for (const heading of [0, HEADINGS / 4]) {
          const lay = layAt(kind, sizesOf(kind)[0]!, [x, y], heading);
          if (refusesLay(laying, lay) === null) return lay;
        }
  return null;
}

function propose(laying: Laying, pick: (n: number) => number, most = PROPOSALS): Lay[] {
  if (laying.kinds.length === 0) return [];
  const found = new Map<string, Lay>();
  for (let n = 0; n < most; n++) {
    const lay = drawn(laying, pick);
    if (lay !== null) found.set(optionId(lay), lay);
  }
  const last = found.size === 0 && most > 0 ? first(laying) : null;
  return last === null ? [...found.values()] : [last];
}

/** Everything that may be answered by whoever sets out one of these pieces. */
export const spaceOfLaying = (laying: Laying): OptionSpace<Choice> => ({
  refuses: (choice) => refusesLay(laying, only(choice, 'lay')),
  parse,
  propose: (pick, most) => propose(laying, pick, most),
  nearest: (choice) => {
    const lay = only(choice, 'lay');
    return refusesLay(laying, lay) === null ? lay : nearest(laying, lay);
  },
});

const LISTED = 6;

/** A few of them, the same for the same table; none where there is no room. */
export const someLays = (laying: Laying): Lay[] =>
  propose(laying, seededPick(`terrain ${laying.table.features.length}`), LISTED);

export function lay(state: TacticsState, choice: Choice): void {
  const chosen = only(choice, 'lay');
  const field = fieldOf(state);
  let number = 1;
  const idOf = (): string => `${chosen.word}-${number}`;
  while (field.features.some(({ id }) => id === idOf())) number++;
  state.table = { ...field, features: [...field.features, pieceOf(chosen, idOf())] };
}

/** The piece that an answer lays, to be drawn before it lies there. */
export const pieceLaid = (choice: Lay): Feature => pieceOf(choice, 'laid');
