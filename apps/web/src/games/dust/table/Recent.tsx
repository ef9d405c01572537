import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import type { LogLine } from '../../../session/table.ts';
import { ArmyMark } from '../drawings/ArmyMark.tsx';
import { armyOfLine, dustStory } from '../log.ts';
import { w } from '../words.ts';
import './chronicle.css';

const most = 14;

/** The last lines of the story, the newest first: what just happened, beside what is asked now. Dice lie on the table already. */
export function Recent({ log, view, say }: { log: readonly LogLine[]; view: DustView; say: Say }) {
  const told = dustStory(log.slice(-60))
    .filter(({ event, message }) => event.type !== 'rolled' && say(message) !== '')
    .slice(-most)
    .reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol class="d-recent" tabIndex={0} aria-label={w('battle.story')}>
      {told.map((line, i) => {
        const army = armyOfLine(line, view);
        return (
          <li key={told.length - i}>
            {army === null ? <span class="nomark" /> : <ArmyMark army={army} size={16} />}
            <span>{say(line.message)}</span>
          </li>
        );
      })}
    </ol>
  );
}
