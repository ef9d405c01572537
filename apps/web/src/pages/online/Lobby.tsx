import type { MatchInfo, MatchList } from '@dustfront/protocol';
import { useState } from 'preact/hooks';
import { gameCards } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { api, ensureMe, games, me } from '../../online/server.ts';
import { go, href } from '../../router.ts';
import { MatchRow } from './MatchRow.tsx';
import { OnlineSheet, Trouble, useRead } from './parts.tsx';
import { takeSeat } from './Substitutes.tsx';

interface Notices {
  readonly notices: readonly {
    readonly kind: string;
    readonly match: string | null;
    readonly body: { readonly from?: string; readonly invite?: string } | null;
  }[];
}

/** Open tables, games to watch, one's own matches. */
export function LobbyPage() {
  return (
    <OnlineSheet title={t('online.lobbyPage.title')} narrow={false}>
      <Lobby />
    </OnlineSheet>
  );
}

function Lobby() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const signedIn = me.value !== null;
  const waiting = useRead(() => api<MatchList>('GET', 'matches?status=waiting'), [], 8000);
  const playing = useRead(() => api<MatchList>('GET', 'matches?status=playing'), [], 8000);
  const wanted = useRead(() => api<MatchList>('GET', 'matches?wanted=1'), [], 8000);
  const own = useRead(
    () => (signedIn ? api<MatchList>('GET', 'matches?mine=1') : Promise.resolve({ matches: [] })),
    [signedIn],
    8000,
  );
  const notices = useRead(
    () => (signedIn ? api<Notices>('GET', 'notices') : Promise.resolve({ notices: [] })),
    [signedIn],
    8000,
  );
  const calls = new Set((notices.value?.notices ?? []).map(({ match }) => match));
  const rematches = (notices.value?.notices ?? []).filter(
    ({ kind, body }) => kind === 'rematch' && body?.invite !== undefined,
  );
  const mine = (info: MatchInfo): boolean =>
    info.seats.some(({ player, owner }) => [player, owner?.player].includes(me.value?.id ?? ''));
  const places = (wanted.value?.matches ?? []).filter((info) => !mine(info));
  const running = (own.value?.matches ?? []).filter(({ status }) => status !== 'finished');
  const open = (waiting.value?.matches ?? []).filter(
    (info) => !mine(info) && info.seats.some(({ kind }) => kind === 'open'),
  );
  const watched = (playing.value?.matches ?? []).filter(
    (info) => !mine(info) && info.settings.spectators.allowed,
  );
  const join = async (info: MatchInfo): Promise<void> => {
    const seat = info.seats.find(({ kind }) => kind === 'open');
    if (seat === undefined) return;
    try {
      await ensureMe();
      await sitDown(info.id, seat.seat, null);
      go(href('match', info.id));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      waiting.again();
    }
  };
  const stepIn = async (info: MatchInfo, seat: number): Promise<void> => {
    try {
      await takeSeat(info.id, seat);
      go(href('match', info.id));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      wanted.again();
    }
  };
  return (
    <div class="lobby">
      <section class="lobby-open">
        <h2>{t('online.lobbyPage.new')}</h2>
        <div class="lobby-new">
          {gameCards
            .filter(({ id, playable }) => playable && games.value.some((game) => game.id === id))
            .map((card) => (
              <a key={card.id} class="btn" href={`${href('invite', card.id)}?open=1`}>
                {card.title} <small class="muted">{t(card.edition)}</small>
              </a>
            ))}
        </div>
      </section>
      <Trouble text={trouble} />
      {rematches.map(({ match, body }) => (
        <p key={match} class="sheet on-box" role="status">
          {t('online.bar.rematchAsked', { name: body?.from ?? '' })}{' '}
          <a class="btn small primary" href={href('join', body?.invite ?? '')}>
            {t('online.lobbyPage.join')}
          </a>
        </p>
      ))}
      {running.length > 0 && (
        <section>
          <h2>{t('online.lobbyPage.mine')}</h2>
          <ul class="sheet matchlist">
            {running.map((info) => (
              <MatchRow key={info.id} info={info}>
                <a
                  class={calls.has(info.id) ? 'btn small primary' : 'btn small'}
                  href={href('match', info.id)}
                >
                  {info.status === 'waiting'
                    ? t('online.room.waiting')
                    : calls.has(info.id)
                      ? t('online.lobbyPage.yourMove')
                      : t('online.lobbyPage.goOn')}
                </a>
              </MatchRow>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('online.lobbyPage.waiting')}</h2>
        {open.length === 0 ? (
          <p class="sheet on-box muted">{t('online.lobbyPage.none')}</p>
        ) : (
          <ul class="sheet matchlist">
            {open.map((info) => (
              <MatchRow key={info.id} info={info}>
                <button type="button" class="btn small primary" onClick={() => void join(info)}>
                  {t('online.lobbyPage.join')}
                </button>
              </MatchRow>
            ))}
          </ul>
        )}
      </section>
      {places.length > 0 && (
        <section>
          <h2>{t('online.sub.lobby')}</h2>
          <ul class="sheet matchlist">
            {places.map((info) => (
              <MatchRow key={info.id} info={info}>
                {info.seats
                  .filter(({ wanted }) => wanted !== undefined)
                  .map(({ seat, name }) => (
                    <button
                      key={seat}
                      type="button"
                      class="btn small primary"
                      onClick={() => void stepIn(info, seat)}
                    >
                      {t('online.sub.take', { name })}
                    </button>
                  ))}
              </MatchRow>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('online.lobbyPage.playing')}</h2>
        {watched.length === 0 ? (
          <p class="sheet on-box muted">{t('online.lobbyPage.nonePlaying')}</p>
        ) : (
          <ul class="sheet matchlist">
            {watched.map((info) => (
              <MatchRow key={info.id} info={info}>
                <a class="btn small" href={href('match', info.id)}>
                  {t('online.lobbyPage.watch')}
                </a>
              </MatchRow>
            ))}
          </ul>
        )}
      </section>
      {games.value.map(({ id }) => (
        <Ladder key={id} game={id} />
      ))}
    </div>
  );
}

interface Best {
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly rating: number;
    readonly deviation: number;
  }[];
}

function Ladder({ game }: { game: string }) {
  const { value } = useRead(() => api<Best>('GET', `ratings/${game}`), [game]);
  const card = gameCards.find(({ id }) => id === game);
  if (value === null || value.players.length === 0 || card === undefined) return null;
  return (
    <section>
      <h2>
        {t('online.lobbyPage.ladder')}, {card.title} <small class="muted">{t(card.edition)}</small>
      </h2>
      <ol class="sheet matchlist ladder">
        {value.players.slice(0, 10).map((player, i) => (
          <li key={player.id}>
            <span class="num">{i + 1}</span>
            <a href={href('player', player.id)}>{player.name}</a>
            <span class="num">
              {Math.round(player.rating)} <small class="muted">± {Math.round(2 * player.deviation)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
