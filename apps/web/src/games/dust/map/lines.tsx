import { memo } from 'preact/compat';
import type { MapScene } from '../../../board/world.ts';
import { boxesOf, type Drawn } from './boxes.ts';
import { type Layout, line, pathAlong } from './layout.ts';
import { sweeps } from './sweep.ts';

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

const sizes: Readonly<Record<Arrow['kind'], number>> = { way: 0.8, attack: 1, chosen: 1.5 };

export function Arrows({ arrows, ...drawn }: Drawn & { arrows: readonly Arrow[] }) {
  return (
    <g {...drawnOnly}>
      {arrows.map(({ way, kind, army }) => {
        const [from = '', to = ''] = [way[0], way.at(-1)];
        const size = drawn.size * sizes[kind];
        return (
          <g
            key={`${way.join('>')} ${kind}`}
            class={`wm-arrow ${kind} ${army === null ? 'side-neutral' : `army-${army}`}`}
          >
            {sweeps({ pieces: pathAlong(drawn.layout, way), size, ...boxesOf(drawn, from, to) }).map(
              ({ d }) => (
                <path key={d} d={d} />
              ),
            )}
          </g>
        );
      })}
    </g>
  );
}
