import type { MatchInfo, SeatInfo } from '@dustfront/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { sitDown } from '../../online/dice.ts';
import { calls, readCalls } from '../../online/own.ts';
import { readUpTo, rememberRead, unreadLines } from '../../online/read-lines.ts';
import type { RemoteTable } from '../../online/remote.ts';
import { api, me } from '../../online/server.ts';
import { serverLine } from '../../online/socket.ts';
import { href } from '../../router.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { span } from '../../ui/span.ts';
import { AskTakeBack } from './AskTakeBack.tsx';
import { Chat } from './Chat.tsx';
import { OfferLine } from './Offers.tsx';
import { Rematch } from './OverTools.tsx';
import { isSubstitute, seatName, sideClass } from './parts.tsx';
import { AskSubstitute, FreeChairs, SubstituteItems } from './Substitutes.tsx';

/** Says clearly when what is shown may be old. */
export function LineSign({ table }: { table: RemoteTable }) {
  const line = serverLine();
  const state = line.state.value;
  const failure = table.failure.value;
  if (failure === 'table-frozen')
    return (
      <p class="linesign" role="alert">
        {t('online.line.frozen')}
      </p>
    );
  if (state === 'signed-out')
    return (
      <p class="linesign" role="alert">
        {t('online.line.signedOut')} <a href={href('account')}>{t('online.account')}</a>
      </p>
    );
  if (state === 'open' && (table.fresh.value || failure !== null)) return null;
  const word =
    state === 'open'
      ? t('online.line.catching')
      : state === 'lost'
        ? t('online.line.lost')
        : t('online.line.connecting');
  return (
    <div class="linesign" role="status">
      <span class="spin" aria-hidden="true" />
      <span>
        <b>{word}</b>
        {state === 'lost' && table.state.value !== null && <span> {t('online.line.lostText')}</span>}
      </span>
      {state === 'lost' && (
        <button type="button" class="btn small" onClick={() => line.hurry()}>
          {t('online.line.hurry')}
        </button>
      )}
    </div>
  );
}

/** A clock that runs by the server's time, not this device's. */
function ClockFace({ table, seat, name }: { table: RemoteTable; seat: number; name: string }) {
  const [, tick] = useState(0);
  const clock = table.wire.value?.clock ?? null;
  const runs = clock?.running.includes(seat) === true && table.wire.value?.status === 'playing';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (clock === null) return null;
  const now = Date.now() + serverLine().offset.value;
  // A clock that we do not hear of may have been stopped: it is not shown as if it ran.
  const ticks = runs && table.fresh.value;
  const left = (clock.left[seat] ?? 0) - (ticks ? now - clock.at : 0);
  return (
    <span
      class={`rb-clock num${ticks ? ' runs' : ''}${left < 30_000 ? ' short' : ''}`}
      role="timer"
      aria-label={t('online.bar.time', { name })}
    >
      {span(left)}
    </span>
  );
}

function Chair({ table, c, seat }: { table: RemoteTable; c: Controller; seat: SeatInfo }) {
  // Which army a seat plays may be settled at the table: the view knows, the set-up does not.
  const view = table.state.value?.view ?? null;
  const side =
    view === null ? undefined : c.face.status(view).sides.find(({ seats }) => seats.includes(seat.seat));
  const stands = seat.kind === 'computer' && seat.player !== null;
  const here =
    table.fresh.value &&
    ((seat.kind === 'computer' && !stands) || table.presence.value.seats.includes(seat.seat));
  const asked = table.fresh.value && table.wire.value?.asked.includes(seat.seat) === true;
  const name = seatName(seat);
  return (
    <span class={`rb-seat ${sideClass(side)}${asked ? ' asked' : ''}`}>
      <SeatMark side={side} size={20} />
      <span
        class={here ? 'dot on' : 'dot'}
        role="img"
        aria-label={here ? t('online.bar.here') : t('online.bar.away')}
      />
      {seat.player === null ? <b>{name}</b> : <a href={href('player', seat.player)}>{name}</a>}
      {seat.seat === table.mySeat.value && <small class="rb-you">{t('online.you')}</small>}
      {table.fresh.value && !here && !stands && (
        <small class="wide-word muted" aria-hidden="true">
          {t('online.bar.away')}
        </small>
      )}
      {stands && (
        <small class="rb-stands" title={t('online.sub.computerFor', { name })}>
          <Icon name="computer" size={14} />
          <span class="vh">{t('online.sub.computerFor', { name })}</span>
        </small>
      )}
      {isSubstitute(seat) && (
        <small class="muted rb-for">{t('online.sub.for', { name: seat.owner?.name ?? '' })}</small>
      )}
      {seat.wanted !== undefined && <small class="pill wait">{t('online.sub.wanted')}</small>}
      <ClockFace table={table} seat={seat.seat} name={name} />
    </span>
  );
}

