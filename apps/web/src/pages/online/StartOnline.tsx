import type { MatchInfo } from '@dustfront/protocol';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { gameShort } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { calls, keepLooking, openTables, readOwn } from '../../online/own.ts';
import { planned } from '../../online/planned.ts';
import { games, me, online } from '../../online/server.ts';
import { href } from '../../router.ts';

/** Keeps what is known of the server's tables fresh while somebody looks at the start page. */
export function useOwnTables(): void {
  useEffect(() => keepLooking(readOwn), []);
}

/** On the start page, where there is a server: invite somebody, or look who is there. */
export function OnlineChoices({ game }: { game: string }) {
  if (online.value !== true || !games.value.some(({ id }) => id === game)) return null;
  const count = openTables.value;
  return (
    <>
      <a
        class="choice-btn"
        href={href('invite', game)}
        onClick={() => {
          planned.value = null;
        }}
      >
        <Icon name="link" size={28} />
        <span>
          <b>{t('online.invite')}</b>
          <span>{t('online.inviteText')}</span>
        </span>
      </a>
      <a class="choice-btn" href={href('lobby')}>
        <Icon name="lobby" size={28} />
        <span>
          <b>{t('online.lobby')}</b>
          <span>{count === 0 ? t('online.lobbyText') : t('online.lobbyOpen', { count })}</span>
        </span>
      </a>
    </>
  );
}

/** A match by those whom one meets there. */
export function ownTitle({ game, seats }: MatchInfo): string {
  const others = seats.filter(({ player }) => player !== me.value?.id && player !== null);
  const names = others.map(({ name }) => name);
  return [gameShort(game), ...(names.length === 0 ? [t('online.lobbyPage.waits')] : names)].join(', ');
}

const stateOf = ({ status, mode }: MatchInfo): string =>
  status === 'waiting'
    ? t('online.room.waiting')
    : t(mode === 'live' ? 'online.lobbyPage.live' : 'online.new.correspondence');

/** A match on the server, among those that are kept here. */
export function OwnRow({ info }: { info: MatchInfo }) {
  const called = calls.value.has(info.id);
  return (
    <li>
      <a class="kept" href={href('match', info.id)}>
        <Icon name="people" size={28} />
        <span class="kept-words">
          <b>{ownTitle(info)}</b>
          <span>{stateOf(info)}</span>
        </span>
        <span class={called ? 'pill' : 'pill wait'}>{t(called ? 'start.yourMove' : 'start.goOn')}</span>
      </a>
    </li>
  );
}

/** Beside the settings. */
export function AccountButton() {
  if (online.value !== true) return null;
  const words = me.value?.kind === 'account' ? me.value.name : t('online.accountPage.signIn');
  return (
    <a class="btn account-btn" href={href('account')} aria-label={`${words}, ${t('online.account')}`}>
      <Icon name="people" size={18} />
      <span class="account-name">{words}</span>
    </a>
  );
}
