import type { GameId } from '@dustfront/games';
import type { Problem } from '@dustfront/kernel';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/words.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { placeOf } from './view.ts';

const most = 12;

interface Told {
  readonly place: string | null;
  readonly text: string;
  readonly rule: string | undefined;
}

function goTo(place: string): void {
  const cell = document.querySelector<SVGElement>(`.editor-board [data-square="${place}"]`);
  const thing = document.querySelector<SVGElement>(`.editor-board [data-feature="${CSS.escape(place)}"]`);
  (cell ?? thing)?.scrollIntoView({ block: 'center', inline: 'nearest' });
  (cell ?? thing)?.focus();
  // A thing on a table is taken up at once, so that its corners can be seen.
  thing?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** A goal of both sides is checked for each, and how many squares it needs says nothing before it has any. */
function toldOnce(game: GameId, problems: readonly Problem[]): readonly Told[] {
  const without = problems.some(({ code }) => code === 'goal-squares');
  const told = new Map<string, Told>();
  for (const problem of problems) {
    if (without && problem.code === 'goal-count') continue;
    const text = problemText(game, problem);
    const place = placeOf(problem);
    told.set(`${place} ${text}`, {
      place,
      rule: problem.rule,
      text: text.charAt(0).toUpperCase() + text.slice(1),
    });
  }
  return [...told.values()];
}

const GoTo = ({ place }: { place: string }) => (
  <button type="button" class="ed-goto" onClick={() => goTo(place)}>
    {place}
    <span class="vh"> {t('editor.goTo')}</span>
  </button>
);

/** What keeps the draft from being played, each with its square and its rule; and what a match would leave out. */
export function CheckPanel({
  game,
  problems,
  idle,
}: {
  game: GameId;
  problems: readonly Problem[];
  idle: readonly string[];
}) {
  const fine = problems.length === 0;
  const told = toldOnce(game, problems);
  return (
    <div class={`sheet ed-check${fine ? ' ok' : ''}`} role="status">
      {fine ? (
        <p>
          <Icon name="check" /> {t('editor.fine')}
        </p>
      ) : (
        <ul>
          {told.slice(0, most).map(({ place, text, rule }) => (
            <li key={`${place} ${text}`}>
              {place !== null && <GoTo place={place} />} {text} {rule !== undefined && <RuleLink id={rule} />}
            </li>
          ))}
          {told.length > most && <li>{t('editor.more', { count: told.length - most })}</li>}
        </ul>
      )}
      {idle.length > 0 && (
        <p class="ed-idle">
          {t('editor.idle')}{' '}
          {idle.map((place) => (
            <GoTo key={place} place={place} />
          ))}
        </p>
      )}
    </div>
  );
}
