import type { OptionSpace, Refusal } from '@dustfront/kernel';
import { overlaps, type Point } from '@dustfront/wargame/tabletop';
import type { RuleId } from '../../rule-id.generated.ts';
import { arrange, between, WIDEST } from './arranging.ts';
import { type Bar, pieceBars, terrainBars } from './barring.ts';
import { around, boundsOf, meetsBounds } from './bounds.ts';
import { atGate, berthsOf, type Edge, edgeLength, gateOf } from './gates.ts';
import { endOf, isComplete, mayGo, passable, refusal, refusesMarch, type Stride } from './march.ts';
import { cohesionBetween } from './stand.ts';
import { type Gates, isVessel, type Piece, shapeOfPiece, spanOf, sweepOf, type Table } from './words.ts';
import { type Part, partTo, readParts, textOf, type Written } from './written.ts';

/** A unit that comes onto the table: the way of each miniature begins at the edge. */
export type Entry = Written<'come'>;

export interface Entering {
  readonly table: Table;
  /** Those who wait outside; where they are does not matter. */
  readonly waiting: readonly Piece[];
  readonly edge: Edge;
  /** The stretch of the edge by which they come; all of it if missing. */
  readonly gates?: Gates;
  readonly stride: Stride;
}

/** A point of the edge, two corners and the end. */
const MOST_POINTS = 4;
/** What is left of a part behind the gate. */
export const fromGate = ({ way: [gate, ...way], ...part }: Part): Part => ({
  ...part,
  way: way.length === 0 ? [gate!] : way,
});

/** dt14.table.enter: what would bar its way begins at no gate: nobody came in over it. */
function barsAt(table: Table, start: Piece, stride: Stride, most = Number.POSITIVE_INFINITY): string[] {
  const found: string[] = [];
  if (stride.flies) return found;
  const shape = shapeOfPiece(start);
  const bounds = boundsOf(shape);
  const add = (bar: Bar): void => {
    if (found.length < most && meetsBounds(bounds, bar.bounds) && overlaps(shape, bar.shape))
      found.push(bar.id);
  };
  pieceBars(passable(table, start, stride), start, 0, bounds).forEach(add);
  terrainBars(table, start, 0, null).forEach(add);
  return found;
}

/** dt14.table.enter: the way begins at its own edge, touching it from inside; its length counts from there. */
function refuses(entering: Entering, entry: Entry): Refusal<RuleId> | null {
  const { table, waiting, stride } = entering;
  if (!isComplete(waiting, entry, MOST_POINTS)) return refusal('not-a-movement', 'dt14.table.move', []);
  const starts: Piece[] = [];
  for (const [which, piece] of waiting.entries()) {
    const gate = entry.parts[which]!.way[0]!;
    const [x, y] = gateOf(entering, piece, gate);
    if (gate[0] !== x || gate[1] !== y) return refusal('not-at-edge', 'dt14.table.enter', [piece.id]);
    const start = atGate(entering, piece, gate);
    const bars = barsAt(table, start, stride);
    if (bars.length > 0) return refusal('barred', 'dt14.table.enter', [piece.id, ...bars]);
    starts.push(start);
  }
  const parts = entry.parts.map(fromGate);
  const found = refusesMarch(
    { ...table, pieces: [...table.pieces, ...starts] },
    starts,
    { do: 'go', parts },
    stride,
  );
  if (found !== null) return found;
  const ends = starts.map((piece, which) => endOf(piece, parts[which]!));
  const { after } = cohesionBetween(ends, ends);
  return after.length === 0 ? null : refusal('scattered', 'dt14.table.cohesion', after.flat());
}

/** Straight in from the edge to their places, or to the next ones that will do. */
function arranged(entering: Entering, wanted: readonly Piece[]): Entry | null {
  const { table, waiting, stride } = entering;
  const may = wanted.map((meant) =>
    mayGo(
      table,
      meant,
      stride,
      around([meant.at, gateOf(entering, meant, meant.at)], WIDEST + sweepOf(meant)),
    ),
  );
  const parts = arrange(table, wanted, (which, end) => {
    const gate = gateOf(entering, waiting[which]!, end.at);
    const start = atGate(entering, waiting[which]!, gate);
    const part = partTo(start, end);
    if (gate[0] < 0 || gate[1] < 0) return null;
    if (!may[which]!(start, part) || barsAt(table, start, stride, 1).length > 0) return null;
    return { ...part, way: [gate, ...part.way] };
  });
  return parts === null ? null : { do: 'come', parts };
}

/** How far beside the first of them the one of that number is meant to stand: by turns on either side. */
const besideFirst = (which: number, piece: Piece): number =>
  Math.ceil(which / 2) * (which % 2 === 0 ? -1 : 1) * (2 * sweepOf(piece) + 2);

