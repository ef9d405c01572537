/** Where pieces come onto a table: touching its edge from inside (dt14.table.enter). */
import type { Point } from '@dustfront/wargame/tabletop';
import { mayStand } from './stand.ts';
import { type Field, type Gates, hasHeading, isVehicle, type Piece } from './words.ts';

/** North, east, south, west. */
export type Edge = 0 | 1 | 2 | 3;

export interface AtEdge {
  readonly table: Field;
  readonly edge: Edge;
  /** The stretch of the edge by which they come; all of it if missing. */
  readonly gates?: Gates;
}

/** Straight in from each edge. */
export const INWARDS: readonly number[] = [16, 32, 48, 0];

/** How far from the edge the centre of a piece is that touches it from inside, a hull with its rear. */
const depthOf = (piece: Piece): number => (isVehicle(piece) ? piece.length / 2 : piece.radius);

/** Where a piece touches the edge that is to come to such a point. */
export function gateOf(at: AtEdge, piece: Piece, meant: Point): Point {
  const { table, edge } = at;
  const depth = depthOf(piece);
  // dt14.table.own
  const [first, last] = at.gates ?? [0, edgeLength(at)];
  const within = (n: number): number => Math.min(Math.max(n, first), last);
  if (edge === 0) return [within(meant[0]), depth];
  if (edge === 1) return [table.width - depth, within(meant[1])];
  if (edge === 2) return [within(meant[0]), table.height - depth];
  return [depth, within(meant[1])];
}

/** The piece as it touches the edge, before its first step; a hull looks straight in. */
export function atGate({ edge }: Pick<AtEdge, 'edge'>, piece: Piece, gate: Point): Piece {
  return { ...piece, at: gate, ...(hasHeading(piece) ? { heading: INWARDS[edge]! } : {}) } as Piece;
}

export const edgeLength = ({ table, edge }: AtEdge): number => (edge % 2 === 0 ? table.width : table.height);

/** Whether deep water carries a vessel that lies at that point of an edge, whoever else is there. */
function isBerth(at: AtEdge, vessel: Piece, along: number): boolean {
  const gate = gateOf(at, vessel, [along, along]);
  return mayStand({ ...at.table, pieces: [] }, atGate(at, vessel, gate));
}

const known = new WeakMap<Field['features'], Map<string, readonly number[]>>();

/** dt14.ruling.naval.fielded: how far along an edge a vessel may come in, the middle of each stretch of deep water. */
export function berthsOf(at: AtEdge, vessel: Piece): readonly number[] {
  const { features, width, height } = at.table;
  const all = known.get(features) ?? new Map<string, readonly number[]>();
  known.set(features, all);
  const key = [at.edge, at.gates, depthOf(vessel), width, height].join();
  const found = all.get(key) ?? [...stretches(at, vessel)];
  all.set(key, found);
  return found;
}

function* stretches(at: AtEdge, vessel: Piece): Generator<number> {
  const [first, last] = at.gates ?? [0, edgeLength(at)];
  let from = -1;
  for (let along = first; along <= last + 1; along++) {
    const isOpen = along <= last && isBerth(at, vessel, along);
    if (isOpen && from < 0) from = along;
    if (isOpen || from < 0) continue;
    yield Math.floor((from + along - 1) / 2);
    from = -1;
  }
}
