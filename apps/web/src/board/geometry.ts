import type { GridScene } from './scene.ts';

/** Length of a square in the drawing's own units, and the margins for its letters and numbers. */
export const unit = 80;
export const left = 30;
export const below = 28;
export const top = 4;
export const right = 6;

export const width = (scene: Pick<GridScene, 'columns'>): number => left + scene.columns * unit + right;
export const height = (scene: Pick<GridScene, 'rows'>): number => top + scene.rows * unit + below;
export const px = (x: number): number => left + x * unit;
export const py = (y: number): number => top + y * unit;

/** The outline of a set of squares as one path, edge by edge, for contours of ranges. */
export function outline(
  keys: ReadonlySet<string>,
  at: (key: string) => { x: number; y: number } | undefined,
  keyOf: (x: number, y: number) => string | undefined,
  inset = 2,
): string {
  const parts: string[] = [];
  const inside = (x: number, y: number): boolean => {
    const key = keyOf(x, y);
    return key !== undefined && keys.has(key);
  };
  for (const key of keys) {
    const spot = at(key);
    if (spot === undefined) continue;
    const { x, y } = spot;
    const x0 = px(x);
    const y0 = py(y);
    const edge = (dx: number, dy: number): boolean =>
      keyOf(x + dx, y + dy) !== undefined && !inside(x + dx, y + dy);
    if (edge(0, -1)) parts.push(`M${x0} ${y0 + inset}h${unit}`);
    if (edge(0, 1)) parts.push(`M${x0} ${y0 + unit - inset}h${unit}`);
    if (edge(-1, 0)) parts.push(`M${x0 + inset} ${y0}v${unit}`);
    if (edge(1, 0)) parts.push(`M${x0 + unit - inset} ${y0}v${unit}`);
  }
  return parts.join('');
}
