import { memo } from 'preact/compat';
import { boxesOf, clearOf, type Drawn } from './boxes.ts';
import { type Exit, line, pathAlong } from './layout.ts';
import { sizeOf } from './looks.ts';
import type { Point } from './point.ts';
import { type Sweep, sweeps } from './sweep.ts';

export interface Arrow {
  /** The areas on the way, first to last. */
  readonly way: readonly string[];
  readonly kind: 'way' | 'attack' | 'chosen';
  readonly army: number | null;
}

/** What the areas say themselves: not read out a second time. */
const drawnOnly = { 'aria-hidden': true } as const;

/** Where a line from the middle of a box leaves it; its middle where the other end is inside. */
function leave([x, y]: Point, [u, v]: Point, [wide, high]: Point): Point {
  const part = Math.min(wide / Math.abs(u - x), high / Math.abs(v - y));
  return part >= 1 ? [x, y] : [x + (u - x) * part, y + (v - y) * part];
}

/** A line from the edge of what stands at its beginning; and to that at its end, where it ends at an area. */
function clear(points: readonly Point[], from: Point, to: Point | null): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  const [second, before] = [points[1], points.at(-2)] as [Point, Point];
  const end = to === null ? last : leave(last, before, to);
  return [leave(first, second, from), ...points.slice(1, -1), end];
}

interface LinksProps extends Drawn {
  /** The area whose ways over the edge say where they lead; null for all. */
  readonly named?: string | null;
}

/** So far beyond its edges the map is seen for certain. */
const EDGE = 8;

/** Where a way over the edge says where it leads: outside its tip, or above it where that would be cut off. */
function exitText({ end: [x, y], left, text }: Exit, size: number, width: number) {
  const out = x + (left ? -9 : 9) * size;
  const isCut = left ? out - text * size < -EDGE : out + text * size > width + EDGE;
  const edge = left ? -EDGE : width + EDGE;
  return {
    x: isCut ? edge : out,
    y: y + (isCut ? -7 : 3.8) * size,
    'font-size': 11.5 * size,
    'text-anchor': left === isCut ? 'start' : 'end',
  } as const;
}

export const Links = memo(function Links({ named = null, ...drawn }: LinksProps) {
  const { layout, scene, size } = drawn;
  const { width } = sizeOf(drawn.outlined ? 'territories' : 'dots');
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  const ends = (key: string): readonly [Point, Point] => {
    const [from = '', to = ''] = key.split('>');
    return [clearOf(drawn, from), clearOf(drawn, to)];
  };
  return (
    <g {...drawnOnly}>
      {layout.links.map((link) => (
        <path key={link.key} class={`wm-link ${link.kind}`} d={line(clear(link.points, ...ends(link.key)))} />
      ))}
      {layout.exits.map((exit) => {
        const [x, y] = exit.end;
        return (
          <g key={exit.key}>
            <path class={`wm-link ${exit.kind}`} d={line(clear(exit.points, ends(exit.key)[0], null))} />
            <path
              class="wm-tip"
              transform={`translate(${x} ${y}) scale(${exit.left ? -size : size} ${size})`}
              d="M0 -3.6L6 0L0 3.6Z"
            />
            {(named === null || exit.key.startsWith(`${named}>`)) && (
              <text class="wm-exit" {...exitText(exit, size, width)}>
                {names.get(exit.to)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

const sizes: Readonly<Record<Arrow['kind'], number>> = { way: 0.8, attack: 1, chosen: 1.5 };

/** An arrow as it is drawn. */
export function sweepsOf({ way, kind }: Arrow, drawn: Drawn): readonly Sweep[] {
  const [from = '', to = ''] = [way[0], way.at(-1)];
  const size = drawn.size * sizes[kind];
  return sweeps({ pieces: pathAlong(drawn.layout, way), size, ...boxesOf(drawn, from, to) });
}

export function Arrows({ arrows, ...drawn }: Drawn & { arrows: readonly Arrow[] }) {
  return (
    <g {...drawnOnly}>
      {arrows.map((arrow) => {
        const { way, kind, army } = arrow;
        return (
          <g
            key={`${way.join('>')} ${kind}`}
            class={`wm-arrow ${kind} ${army === null ? 'side-neutral' : `army-${army}`}`}
          >
            {sweepsOf(arrow, drawn).map(({ d }) => (
              <path key={d} d={d} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
