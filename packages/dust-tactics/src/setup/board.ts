import { columnName, edgeBetween, emptyEdges, makeGrid } from '@dustfront/wargame';
import { BUILDING, DOORWAY, ENTRANCE, TERRAIN, WALL } from '../geometry/index.ts';
import { type Problem, problem } from '../problem.ts';
import type { Square } from '../scenarios/scenario.ts';
import type { Board, Piece, PieceKind } from '../state.ts';
import { PIECE_HEALTH } from '../table/targets.ts';
import type { BuiltLayout } from './options.ts';

/** A base tile, seen from above (dt1.board.tile.faces); it is no structure (dt1.ruling.base-tiles). */
export const INDOOR = 1 << 10;

interface Sign {
  readonly ground: number;
  readonly piece?: PieceKind;
}

/** What each character of a map means. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  '.': { ground: 0 },
  ',': { ground: INDOOR },
  '#': { ground: TERRAIN },
  '%': { ground: TERRAIN | INDOOR },
  c: { ground: 0, piece: 'crate' },
  C: { ground: INDOOR, piece: 'crate' },
  t: { ground: 0, piece: 'trap' },
  T: { ground: INDOOR, piece: 'trap' },
  b: { ground: BUILDING },
  e: { ground: BUILDING | ENTRANCE },
};

export interface Laid {
  readonly board: Board;
  readonly pieces: Piece[];
}

export function newPiece(id: number, kind: PieceKind, square: number): Piece {
  return { id, kind, square, health: PIECE_HEALTH[kind] };
}

/** `A1` is the top left square. */
export const squareText = ([column, row]: Square): string => `${columnName(column)}${row + 1}`;

/** Columns and rows at most. */
const MOST = 60;

/** Why a map cannot be played on. */
export function checkLayout(layout: BuiltLayout): Problem[] {
  const at = 'battlefield';
  if (!Array.isArray(layout.map)) return [problem(`${at}.map`, 'map-list')];
  const width = layout.map[0]?.length ?? 0;
  if (width === 0 || layout.map.some((line) => line.length !== width))
    return [problem(`${at}.map`, 'map-rows')];
  if (width > MOST || layout.map.length > MOST) return [problem(`${at}.map`, 'map-large', { most: MOST })];
  const problems: Problem[] = [];
  layout.map.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      const place = `${at}.map ${squareText([column, row])}`;
      if (!SIGNS[sign]) problems.push(problem(place, 'map-sign', { sign, column: column + 1, row: row + 1 }));
    });
  });
  for (const bloc of ['allies', 'axis'] as const) {
    const squares = layout.entry?.[bloc] ?? [];
    if (squares.length === 0)
      problems.push(problem(`${at}.entry.${bloc}`, 'no-entry', undefined, 'dt1.enter.must'));
    for (const [column, row] of squares) {
      const ground = SIGNS[layout.map[row]?.[column] ?? '']?.ground;
      const square = squareText([column, row]);
      if (ground === undefined || ground & TERRAIN)
        problems.push(problem(`${at}.entry.${bloc} ${square}`, 'entry-closed', { square }, 'dt1.enter.must'));
    }
  }
  return problems;
}

/** The board and its cover pieces from a map. */
export function layOut(layout: BuiltLayout): Laid {
  const width = layout.map[0]!.length;
  const height = layout.map.length;
  const signs = layout.map.flatMap((line) => [...line].map((sign) => SIGNS[sign]!));
  const pieces: Piece[] = [];
  signs.forEach((sign, square) => {
    if (sign.piece) pieces.push(newPiece(pieces.length, sign.piece, square));
  });
  const index = ([column, row]: Square) => row * width + column;
  return {
    board: {
      width,
      height,
      ground: signs.map((sign) => sign.ground),
      edges: layWalls(layout, width, height),
      entry: [layout.entry.allies.map(index), layout.entry.axis.map(index)],
    },
    pieces,
  };
}

function layWalls(layout: BuiltLayout, width: number, height: number): number[] | null {
  if (!layout.walls || layout.walls.length === 0) return null;
  const grid = makeGrid(width, height);
  const edges = emptyEdges(grid);
  for (const { between, kind } of layout.walls) {
    const [a, b] = between.map(([column, row]) => row * width + column) as [number, number];
    const edge = edgeBetween(grid, a, b);
    if (edge >= 0) edges[edge] = kind === 'wall' ? WALL : DOORWAY;
  }
  return [...edges];
}

/**
 * An empty field of tiles (dt1.board.tile.layout): the Allies enter in the south, the Axis in the north
 * (dt1.ruling.entry-zone).
 */
export function emptyField(columns: number, rows: number): Board {
  const width = 3 * columns;
  const height = 3 * rows;
  const row = (y: number) => Array.from({ length: width }, (_, x) => y * width + x);
  return {
    width,
    height,
    ground: new Array<number>(width * height).fill(0),
    edges: null,
    entry: [row(height - 1), row(0)],
  };
}
