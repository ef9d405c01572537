import { type GameId, isGameId } from '@dustfront/games';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { bw, needBookWords } from '../../book/words.ts';
import { gameCards } from '../../games/list.ts';
import { chapterTitle, loadRules, wording } from '../../games/register.ts';
import type { RuleRow } from '../../games/rule-row.ts';
import { t } from '../../i18n/index.ts';
import { go, href } from '../../router.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Book } from './BookPage.tsx';
import { Rule } from './Rule.tsx';
import './rules.css';

const most = 160;

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

const found = (game: GameId, rule: RuleRow, wanted: readonly string[]): boolean => {
  const hay = `${rule.id} ${rule.text} ${wording(game, rule)} ${rule.source}`.toLowerCase();
  return wanted.every((word) => hay.includes(word));
};

function Tools({
  game,
  query,
  chapter,
  chapters,
  count,
  onQuery,
  onChapter,
}: {
  game: GameId;
  query: string;
  chapter: string;
  chapters: readonly string[];
  count: number;
  onQuery: (query: string) => void;
  onChapter: (chapter: string) => void;
}) {
  return (
    <div class="rules-tools">
      <input
        type="search"
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
      <select
        aria-label={t('rules.chapter')}
        value={chapter}
        onChange={(event) => onChapter(event.currentTarget.value)}
      >
        <option value="">{t('rules.allChapters')}</option>
        {chapters.map((name) => (
          <option key={name} value={name}>
            {chapterTitle(game, name)}
          </option>
        ))}
      </select>
      <span class="muted" aria-live="polite">
        {t('rules.count', { count })}
      </span>
    </div>
  );
}

/** Every rule of a game by id, in our words, with its source. */
function Register({ game, id }: { game: GameId; id: string | null }) {
  const rules = useLoaded(game, loadRules);
  const [query, setQuery] = useState('');
  const [chapter, setChapter] = useState('');
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
    (rule) => found(game, rule, wanted) && (chapter === '' || rule.chapter === chapter),
  );
  const from = query === '' && chapter === '' && at > 40 ? at - 40 : 0;
  const shown = all.slice(from, from + most);
  return (
    <>
      <Tools
        {...{ game, query, chapter, chapters }}
        count={all.length}
        onQuery={setQuery}
        onChapter={setChapter}
      />
      {rules === null ? (
        <p class="muted">{t('common.loading')}</p>
      ) : rules.length === 0 ? (
        <p class="muted">{t('rules.none')}</p>
      ) : (
        <div class="sheet rulelist">
          {id !== null && at < 0 && (
            <p class="cut" role="alert">
              {t('rules.unknown', { id })}
            </p>
          )}
          {from > 0 && <p class="cut">{t('rules.before', { count: from })}</p>}
          {shown.map((rule, i) => (
            <div key={rule.id}>
              {rule.chapter !== shown[i - 1]?.chapter && <h2>{chapterTitle(game, rule.chapter)}</h2>}
              <Rule rule={rule} open={rule.id === id} game={game} />
            </div>
          ))}
          {all.length > from + most && (
            <p class="cut">{t('rules.more', { count: all.length - from - most })}</p>
          )}
        </div>
      )}
    </>
  );
}

/** The last part of an address that opens the register instead of the book. */
const everyRule = 'all';

/** The rules of a game: as a book, or every row of the register; an address with a rule opens the register there. */
export function RulesPage({ game, id }: { game: string; id: string | null }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void needBookWords().then(() => setReady(true)), []);
  const asBook = id === null;
  return (
    <>
      <TopBar />
      <main class="page">
        <div class="pagehead">
          <Heading title={t('rules.title')} />
          <Segment
            label={t('rules.game')}
            value={game}
            onChange={(value) => go(asBook ? href('rules', value) : href('rules', value, everyRule))}
            options={gameCards.map((card) => ({ value: card.id, text: t(`games.${card.id}.short`) }))}
          />
          {ready && (
            <Segment
              label={t('rules.title')}
              value={asBook ? 'book' : everyRule}
              onChange={(value) =>
                go(value === everyRule ? href('rules', game, everyRule) : href('rules', game))
              }
              options={[
                { value: 'book', text: bw('book') },
                { value: everyRule, text: bw('list') },
              ]}
            />
          )}
        </div>
        {!isGameId(game) ? (
          <p class="muted">{t('rules.none')}</p>
        ) : asBook ? (
          <Book game={game} />
        ) : (
          <Register game={game} id={id === everyRule ? null : id} />
        )}
      </main>
    </>
  );
}
