import type { StatusModel } from '../../../games/face.ts';
import type { SayRound } from '../../../games/rounds.ts';
import type { Tick } from '../../../panels/Timeline.tsx';
import { type Gain, runningPoints } from './history.ts';

const W = 640;
/** Room at the end for the badge of a turning point, and for the figures beside it. */
const EDGE = 46;
const BADGE = 11;
const H = 178;
const FOOT = 30;

type Scale = (value: number) => number;

/** Where the turning points lie on the curve of those who gained by them. */
function Turnings({
  turns,
  steps,
  x,
  y,
}: {
  turns: readonly Gain[];
  steps: ReturnType<typeof runningPoints>;
  x: Scale;
  y: Scale;
}) {
  return (
    <>
      {turns.map((turn, i) => {
        const before = steps.findLast(({ at }) => at <= turn.at)?.points ?? [0, 0];
        return (
          <g key={turn.at} transform={`translate(${x(turn.at)} ${y(before[turn.side === 1 ? 1 : 0])})`}>
            <circle r={BADGE} class="over-badge" />
            <text text-anchor="middle" class="over-badge-text">
              {i + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The rounds; what began in the middle of one has no tick of that. */
function roundsIn(ticks: readonly Tick[]): readonly Tick[] {
  const told = ticks.filter(({ round }) => round !== null);
  const [first] = told;
  const before = first?.round == null ? 1 : first.round - 1;
  return before < 1 ? told : [{ at: 0, sign: null, round: before }, ...told];
}

/** Where each round begins. */
function Rounds({ rounds, last, x }: { rounds: readonly Tick[]; last: number; x: Scale }) {
  return (
    <>
      {rounds.map(({ at, round }, i) => {
        const next = rounds[i + 1]?.at ?? last;
        return (
          <g key={round}>
            <path class="over-round" d={`M${x(at)} 4V${H - FOOT}`} />
            <text x={(x(at) + x(next)) / 2} y={H - 6} text-anchor="middle">
              {round}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The points of both sides through the match, round by round, with the turning points on it. */
export function PointsCurve({
  gains,
  turns,
  ticks,
  last,
  scores,
  status,
  rounds: say,
}: {
  gains: readonly Gain[];
  turns: readonly Gain[];
  ticks: readonly Tick[];
  last: number;
  /** With what goals brought at the end. */
  scores: readonly number[];
  status: StatusModel;
  rounds: SayRound;
}) {
  const steps = runningPoints(gains, last);
  const most = Math.max(1, ...scores, ...steps.flatMap(({ points }) => points));
  const x = (at: number): number => (last === 0 ? 0 : (at / last) * (W - EDGE));
  const y = (points: number): number => H - FOOT - (points / most) * (H - FOOT - 26);
  const end = (side: 0 | 1): number => scores[side] ?? 0;
  const line = (side: 0 | 1): string =>
    steps.map(({ at, points }, i) => (i === 0 ? `M0 ${y(0)}` : `H${x(at)}V${y(points[side])}`)).join('') +
    `V${y(end(side))}`;
  /** Figures of sides that ended close to each other stand apart. */
  const apart = Math.max(0, 7 - Math.abs(y(end(0)) - y(end(1))) / 2) * (end(0) >= end(1) ? -1 : 1);
  const rounds = roundsIn(ticks);
  const said = status.sides.map(({ name }, side) => `${name} ${scores[side] ?? 0}`).join(', ');
  return (
    <svg
      class="over-curve"
      viewBox={`-4 0 ${W + 8} ${H}`}
      role="img"
      aria-label={`${say('over.curve')}: ${said}`}
    >
      <Rounds rounds={rounds} last={last} x={x} />
      <path class="over-base" d={`M0 ${y(0)}H${W - EDGE}`} />
      {([0, 1] as const).map((side) => (
        <g key={side} class={`side-${status.sides[side]?.sign ?? 'neutral'}`}>
          <path class="over-line" d={line(side)} />
          <text class="over-end" x={W - EDGE + BADGE + 5} y={y(end(side)) + (side === 0 ? apart : -apart)}>
            {end(side)}
          </text>
        </g>
      ))}
      <Turnings turns={turns} steps={steps} x={x} y={y} />
    </svg>
  );
}
