import type { MatchInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { rememberInvite } from '../../online/invites.ts';
import { api, ensureMe, me } from '../../online/server.ts';
import { amend, href } from '../../router.ts';
import { forcesOf } from './battle.ts';
import { MatchScene } from './MatchScene.tsx';
import { Mark, OnlineSheet, seatName, sideClass, Trouble, useFace, useRead } from './parts.tsx';
import { Terms } from './Terms.tsx';

/** Behind an invitation link: who invites, to what, and a chair. */
export function JoinPage({ invite }: { invite: string }) {
  const { value, error, again } = useRead(
    () => api<MatchInfo>('GET', `invitations/${invite}`),
    [invite],
    5000,
  );
  const host = value?.seats.find((seat) => seat.player === value.createdBy);
  const title =
    error !== null && value === null
      ? t('online.join.gone')
      : host === undefined
        ? t('online.join.titleOpen')
        : t('online.join.title', { name: host.name });
  return (
    <OnlineSheet title={title} narrow={false}>
      {error !== null && value === null && <p class="sheet on-box">{t('online.join.goneText')}</p>}
      {value !== null && <Chairs info={value} invite={invite} again={again} />}
    </OnlineSheet>
  );
}

export function Chairs({ info, invite, again }: { info: MatchInfo; invite: string; again: () => void }) {
  const face = useFace(info.game);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mine = me.value !== null && info.seats.some((seat) => seat.player === me.value?.id);
  useEffect(() => {
    rememberInvite(info.id, invite);
    if (mine) amend(href('match', info.id));
  }, [info.id, mine]);
  const sides = face?.seats(info.settings.setup as never) ?? [];
  const forces = forcesOf(face, info.settings.setup);
  const sit = async (seat: number): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await ensureMe(name);
      await sitDown(info.id, seat, invite);
      amend(href('match', info.id));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      again();
    } finally {
      setBusy(false);
    }
  };
  const free = info.seats.some(({ kind }) => kind === 'open');
  const wanted = info.status === 'playing' && info.seats.some((seat) => seat.wanted !== undefined);
  const note =
    info.status === 'finished'
      ? t('online.join.over')
      : info.status === 'playing'
        ? t(wanted ? 'online.sub.joinText' : 'online.join.begun')
        : free
          ? null
          : t('online.join.full');
  return (
    <div class="on-beside">
      <div>
        <div class="sheet on-box">
          <p>
            <b>{gameTitle(info.game)}</b>
          </p>
          <Terms info={info} face={face} />
          {(info.status === 'waiting' || wanted) && me.value === null && (
            <div class="field">
              <label for="join-name">{t('online.name')}</label>
              <input
                id="join-name"
                type="text"
                maxLength={32}
                autoComplete="nickname"
                placeholder={t('online.nameHint')}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </div>
          )}
          <ul class="on-seats">
            {info.seats.map((seat) => {
              const side = sides[seat.seat];
              return (
                <li key={seat.seat} class={sideClass(side)}>
                  <Mark side={side} />
                  <span>
                    <b>{side?.name ?? seat.seat + 1}</b>
                    <span class="muted">{seatName(seat)}</span>
                    {forces[seat.seat] && <small class="muted">{forces[seat.seat]}</small>}
                  </span>
                  {info.status === 'waiting' && seat.kind === 'open' && (
                    <button
                      type="button"
                      class="btn side"
                      disabled={busy}
                      onClick={() => void sit(seat.seat)}
                    >
                      {side === undefined
                        ? t('online.join.sitPlain')
                        : t('online.join.sit', { side: side.name })}
                    </button>
                  )}
                  {seat.wanted !== undefined && !mine && (
                    <button
                      type="button"
                      class="btn side"
                      disabled={busy}
                      onClick={() => void sit(seat.seat)}
                    >
                      {t('online.sub.take', { name: seat.name })}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {note !== null && <p>{note}</p>}
        </div>
        <Trouble text={trouble} />
        {(info.settings.spectators.allowed || mine) && (
          <p class="on-after">
            <a class="btn" href={href('match', info.id)}>
              {t('online.join.watch')}
            </a>
          </p>
        )}
      </div>
      <MatchScene info={info} face={face} />
    </div>
  );
}
