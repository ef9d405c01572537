import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameCards } from '../../games/list.ts';
import { loadRules, type RuleRow } from '../../games/register.ts';
import { t } from '../../i18n/index.ts';
import { go, href } from '../../router.ts';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import './rules.css';

const most = 160;

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

const found = (rule: RuleRow, wanted: readonly string[]): boolean => {
  const hay = `${rule.id} ${rule.text} ${rule.source}`.toLowerCase();
  return wanted.every((word) => hay.includes(word));
};

function Rule({ rule, open, game }: { rule: RuleRow; open: boolean; game: string }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) line.current?.scrollIntoView({ block: 'center' });
  }, [open]);
  const [plain = '', reason] = rule.text.split(' Ruling: ');
  return (
    <article ref={line} class={`rulerow${open ? ' open' : ''}`} id={rule.id}>
      <a class="rule" href={href('rules', game, rule.id)}>
        {rule.id}
      </a>
      <p>
        {plain}
        {reason !== undefined && (
          <span class="ruling">
            <b>{t('rules.ruling')}</b> {reason}
          </span>
        )}
      </p>
      <span class="source">{rule.source}</span>
      <span class={`state s-${rule.status.replace(' ', '-')}`}>
        {t(`rules.${rule.status === 'not played' ? 'notPlayed' : rule.status}`)}
      </span>
    </article>
  );
}

/** Every rule of a game by id, in our words, with its source. */
export function RulesPage({ game, id }: { game: string; id: string | null }) {
  const [rules, setRules] = useState<readonly RuleRow[] | null>(null);
  const [query, setQuery] = useState('');
  const [chapter, setChapter] = useState('');
  useEffect(() => {
    setRules(null);
    void loadRules(game).then(setRules);
  }, [game]);
  useEffect(() => {
    if (id !== null) {
      setQuery('');
      setChapter('');
    }
  }, [id]);
  const chapters = useMemo(() => [...new Set((rules ?? []).map((rule) => rule.chapter))], [rules]);
  const wanted = words(query);
  const at = id === null || rules === null ? -1 : rules.findIndex((rule) => rule.id === id);
  const all = (rules ?? []).filter(
    (rule) => found(rule, wanted) && (chapter === '' || rule.chapter === chapter),
  );
  const from = query === '' && chapter === '' && at > 40 ? at - 40 : 0;
  const shown = all.slice(from, from + most);
  return (
    <>
      <TopBar />
      <main class="page">
        <div class="pagehead">
          <h1>{t('rules.title')}</h1>
          <Segment
            label={t('rules.game')}
            value={game}
            onChange={(value) => go(href('rules', value))}
            options={gameCards.map((card) => ({
              value: card.id,
              text: t(card.short),
            }))}
          />
        </div>
        <div class="rules-tools">
          <input
            type="search"
            placeholder={t('rules.search')}
            aria-label={t('rules.search')}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <select
            aria-label={t('rules.chapter')}
            value={chapter}
            onChange={(event) => setChapter(event.currentTarget.value)}
          >
            <option value="">{t('rules.allChapters')}</option>
            {chapters.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <span class="muted" aria-live="polite">
            {t('rules.count', { count: all.length })}
          </span>
        </div>
        {rules === null ? (
          <p class="muted">{t('common.loading')}</p>
        ) : rules.length === 0 ? (
          <p class="muted">{t('rules.none')}</p>
        ) : (
          <div class="sheet rulelist">
            {from > 0 && <p class="cut">{t('rules.before', { count: from })}</p>}
            {shown.map((rule, i) => (
              <div key={rule.id}>
                {rule.chapter !== shown[i - 1]?.chapter && (
                  <h2>{rule.chapter.replace(/ \(lines.*\)$/, '')}</h2>
                )}
                <Rule rule={rule} open={rule.id === id} game={game} />
              </div>
            ))}
            {all.length > from + most && (
              <p class="cut">{t('rules.more', { count: all.length - from - most })}</p>
            )}
          </div>
        )}
      </main>
    </>
  );
}
