import type { Trace } from '../../../board/scene.ts';
import type { Spot, TableScene } from '../../../board/tabletop.ts';
import { spotNamed } from '../model.ts';
import { apart, pathOf, shortened } from './geometry.ts';

/** A line with paper under it, so that it reads on any ground. */
function Line({ points, look }: { points: readonly Spot[]; look: string }) {
  return (
    <>
      <path d={pathOf(points, false)} class="mt-way under" />
      <path d={pathOf(points, false)} class={look} />
    </>
  );
}

/** Where a way leads: an arrow at its end, in the direction of its last leg. */
function Head({ points }: { points: readonly Spot[] }) {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return null;
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <path
      d="M4 0L-14 -9L-9 0L-14 9Z"
      transform={`translate(${end.join(' ')}) rotate(${turn})`}
      class="mt-head"
    />
  );
}

const spotsOf = (names: readonly string[]): readonly Spot[] =>
  names.flatMap((name) => {
    const spot = spotNamed(name);
    return spot === null ? [] : [spot];
  });

type Troops = TableScene['troops'];

/** Places have names in whole centimetres. */
const ABOUT = 8;

/** How much room whoever stands at a place takes there; none where nobody does. */
function roomAt(troops: Troops, place: Spot | undefined): number {
  if (place === undefined) return 0;
  const there = troops.flatMap(({ minis }) => minis).find(({ at }) => apart(at, place) <= ABOUT);
  return there === undefined ? 0 : there.radius + 4;
}

/** A way or a line of fire that ends beside those who stand at its ends, so that it hides nobody. */
const between = (points: readonly Spot[], troops: Troops): readonly Spot[] =>
  shortened(
    shortened(points, roomAt(troops, points.at(-1))).toReversed(),
    roomAt(troops, points[0]),
  ).toReversed();

function One({ trace, troops }: { trace: Trace; troops: Troops }) {
  switch (trace.kind) {
    case 'way': {
      const points = between(trace.points ?? spotsOf(trace.squares), troops);
      const [first] = points;
      return (
        <>
          <Line points={points} look="mt-way" />
          {first !== undefined && <circle cx={first[0]} cy={first[1]} r="7" class="mt-start" />}
          <Head points={points} />
        </>
      );
    }
    case 'shot':
      return (
        <Line
          points={between(spotsOf([trace.from, trace.to]), troops)}
          look={trace.hit ? 'mt-shot hit' : 'mt-shot'}
        />
      );
    case 'loss': {
      const [at] = spotsOf([trace.square]);
      if (at === undefined) return null;
      return (
        <g transform={`translate(${at[0]} ${at[1] - 34})`}>
          <circle r="15" class="mt-loss" />
          <text y="6" text-anchor="middle" class="mt-loss-number">
            {trace.fatal ? '✕' : `−${trace.lost}`}
          </text>
        </g>
      );
    }
    case 'vain': {
      const [at] = spotsOf([trace.square]);
      if (at === undefined) return null;
      return (
        <g transform={`translate(${at[0] - 30} ${at[1] - 34})`}>
          <circle r="13" class="mt-vain" />
          <path d="M-7 -7L7 7M7 -7L-7 7" class="mt-vain-cross" />
        </g>
      );
    }
    default:
      return null;
  }
}

/** What others did, left on the table until the next order: ways, shots, losses. */
export function Traces({ traces, troops }: { traces: readonly Trace[]; troops: Troops }) {
  return (
    <g class="mt-traces">
      {traces.map((trace, n) => (
        <g key={`${trace.kind}-${n}`} class={'sign' in trace ? `side-${trace.sign}` : ''}>
          <One trace={trace} troops={troops} />
        </g>
      ))}
    </g>
  );
}
