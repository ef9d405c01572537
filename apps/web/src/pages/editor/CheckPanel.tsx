import type { GameId } from '@dustfront/games';
import type { Problem } from '@dustfront/kernel';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/words.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { placeOf } from './view.ts';

const most = 12;

function goTo(place: string): void {
  const cell = document.querySelector<SVGElement>(`.editor-board [data-square="${place}"]`);
  const thing = document.querySelector<SVGElement>(`.editor-board [data-feature="${CSS.escape(place)}"]`);
  (cell ?? thing)?.scrollIntoView({ block: 'center', inline: 'nearest' });
  (cell ?? thing)?.focus();
  // A thing on a table is taken up at once, so that its corners can be seen.
  thing?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** What keeps the draft from being played, each with its square and its rule. */
export function CheckPanel({ game, problems }: { game: GameId; problems: readonly Problem[] }) {
  const fine = problems.length === 0;
  return (
    <div class={`sheet ed-check${fine ? ' ok' : ''}`} role="status">
      {fine ? (
        <p>
          <Icon name="check" /> {t('editor.fine')}
        </p>
      ) : (
        <ul>
          {problems.slice(0, most).map((problem) => {
            const square = placeOf(problem);
            return (
              <li key={problem.at + problem.code + problem.text}>
                {square !== null && (
                  <button type="button" class="ed-goto" onClick={() => goTo(square)}>
                    {square}
                    <span class="vh"> {t('editor.goTo')}</span>
                  </button>
                )}{' '}
                {problemText(game, problem)} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
              </li>
            );
          })}
          {problems.length > most && <li>{t('editor.more', { count: problems.length - most })}</li>}
        </ul>
      )}
    </div>
  );
}
