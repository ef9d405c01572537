import type { DustView, RoundScore } from '@dustfront/dust';
import { scoreParts } from '@dustfront/dust/query';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { type Sign, SignIcon } from '../../drawings/glyphs.tsx';
import { armyOf } from '../../model.ts';
import { seatName } from '../../names.ts';
import { w } from '../../words.ts';
import { called, isYou, type People } from '../battle/people.ts';
import './scoring.css';

const columns = [
  ['capitals', 'star', 'capitals'],
  ['sources', 'power', 'sources'],
  ['production', 'centre', 'centres'],
  ['sea', 'sea', 'seas'],
  ['land', 'land', 'lands'],
] as const satisfies readonly (readonly [string, Sign, keyof RoundScore])[];

export type Majority = 'production' | 'sea' | 'land';
const countsOf = (score: RoundScore, of: Majority): readonly number[] =>
  of === 'production' ? score.centres : of === 'sea' ? score.seas : score.lands;

/** Seats that share the highest count. */
export function leaders(score: RoundScore, of: Majority): readonly number[] {
  const counts = countsOf(score, of);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
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
          {called(view, people, seat) !== seatName(view, seat) && <small>{seatName(view, seat)}</small>}
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

/** Whoever has most points comes first. */
export const order = (score: RoundScore): readonly number[] =>
  score.totals.map((_, seat) => seat).sort((a, b) => (score.totals[b] ?? 0) - (score.totals[a] ?? 0));

type Part = (typeof columns)[number][0];

/** What a player would score who held so many of everything, and every majority. */
function sample(count: number): RoundScore {
  const all = [count];
  const majorities = { production: 0, sea: 0, land: 0 };
  const counts = { capitals: all, sources: all, centres: all, seas: all, lands: all };
  return { round: 0, ...counts, majorities, gained: [0], totals: [0] };
}

/** What a column brings by the rules of this war: for each, for some together, or for having the most. */
function worthOf(part: Part, scoring: DustView['options']['scoring']): string {
  const count = [1, 2, 3].find((n) => scoreParts(sample(n), 0, scoring)[part] > 0) ?? 1;
  const points = scoreParts(sample(count), 0, scoring)[part];
  if (part !== 'capitals' && part !== 'sources') return `+${points}`;
  return w(count === 1 ? 'score.each' : 'score.per', { points, count });
}

const Heads = ({ view }: { view: DustView }) => (
  <thead>
    <tr>
      <th scope="col">{w('score.player')}</th>
      {columns.map(([part, sign]) => (
        <th key={part} scope="col">
          <SignIcon sign={sign} size={16} />
          <span>{w(part === 'capitals' ? 'victory.capitalsOf' : `victory.${part}`)}</span>
          <small>{worthOf(part, view.options.scoring)}</small>
        </th>
      ))}
      <th scope="col">{w('score.gained')}</th>
      <th scope="col">{w('score.before')}</th>
      <th scope="col">{w('score.now')}</th>
    </tr>
  </thead>
);

/** What every player counts after a round, and what it brings. */
export const ScoreTable = ({
  view,
  score,
  people,
}: {
  view: DustView;
  score: RoundScore;
  people: People;
}) => (
  <table class="num">
    <Heads view={view} />
    <tbody>
      {order(score).map((seat) => (
        <Row key={seat} {...{ view, score, seat, people }} />
      ))}
    </tbody>
  </table>
);
