import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { DiceRow } from '../../../panels/Log.tsx';
import type { LogLine } from '../../../session/table.ts';
import { armyOfLine, dustRoll, dustStory } from '../log.ts';
import { w } from '../words.ts';
import './report.css';

const ends = new Set(['battle-ended', 'special-attack']);
const begins = new Set(['battle-begun', 'attack']);
/** Battles among others are shown for a while only. */
const GLANCE = 7000;

/** The last dice of the battle that ended at `end`, and what they came to. */
function lastBlows(log: readonly LogLine[], end: number): readonly LogLine[] {
  const start = log.slice(0, end).findLastIndex(({ event }) => begins.has(event.type));
  const battle = dustStory(log.slice(Math.max(0, start), end + 1));
  const rolls = battle.flatMap((line, i) => (dustRoll(line) === null ? [] : [i]));
  return battle.slice(rolls.at(-2) ?? rolls.at(-1) ?? 0);
}

export interface Unread {
  /** Where in the log the battle ended that has not been looked at yet; -1 for none. */
  readonly end: number;
  readonly done: () => void;
}

/** Battles that end while somebody is at the table; those before he came are old news. */
export function useUnread(log: readonly LogLine[] | null): Unread {
  const last = log?.findLastIndex(({ event }) => ends.has(event.type)) ?? -1;
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (log !== null && read === null) setRead(last);
  }, [log === null]);
  return { end: read !== null && last > read ? last : -1, done: () => setRead(last) };
}

/** How a battle ended: the scene is gone, so its last dice and the outcome lie on the table until they have been read. */
export function Report({
  unread: { end, done },
  log,
  view,
  say,
  people,
}: {
  unread: Unread;
  log: readonly LogLine[];
  view: DustView;
  say: Say;
  /** Who sits at this screen. */
  people: readonly number[];
}) {
  const { attacker, defender } = (log[end]?.event ?? {}) as { attacker?: unknown; defender?: unknown };
  const concerned = people.some((seat) => seat === attacker || seat === defender);
  const open = end >= 0 && view.battle === null;
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') done();
    };
    addEventListener('keydown', close);
    const timer = concerned ? undefined : setTimeout(done, GLANCE);
    return () => {
      removeEventListener('keydown', close);
      clearTimeout(timer);
    };
  }, [open, end]);
  if (!open) return null;
  return (
    <section class="d-report sheet" aria-label={w('report.title')}>
      <ol>
        {lastBlows(log, end).map((line, i) => {
          const roll = dustRoll(line);
          const army = armyOfLine(line, view);
          return (
            <li key={line.after + i} class={ends.has(line.event.type) ? 'd-outcome' : ''}>
              {army === null ? <span class="nomark" /> : <ArmyMark army={army} size={18} />}
              {roll === null ? <span>{say(line.message)}</span> : <DiceRow roll={roll} size={28} />}
            </li>
          );
        })}
      </ol>
      <button type="button" class="btn" data-read onClick={done}>
        {w('report.read')}
      </button>
    </section>
  );
}
