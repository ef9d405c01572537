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
      <span class="goal-more">
        {row.worth !== '' && <b>{row.worth}</b>}
        {row.now !== '' && <span>{row.now}</span>}
      </span>
    </>
  );
}

/** A goal in words; one that has squares shows them while it is pointed at, and keeps them when it is clicked. */
function Goal({
  row,
  sides,
  kept,
  onShow,
  onRest,
  onKeep,
}: {
  row: GoalRow;
  sides: readonly SideModel[];
  kept: boolean;
  onShow: () => void;
  onRest: () => void;
  onKeep: () => void;
}) {
  if (row.squares.length === 0)
    return (
      <div class="goal">
        <Words row={row} sides={sides} />
      </div>
    );
  return (
    <button
      type="button"
      class="goal"
      title={t('goals.show')}
      aria-pressed={kept}
      onMouseEnter={onShow}
      onMouseLeave={onRest}
      onFocus={onShow}
      onBlur={onRest}
      onClick={onKeep}
    >
      <Words row={row} sides={sides} />
    </button>
  );
}

/** The points of each side so far. */
function Points({ goals, sides, over }: { goals: GoalsModel; sides: readonly SideModel[]; over: boolean }) {
  return (
    <p class="goal-points">
      {!over && <span>{goals.pointsLabel}</span>}
      {sides.map((side, i) => (
        <span key={side.name}>
          <SideMark sign={side.sign} size={14} /> {side.name} <b>{goals.points[i] ?? ''}</b>
        </span>
      ))}
    </p>
  );
}

function Title({ closed, onFold }: { closed: boolean; onFold: (closed: boolean) => void }) {
  return (
    <h2 class="eyebrow">
      <button
        type="button"
        aria-expanded={!closed}
        onClick={() => {
          keepClosed(!closed);
          onFold(!closed);
        }}
      >
        <Icon name="flag" size={14} /> {t('goals.title')}
      </button>
    </h2>
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
  const keep = ({ text, squares }: GoalRow): void => {
    const keeps = kept !== text;
    setKept(keeps ? text : null);
    onShow(keeps ? squares : []);
  };
  return (
    <section class={`goals sheet part-goals${closed ? ' closed' : ''}`} aria-label={t('goals.title')}>
      <Title closed={closed} onFold={setClosed} />
      <div class="goals-body">
        <Points goals={goals} sides={sides} over={over} />
        <ul>
          {goals.rows.map((row) => (
            <li key={row.text + row.worth}>
              <Goal
                row={row}
                sides={sides}
                kept={kept === row.text}
                onShow={() => onShow(row.squares)}
                onRest={rest}
                onKeep={() => keep(row)}
              />
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
