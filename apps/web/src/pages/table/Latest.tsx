import { isIdle } from '../../acts/deeds.ts';
import { tell } from '../../acts/sentence.ts';
import { OwnerMark } from '../../drawings/emblems.tsx';
import type { Controller } from '../../modes/controller.ts';

const MOST = 6;

/** What was done last, newest first, in the room that a low board leaves; who hears the table is told by the log. */
export function Latest({ c }: { c: Controller }) {
  const now = c.shown.value?.at ?? 0;
  const told = c.stage.told.value?.at ?? now;
  const deeds = c.news.deeds.value
    .filter((deed) => deed.first < now && (told >= now || deed.last < told) && !isIdle(deed))
    .map((deed) => ({ deed, words: tell(deed) }))
    .filter(({ words }) => words !== '')
    .slice(-MOST);
  return (
    <ol class="latest" aria-hidden="true">
      {deeds.toReversed().map(({ deed, words }) => (
        <li key={`${deed.first} ${deed.piece}`}>
          <OwnerMark owner={deed} size={16} /> {words}
        </li>
      ))}
    </ol>
  );
}