type Open = 'menu' | 'resign' | 'takeback' | 'substitute' | 'chat' | null;

interface DialogProps {
  readonly table: RemoteTable;
  readonly onOpen: (open: Open) => void;
  readonly onClose: () => void;
}

/** What can be done with a match that is being played. */
function Menu({ table, info, onOpen, onClose }: DialogProps & { info: MatchInfo }) {
  const mine = table.mySeat.value;
  const own = mine === null ? undefined : info.seats[mine];
  const other = info.seats.some(({ seat, kind }) => seat !== mine && kind === 'human');
  const leave = (act: () => void): void => {
    onOpen(null);
    act();
  };
  return (
    <Dialog title={t('online.bar.menu')} onClose={onClose}>
      <div class="rb-menu">
        {info.settings.takeBack !== 'never' && (
          <button type="button" class="btn" onClick={() => onOpen('takeback')}>
            <Icon name="undo" /> {t('online.bar.takeBack')}
          </button>
        )}
        {other && (
          <button type="button" class="btn" onClick={() => leave(() => void table.offerDraw())}>
            {t('online.bar.draw')}
          </button>
        )}
        {own?.kind !== 'computer' && (
          <button
            type="button"
            class="btn"
            onClick={() => leave(() => void api('DELETE', `matches/${table.id}/seats/${mine}`))}
          >
            <Icon name="computer" />{' '}
            {own !== undefined && isSubstitute(own)
              ? t('online.sub.handBack', { name: own.owner?.name ?? '' })
              : t('online.bar.leave')}
          </button>
        )}
        <SubstituteItems
          table={table}
          info={info}
          onDone={() => onOpen(null)}
          onAsk={() => onOpen('substitute')}
        />
        <button type="button" class="btn" onClick={() => onOpen('resign')}>
          <Icon name="flag" /> {t('online.bar.resign')}
        </button>
      </div>
    </Dialog>
  );
}

