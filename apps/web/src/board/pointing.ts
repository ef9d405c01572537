import type { Spot } from './tabletop.ts';

/** A place of the window as millimetres of the table. */
export function onTable(svg: SVGSVGElement | null, [x, y]: Spot): Spot | null {
  const matrix = svg?.querySelector<SVGGElement>('.mt-table')?.getScreenCTM();
  if (matrix == null) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [at.x, at.y];
}

/** How far what a finger drags floats above it, in pixels. */
const LIFT = 64;

/** Above the finger, so that it does not hide what it holds; below it near the upper edge. */
export function lifted(svg: SVGSVGElement | null, [x, y]: Spot): Spot {
  const { top = 0, height = 0 } = svg?.getBoundingClientRect() ?? {};
  return [x, y < top + height / 4 ? y + LIFT : y - LIFT];
}
