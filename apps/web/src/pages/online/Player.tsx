import type { MatchInfo, MatchList, PlayerPage as PlayerReply } from '@dustfront/protocol';
import { useState } from 'preact/hooks';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { api } from '../../online/server.ts';
import { href } from '../../router.ts';
import { MatchRow } from './MatchRow.tsx';
import { day, Failed, Nothing, OnlineSheet, useRead } from './parts.tsx';

function Curve({ points }: { points: readonly number[] }) {
  if (points.length < 2) return null;
  const low = Math.min(...points) - 20;
  const high = Math.max(...points) + 20;
  const at = (value: number, i: number): string =>
    `${((i / (points.length - 1)) * 300).toFixed(1)} ${(80 - ((value - low) / (high - low)) * 80).toFixed(1)}`;
  return (
    <svg viewBox="-4 -4 308 88" class="ratecurve" role="img" aria-label={t('online.player.curve')}>
      <path d={`M${points.map(at).join('L')}`} fill="none" stroke="var(--allies)" stroke-width="2" />
      <circle
        cx="300"
        cy={80 - (((points.at(-1) ?? 0) - low) / (high - low)) * 80}
        r="3.5"
        fill="var(--allies)"
      />
    </svg>
  );
}

/** A player: ratings, how they came about, matches. */
export function PlayerPage({ who }: { who: string }) {
  const { value, error, passing, again } = useRead(
    () => api<PlayerReply>('GET', `players/${encodeURIComponent(who)}`),
    [who],
  );
  const lost = error !== null && value === null;
  const title = lost
    ? t(passing ? 'online.line.trouble' : 'online.player.gone')
    : (value?.name ?? t('common.loading'));
  return (
    <OnlineSheet title={title}>
      {lost &&
        (passing ? <Failed text={error} again={again} /> : <Nothing text={t('online.player.goneText')} />)}
      {value !== null && <Player player={value} />}
    </OnlineSheet>
  );
}

type Rating = PlayerReply['ratings'][number];

function RatingCard({ rating, history }: { rating: Rating; history: PlayerReply['history'] }) {
  return (
    <div class="sheet on-box rating">
      <div>
        <b>{gameTitle(rating.game)}</b>
        <p class="on-rate num">
          {Math.round(rating.rating)} <small class="muted">± {Math.round(2 * rating.deviation)}</small>
        </p>
        <p class="muted">
          {t('online.player.games', { count: rating.games })}
          {rating.provisional && `, ${t('online.player.provisional')}`}
        </p>
      </div>
      <Curve
        points={history
          .filter(({ game }) => game === rating.game)
          .sort((a, b) => a.at - b.at)
          .map(({ after }) => after)}
      />
    </div>
  );
}

/** How a match ended for a player. */
function outcomeFor(player: string, info: MatchInfo): string | null {
  const seat = info.seats.find((s) => s.player === player)?.seat;
  if (info.result === null || seat === undefined) return null;
  const first = info.result.places.filter((place) => place === 0).length;
  if (info.result.places[seat] !== 0) return t('online.player.lost');
  return first > 1 ? t('online.player.drawn') : t('online.player.won');
}

function History({ player }: { player: string }) {
  const [older, setOlder] = useState<readonly MatchInfo[]>([]);
  const path = `players/${player}/matches`;
  const { value } = useRead(() => api<MatchList>('GET', path), [player]);
  const matches = [...(value?.matches ?? []), ...older];
  const more = async (): Promise<void> => {
    const last = matches.at(-1);
    if (last === undefined) return;
    const found = await api<MatchList>('GET', `${path}?before=${last.updatedAt}`);
    setOlder([...older, ...found.matches.filter(({ id }) => !matches.some((m) => m.id === id))]);
  };
  return (
    <section>
      <h2 class="set-head">{t('online.player.history')}</h2>
      {matches.length === 0 ? (
        <p class="sheet on-box muted">{t('online.player.noHistory')}</p>
      ) : (
        <ul class="sheet matchlist">
          {matches.map((info) => (
            <MatchRow key={info.id} info={info}>
              <Outcome text={outcomeFor(player, info)} />
              <a class="btn small" href={href('match', info.id)}>
                {t('online.lobbyPage.look')}
              </a>
            </MatchRow>
          ))}
        </ul>
      )}
      {(value?.matches.length ?? 0) >= 50 && (
        <button type="button" class="btn on-after" onClick={() => void more()}>
          {t('online.player.older')}
        </button>
      )}
    </section>
  );
}

const Outcome = ({ text }: { text: string | null }) =>
  text === null ? null : <span class="pill done">{text}</span>;

function Player({ player }: { player: PlayerReply }) {
  return (
    <>
      <p class="muted">
        {player.kind === 'guest' ? t('online.guest') : t('online.account')},{' '}
        {t('online.player.since', { when: day(player.since) })}
      </p>
      <section>
        <h2 class="set-head">{t('online.player.ratings')}</h2>
        {player.ratings.length === 0 && <p class="sheet on-box muted">{t('online.player.noRatings')}</p>}
        {player.ratings.map((rating) => (
          <RatingCard key={rating.game} rating={rating} history={player.history} />
        ))}
      </section>
      <History player={player.id} />
    </>
  );
}
