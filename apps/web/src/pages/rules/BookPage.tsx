import type { GameId } from '@dustfront/games';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Chapter } from '../../book/book.ts';
import { bookOf, chapterOf } from '../../book/chapters.ts';
import type { Figure } from '../../book/figure.ts';
import { type BookWord, bw, needBookWords } from '../../book/words.ts';
import { loadFace } from '../../games/faces.ts';
import { loadRules } from '../../games/register.ts';
import type { RuleRow } from '../../games/rule-row.ts';
import { t } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { Prose } from './Prose.tsx';
import { Rule } from './Rule.tsx';
import '../../book/book.css';

// Boards come with the pictures, not with the words.
const Illustration = lazy(async () => ({
  default: (await import('../../book/Illustration.tsx')).Illustration,
}));

/** The pictures of a chapter, once it is known how the game looks. */
function Figures({ game, figures }: { game: GameId; figures: readonly Figure[] }) {
  const face = useLoaded(game, loadFace);
  return (
    <div class="bk-figures">
      {figures.map((figure) => (
        <Suspense key={figure.id} fallback={<div class="bk-blank" />}>
          {face !== null && (
            <Illustration
              face={face}
              figure={figure}
              caption={bw(`figure.${game}.${figure.id}` as BookWord)}
            />
          )}
        </Suspense>
      ))}
    </div>
  );
}

/** The rows of the register that belong to a chapter, drawn when they are asked for. */
function Rows({ game, rules }: { game: GameId; rules: readonly RuleRow[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="bk-rows" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{bw('rows', { count: rules.length })}</summary>
      {open && (
        <div class="rulelist">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} open={false} game={game} />
          ))}
        </div>
      )}
    </details>
  );
}

function ChapterPart({
  game,
  chapter: { id, figures },
  number,
  rules,
}: {
  game: GameId;
  chapter: Chapter;
  number: number;
  rules: readonly RuleRow[];
}) {
  return (
    <section class="sheet bk-chapter" id={id} aria-labelledby={`bk-${id}`}>
      <h2 id={`bk-${id}`}>
        <span class="stencil">{number}</span> {bw(`${game}/${id}.title` as BookWord)}
      </h2>
      <Prose game={game} text={bw(`${game}/${id}` as BookWord)} />
      {figures.length > 0 && <Figures game={game} figures={figures} />}
      <Rows game={game} rules={rules} />
    </section>
  );
}

/** The rules of a game as a book: chapters in the order of play, from which the rows of the register open. */
export function Book({ game }: { game: GameId }) {
  const [rules, setRules] = useState<readonly RuleRow[] | null>(null);
  useEffect(() => {
    let gone = false;
    setRules(null);
    void Promise.all([loadRules(game), needBookWords()]).then(([found]) => !gone && setRules(found));
    return () => {
      gone = true;
    };
  }, [game]);
  if (rules === null) return <p class="muted">{t('common.loading')}</p>;
  return (
    <div class="bk">
      <nav class="sheet bk-toc" aria-label={bw('contents')}>
        {bookOf(game).chapters.map(({ id }, i) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.scrollIntoView();
            }}
          >
            <span>{i + 1}</span>
            <span>{bw(`${game}/${id}.title` as BookWord)}</span>
          </a>
        ))}
      </nav>
      <div>
        {bookOf(game).chapters.map((chapter, i) => (
          <ChapterPart
            key={chapter.id}
            game={game}
            chapter={chapter}
            number={i + 1}
            rules={rules.filter(({ id }) => chapterOf(game, id) === chapter)}
          />
        ))}
      </div>
    </div>
  );
}
