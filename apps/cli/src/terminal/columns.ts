import { padEnd, visibleLength } from './style.ts';

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(visibleLength));

/** Two lists beside each other where both fit, else one below the other: nothing is ever cut. */
export function besideOrBelow(left: readonly string[], right: readonly string[], width = 78): string[] {
  const room = Math.max(widest(left), Math.floor((width - 2) / 2));
  if (room + 2 + widest(right) > width) return [...left, ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padEnd(left[i] ?? '', room)}  ${right[i] ?? ''}`.trimEnd(),
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
