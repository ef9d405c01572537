import type { Layout } from './layout.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest area in a direction: what lies straight ahead counts more than what lies aside. */
function towards(layout: Layout, from: string, [dx, dy]: readonly [number, number]): string | null {
  const here = layout.at.get(from);
  if (here === undefined) return null;
  let best: { key: string; cost: number } | null = null;
  for (const [key, [x, y]] of layout.at) {
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (key === from || along <= 0 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (best === null || cost < best.cost) best = { key, cost };
  }
  return best?.key ?? null;
}

interface Keyboard {
  readonly layout: Layout;
  /** The keyboard is on another area now. */
  readonly onFocus: (area: string) => void;
  readonly onEnter: (area: string) => void;
}

/** The map by keyboard: from area to area, and into one. */
export function onMapKey(event: KeyboardEvent, { layout, onFocus, onEnter }: Keyboard): void {
  const at = event.target instanceof Element ? event.target : null;
  const area = at?.closest<SVGGElement>('[data-area]')?.dataset.area;
  if (area === undefined) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    onEnter(area);
    return;
  }
  const way = arrows[event.key];
  const next = way === undefined ? null : towards(layout, area, way);
  if (next === null) return;
  event.preventDefault();
  onFocus(next);
}
