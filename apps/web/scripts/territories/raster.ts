/** A picture of whole numbers, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly cells: Int16Array;
}

export const raster = (width: number, height: number): Raster => ({
  width,
  height,
  cells: new Int16Array(width * height),
});

type Ring = readonly (readonly [number, number])[];

/** Fills rings by counting how often their sides are crossed on each row. */
export function fill(rings: readonly Ring[], picture: Raster): void {
  const crossings: number[][] = Array.from({ length: picture.height }, () => []);
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const [top, bottom] = ay < by ? [ay, by] : [by, ay];
      const last = Math.min(picture.height - 1, Math.ceil(bottom - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(top - 0.5)); row <= last; row++) {
        crossings[row]!.push(ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax));
      }
    }
  }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const to = Math.min(picture.width - 1, Math.ceil(xs[i + 1]! - 0.5) - 1);
      for (let x = Math.max(0, Math.ceil(xs[i]! - 0.5)); x <= to; x++)
        picture.cells[row * picture.width + x] = 1;
    }
  }
}

/** Every patch of equal neighbours, with its value and its cells. */
export function patches({ width, height, cells }: Raster): { value: number; cells: number[] }[] {
  const seen = new Uint8Array(cells.length);
  const found: { value: number; cells: number[] }[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] === 1) continue;
    const value = cells[start]!;
    const patch = [start];
    seen[start] = 1;
    for (let i = 0; i < patch.length; i++) {
      for (const next of neighbours(patch[i]!, width, height)) {
        if (seen[next] === 1 || cells[next] !== value) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    found.push({ value, cells: patch });
  }
  return found;
}

export function neighbours(cell: number, width: number, height: number): number[] {
  const x = cell % width;
  const found: number[] = [];
  if (x > 0) found.push(cell - 1);
  if (x < width - 1) found.push(cell + 1);
  if (cell >= width) found.push(cell - width);
  if (cell < width * (height - 1)) found.push(cell + width);
  return found;
}
