import { t } from '../../../i18n/index.ts';
import { centimetres, pathOf } from './geometry.ts';
import type { Ghost } from './ghost.ts';
import { Base } from './Troops.tsx';

/** Where the drafted answer leads: ends, ways, and how much of the way is left. */
export function GhostView({
  ghost,
  scale,
  onTurn,
}: {
  ghost: Ghost;
  scale: number;
  /** By so many of the 64 headings. */
  onTurn: (steps: number) => void;
}) {
  const [first] = ghost.minis;
  const size = 15 / Math.max(0.5, scale);
  return (
    <g
      class={`mt-ghost side-${ghost.sign}`}
      onWheel={(event) => {
        if (ghost.heading === null) return;
        event.preventDefault();
        event.stopPropagation();
        onTurn(Math.sign(event.deltaY) * (event.shiftKey ? 1 : 2));
      }}
    >
      {ghost.ways.map((way) => (
        <g key={way.join()}>
          <path d={pathOf(way, false)} class="mt-way under" />
          <path d={pathOf(way, false)} class="mt-way" />
        </g>
      ))}
      {ghost.discs.map(({ at, radius }) => (
        <circle key={at.join()} cx={at[0]} cy={at[1]} r={radius} class="mt-base" />
      ))}
      {ghost.minis.map((mini) => (
        <Base key={mini.key} mini={mini} sign={ghost.sign} />
      ))}
      {first !== undefined && ghost.allowance > 0 && (
        <text
          x={first.at[0]}
          y={first.at[1] - first.radius - size * 0.7}
          font-size={size}
          text-anchor="middle"
          class="mt-tape"
        >
          {t('tactics14.measured.length', { length: centimetres(ghost.length) })}
        </text>
      )}
    </g>
  );
}
