import { useState } from 'preact/hooks';
import type { Marks } from '../../board/scene.ts';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import type { GoalRow, GoalsModel, SideModel } from '../../games/face.ts';
import type { SourceModel } from '../../games/sources.ts';
import { t } from '../../i18n/index.ts';
import { Sources } from '../../panels/Sources.tsx';
import './goals.css';

const key = 'dustfront.goals';

function wasClosed(): boolean {
  try {
    return localStorage.getItem(key) === 'closed';
  } catch {
    return false;
  }
}

function keepClosed(closed: boolean): void {
  try {
    localStorage.setItem(key, closed ? 'closed' : 'open');
  } catch {
    // It is open again next time.
  }
}

/** The squares of a goal on the board, in place of the weapon bands. */
export const litMarks = (marks: Marks, squares: readonly string[]): Marks =>
  squares.length === 0
    ? marks
    : {
        ...marks,
        bands: [{ label: t('goals.mark'), squares: new Set(squares), dotted: false, filled: true }],
      };

function Words({ row, sides }: { row: GoalRow; sides: readonly SideModel[] }) {
  const all = row.sides.length === sides.length;
  const names = all ? t('goals.both') : row.sides.map((side) => sides[side]?.name ?? '').join(', ');
  return (
    <>
      <span class="goal-marks">
        {row.sides.map((side) => (
          <SideMark key={side} sign={sides[side]?.sign ?? 'neutral'} size={14} />
        ))}
        <span class="vh">{names}: </span>
      </span>
      <span class="goal-text">{row.text}</span>
      {row.worth !== '' && <span class="goal-worth">{row.worth}</span>}
      {row.now !== '' && <span class="goal-now">{row.now}</span>}
    </>
  );
}

/** What wins, in words; pointing at a goal shows its squares on the board. */
export function Goals({
  goals,
  sides,
  over,
  sources,
  onShow,
}: {
  goals: GoalsModel;
  sides: readonly SideModel[];
  /** What could still be done is no longer of interest. */
  over: boolean;
  sources: readonly SourceModel[];
  onShow: (squares: readonly string[]) => void;
}) {
  const [closed, setClosed] = useState(wasClosed);
  /** A goal that was clicked stays shown. */
  const [kept, setKept] = useState<string | null>(null);
  const rest = (): void => onShow(goals.rows.find(({ text }) => text === kept)?.squares ?? []);
  return (
    <section class={`goals sheet part-goals${closed ? ' closed' : ''}`} aria-label={t('goals.title')}>
      <h2 class="eyebrow">
        <button
          type="button"
          aria-expanded={!closed}
          onClick={() => {
            keepClosed(!closed);
            setClosed(!closed);
          }}
        >
          <Icon name="flag" size={14} /> {t('goals.title')}
        </button>
      </h2>
      <div class="goals-body">
        <p class="goal-points">
          {!over && <span>{goals.pointsLabel}</span>}
          {sides.map((side, i) => (
            <span key={side.name}>
              <SideMark sign={side.sign} size={14} /> {side.name} <b>{goals.points[i] ?? ''}</b>
            </span>
          ))}
        </p>
        <ul>
          {goals.rows.map((row) => (
            <li key={row.text + row.worth}>
              {row.squares.length === 0 ? (
                <div class="goal">
                  <Words row={row} sides={sides} />
                </div>
              ) : (
                <button
                  type="button"
                  class="goal"
                  title={t('goals.show')}
                  aria-pressed={kept === row.text}
                  onMouseEnter={() => onShow(row.squares)}
                  onMouseLeave={rest}
                  onFocus={() => onShow(row.squares)}
                  onBlur={rest}
                  onClick={() => {
                    const keeps = kept !== row.text;
                    setKept(keeps ? row.text : null);
                    onShow(keeps ? row.squares : []);
                  }}
                >
                  <Words row={row} sides={sides} />
                </button>
              )}
            </li>
          ))}
        </ul>
        {!over &&
          goals.notes.map((note) => (
            <p key={note} class="goal-note">
              {note}
            </p>
          ))}
        <Sources sources={sources} />
      </div>
    </section>
  );
}
