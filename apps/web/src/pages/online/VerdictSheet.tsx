import type { Verdict } from '@dustfront/protocol';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';

type Broken = Extract<Verdict, { word: 'broken' }>;
type Sound = Exclude<Verdict, Broken>;

function BrokenSheet({ verdict }: { verdict: Broken }) {
  return (
    <div class="sheet on-box verdict bad" role="status">
      <Icon name="no" size={28} />
      <div>
        <b>{t('online.verify.broken')}</b>
        <p>
          {t(verdict.at === 0 ? 'online.verify.brokenStart' : 'online.verify.brokenAt', {
            at: verdict.at,
            why: t(`online.verify.why.${verdict.reason}`),
          })}
        </p>
      </div>
    </div>
  );
}

const namesOf = (seats: readonly number[], names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? `${seat + 1}`).join(', ');

/** Where the server's dice stand alone. */
function aloneIn(byServer: Sound['byServer'], names: readonly string[]): string[] {
  if (byServer === null) return [];
  const seats =
    byServer.seats.length > 0 ? [t('online.verify.seats', { names: namesOf(byServer.seats, names) })] : [];
  const rest = (['clock', 'computer', 'later'] as const).flatMap((what) =>
    byServer[what] > 0 ? [t(`online.verify.${what}`, { count: byServer[what] })] : [],
  );
  return [...seats, ...rest];
}

/** What came of checking a record, in one word first, and what was looked at. */
export function VerdictSheet({ verdict, names }: { verdict: Verdict; names: readonly string[] }) {
  if (verdict.word === 'broken') return <BrokenSheet verdict={verdict} />;
  const { word, checked, byServer, seats } = verdict;
  const alone = aloneIn(byServer, names);
  return (
    <>
      <div class={word === 'promised' ? 'sheet on-box verdict good' : 'sheet on-box verdict'} role="status">
        <Icon name="check" size={28} />
        <div>
          <b>{t(`online.verify.${word}`)}</b>
          <p>
            {word === 'promised'
              ? t('online.verify.promisedText', { names: namesOf(seats, names) })
              : t('online.verify.consistentText')}
          </p>
          {byServer === null && <p>{t('online.verify.firstScheme')}</p>}
        </div>
      </div>
      <div class="sheet on-box">
        <h2>{t('online.verify.looked')}</h2>
        <ul>
          {checked.map(({ what, count }) => (
            <li key={what}>{t(`online.verify.checked.${what}`, { count })}</li>
          ))}
        </ul>
        {alone.length > 0 && (
          <>
            <h2>{t('online.verify.alone')}</h2>
            <ul>
              {alone.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
