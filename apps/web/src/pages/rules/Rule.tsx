import type { GameId } from '@dustfront/games';
import { useEffect, useRef } from 'preact/hooks';
import { wording } from '../../games/register.ts';
import type { RuleRow } from '../../games/rule-row.ts';
import { t } from '../../i18n/index.ts';
import { href } from '../../router.ts';
import { worded } from './worded.ts';
import './rules.css';

const Worded = ({ text, game }: { text: string; game: GameId }) => (
  <>
    {worded(text).map((part) =>
      part.rule ? (
        <a key={part.text} class="rule" href={href('rules', game, part.text)}>
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </>
);

/** A row of the register: id, wording, source and state. */
export function Rule({ rule, open, game }: { rule: RuleRow; open: boolean; game: GameId }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) line.current?.scrollIntoView({ block: 'center' });
  }, [open]);
  const [plain = '', reason] = wording(game, rule).split(/ ?Ruling: /);
  return (
    <article ref={line} class={`rulerow${open ? ' open' : ''}`} id={rule.id}>
      <a class="rule" href={href('rules', game, rule.id)}>
        {rule.id}
      </a>
      <p>
        <Worded text={plain} game={game} />
        {reason !== undefined && (
          <span class="ruling">
            <b>{t('rules.ruling')}</b> <Worded text={reason} game={game} />
          </span>
        )}
      </p>
      <span class="rule-source">{rule.source}</span>
      <span class={`state s-${rule.status.replace(' ', '-')}`}>
        {t(`rules.${rule.status === 'not played' ? 'notPlayed' : rule.status}`)}
      </span>
    </article>
  );
}
