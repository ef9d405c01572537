import type { Deed } from '../acts/act.ts';
import { tell } from '../acts/sentence.ts';
import { SideMark } from '../drawings/emblems.tsx';
import { t } from '../i18n/index.ts';
import type { Controller } from '../modes/controller.ts';
import './news.css';

function Told({ deed, number }: { deed: Deed; number: number }) {
  const words = tell(deed);
  return words === '' ? null : (
    <li>
      {number === 0 ? (
        <SideMark sign={deed.sign} size={18} />
      ) : (
        <b class={`news-number side-${deed.sign}`}>{number}</b>
      )}
      <span>{words}</span>
    </li>
  );
}

/** What others did since the player's last order, in words; the same stands on the board. */
export function News({ c }: { c: Controller }) {
  const deeds = c.news.fresh.value;
  if (deeds.length === 0) return null;
  return (
    <section class="news sheet" aria-label={t('deed.since')} aria-live="polite">
      <header>
        <h2 class="eyebrow">{t(c.past.value === null ? 'deed.since' : 'deed.atThat')}</h2>
        <button type="button" class="btn small" aria-pressed={!c.news.away} onClick={() => c.news.toggle()}>
          {t(c.news.away ? 'deed.again' : 'deed.hide')} <kbd>L</kbd>
        </button>
      </header>
      {!c.news.away && (
        <ol>
          {deeds.map((deed, i) => (
            <Told key={`${deed.first} ${deed.piece}`} deed={deed} number={deeds.length > 1 ? i + 1 : 0} />
          ))}
        </ol>
      )}
    </section>
  );
}
