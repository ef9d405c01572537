import type { Problem } from '@dustfront/kernel';
import { Icon } from '../../drawings/icons.tsx';
import { problemText } from '../../games/problems.ts';
import { t } from '../../i18n/index.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { placeOf } from './view.ts';

const most = 12;

function goTo(square: string): void {
  const cell = document.querySelector<SVGElement>(`.editor-board [data-square="${square}"]`);
  cell?.scrollIntoView({ block: 'center', inline: 'nearest' });
  cell?.focus();
}

/** What keeps the draft from being played, each with its square and its rule. */
export function CheckPanel({ problems }: { problems: readonly Problem[] }) {
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
              <li key={problem.at + problem.message}>
                {square !== null && (
                  <button type="button" class="ed-goto" onClick={() => goTo(square)}>
                    {square}
                    <span class="vh"> {t('editor.goTo')}</span>
                  </button>
                )}{' '}
                {problemText(problem.message)} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
              </li>
            );
          })}
          {problems.length > most && <li>{t('editor.more', { count: problems.length - most })}</li>}
        </ul>
      )}
    </div>
  );
}
