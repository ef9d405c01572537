import type { MatchInfo, SeatInfo } from '@dustfront/protocol';
import { useState } from 'preact/hooks';
import { linkTo } from '../../address.ts';
import { levelName } from '../../games/level-names.ts';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { refusedText } from '../../online/refused.ts';
import { api, games, me } from '../../online/server.ts';
import { go, href } from '../../router.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Chairs } from './Join.tsx';
import { Notifications } from './Notifications.tsx';
import {
  clockWords,
  LinkField,
  OnlineSheet,
  type SeatSide,
  seatName,
  sideClass,
  Trouble,
  useFace,
} from './parts.tsx';

/** Before the last seat is taken. */
export function WaitingRoom({ info, invite }: { info: MatchInfo; invite: string | null }) {
  return (
    <OnlineSheet title={t('online.room.waiting')} narrow={info.invite !== undefined}>
      {info.invite === undefined ? (
        <Chairs info={info} invite={invite ?? ''} again={() => undefined} isWatching />
      ) : (
        <Inside info={info} invite={info.invite} />
      )}
    </OnlineSheet>
  );
}

type Attempt = (work: Promise<unknown>, after?: () => void) => void;

/** A chair for a computer. */
function ComputerChoice({
  levels,
  onChoose,
}: {
  levels: readonly string[];
  onChoose: (level: string) => void;
}) {
  return (
    <select
      aria-label={t('online.room.seatComputer')}
      value=""
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t('online.room.seatComputer')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t('online.computerName', { level: levelName(level) })}
        </option>
      ))}
    </select>
  );
}

function Chair({
  info,
  invite,
  seat,
  side,
  attempt,
}: {
  info: MatchInfo;
  invite: string;
  seat: SeatInfo;
  side: SeatSide | undefined;
  attempt: Attempt;
}) {
  const levels = games.value.find(({ id }) => id === info.game)?.computers ?? [];
  const owner = info.createdBy === me.value?.id;
  const mine = seat.player !== null && seat.player === me.value?.id;
  const path = `matches/${info.id}/seats/${seat.seat}`;
  return (
    <li class={sideClass(side)}>
      <SeatMark side={side} />
      <span>
        <b>{side?.name ?? seat.seat + 1}</b>
        <span class="muted">
          {seatName(seat)}
          {mine && ` (${t('online.you')})`}
        </span>
      </span>
      {seat.kind === 'open' && owner && levels.length > 0 && (
        <ComputerChoice levels={levels} onChoose={(computer) => attempt(api('POST', path, { computer }))} />
      )}
      {(mine || (seat.kind === 'computer' && owner)) && (
        <button
          type="button"
          class="btn small"
          onClick={() => attempt(api('DELETE', path), mine && !owner ? () => go(href('lobby')) : undefined)}
        >
          {t('online.room.stand')}
        </button>
      )}
      {seat.kind === 'open' && !info.seats.some((s) => s.player === me.value?.id) && (
        <button
          type="button"
          class="btn coloured"
          onClick={() => attempt(sitDown(info.id, seat.seat, invite))}
        >
          {t('online.room.takeSeat')}
        </button>
      )}
    </li>
  );
}

function Invitation({ info, invite }: { info: MatchInfo; invite: string }) {
  return (
    <section class="sheet on-box">
      <h2>{t('online.room.link')}</h2>
      <LinkField label={t('online.room.link')} link={linkTo(href('join', invite))} />
      <p class="muted">{t('online.room.linkText')}</p>
      {info.visibility === 'open' && <p class="muted">{t('online.room.openTable')}</p>}
    </section>
  );
}

function Inside({ info, invite }: { info: MatchInfo; invite: string }) {
  const face = useFace(info.game);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sides = face?.seats(info.settings.setup as never) ?? [];
  const owner = info.createdBy === me.value?.id;
  const full = info.seats.every(({ kind }) => kind !== 'open');
  const silent = full ? info.seats.filter(({ seat }) => info.dice?.given[seat] === false).map(seatName) : [];
  const attempt: Attempt = (work, after) => {
    setTrouble(null);
    work.then(after, (error: unknown) => setTrouble(refusedText(error)));
  };
  return (
    <>
      <Invitation info={info} invite={invite} />
      <section class="sheet on-box">
        <h2>{t('online.room.seats')}</h2>
        <ul class="on-seats">
          {info.seats.map((seat) => (
            <Chair
              key={seat.seat}
              info={info}
              invite={invite}
              seat={seat}
              side={sides[seat.seat]}
              attempt={attempt}
            />
          ))}
        </ul>
        <p class="muted">
          {gameTitle(info.game)}. {clockWords(info)}. {t('online.room.begins')}
        </p>
        <p class="muted">{t('online.room.away')}</p>
        {silent.length > 0 && <p role="status">{t('online.room.words', { names: silent.join(', ') })}</p>}
        <Trouble text={trouble} />
      </section>
      <Notifications offered />
      {info.dice !== null && (
        <details class="sheet on-box">
          <summary>{t('online.room.dice')}</summary>
          <p class="muted">{t('online.room.diceText')}</p>
          <p class="type on-hash">{info.dice.commitment}</p>
        </details>
      )}
      {owner && (
        <p class="on-after">
          <button
            type="button"
            class="btn"
            onClick={() => attempt(api('DELETE', `matches/${info.id}`), () => go(href('lobby')))}
          >
            {t('online.room.withdraw')}
          </button>
        </p>
      )}
    </>
  );
}
