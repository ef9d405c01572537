import type { DustView, RoundScore } from '@dustfront/dust';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { armyOf } from '../../model.ts';
import { seatName } from '../../names.ts';
import { w } from '../../words.ts';
import { called, isYou, type People } from '../battle/people.ts';
import { Moment } from './Moment.tsx';
import { leaders, type Majority, order, ScoreTable } from './ScoreTable.tsx';
import './scoring.css';

const majorities: readonly Majority[] = ['production', 'sea', 'land'];

/** Ties in words: who keeps a majority, and which nobody has. */
function tiesOf(view: DustView, score: RoundScore, people: People): readonly string[] {
  return majorities.flatMap((of) => {
    if (leaders(score, of).length < 2) return [];
    const holder = score.majorities[of];
    const what = w(`victory.${of}`);
    if (holder < 0) return [w('score.nobody', { what })];
    const key = isYou(people, holder) ? 'score.keeps.you' : 'score.keeps';
    return [w(key, { what, name: seatName(view, holder) })];
  });
}

/** What may happen from now on; nothing once the war is over. */
function prospects(view: DustView, score: RoundScore, people: People): readonly string[] {
  if (view.ending !== null) return [];
  const goal = view.options.victoryPoints;
  const before = view.history.find(({ round }) => round === score.round - 1)?.totals ?? [];
  const opened = view.capitalsOpen && !before.some((points) => points * 2 >= goal);
  const near = score.totals.flatMap((points, seat) =>
    points < goal && points + (score.gained[seat] ?? 0) >= goal && (score.capitals[seat] ?? 0) > 0
      ? [w(isYou(people, seat) ? 'score.couldWin.you' : 'score.couldWin', { name: seatName(view, seat) })]
      : [],
  );
  return [...(opened ? [w('score.capitalsOpen')] : []), ...near];
}

function headline(view: DustView, score: RoundScore, people: People): string {
  const best = Math.max(...score.totals);
  const first = score.totals.flatMap((points, seat) => (points === best ? [called(view, people, seat)] : []));
  const over = view.ending !== null;
  const goal = view.options.victoryPoints;
  return `${w('score.leads', { names: first.join(', '), points: best })} ${over ? '' : w('score.goesOn', { goal })}`;
}

/** Tens that are marked on the way to the goal, but for its half and its end, which say more. */
const ticks = (goal: number): readonly number[] =>
  [0, 10, 20, 30].filter((points) => points < goal && points * 2 !== goal);

/** Where everybody moved: thick is this round. */
function Race({ view, score }: { view: DustView; score: RoundScore }) {
  const goal = view.options.victoryPoints;
  const top = Math.max(goal, ...score.totals);
  const at = (points: number): string => `${(100 * Math.max(0, points)) / top}%`;
  return (
    <div class="sc-race" aria-hidden="true">
      {ticks(goal).map((points) => (
        <i key={points} class={`sc-tick ${points * 2 > goal ? 'late' : ''}`} style={{ left: at(points) }}>
          <em>{points}</em>
        </i>
      ))}
      <i class="sc-open" style={{ left: at(goal / 2) }}>
        <em>{w('score.half', { points: goal / 2 })}</em>
      </i>
      <i class={goal < 0.7 * top ? 'sc-passed' : 'sc-goal'} style={{ left: at(goal) }}>
        <em data-points={goal}>{w('victory.goal', { points: goal })}</em>
      </i>
      {order(score).map((seat) => {
        const total = score.totals[seat] ?? 0;
        const before = total - (score.gained[seat] ?? 0);
        return (
          <p key={seat} class={`army-${armyOf(view, seat)}`}>
            <span class="was" style={{ width: at(before) }} />
            <span class="now" style={{ left: at(before), width: at(total - before) }} />
            <span class="mark" style={{ left: at(total) }}>
              <ArmyMark army={armyOf(view, seat)} size={18} />
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** The points of a round, adding up before the eyes: a column at a time, majorities boxed, then the markers walk. */
export function Scoring({
  view,
  round,
  people,
  at,
  onDone,
}: {
  view: DustView;
  round: number;
  people: People;
  /** The line of the log that tells of it. */
  at: number;
  onDone: () => void;
}) {
  const score = view.history.find((one) => one.round === round);
  if (score === undefined) return null;
  const ties = tiesOf(view, score, people);
  const next = prospects(view, score, people);
  return (
    <Moment at={at} label={w('score.title', { round })} length={3400} onDone={onDone}>
      <div class="sc">
        <header>
          <h2>{w('score.title', { round })}</h2>
          <p>{headline(view, score, people)}</p>
        </header>
        <div class="sc-table">
          <ScoreTable {...{ view, score, people }} />
          {ties.length > 0 && <p class="sc-ties">{ties.join(' ')}</p>}
        </div>
        <div class="sc-field">
          <Race view={view} score={score} />
        </div>
        <footer>
          <p>
            {next.map((text) => (
              <strong key={text}>{text} </strong>
            ))}
          </p>
          <button type="button" class="commit" data-read onClick={onDone}>
            {view.ending === null ? w('score.next', { round: round + 1 }) : w('report.read')}
          </button>
        </footer>
      </div>
    </Moment>
  );
}
