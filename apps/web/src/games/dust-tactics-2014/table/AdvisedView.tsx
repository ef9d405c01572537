import type { Spot } from '../../../board/tabletop.ts';
import type { Advised } from './advised.ts';
import { degreesOf, pathOf, shortened } from './geometry.ts';
import { Mini } from './Troops.tsx';
import './advised.css';

/** Seen but not heard: the same is told in words. */
const silent = { 'aria-hidden': 'true' } as const;

/** The way of the first as an arrow. */
function Arrow({ way, radius, scale }: { way: readonly Spot[]; radius: number; scale: number }) {
  const line = shortened(way, radius + 16 / scale);
  const tip = shortened(way, radius + 2 / scale).at(-1);
  const [before, last] = [way.at(-2), way.at(-1)];
  if (tip === undefined || before === undefined || last === undefined) return null;
  const s = 1 / scale;
  return (
    <>
      <path d={pathOf(line, false)} class="mt-advised-way under" />
      <path d={pathOf(line, false)} class="mt-advised-way" />
      <path
        d={`M0 0L${-20 * s} ${-11 * s}V${11 * s}Z`}
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${degreesOf(before, last)})`}
        class="mt-advised-tip"
      />
    </>
  );
}

function Shot({ from, to, scale }: { from: Spot; to: Spot; scale: number }) {
  const r = 9 / scale;
  return (
    <>
      <path d={pathOf([from, to], false)} class="mt-advised-shot under" />
      <path d={pathOf([from, to], false)} class="mt-advised-shot" />
      <circle cx={to[0]} cy={to[1]} r={r} class="mt-advised-aim" />
      <path
        d={`M${to[0] - r * 1.7} ${to[1]}h${r * 3.4}M${to[0]} ${to[1] - r * 1.7}v${r * 3.4}`}
        class="mt-advised-aim"
      />
    </>
  );
}

/** The same number as in the words beside the table. */
function Numbered({ at: [x, y], number, scale }: { at: Spot; number: number; scale: number }) {
  if (number === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`} font-size={14 / scale} class="mt-advised-number">
      <circle r={12 / scale} />
      <text y={5 / scale} text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

function One({ advised: { sign, ghost, shot, number }, scale }: { advised: Advised; scale: number }) {
  const [first] = ghost?.minis ?? [];
  const [way] = ghost?.ways ?? [];
  const at =
    first === undefined ? shot?.[0] : ([first.at[0], first.at[1] - first.radius - 18 / scale] as const);
  return (
    <g class={`mt-advised side-${sign}${number === 1 ? ' done' : ''}`} data-advised={number}>
      {ghost?.ways.slice(1).map((other) => (
        <path key={other.join()} d={pathOf(other, false)} class="mt-advised-other" />
      ))}
      {way !== undefined && first !== undefined && <Arrow way={way} radius={first.radius} scale={scale} />}
      {ghost?.minis.map((mini) => (
        <g key={mini.key} class="mt-advised-mini">
          <Mini mini={mini} sign={sign} />
          <circle cx={mini.at[0]} cy={mini.at[1]} r={mini.radius + 5} class="mt-advised-ring" />
        </g>
      ))}
      {shot !== null && <Shot from={shot[0]} to={shot[1]} scale={scale} />}
      {at !== undefined && <Numbered at={at} number={number} scale={scale} />}
    </g>
  );
}

/** What is advised, drawn on the table: an arrow, the formation where it would land, and whom it would fire at. */
export function AdvisedView({ all, scale }: { all: readonly Advised[]; scale: number }) {
  return (
    <g {...silent}>
      {all.map((advised) => (
        <One key={advised.number} advised={advised} scale={scale} />
      ))}
    </g>
  );
}
