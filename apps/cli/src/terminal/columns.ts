import { padEnd, padStart, visibleLength } from './style.ts';

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(visibleLength));

/** Two lists beside each other where both fit, else one below the other: nothing is ever cut. */
export function besideOrBelow(left: readonly string[], right: readonly string[], width = 78): string[] {
  const room = Math.max(widest(left), Math.floor((width - 2) / 2));
  if (room + 2 + widest(right) > width) return [...left, ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padEnd(left[i] ?? '', room)}  ${right[i] ?? ''}`.trimEnd(),
  );
}

/**
 * A table of numbers: columns of the widths that are given, those below zero aligned to the left. Where a word is
 * longer than its column, the column grows.
 */
export function numberLines(rows: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const rooms = widths.map((width, at) => {
    const longest = widest(rows.map((row) => row[at] ?? ''));
    // Two numbers beside each other need a blank between them.
    const least = width > 0 && (widths[at - 1] ?? -1) > 0 ? longest + 1 : longest;
    return least <= Math.abs(width) ? Math.abs(width) : longest + 2;
  });
  return rows.map((row) =>
    row
      .map((cell, at) => ((widths[at] ?? 0) < 0 ? padEnd : padStart)(cell, rooms[at] ?? 0))
      .join('')
      .trimEnd(),
  );
}

/** A table without lines: every column as wide as its widest cell. The last one is not padded. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => widest(rows.map((row) => row[at] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, at) => padEnd(cell, widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}