/** All of them side by side, about a point so far along the edge and so deep inside. */
function meantFor(entering: Entering, along: number, deep: number): Piece[] {
  const { table, waiting, edge } = entering;
  return waiting.map((piece, which) => {
    const beside = along + besideFirst(which, piece);
    const at: readonly Point[] = [
      [beside, deep],
      [table.width - deep, beside],
      [beside, table.height - deep],
      [deep, beside],
    ];
    return atGate(entering, piece, at[edge]!);
  });
}

const PROPOSALS = 4;
const DEEPEST = 20;

/** Where they come who are meant for a point is asked more than once of one table. */
let known: { readonly table: Table; readonly entries: Map<string, Entry | null> } | null = null;

function comesTo(entering: Entering, along: number, deep: number): Entry | null {
  const { table, waiting, edge, gates, stride } = entering;
  if (known?.table !== table) known = { table, entries: new Map() };
  const { entries } = known;
  const { length, flies, least, overEnemies } = stride;
  const who = waiting.map((piece) => `${piece.id}/${spanOf(piece)}`);
  // Straight in from anywhere on the edge it is no farther than that.
  const far = gates === undefined && deep + WIDEST <= length ? 'anywhere' : length;
  const key = [along, deep, edge, gates, far, flies, least, overEnemies, ...who].join();
  const found = entries.get(key);
  if (found !== undefined) return found;
  const made = nearestTo(entering, meantFor(entering, along, deep));
  entries.set(key, made);
  return made;
}

function propose(entering: Entering, pick: (n: number) => number, most = PROPOSALS): Entry[] {
  const found = new Map<string, Entry>();
  const length = edgeLength(entering);
  for (let n = 0; n < most; n++) {
    const deep = DEEPEST + pick(entering.stride.length);
    const entry = comesTo(entering, pick(length + 1), deep);
    if (entry !== null) found.set(textOf(entry), entry);
  }
  return [...found.values()];
}

const STAGES = 4;

/** Less and less deep, then elsewhere along the edge. */
function nearestTo(entering: Entering, wanted: readonly Piece[]): Entry | null {
  for (let stage = STAGES; stage >= 0; stage--) {
    const found = arranged(
      entering,
      wanted.map(
        (end): Piece => ({ ...end, at: between(gateOf(entering, end, end.at), end.at, stage, STAGES) }),
      ),
    );
    if (found !== null) return found;
  }
  return elsewhere(entering, wanted);
}

const GATES = 24;

/** Points of the edge at which it may be worth trying; a vessel comes in where there is deep water. */
function gatesOf(entering: Entering, first: Piece | undefined): number[] {
  if (first !== undefined && isVessel(first)) return [...berthsOf(entering, first)];
  const length = edgeLength(entering);
  return Array.from({ length: GATES + 1 }, (_, gate) => Math.round((gate * length) / GATES));
}

/** Just inside the edge, as near as possible to where they were meant. */
function elsewhere(entering: Entering, [first]: readonly Piece[]): Entry | null {
  const meant = first?.at[entering.edge % 2] ?? 0;
  const gates = gatesOf(entering, first).sort((a, b) => Math.abs(a - meant) - Math.abs(b - meant));
  for (const gate of gates) {
    const found = arranged(entering, meantFor(entering, gate, DEEPEST));
    if (found !== null) return found;
  }
  return null;
}

/** Just inside the edge, as near to its middle as it can come in; null where it can nowhere. */
export function anyEntry(entering: Entering): Entry | null {
  const gates = gatesOf(entering, entering.waiting[0]);
  return comesTo(entering, gates[gates.length >> 1] ?? 0, DEEPEST);
}

/** Spreads those who come in one after the other along the edge. */
const NEXT_GATE = 7;

/** Whether there is any entry, sooner known: most gates are free. */
export function mayComeIn(entering: Entering): boolean {
  const { table, waiting } = entering;
  const gates = gatesOf(entering, waiting[0]);
  const gate = gates[(NEXT_GATE * table.pieces.length) % gates.length];
  const isFree = gate !== undefined && arranged(entering, meantFor(entering, gate, DEEPEST)) !== null;
  return isFree || anyEntry(entering) !== null;
}

/** Everything that may be answered when a unit comes onto the table. */
export const spaceOfEntry = (entering: Entering): OptionSpace<Entry> => ({
  refuses: (entry) => refuses(entering, entry),
  parse: (id) => readParts('come', id),
  propose: (pick, most) => propose(entering, pick, most),
  nearest: (entry) => {
    const found = refuses(entering, entry);
    if (found === null) return entry;
    if (found.rule === 'dt14.table.move') return null;
    return nearestTo(
      entering,
      entering.waiting.map((piece, which) =>
        endOf(atGate(entering, piece, piece.at), fromGate(entry.parts[which]!)),
      ),
    );
  },
});
