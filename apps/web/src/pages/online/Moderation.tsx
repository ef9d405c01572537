import type { Mark } from '@dustfront/protocol';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { api, me } from '../../online/server.ts';
import { href } from '../../router.ts';
import { OnlineSheet, useRead, when } from './parts.tsx';

interface Report {
  readonly id: string;
  readonly match: string;
  readonly reason: string;
  readonly at: number;
  readonly chat: { readonly name: string; readonly text: string } | null;
}

const whyMarked = {
  often: 'online.moderation.often',
  'one-sided': 'online.moderation.oneSided',
  'not-counted': 'online.moderation.notCounted',
} as const;

/** For moderators: players whose rated matches look odd, and chat lines that were reported. */
export function ModerationPage() {
  const mayLook = me.value?.moderator === true;
  return (
    <OnlineSheet title={t('online.moderation.title')}>
      {mayLook ? (
        <>
          <Marks />
          <Reports />
        </>
      ) : (
        <p class="sheet on-box">{t('online.moderation.no')}</p>
      )}
    </OnlineSheet>
  );
}

function Marks() {
  const { value, again } = useRead(() => api<{ marks: Mark[] }>('GET', 'marks'), []);
  const setAside = ({ reason, game, players }: Mark): void =>
    void api('POST', 'marks', { reason, game, players: players.map(({ id }) => id) }).then(again);
  return (
    <section class="sheet on-box">
      <h2>{t('online.moderation.marks')}</h2>
      <p class="muted">{t('online.moderation.marksText')}</p>
      {value?.marks.length === 0 && <p>{t('online.moderation.none')}</p>}
      <ul class="on-list">
        {(value?.marks ?? []).map((mark) => (
          <li key={JSON.stringify(mark)}>
            <MarkedPair {...mark} />
            <button type="button" class="btn small" onClick={() => setAside(mark)}>
              {t('online.moderation.setAside')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarkedPair({ reason, game, players, matches, gained }: Mark) {
  const said = { count: matches, gained, name: players[0]?.name ?? '' };
  return (
    <span>
      {players.map(({ id, name }, i) => (
        <>
          {i > 0 && ', '}
          <a href={href('player', id)}>{name}</a>
        </>
      ))}
      <br />
      <small>
        {t(whyMarked[reason], said)} {gameTitle(game)}
      </small>
    </span>
  );
}

function Reports() {
  const { value, again } = useRead(() => api<{ reports: Report[] }>('GET', 'reports'), []);
  const close = (id: string, hide: boolean): void =>
    void api('POST', `reports/${encodeURIComponent(id)}`, { hide }).then(again);
  return (
    <section class="sheet on-box">
      <h2>{t('online.moderation.reports')}</h2>
      {value?.reports.length === 0 && <p>{t('online.moderation.none')}</p>}
      <ul class="on-list">
        {(value?.reports ?? []).map(({ id, match, reason, at, chat }) => (
          <li key={id}>
            <span>
              <b>{chat?.name}</b>: {chat?.text}
              <br />
              <small class="muted">
                {reason} · {when(at)} · <a href={href('match', match)}>{t('online.moderation.table')}</a>
              </small>
            </span>
            <button type="button" class="btn small" onClick={() => close(id, true)}>
              {t('online.moderation.hide')}
            </button>
            <button type="button" class="btn small" onClick={() => close(id, false)}>
              {t('online.moderation.leave')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
