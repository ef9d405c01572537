import { useEffect, useState } from 'preact/hooks';

interface Ring {
  readonly point: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where a point of a lesson lies on the screen: a square, an area, the main button, a unit wherever it stands, a thing
 * of a table, or anything by its class.
 */
function selectorOf(point: string): string {
  if (point === 'main') return ':is(.orders, .d-part) .commit:not(.hollow, [aria-disabled="true"])';
  if (point.startsWith('.')) return point;
  const [what, name] = point.split(' ');
  if (what === 'unit') return `[data-troop="${name}"], .cell:has([data-piece="${name}"]) > .hit`;
  if (what === 'thing') return `[data-thing="${name}"]`;
  return /^[A-Z]+\d+$/.test(point) ? `[data-square="${point}"] .hit` : `[data-area="${point}"]`;
}

/** What lies in front of a table until it has been seen. */
const FRONT = '.d-moment, .bs, dialog[open], .coverscreen';

/** How finely it is looked whether something lies over a thing, in pixels. */
const STEP = 6;

/**
 * The part of a thing that can be seen, from top to bottom: rows scroll away, and buttons lie over them. Areas and
 * squares have signs upon them and are only hidden by what lies in front of the whole table.
 */
function seenOf(element: Element, { left, top, width, bottom }: DOMRect): readonly [number, number] | null {
  const x = Math.min(innerWidth - 1, Math.max(0, left + width / 2));
  const at = (y: number): Element | null => document.elementFromPoint(x, y);
  if (element instanceof SVGElement) {
    const front = at((top + bottom) / 2)?.closest(FRONT);
    return front == null || front.contains(element) ? [top, bottom] : null;
  }
  const isSeen = (y: number): boolean => {
    const there = at(y);
    return there !== null && (element.contains(there) || there.contains(element));
  };
  const rows = Array.from({ length: Math.floor((bottom - top) / STEP) }, (_, i) => top + (i + 0.5) * STEP);
  const seen = rows.filter(isSeen);
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined || seen.length < 2) return null;
  return [first === rows[0] ? top : first - STEP / 2, last === rows.at(-1) ? bottom : last + STEP / 2];
}

/** The box of a thing as far as the drawing that it is part of shows it: maps are seen in parts. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const drawing =
    element instanceof SVGElement ? element.ownerSVGElement?.getBoundingClientRect() : undefined;
  if (drawing === undefined) return box;
  const [left, top] = [Math.max(box.left, drawing.left), Math.max(box.top, drawing.top)];
  const [right, bottom] = [Math.min(box.right, drawing.right), Math.min(box.bottom, drawing.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function ringOf(point: string): Ring[] {
  for (const element of document.querySelectorAll(selectorOf(point))) {
    const box = boxOf(element);
    if (box.width === 0 || box.height === 0 || box.bottom <= 0 || box.top >= innerHeight) continue;
    const seen = seenOf(element, box);
    if (seen === null) continue;
    const [top, bottom] = [Math.round(seen[0]), Math.round(seen[1])];
    return [{ point, left: Math.round(box.left), top, width: Math.round(box.width), height: bottom - top }];
  }
  return [];
}

/** How often the rings follow what they are around, in milliseconds: boards are zoomed, panels open. */
const FOLLOW = 200;

/** Rings around what a lesson speaks of. They take no clicks. */
export function Pointer({ points }: { points: readonly string[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    let last = '';
    const look = (): void => {
      const next = points.flatMap(ringOf);
      const text = JSON.stringify(next);
      if (text !== last) setRings(next);
      last = text;
    };
    look();
    const timer = setInterval(look, FOLLOW);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, true);
    };
  }, [points]);
  return (
    <>
      {rings.map(({ point, left, top, width, height }) => (
        <span
          key={point}
          class="lesson-ring"
          data-point={point}
          aria-hidden="true"
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
    </>
  );
}
