/**
 * The straight line between the centres of two squares, in whole numbers and without a shortcut: every square and
 * every edge of the rectangle between them is looked at. Shared by the referees of both tactics editions.
 */

export interface Area {
  readonly width: number;
  readonly height: number;
}

/**
 * What the line meets. `left` and `right` are those of somebody who looks along it; the two end squares are left out.
 */
export interface Met {
  /** Squares whose inside it crosses. */
  readonly inside: readonly number[];
  /** Squares of which it only touches a corner. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Edges that it crosses, and those of which it only touches an end, as pairs of squares. */
  readonly crossed: readonly Edge[];
  readonly leftEdges: readonly Edge[];
  readonly rightEdges: readonly Edge[];
}

/** Two squares side by side, the smaller number first. */
export type Edge = readonly [number, number];

export const columnOf = (area: Area, square: number): number => square % area.width;
export const rowOf = (area: Area, square: number): number => Math.floor(square / area.width);

/** Range and the cost of a way: a first diagonal counts 1, further ones 2 (rulings, section 1). */
export function rangeOf(area: Area, a: number, b: number): number {
  const dx = Math.abs(columnOf(area, a) - columnOf(area, b));
  const dy = Math.abs(rowOf(area, a) - rowOf(area, b));
  return dx > 0 && dy > 0 ? dx + dy - 1 : dx + dy;
}

/** The eight neighbours that are on the board. */
export function neighboursOf(area: Area, square: number): number[] {
  const found: number[] = [];
  for (let y = -1; y <= 1; y++) {
    for (let x = -1; x <= 1; x++) {
      const column = columnOf(area, square) + x;
      const row = rowOf(area, square) + y;
      const isThere = column >= 0 && column < area.width && row >= 0 && row < area.height;
      if (isThere && (x !== 0 || y !== 0)) found.push(row * area.width + column);
    }
  }
  return found;
}

/** The squares on either side of a diagonal step; none for a straight one. */
export function flanksOf(area: Area, from: number, to: number): number[] {
  if (columnOf(area, from) === columnOf(area, to) || rowOf(area, from) === rowOf(area, to)) return [];
  return [
    rowOf(area, from) * area.width + columnOf(area, to),
    rowOf(area, to) * area.width + columnOf(area, from),
  ];
}

export const edgeOf = (a: number, b: number): Edge => (a < b ? [a, b] : [b, a]);

const known = new Map<string, Met[]>();

/** What the line between two squares meets; remembered, since it depends on nothing else. */
export function meets(area: Area, from: number, to: number): Met {
  const size = area.width * area.height;
  const board = `${area.width} ${area.height}`;
  const met = known.get(board) ?? [];
  known.set(board, met);
  const at = from * size + to;
  met[at] ??= lookAlong(area, from, to);
  return met[at];
}

function lookAlong(area: Area, from: number, to: number): Met {
  const [x0, y0] = [2 * columnOf(area, from) + 1, 2 * rowOf(area, from) + 1];
  const [x1, y1] = [2 * columnOf(area, to) + 1, 2 * rowOf(area, to) + 1];
  /** Negative on the left, positive on the right of the line (rows grow downwards). */
  const side = (x: number, y: number): number => Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
  const inside: number[] = [];
  const touched: { square: number; side: number }[] = [];
  const crossed: Edge[] = [];
  const touchedEdges: { edge: Edge; side: number }[] = [];
  const columns = [columnOf(area, from), columnOf(area, to)].sort((a, b) => a - b);
  const rows = [rowOf(area, from), rowOf(area, to)].sort((a, b) => a - b);
  const judge = (ends: readonly number[]): 'crossed' | 'missed' | number => {
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    if (least < 0 && most > 0) return 'crossed';
    return ends.includes(0) ? least + most : 'missed';
  };
  for (let row = rows[0]!; row <= rows[1]!; row++) {
    for (let column = columns[0]!; column <= columns[1]!; column++) {
      const square = row * area.width + column;
      const [x, y] = [2 * column, 2 * row];
      if (square !== from && square !== to) {
        const met = judge([side(x, y), side(x + 2, y), side(x, y + 2), side(x + 2, y + 2)]);
        if (met === 'crossed') inside.push(square);
        else if (met !== 'missed') touched.push({ square, side: met });
      }
      if (column < columns[1]!) {
        const met = judge([side(x + 2, y), side(x + 2, y + 2)]);
        if (met === 'crossed') crossed.push([square, square + 1]);
        else if (met !== 'missed') touchedEdges.push({ edge: [square, square + 1], side: met });
      }
      if (row < rows[1]!) {
        const met = judge([side(x, y + 2), side(x + 2, y + 2)]);
        if (met === 'crossed') crossed.push([square, square + area.width]);
        else if (met !== 'missed') touchedEdges.push({ edge: [square, square + area.width], side: met });
      }
    }
  }
  const squaresOn = (wanted: number) => touched.filter((t) => t.side === wanted).map((t) => t.square);
  const edgesOn = (wanted: number) => touchedEdges.filter((t) => t.side === wanted).map((t) => t.edge);
  return {
    inside,
    left: squaresOn(-1),
    right: squaresOn(1),
    crossed,
    leftEdges: edgesOn(-1),
    rightEdges: edgesOn(1),
  };
}
