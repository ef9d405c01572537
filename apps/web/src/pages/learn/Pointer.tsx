import { useEffect, useState } from 'preact/hooks';

interface Ring {
  readonly point: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where a point of a lesson lies on the screen: a square, an area, the main button, a unit or a thing of a table, or
 * anything by its class.
 */
function selectorOf(point: string): string {
  if (point === 'main') return '.orders .commit:not([aria-disabled="true"]), .d-part .commit';
  if (point.startsWith('.')) return point;
  const [what, name] = point.split(' ');
  if (what === 'unit') return `[data-troop="${name}"]`;
  if (what === 'thing') return `[data-thing="${name}"]`;
  return /^[A-Z]+\d+$/.test(point) ? `[data-square="${point}"] .hit` : `[data-area="${point}"]`;
}

function ringOf(point: string): Ring[] {
  const found = [...document.querySelectorAll(selectorOf(point))].find((element) => {
    const { width, bottom, top } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  if (found === undefined) return [];
  const { left, top, width, height } = found.getBoundingClientRect();
  return [
    {
      point,
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    },
  ];
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
