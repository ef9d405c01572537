import type { MatchInfo } from '@dustfront/protocol';
import type { ComponentChildren } from 'preact';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { battleName } from './battle.ts';
import { clockWords, isSubstitute, seatName, sideClass, useFace, when } from './parts.tsx';

/** A match in a list: what, who, how. */
export function MatchRow({ info, children }: { info: MatchInfo; children?: ComponentChildren }) {
  const face = useFace(info.game);
  const sides = face?.seats(info.settings.setup as never) ?? [];
  const host = info.seats.find(({ player, owner }) => [player, owner?.player].includes(info.createdBy));
  const state =
    info.status === 'waiting'
      ? t('online.lobbyPage.waits')
      : info.status === 'finished'
        ? t('online.lobbyPage.finished')
        : info.mode === 'live'
          ? t('online.lobbyPage.live')
          : t('online.new.correspondence');
  return (
    <li class="matchrow">
      <span class="mr-words">
        <span class="mr-seats">
          {info.seats.map((seat) => (
            <span key={seat.seat} class={sideClass(sides[seat.seat])}>
              <SeatMark side={sides[seat.seat]} size={20} />{' '}
              {seat.kind === 'open' ? <i class="muted">{seatName(seat)}</i> : <b>{seatName(seat)}</b>}
              {isSubstitute(seat) && (
                <small class="muted"> {t('online.sub.for', { name: seat.owner?.name ?? '' })}</small>
              )}
            </span>
          ))}
        </span>
        <span class="muted mr-facts">
          {[
            gameTitle(info.game),
            battleName(face, info.settings.setup),
            clockWords(info),
            t(info.settings.rated ? 'online.new.rated' : 'online.new.ratedNo'),
            state,
            host === undefined ? null : t('online.lobbyPage.host', { name: host.name }),
            when(info.status === 'waiting' ? info.createdAt : info.updatedAt),
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </span>
      </span>
      {children}
    </li>
  );
}
