import type { MatchInfo } from '@dustfront/protocol';
import { useState } from 'preact/hooks';
import { gameCards } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { refusedText } from '../../online/refused.ts';
import { api, ensureMe, games } from '../../online/server.ts';
import { go, href } from '../../router.ts';
import { type Lists, useLobby } from './lobby-lists.ts';
import { MatchRow } from './MatchRow.tsx';
import { Failed, OnlineSheet, Trouble, useRead } from './parts.tsx';
import { takeSeat } from './Substitutes.tsx';

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
  const lists = useLobby();
  const enter = (info: MatchInfo, sit: () => Promise<unknown>, again: () => void): void => {
    sit().then(
      () => go(href('match', info.id)),
      (error: unknown) => {
        setTrouble(refusedText(error));
        again();
      },
    );
  };
  const join = (info: MatchInfo): void => {
    const seat = info.seats.find(({ kind }) => kind === 'open');
    if (seat === undefined) return;
    const sit = async (): Promise<void> => {
      await ensureMe();
      await sitDown(info.id, seat.seat, null);
    };
    enter(info, sit, lists.readOpen);
  };
  const stepIn = (info: MatchInfo, seat: number): void =>
    enter(info, () => takeSeat(info.id, seat), lists.readPlaces);
  return (
    <div class="lobby">
      <NewTables />
      <Trouble text={trouble} />
      {lists.trouble !== null && <Failed text={lists.trouble} again={lists.readAll} />}
      {lists.ready ? (
        <>
          <Rematches rematches={lists.rematches} putAway={lists.putAway} />
          <Running matches={lists.running} calls={lists.calls} />
          <OpenTables matches={lists.open} onJoin={join} />
          <FreePlaces matches={lists.places} onTake={stepIn} />
          <Watched matches={lists.watched} />
        </>
      ) : (
        lists.trouble === null && <p class="muted">{t('common.loading')}</p>
      )}
      {games.value.map(({ id }) => (
        <Ladder key={id} game={id} />
      ))}
    </div>
  );
}

type Matches = readonly MatchInfo[];

function NewTables() {
  return (
    <section class="lobby-open">
      <h2>{t('online.lobbyPage.new')}</h2>
      <div class="lobby-new">
        {gameCards
          .filter(({ id, playable }) => playable && games.value.some((game) => game.id === id))
          .map((card) => (
            <a key={card.id} class="btn" href={`${href('invite', card.id)}?open=1`}>
              {card.title} <small class="muted">{t(`games.${card.id}.edition`)}</small>
            </a>
          ))}
      </div>
    </section>
  );
}

/** Whoever asked for another game against us. */
function Rematches({ rematches, putAway }: Pick<Lists, 'rematches' | 'putAway'>) {
  return (
    <>
      {rematches.map((notice) => (
        <p key={notice.id} class="sheet on-box" role="status">
          {t('online.bar.rematchAsked', { name: notice.body?.from ?? '' })}{' '}
          <a class="btn small primary" href={href('join', notice.body?.invite ?? '')}>
            {t('online.lobbyPage.join')}
          </a>{' '}
          <button type="button" class="btn small" onClick={() => putAway(notice)}>
            {t('online.lobbyPage.notNow')}
          </button>
        </p>
      ))}
    </>
  );
}

const wayIn = {
  waiting: 'online.room.waiting',
  playing: 'online.lobbyPage.goOn',
  finished: 'online.lobbyPage.look',
} as const;

function Running({ matches, calls }: { matches: Matches; calls: Lists['calls'] }) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{t('online.lobbyPage.mine')}</h2>
      <ul class="sheet matchlist">
        {matches.map((info) => (
          <MatchRow key={info.id} info={info}>
            <a class={calls.has(info.id) ? 'btn small primary' : 'btn small'} href={href('match', info.id)}>
              {t(calls.has(info.id) ? 'online.lobbyPage.yourMove' : wayIn[info.status])}
            </a>
          </MatchRow>
        ))}
      </ul>
    </section>
  );
}

function OpenTables({ matches, onJoin }: { matches: Matches; onJoin: (info: MatchInfo) => void }) {
  return (
    <section>
      <h2>{t('online.lobbyPage.waiting')}</h2>
      {matches.length === 0 ? (
        <p class="sheet on-box muted">
          {t('online.lobbyPage.none')} <a href={href('')}>{t('online.lobbyPage.meanwhile')}</a>
        </p>
      ) : (
        <ul class="sheet matchlist">
          {matches.map((info) => (
            <MatchRow key={info.id} info={info}>
              <button type="button" class="btn small primary" onClick={() => onJoin(info)}>
                {t('online.lobbyPage.join')}
              </button>
            </MatchRow>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Seats of running games whose players are away. */
function FreePlaces({
  matches,
  onTake,
}: {
  matches: Matches;
  onTake: (info: MatchInfo, seat: number) => void;
}) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{t('online.sub.lobby')}</h2>
      <ul class="sheet matchlist">
        {matches.map((info) => (
          <MatchRow key={info.id} info={info}>
            {info.seats
              .filter(({ wanted }) => wanted !== undefined)
              .map(({ seat, name }) => (
                <button key={seat} type="button" class="btn small primary" onClick={() => onTake(info, seat)}>
                  {t('online.sub.take', { name })}
                </button>
              ))}
          </MatchRow>
        ))}
      </ul>
    </section>
  );
}

function Watched({ matches }: { matches: Matches }) {
  return (
    <section>
      <h2>{t('online.lobbyPage.playing')}</h2>
      {matches.length === 0 ? (
        <p class="sheet on-box muted">{t('online.lobbyPage.nonePlaying')}</p>
      ) : (
        <ul class="sheet matchlist">
          {matches.map((info) => (
            <MatchRow key={info.id} info={info}>
              <a class="btn small" href={href('match', info.id)}>
                {t('online.lobbyPage.watch')}
              </a>
            </MatchRow>
          ))}
        </ul>
      )}
    </section>
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
        {t('online.lobbyPage.ladder')}, {card.title}{' '}
        <small class="muted">{t(`games.${card.id}.edition`)}</small>
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
