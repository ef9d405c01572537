import type { MatchInfo, SeatInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { sitDown } from '../../online/dice.ts';
import { rememberInvite } from '../../online/invites.ts';
import { refusedText } from '../../online/refused.ts';
import { api, ensureMe, me } from '../../online/server.ts';
import { amend, href } from '../../router.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { forcesOf } from './battle.ts';
import { MatchScene } from './MatchScene.tsx';
import {
  Failed,
  Nothing,
  OnlineSheet,
  type SeatSide,
  seatName,
  sideClass,
  Trouble,
  useFace,
  useRead,
} from './parts.tsx';
import { Terms } from './Terms.tsx';

/** Behind an invitation link: who invites, to what, and a chair. */
export function JoinPage({ invite }: { invite: string }) {
  const { value, error, passing, again } = useRead(
    () => api<MatchInfo>('GET', `invitations/${invite}`),
    [invite],
    5000,
  );
  const host = value?.seats.find((seat) => seat.player === value.createdBy);
  const lost = error !== null && value === null;
  const title = lost
    ? t(passing ? 'online.line.trouble' : 'online.join.gone')
    : host === undefined
      ? t('online.join.titleOpen')
      : t('online.join.title', { name: host.name });
  return (
    <OnlineSheet title={title} narrow={false}>
      {lost &&
        (passing ? <Failed text={error} again={again} /> : <Nothing text={t('online.join.goneText')} />)}
      {value !== null && <Chairs info={value} invite={invite} again={again} />}
    </OnlineSheet>
  );
}

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <div class="field">
      <label for="join-name">{t('online.name')}</label>
      <input
        id="join-name"
        type="text"
        maxLength={32}
        autoComplete="nickname"
        placeholder={t('online.nameHint')}
        value={name}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** One seat: who has it or may have it, and a button for whoever may sit down. */
function Chair({
  info,
  seat,
  side,
  force,
  may,
  onSit,
}: {
  info: MatchInfo;
  seat: SeatInfo;
  side: SeatSide | undefined;
  force: string | null | undefined;
  may: { busy: boolean; standIn: boolean };
  onSit: () => void;
}) {
  const sit = (text: string) => (
    <button type="button" class="btn coloured" disabled={may.busy} onClick={onSit}>
      {text}
    </button>
  );
  return (
    <li class={sideClass(side)}>
      <SeatMark side={side} />
      <span>
        <b>{side?.name ?? seat.seat + 1}</b>
        <span class="muted">{seatName(seat)}</span>
        {force && <small class="muted">{force}</small>}
      </span>
      {info.status === 'waiting' &&
        seat.kind === 'open' &&
        sit(side === undefined ? t('online.join.sitPlain') : t('online.join.sit', { side: side.name }))}
      {seat.wanted !== undefined && may.standIn && sit(t('online.sub.take', { name: seat.name }))}
    </li>
  );
}

const wantsSomebody = (info: MatchInfo): boolean =>
  info.status === 'playing' && info.seats.some((seat) => seat.wanted !== undefined);

/** Why one cannot simply sit down. */
function noteOn(info: MatchInfo): string | null {
  if (info.status === 'finished') return t('online.join.over');
  if (info.status === 'playing') return t(wantsSomebody(info) ? 'online.sub.joinText' : 'online.join.begun');
  return info.seats.some(({ kind }) => kind === 'open') ? null : t('online.join.full');
}

/** Sitting down: as whom, whether it is under way, and why it failed. */
function useSitting(info: MatchInfo, invite: string, again: () => void) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = async (seat: number): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await ensureMe(name);
      await sitDown(info.id, seat, invite);
      amend(href('match', info.id));
    } catch (error) {
      setTrouble(refusedText(error));
      again();
    } finally {
      setBusy(false);
    }
  };
  return { name, setName, trouble, busy, sit };
}

interface ChairsProps {
  readonly info: MatchInfo;
  readonly invite: string;
  readonly again: () => void;
  /** Whoever is here has come to look on already. */
  readonly isWatching?: boolean;
}

export function Chairs({ info, invite, again, isWatching = false }: ChairsProps) {
  const face = useFace(info.game);
  const { name, setName, trouble, busy, sit } = useSitting(info, invite, again);
  const mine = me.value !== null && info.seats.some((seat) => seat.player === me.value?.id);
  useEffect(() => {
    rememberInvite(info.id, invite);
    if (mine) amend(href('match', info.id));
  }, [info.id, mine]);
  const sides = face?.seats(info.settings.setup as never) ?? [];
  const forces = forcesOf(face, info.settings.setup);
  const note = noteOn(info);
  const asksName = (info.status === 'waiting' || wantsSomebody(info)) && me.value === null;
  return (
    <div class="on-beside">
      <div>
        <div class="sheet on-box">
          <p>
            <b>{gameTitle(info.game)}</b>
          </p>
          <Terms info={info} face={face} />
          {asksName && <NameField name={name} onChange={setName} />}
          <ul class="on-seats">
            {info.seats.map((seat) => (
              <Chair
                key={seat.seat}
                info={info}
                seat={seat}
                side={sides[seat.seat]}
                force={forces[seat.seat]}
                may={{ busy, standIn: !mine }}
                onSit={() => void sit(seat.seat)}
              />
            ))}
          </ul>
          {note !== null && <p>{note}</p>}
          {isWatching && <p class="muted">{t('online.room.begins')}</p>}
        </div>
        <Trouble text={trouble} />
        {!isWatching && (info.settings.spectators.allowed || mine) && (
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
