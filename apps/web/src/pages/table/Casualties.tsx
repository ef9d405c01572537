import type { Say } from '@dustfront/kernel';
import { UnitPicture } from '../../drawings/Picture.tsx';
import type { Casualties as Hits, Portrait } from '../../games/casualties.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { marked } from '../../modes/hinting.ts';
import type { OptionRow } from '../../session/table.ts';
import { wordsOf } from './answers.ts';
import './casualties.css';

/** The next of a kind has another number, but the same words. */
const like =
  ({ message }: OptionRow) =>
  (other: OptionRow): boolean =>
    JSON.stringify(other.message) === JSON.stringify(message);

/** Who would fall, as the board shows him. */
function Face({ portrait }: { portrait: Portrait | null }) {
  return portrait === null ? null : (
    <svg viewBox="-8 -8 116 116" aria-hidden="true">
      <UnitPicture {...portrait} />
    </svg>
  );
}

/** Several soldiers of a kind fall for one click. */
function Several({ c, row, words, most }: { c: Controller; row: OptionRow; words: string; most: number }) {
  return (
    <>
      {Array.from({ length: most - 1 }, (_, i) => i + 2).map((count) => (
        <button
          type="button"
          class="order several"
          key={count}
          aria-label={t('orders.several', { count, soldier: words })}
          onClick={() => c.run(Array.from({ length: count }, () => like(row)))}
        >
          ×{count}
        </button>
      ))}
    </>
  );
}

/** Who falls: hit by hit, or several of a kind at once. */
export function Casualties({
  c,
  rows,
  hits,
  say,
}: {
  c: Controller;
  rows: readonly OptionRow[];
  hits: Hits;
  say: Say;
}) {
  const of = hits.taken + hits.left;
  return (
    <>
      {of > 1 && <p class="hits-left">{t('orders.hitOf', { at: hits.taken + 1, of })}</p>}
      <ul class="orderlist casualties">
        {rows.map((row, i) => {
          const words = wordsOf(c, row, say);
          return (
            <li key={row.id}>
              <button type="button" class={marked(c, row, 'order')} onClick={() => void c.submit(row.id)}>
                <Face portrait={hits.portrait(row)} />
                <span>{words}</span>
                {i < 9 && <kbd>{i + 1}</kbd>}
              </button>
              <Several c={c} row={row} words={words} most={Math.min(hits.left, hits.alike(row))} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
