import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import { coloursOf } from '../../../drawings/emblems.tsx';
import { type Layout, line, pathAlong } from './layout.ts';
import type { Point } from './point.ts';
import { markOf } from './territories/shapes.ts';
import { attackWay, wayOf } from './ways.ts';
import './traces.css';

/** Seen but not heard: the same is told in words. */
const silent = { 'aria-hidden': 'true' } as const;

/** The newest are strong, those before them pale. */
const STRONG = 12;

/** A number in its army's colour. */
function Numbered({ at: [x, y], number, size }: { at: Point; number: number; size: number }) {
  return number === 0 ? null : (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="9" class="wt-number" />
      <text y="4" text-anchor="middle" class="wt-text">
        {number}
      </text>
    </g>
  );
}

const star = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 === 0 ? 12 : 6;
  const turn = (i * Math.PI) / 8;
  return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
}).join('L');

interface Drawn {
  readonly scene: MapScene;
  readonly layout: Layout;
  readonly size: number;
}

/** An arrow along the way, its number in the middle; an attack ends in a burst. */
function Way({
  scene,
  layout,
  size,
  from,
  to,
  number,
  attack,
}: Drawn & { from: string; to: string; number: number; attack: boolean }) {
  const pieces = pathAlong(layout, (attack ? attackWay : wayOf)(scene, from, to));
  const end = pieces.at(-1)?.slice(-2);
  const [a, b] = end ?? [];
  if (a === undefined || b === undefined) return null;
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const first = pieces[0]?.slice(0, 2) ?? [];
  const [p, q] = first;
  const middle: Point = p === undefined || q === undefined ? b : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const d = pieces.map(line).join('');
  return (
    <>
      <path class="wt-under" d={d} stroke-width={7 * size} />
      <path class={attack ? 'wt-way attack' : 'wt-way'} d={d} stroke-width={3.6 * size} />
      {attack ? (
        <path
          class="wt-burst"
          transform={`translate(${b[0]} ${b[1] - 14 * size}) scale(${size})`}
          d={`M${star}Z`}
        />
      ) : (
        <path
          class="wt-tip"
          transform={`translate(${b[0]} ${b[1]}) rotate(${turn}) scale(${size})`}
          d="M-9 0L-24 -8V8Z"
        />
      )}
      <Numbered at={middle} number={number} size={size} />
    </>
  );
}

function Mark({ trace, layout, size, outlined, scene }: Drawn & { trace: Trace; outlined: boolean }) {
  if (trace.kind === 'way' || trace.kind === 'shot') {
    const [from, to] =
      trace.kind === 'way' ? [trace.squares[0], trace.squares.at(-1)] : [trace.from, trace.to];
    if (from === undefined || to === undefined) return null;
    return (
      <Way {...{ scene, layout, size, from, to }} number={trace.number} attack={trace.kind === 'shot'} />
    );
  }
  const at = layout.at.get(trace.square);
  if (at === undefined) return null;
  if (trace.kind === 'loss')
    return (
      <g class="wt-loss" transform={`translate(${at[0] + 20 * size} ${at[1] - 16 * size}) scale(${size})`}>
        <rect x="-13" y="-9" width="26" height="18" rx="9" />
        <text y="4.5" text-anchor="middle">{`−${trace.lost}`}</text>
      </g>
    );
  const area = scene.areas.find(({ key }) => key === trace.square);
  return (
    <>
      {trace.kind === 'taken' && outlined && area !== undefined && <path class="wt-taken" d={markOf(area)} />}
      {trace.kind === 'built' && (
        <g transform={`translate(${at[0] - 20 * size} ${at[1] - 15 * size}) scale(${size})`}>
          <circle r="8" class="wt-number" />
          <path d="M-4.5 0H4.5M0 -4.5V4.5" class="wt-plus" />
        </g>
      )}
    </>
  );
}

/** What others did, on the map: ways, attacks, what changed hands, what is new, what was lost. */
export function Traces({
  traces,
  outlined,
  ...drawn
}: Drawn & { traces: readonly Trace[]; outlined: boolean }) {
  const last = Math.max(0, ...traces.map((trace) => (trace.kind === 'loss' ? 0 : trace.number)));
  return (
    <g {...silent} class="wtraces">
      {traces.map((trace, i) => (
        <g
          key={i}
          class={
            trace.kind === 'loss'
              ? ''
              : `${coloursOf(trace)}${trace.number > 0 && trace.number <= last - STRONG ? ' pale' : ''}`
          }
        >
          <Mark trace={trace} outlined={outlined} {...drawn} />
        </g>
      ))}
    </g>
  );
}
