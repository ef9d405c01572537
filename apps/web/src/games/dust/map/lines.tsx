import { memo } from 'preact/compat';
import type { MapScene } from '../../../board/world.ts';
import { type Layout, line, pathAlong } from './layout.ts';

export interface Arrow {
  /** The areas on the way, first to last. */
  readonly way: readonly string[];
  readonly kind: 'way' | 'attack' | 'chosen';
  readonly army: number | null;
}

/** What the areas say themselves: not read out a second time. */
const drawnOnly = { 'aria-hidden': true } as const;

export const Links = memo(function Links({
  layout,
  scene,
  size,
  named = null,
}: {
  layout: Layout;
  scene: MapScene;
  size: number;
  /** The area whose ways over the edge say where they lead; null for all. */
  named?: string | null;
}) {
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  return (
    <g {...drawnOnly}>
      {layout.links.map((link) => (
        <path key={link.key} class={`wm-link ${link.kind}`} d={line(link.points)} />
      ))}
      {layout.exits.map((exit) => {
        const [x, y] = exit.end;
        return (
          <g key={exit.key}>
            <path class={`wm-link ${exit.kind}`} d={line(exit.points)} />
            <path
              class="wm-tip"
              transform={`translate(${x} ${y}) scale(${exit.left ? -size : size} ${size})`}
              d="M0 -3.6L6 0L0 3.6Z"
            />
            {(named === null || exit.key.startsWith(`${named}>`)) && (
              <text
                class="wm-exit"
                x={x + (exit.left ? -9 : 9) * size}
                y={y + 3.8 * size}
                font-size={11.5 * size}
                text-anchor={exit.left ? 'end' : 'start'}
              >
                {names.get(exit.to)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

export function Arrows({ arrows, layout, size }: { arrows: readonly Arrow[]; layout: Layout; size: number }) {
  return (
    <g {...drawnOnly}>
      {arrows.map((arrow) => {
        const pieces = pathAlong(layout, arrow.way);
        const last = pieces.at(-1);
        const [a, b] = last === undefined ? [] : last.slice(-2);
        const angle =
          a === undefined || b === undefined ? 0 : (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        return (
          <g
            key={`${arrow.way.join('>')} ${arrow.kind}`}
            class={`wm-arrow ${arrow.kind} ${arrow.army === null ? 'side-neutral' : `army-${arrow.army}`}`}
          >
            {pieces.map((points, i) => (
              <path key={i} d={line(points)} stroke-width={(arrow.kind === 'chosen' ? 5 : 3) * size} />
            ))}
            {b !== undefined && arrow.kind !== 'way' && (
              <path
                class="wm-head"
                transform={`translate(${b[0]} ${b[1]}) rotate(${angle}) scale(${size})`}
                d="M-13 -7.5L-26 0L-13 7.5Z"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
