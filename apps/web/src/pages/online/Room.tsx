import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from '../../games/face.ts';
import { loadFace } from '../../games/faces.ts';
import { t } from '../../i18n/index.ts';
import { Controller } from '../../modes/controller.ts';
import { inviteTo, rememberInvite } from '../../online/invites.ts';
import { keepRecord } from '../../online/keep.ts';
import { RemoteTable } from '../../online/remote.ts';
import { detect, me, online } from '../../online/server.ts';
import { mayGoBetter, serverLine } from '../../online/socket.ts';
import { place } from '../../router.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import { span } from '../../ui/span.ts';
import { Lost } from '../Lost.tsx';
import { OverMore } from '../table/AfterMatch.tsx';
import { RulesFailed } from '../table/RulesFailed.tsx';
import { TableView } from '../table/TableView.tsx';
import { Offers } from './Offers.tsx';
import { OverTools } from './OverTools.tsx';
import { Failed, Nothing, OnlineSheet, seatName } from './parts.tsx';
import { Recap } from './Recap.tsx';
import { LineSign, RoomBar } from './RoomBar.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';
import './room.css';

interface Opened {
  readonly c: Controller;
  readonly face: GameFace<Controller>;
  readonly words: Readonly<Record<string, string>>;
}

/** A table on a server: the waiting room first, then the board that every match is played on. */
export function RoomPage({ id }: { id: string }) {
  const [table, setTable] = useState<RemoteTable | null>(null);
  useEffect(() => {
    let made: RemoteTable | null = null;
    let gone = false;
    const given = place.peek().query.get('invite');
    if (given !== null) rememberInvite(id, given);
    void detect().then((there) => {
      if (gone || !there) return;
      made = new RemoteTable(serverLine(), id, inviteTo(id));
      setTable(made);
    });
    return () => {
      gone = true;
      made?.close();
    };
  }, [id]);
  if (online.value === false) return <Lost />;
  if (table === null) return <p class="page muted">{t('online.line.connecting')}</p>;
  return <Room table={table} />;
}

/** Before anything is known of a table: it is coming, there is none, or the server cannot say now. */
function NoTable({ table }: { table: RemoteTable }) {
  const code = table.failure.value;
  if (code === null)
    return (
      <OnlineSheet title={t('online.line.connecting')}>
        <LineSign table={table} />
      </OnlineSheet>
    );
  if (!mayGoBetter(code))
    return (
      <OnlineSheet title={t('online.line.noMatch')}>
        <LineSign table={table} />
        <Nothing signIn text={t('online.line.noMatchText')} />
      </OnlineSheet>
    );
  const again = (): void => {
    table.failure.value = null;
    serverLine().watchAgain(table.id);
  };
  return (
    <OnlineSheet title={t('online.line.trouble')}>
      <Failed text={table.failureText(code)} again={again} />
    </OnlineSheet>
  );
}

function Room({ table }: { table: RemoteTable }) {
  const info = table.info.value;
  if (info === null) return <NoTable table={table} />;
  if (info.status === 'waiting')
    return (
      <>
        <LineSign table={table} />
        <WaitingRoom info={info} invite={inviteTo(info.id)} />
      </>
    );
  return <Played table={table} game={info.game} version={info.version} />;
}

function Played({ table, game, version }: { table: RemoteTable; game: string; version: string | undefined }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let made: Controller | null = null;
    let gone = false;
    Promise.all([loadFace(game), catalogueOf(game, version)]).then(
      ([face, words]) => {
        if (gone) return;
        made = new Controller(table, face);
        setOpened({ c: made, face, words });
      },
      () => setLost(true),
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [table, game, version]);
  useEffect(() => {
    let kept = false;
    return effect(() => {
      const state = table.state.value;
      const over = table.info.value?.status === 'finished';
      if (!over || kept || state === null || opened === null || table.mySeat.value === null) return;
      kept = true;
      void keepRecord(table, opened.face, titleOf(table));
    });
  }, [table, opened]);
  if (lost) return <Lost />;
  if (table.state.value === null && isHeldBack(table)) return <HeldBack table={table} />;
  if (opened === null || table.state.value === null)
    return (
      <>
        <LineSign table={table} />
        <p class="page muted">{t('common.loading')}</p>
      </>
    );
  const { c, words } = opened;
  const title = titleOf(table);
  const stale = !table.fresh.value;
  return (
    <div class={stale ? 'room stale' : 'room'}>
      <RoomBar table={table} c={c} words={words} />
      <OverMore.Provider value={<OverTools table={table} />}>
        <div class="room-table" inert={stale}>
          <TableView c={c} title={title} words={words} watching={table.mySeat.value === null} />
        </div>
      </OverMore.Provider>
      <LineSign table={table} />
      <Offers table={table} c={c} words={words} />
      <RulesFailed c={c} />
      <Recap table={table} c={c} words={words} />
    </div>
  );
}

/** Whether this is a spectator of a match that is shown with a delay, before anything of it may be seen. */
function isHeldBack({ info, failure }: RemoteTable): boolean {
  const { status, settings, seats } = info.value ?? {};
  if (status !== 'playing' || failure.value !== null || (settings?.spectators.delaySeconds ?? 0) === 0)
    return false;
  const own = me.value?.id;
  return own === undefined || !(seats ?? []).some(({ player }) => player === own);
}

function HeldBack({ table }: { table: RemoteTable }) {
  const seconds = table.info.value?.settings.spectators.delaySeconds ?? 0;
  return (
    <OnlineSheet title={titleOf(table)}>
      <p class="sheet on-box" role="status">
        {t('online.watch.heldBack', { span: span(seconds * 1000) })}
      </p>
    </OnlineSheet>
  );
}

function titleOf(table: RemoteTable): string {
  const names = (table.info.value?.seats ?? []).map(seatName);
  return names.length === 2
    ? t('online.lobbyPage.against', { a: names[0] ?? '', b: names[1] ?? '' })
    : names.join(', ');
}
