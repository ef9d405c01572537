import { gameOfRule } from '@dustfront/games';
import { useEffect, useState } from 'preact/hooks';
import { chapterOf } from '../../book/chapters.ts';
import { type BookWord, bw, needBookWords } from '../../book/words.ts';
import { language } from '../../i18n/index.ts';
import { Prose } from './Prose.tsx';

/** The register is written in English; whoever reads another language finds the chapter of a rule beside it. */
export function InOtherWords({ rule }: { rule: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void needBookWords().then(() => setReady(true)), []);
  const game = gameOfRule(rule);
  const chapter = game === null ? undefined : chapterOf(game, rule);
  if (language() === 'en' || !ready || game === null || chapter === undefined) return null;
  const key = `${game}/${chapter.id}`;
  return (
    <aside class="bk-ours">
      <p class="muted">{bw('inEnglish')}</p>
      <h3>{bw(`${key}.title` as BookWord)}</h3>
      <Prose text={bw(key as BookWord)} game={game} at={rule} />
    </aside>
  );
}
