import type { Trace } from '../../../board/scene.ts';
import { coloursOf } from '../../../drawings/emblems.tsx';
import { boxesOf, type Drawn, halfOf } from './boxes.ts';
import { pathAlong } from './layout.ts';
import type { Point } from './point.ts';
import { type Sweep, sweeps } from './sweep.ts';
import { markOf } from './territories/shapes.ts';
import { attackWay, wayOf } from './ways.ts';
import './traces.css';

/** Seen but not heard: the same is told in words. */
const silent = { 'aria-hidden': 'true' } as const;

/** The newest are strong, those before them pale. */
const STRONG = 12;

/** How far a burst stands before what it is about. */
const BURST = 9;

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

/** How large the arrow of a move is beside that of an attack. */
const QUIET = 0.85;

function courseOf(drawn: Drawn, { from, to, attack }: Ends): readonly Sweep[] {
  const { scene, layout, size } = drawn;
  const pieces = pathAlong(layout, (attack ? attackWay : wayOf)(scene, from, to));
  return sweeps({ pieces, size: size * (attack ? 1.25 : QUIET), ...boxesOf(drawn, from, to) });
}

interface Ends {
  readonly from: string;
  readonly to: string;
  readonly attack: boolean;
}

/** The areas that a trace leads from and to; null for what happened in one place. */
function endsOf(trace: Trace): Ends | null {
  if (trace.kind !== 'way' && trace.kind !== 'shot') return null;
  const attack = trace.kind === 'shot';
  const [from, to] = attack ? [trace.from, trace.to] : [trace.squares[0], trace.squares.at(-1)];
  return from === undefined || to === undefined ? null : { from, to, attack };
}

/** The arrow of a way, which runs under what stands in the areas. */
const Line = ({ ends, ...drawn }: Drawn & { ends: Ends }) => (
  <path
    class={ends.attack ? 'wt-way attack' : 'wt-way'}
    d={courseOf(drawn, ends)
      .map(({ d }) => d)
      .join('')}
  />
);

/** The number of a way in the middle of its arrow; an attack ends in a burst. */
function Way({ ends, number, ...drawn }: Drawn & { ends: Ends; number: number }) {
  const { size } = drawn;
  const course = courseOf(drawn, ends);
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Before the tip: what stands there stays legible.
  const angle = (last.turn * Math.PI) / 180;
  const [x, y] = [last.tip[0] - BURST * size * Math.cos(angle), last.tip[1] - BURST * size * Math.sin(angle)];
  return (
    <>
      {ends.attack && (
        <path class="wt-burst" transform={`translate(${x} ${y}) scale(${size * 0.9})`} d={`M${star}Z`} />
      )}
      <Numbered at={first.middle} number={number} size={size} />
    </>
  );
}

function Mark({ trace, ...drawn }: Drawn & { trace: Trace }) {
  const { scene, layout, size, outlined } = drawn;
  if (trace.kind === 'way' || trace.kind === 'shot') {
    const ends = endsOf(trace);
    return ends === null ? null : <Way {...drawn} ends={ends} number={trace.number} />;
  }
  const at = layout.at.get(trace.square);
  if (at === undefined) return null;
  // Above the plate: its upper part may be the name of a capital.
  const top = at[1] - halfOf(drawn, trace.square)[1] - 7 * size;
  if (trace.kind === 'loss')
    return (
      <g class="wt-loss" transform={`translate(${at[0] + 20 * size} ${top}) scale(${size})`}>
        <rect x="-13" y="-9" width="26" height="18" rx="9" />
        <text y="4.5" text-anchor="middle">{`−${trace.lost}`}</text>
      </g>
    );
  const area = scene.areas.find(({ key }) => key === trace.square);
  return (
    <>
      {trace.kind === 'taken' && outlined && area !== undefined && <path class="wt-taken" d={markOf(area)} />}
      {trace.kind === 'built' && (
        <g transform={`translate(${at[0] - 20 * size} ${top}) scale(${size})`}>
          <circle r="8" class="wt-number" />
          <path d="M-4.5 0H4.5M0 -4.5V4.5" class="wt-plus" />
        </g>
      )}
    </>
  );
}

const paintOf = (trace: Trace, last: number): string =>
  trace.kind === 'loss'
    ? ''
    : `${coloursOf(trace)}${trace.number > 0 && trace.number <= last - STRONG ? ' pale' : ''}`;

const lastOf = (traces: readonly Trace[]): number =>
  Math.max(0, ...traces.map((trace) => (trace.kind === 'loss' ? 0 : trace.number)));

interface TracesProps extends Drawn {
  readonly traces: readonly Trace[];
}

/** The ways that others went and attacked, under the plates. */
export function TraceLines({ traces, ...drawn }: TracesProps) {
  const last = lastOf(traces);
  return (
    <g {...silent} class="wtraces">
      {traces.map((trace, i) => {
        const ends = endsOf(trace);
        return ends === null ? null : (
          <g key={i} class={paintOf(trace, last)}>
            <Line {...drawn} ends={ends} />
          </g>
        );
      })}
    </g>
  );
}

/** What others did, on the map: tips of ways, attacks, what changed hands, what is new, what was lost. */
export function Traces({ traces, ...drawn }: TracesProps) {
  const last = lastOf(traces);
  return (
    <g {...silent} class="wtraces">
      {traces.map((trace, i) => (
        <g key={i} class={paintOf(trace, last)}>
          <Mark trace={trace} {...drawn} />
        </g>
      ))}
    </g>
  );
}
