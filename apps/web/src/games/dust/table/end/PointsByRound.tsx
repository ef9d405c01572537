import type { DustView } from '@dustfront/dust';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { armyOf } from '../../model.ts';
import { w } from '../../words.ts';

const WIDTH = 560;
const HEIGHT = 120;

const MARK = 20;

/** Marks at the ends of the lines, none over another. */
function apart(marks: readonly { seat: number; at: number }[]): readonly { seat: number; at: number }[] {
  let above = Number.NEGATIVE_INFINITY;
  return marks
    .toSorted((a, b) => a.at - b.at)
    .map(({ seat, at }) => {
      above = Math.max(at, above + MARK);
      return { seat, at: above };
    });
}

/** Everybody's points, round by round, as lines to the goal. */
export function PointsByRound({ view, names }: { view: DustView; names: readonly string[] }) {
  const { history } = view;
  if (history.length === 0) return null;
  const goal = view.options.victoryPoints;
  const top = Math.max(goal, ...history.flatMap(({ totals }) => totals));
  const x = (round: number): number => (WIDTH * round) / history.length;
  const y = (points: number): number => HEIGHT - (HEIGHT * Math.max(0, points)) / top;
  const ends = apart(view.players.map(({ seat }) => ({ seat, at: y(history.at(-1)?.totals[seat] ?? 0) })));
  const told = history
    .map(({ round, totals }) =>
      w('over.roundTold', {
        round,
        points: totals.map((points, seat) => `${names[seat]} ${points}`).join(', '),
      }),
    )
    .join('; ');
  return (
    <figure class="d-rounds">
      <figcaption>{w('over.rounds')}</figcaption>
      <svg viewBox={`-30 -12 ${WIDTH + 90} ${HEIGHT + 34}`} role="img" aria-label={told}>
        <path class="goal-line" d={`M0 ${y(goal)}H${WIDTH}`} />
        <text x={-6} y={y(goal) + 4} text-anchor="end">
          {goal}
        </text>
        <path class="base-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {history.map(({ round }, i) => (
          <text key={round} x={x(i + 1)} y={HEIGHT + 17} text-anchor="end">
            {round}
          </text>
        ))}
        {view.players.map(({ seat }) => (
          <path
            key={seat}
            class={`army-${armyOf(view, seat)}`}
            d={`M0 ${HEIGHT}${history.map(({ totals }, i) => `L${x(i + 1)} ${y(totals[seat] ?? 0)}`).join('')}`}
          />
        ))}
        {ends.map(({ seat, at }) => (
          <g key={seat} class={`army-${armyOf(view, seat)}`} transform={`translate(${WIDTH + 6} ${at - 9})`}>
            <ArmyMark army={armyOf(view, seat)} size={18} />
            <text class="total" x={24} y={14}>
              {history.at(-1)?.totals[seat] ?? 0}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
