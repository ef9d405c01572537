import { type DustView, type RoundScore, scoreParts } from '@dustfront/dust';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { type Sign, SignIcon } from '../../drawings/glyphs.tsx';
import { armyOf } from '../../model.ts';
import { seatName } from '../../names.ts';
import { w } from '../../words.ts';
import { called, isYou, type People } from '../battle/people.ts';
import { Moment } from './Moment.tsx';
import './scoring.css';

const columns = [
  ['capitals', 'capital', 'capitals'],
  ['sources', 'power', 'sources'],
  ['production', 'centre', 'centres'],
  ['sea', 'sea', 'seas'],
  ['land', 'land', 'lands'],
] as const satisfies readonly (readonly [string, Sign, keyof RoundScore])[];

type Majority = 'production' | 'sea' | 'land';
const majorities: readonly Majority[] = ['production', 'sea', 'land'];
const countsOf = (score: RoundScore, of: Majority): readonly number[] =>
  of === 'production' ? score.centres : of === 'sea' ? score.seas : score.lands;

/** Seats that share the highest count. */
function leaders(score: RoundScore, of: Majority): readonly number[] {
  const counts = countsOf(score, of);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** Ties in words: who keeps a majority, and which nobody has. */
function tiesOf(view: DustView, score: RoundScore, people: People): readonly string[] {
  return majorities.flatMap((of) => {
    if (leaders(score, of).length < 2) return [];
    const holder = score.majorities[of];
    const what = w(`victory.${of}`);
    return [
      holder >= 0
        ? w('score.keeps', { what, name: called(view, people, holder) })
        : w('score.nobody', { what }),
    ];
  });
}

/** What may happen from now on. */
function prospects(view: DustView, score: RoundScore, people: People): readonly string[] {
  const goal = view.options.victoryPoints;
  const before = view.history.find(({ round }) => round === score.round - 1)?.totals ?? [];
  const opened = view.capitalsOpen && !before.some((points) => points * 2 >= goal);
  const near = score.totals.flatMap((points, seat) =>
    points < goal && points + (score.gained[seat] ?? 0) >= goal && (score.capitals[seat] ?? 0) > 0
      ? [w('score.couldWin', { name: called(view, people, seat) })]
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

function Row({
  view,
  score,
  seat,
  people,
}: {
  view: DustView;
  score: RoundScore;
  seat: number;
  people: People;
}) {
  const parts = scoreParts(score, seat, view.options.scoring);
  const gained = score.gained[seat] ?? 0;
  const total = score.totals[seat] ?? 0;
  return (
    <tr class={`army-${armyOf(view, seat)}${isYou(people, seat) ? ' you' : ''}`}>
      <th scope="row">
        <ArmyMark army={armyOf(view, seat)} size={30} />
        <span>
          {called(view, people, seat)}
          <small>{seatName(view, seat)}</small>
        </span>
      </th>
      {columns.map(([part, , counts], i) => {
        const points = parts[part];
        const count = score[counts][seat] ?? 0;
        const boxed = points > 0 && i > 1;
        const tied = i > 1 && !boxed && leaders(score, part as Majority).includes(seat) && count > 0;
        return (
          <td key={part} class={boxed ? 'won' : ''} style={{ '--c': i }}>
            <span>
              <b>{count}</b>
              <small>{points > 0 ? `+${points}` : tied ? w('score.tied') : ''}</small>
            </span>
          </td>
        );
      })}
      <td class="gained" style={{ '--c': 5 }}>
        <b>+{gained}</b>
      </td>
      <td class="before" style={{ '--c': 5 }}>
        {total - gained}
      </td>
      <td class="total" style={{ '--c': 6 }}>
        <b>{total}</b>
      </td>
    </tr>
  );
}

/** Where everybody moved: thick is this round. */
function Race({ view, score }: { view: DustView; score: RoundScore }) {
  const goal = view.options.victoryPoints;
  const top = Math.max(goal, ...score.totals);
  const at = (points: number): string => `${(100 * Math.max(0, points)) / top}%`;
  return (
    <div class="sc-race" aria-hidden="true">
      <i style={{ left: at(goal / 2) }}>
        <em>{w('score.half', { points: goal / 2 })}</em>
      </i>
      <i class="sc-goal" style={{ left: at(goal) }}>
        <em>{w('victory.goal', { points: goal })}</em>
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

const order = (score: RoundScore): readonly number[] =>
  score.totals.map((_, seat) => seat).sort((a, b) => (score.totals[b] ?? 0) - (score.totals[a] ?? 0));

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">{w('score.player')}</th>
      {columns.map(([part, sign]) => (
        <th key={part} scope="col">
          <SignIcon sign={sign} size={16} />
          <span>{w(part === 'capitals' ? 'victory.capitalsOf' : `victory.${part}`)}</span>
        </th>
      ))}
      <th scope="col">{w('score.gained')}</th>
      <th scope="col">{w('score.before')}</th>
      <th scope="col">{w('score.now')}</th>
    </tr>
  </thead>
);

/** The points of a round, adding up before the eyes: a column at a time, majorities boxed, then the markers walk. */
export function Scoring({
  view,
  round,
  people,
  onDone,
}: {
  view: DustView;
  round: number;
  people: People;
  onDone: () => void;
}) {
  const score = view.history.find((one) => one.round === round);
  if (score === undefined) return null;
  const ties = tiesOf(view, score, people);
  const next = prospects(view, score, people);
  return (
    <Moment label={w('score.title', { round })} length={3400} onDone={onDone}>
      <div class="sc">
        <header>
          <h2>{w('score.title', { round })}</h2>
          <p>{headline(view, score, people)}</p>
        </header>
        <div class="sc-table">
          <table class="num">
            <Heads />
            <tbody>
              {order(score).map((seat) => (
                <Row key={seat} {...{ view, score, seat, people }} />
              ))}
            </tbody>
          </table>
          {ties.length > 0 && <p class="sc-ties">{ties.join(' ')}</p>}
        </div>
        <Race view={view} score={score} />
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
