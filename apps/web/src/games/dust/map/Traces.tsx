import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import { coloursOf } from '../../../drawings/emblems.tsx';
import { type Layout, line, pathAlong } from './layout.ts';
import type { Point } from './point.ts';
import { plateModel } from './territories/plates.ts';
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
  /** Areas are lands with plates, not dots. */
  readonly outlined: boolean;
}

/** Half of what is drawn in the middle of an area. */
function halfOf({ scene, size, outlined }: Drawn, key: string): Point {
  const area = scene.areas.find((one) => one.key === key);
  const plate = !outlined || area === undefined ? null : plateModel(area);
  return plate === null ? [9 * size, 9 * size] : [(plate.width * size) / 2, (plate.height * size) / 2];
}

/** Where a line from one point to the middle of a box reaches its edge; the middle if it begins inside. */
export function edgeOf([x, y]: Point, [u, v]: Point, [wide, high]: Point): Point {
  const part = Math.min(wide / Math.max(0.001, Math.abs(u - x)), high / Math.max(0.001, Math.abs(v - y)));
  return part >= 1 ? [u, v] : [u + (x - u) * part, v + (y - v) * part];
}

const piecesOf = ({ scene, layout }: Drawn, from: string, to: string, attack: boolean) =>
  pathAlong(layout, (attack ? attackWay : wayOf)(scene, from, to));

/** The areas that a trace leads from and to; null for what happened in one place. */
function endsOf(trace: Trace): { from: string; to: string; attack: boolean } | null {
  if (trace.kind !== 'way' && trace.kind !== 'shot') return null;
  const attack = trace.kind === 'shot';
  const [from, to] = attack ? [trace.from, trace.to] : [trace.squares[0], trace.squares.at(-1)];
  return from === undefined || to === undefined ? null : { from, to, attack };
}

/** The line of a way, which runs under what stands in the areas. */
function Line({ from, to, attack, ...drawn }: Drawn & { from: string; to: string; attack: boolean }) {
  const d = piecesOf(drawn, from, to, attack).map(line).join('');
  return (
    <>
      <path class="wt-under" d={d} stroke-width={7 * drawn.size} />
      <path class={attack ? 'wt-way attack' : 'wt-way'} d={d} stroke-width={3.6 * drawn.size} />
    </>
  );
}

/** The tip of a way where it reaches what stands there, its number in the middle; an attack ends in a burst. */
function Way({
  from,
  to,
  number,
  attack,
  ...drawn
}: Drawn & { from: string; to: string; number: number; attack: boolean }) {
  const { size } = drawn;
  const pieces = piecesOf(drawn, from, to, attack);
  const end = pieces.at(-1)?.slice(-2);
  const [a, b] = end ?? [];
  if (a === undefined || b === undefined) return null;
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const first = pieces[0]?.slice(0, 2) ?? [];
  const [p, q] = first;
  const middle: Point = p === undefined || q === undefined ? b : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const [x, y] = edgeOf(a, b, halfOf(drawn, to));
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        {attack ? (
          <path class="wt-burst" transform="translate(-12 0)" d={`M${star}Z`} />
        ) : (
          <path class="wt-tip" d="M0 0L-15 -8V8Z" />
        )}
      </g>
      <Numbered at={middle} number={number} size={size} />
    </>
  );
}

function Mark({ trace, ...drawn }: Drawn & { trace: Trace }) {
  const { scene, layout, size, outlined } = drawn;
  if (trace.kind === 'way' || trace.kind === 'shot') {
    const ends = endsOf(trace);
    return ends === null ? null : <Way {...drawn} {...ends} number={trace.number} />;
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
            <Line {...drawn} {...ends} />
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