/** Giving up is asked about once more. */
function Resign({ table, onOpen, onClose }: DialogProps) {
  return (
    <Dialog title={t('online.bar.resignSure')} onClose={onClose}>
      <div class="moment-tools">
        <button
          type="button"
          class="btn primary"
          onClick={() => {
            onOpen(null);
            void table.resign();
          }}
        >
          {t('online.bar.resign')}
        </button>
        <button type="button" class="btn" onClick={() => onOpen(null)}>
          {t('common.cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** How many look on. */
function Watchers({ count }: { count: number }) {
  const text = t('online.bar.spectators', { count });
  return (
    <span class="rb-watch" title={text}>
      <Icon name="eye" size={16} /> <span class="num">{count}</span>
      <span class="vh">{text}</span>
    </span>
  );
}

/** The dialog that is open, if one is. */
function Opened({
  table,
  c,
  words,
  info,
  open,
  onOpen,
}: {
  table: RemoteTable;
  c: Controller;
  words: Readonly<Record<string, string>>;
  info: MatchInfo;
  open: Open;
  onOpen: (change: Open | ((now: Open) => Open)) => void;
}) {
  /** A dialog that gives way to another says that it closes only afterwards. */
  const close = () => onOpen((now) => (now === open ? null : now));
  if (open === 'chat') return <Chat table={table} onClose={() => onOpen(null)} />;
  if (open === 'menu') return <Menu table={table} info={info} onOpen={onOpen} onClose={close} />;
  if (open === 'resign') return <Resign table={table} onOpen={onOpen} onClose={close} />;
  if (open === 'takeback') return <AskTakeBack table={table} c={c} words={words} onClose={close} />;
  if (open === 'substitute') return <AskSubstitute table={table} info={info} onClose={close} />;
  return null;
}

function ChatButton({ open, unread, onToggle }: { open: boolean; unread: number; onToggle: () => void }) {
  return (
    <button
      type="button"
      class="btn small"
      onClick={onToggle}
      aria-expanded={open}
      aria-label={unread > 0 ? t('online.bar.chatNew', { count: unread }) : t('online.bar.chat')}
    >
      {t('online.bar.chat')}
      {unread > 0 && <span class="newcount num">{unread}</span>}
    </button>
  );
}

/** A computer plays in one's place. */
const ComeBack = ({ table, seat }: { table: RemoteTable; seat: number }) => (
  <button type="button" class="btn small primary" onClick={() => void sitDown(table.id, seat, null)}>
    {t('online.bar.comeBack')}
  </button>
);

/** The way to another match that waits for an answer; the first thing to do where nothing is asked here. */
function NextTable({ table, asked }: { table: RemoteTable; asked: boolean }) {
  const news = serverLine().notice.value;
  useEffect(() => void readCalls().catch(() => undefined), [news, asked]);
  const others = [...calls.value].filter((id) => id !== table.id);
  if (others[0] === undefined) return null;
  const words = t('online.bar.next', { count: others.length });
  return (
    <a
      class={asked ? 'btn small' : 'btn small primary'}
      href={href('match', others[0])}
      aria-label={words}
      title={words}
    >
      <span class="wide-word">{words}</span>
      <span class="narrow-word">→ {others.length}</span>
    </a>
  );
}

/** Somebody plays by correspondence and is asked nothing: there may be days until then. */
const isFree = (table: RemoteTable, { mode }: MatchInfo): boolean => {
  const [seat, wire] = [table.mySeat.value, table.wire.value];
  return (
    mode === 'correspondence' && seat !== null && wire?.status === 'playing' && !wire.asked.includes(seat)
  );
};

/** Above the board: who plays, clocks, and what can be done with the match. */
export function RoomBar({
  table,
  c,
  words,
}: {
  table: RemoteTable;
  c: Controller;
  words: Readonly<Record<string, string>>;
}) {
  const [open, setOpen] = useState<Open>(null);
  const [seen, setSeen] = useState(() => readUpTo(table.id));
  const info = table.info.value;
  const lines = table.chat.value.filter(({ hidden }) => !hidden);
  const last = lines.at(-1)?.number ?? 0;
  useEffect(() => {
    if (open !== 'chat' || last <= seen) return;
    setSeen(last);
    rememberRead(table.id, last);
  }, [open, last]);
  if (info === null) return null;
  const mine = table.mySeat.value;
  const playing = table.wire.value?.status === 'playing';
  const own = mine === null ? undefined : info.seats[mine];
  const away = own?.kind === 'computer';
  const unread = open === 'chat' ? 0 : unreadLines(lines, seen, me.value?.id ?? null);
  const watchers = table.presence.value.spectators;
  return (
    <section class="roombar" aria-label={t('online.bar.menu')}>
      <div class="rb-seats">
        {info.seats.map((seat) => (
          <Chair key={seat.seat} table={table} c={c} seat={seat} />
        ))}
      </div>
      {mine === null && <span class="pill wait">{t('online.bar.watching')}</span>}
      {watchers > 0 && <Watchers count={watchers} />}
      <OfferLine table={table} />
      {isFree(table, info) && <span class="rb-free">{t('online.room.away')}</span>}
      <div class="rb-tools">
        {away && playing && mine !== null && <ComeBack table={table} seat={mine} />}
        <NextTable table={table} asked={playing && c.question.value !== null} />
        {playing && <FreeChairs table={table} info={info} />}
        {!playing && <Rematch table={table} small />}
        <ChatButton
          open={open === 'chat'}
          unread={unread}
          onToggle={() => setOpen(open === 'chat' ? null : 'chat')}
        />
        {mine !== null && playing && (
          <button type="button" class="btn small" onClick={() => setOpen('menu')}>
            {t('online.bar.menu')}
          </button>
        )}
      </div>
      <Opened table={table} c={c} words={words} info={info} open={open} onOpen={setOpen} />
    </section>
  );
}
