import type { AttackLuck } from '@dustfront/advice';
import type { Review, SeatDice } from '@dustfront/ai';
import { parseRecord } from '@dustfront/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { recordHref } from '../../address.ts';
import { useCamera, useTableCamera } from '../../board/camera.ts';
import { GridBoard } from '../../board/GridBoard.tsx';
import type { Marks } from '../../board/scene.ts';
import type { Camera } from '../../camera/camera.ts';
import { ZoomButtons } from '../../camera/ZoomButtons.tsx';
import { Icon } from '../../drawings/icons.tsx';
import type { Scene, StatusModel } from '../../games/face.ts';
import { loadFace } from '../../games/faces.ts';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import { Controller } from '../../modes/controller.ts';
import { watch } from '../../modes/watch.ts';
import { finishedRecord } from '../../online/finished.ts';
import { isOnlineId } from '../../online/server.ts';
import { Log } from '../../panels/Log.tsx';
import { News } from '../../panels/News.tsx';
import { StatusBar } from '../../panels/StatusBar.tsx';
import { Timeline } from '../../panels/Timeline.tsx';
import { UnitCard } from '../../panels/UnitCard.tsx';
import { type Decision, decisionsOf, momentOf, tracesOf, waysOf } from '../../review/decisions.ts';
import { ReviewPanel } from '../../review/ReviewPanel.tsx';
import { amend, href, place } from '../../router.ts';
import { calledAt, seatOfRecord } from '../../session/called.ts';
import { catalogueOf } from '../../session/catalogue.ts';
import { unpack } from '../../session/pack.ts';
import { take } from '../../session/saved.ts';
import { watch as openRecord } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import { unreadable } from '../../session/unreadable.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Lost } from '../Lost.tsx';
import { accountsOf } from '../table/account.ts';
import { MomentTools, ShareDialog, tryFrom } from '../table/Moments.tsx';
import { marksOf, whileShown } from '../table/marks.ts';
import { TableView } from '../table/TableView.tsx';
import { ticksOf } from '../table/ticks.ts';
import { LuckCurve } from './LuckCurve.tsx';

interface Opened {
  readonly c: Controller;
  readonly words: Readonly<Record<string, string>>;
  readonly luck: readonly AttackLuck[];
}

async function open(record: string, seats: readonly SeatKind[], moment: number | null): Promise<Opened> {
  const { header } = parseRecord(record);
  const face = await loadFace(header.game);
  const table = await openRecord(face, record, seats.length > 0 ? seats : header.seats.map(seatOfRecord));
  const c = new Controller(table, face);
  await c.goTo(moment ?? 0);
  return { c, words: await catalogueOf(face.id, header.version), luck: await table.luck() };
}

/** Why the record in an address could not be opened; without one there is nothing to open. */
async function whyNot(packed: string | null): Promise<'lost' | { readonly why: string }> {
  const record = packed === null ? null : await unpack(packed).catch(() => null);
  return record === null ? 'lost' : { why: (await unreadable(record)) ?? t('replay.diverges') };
}

/** No match of this name is here. */
const NotKept = () => (
  <Lost text={t('replay.notKept')}>
    <a class="btn" href={href('records')}>
      {t('start.records')}
    </a>
  </Lost>
);

/**
 * A finished or running match to walk through: by its id in this browser, a finished one by its id on the server, or
 * from the record in the address.
 */
export function ReplayPage({ id, packed }: { id: string | null; packed: string | null }) {
  const [opened, setOpened] = useState<Opened | 'lost' | { readonly why: string } | null>(null);
  useEffect(() => {
    let gone = false;
    let made: Opened | null = null;
    const load = async (): Promise<Opened | 'lost'> => {
      const { moment } = place.peek();
      if (packed !== null) return open(await unpack(packed), [], moment);
      const kept = id === null ? undefined : await take(id);
      if (kept !== undefined) return open(kept.record, kept.seats, moment);
      const record = isOnlineId(id) ? await finishedRecord(id).catch(() => null) : null;
      return record === null ? 'lost' : open(record, [], moment);
    };
    load()
      .then((result) => {
        if (result !== 'lost') made = result;
        if (gone && result !== 'lost') result.c.table.close();
        else setOpened(result);
      })
      .catch(async () => setOpened(await whyNot(packed)));
    return () => {
      gone = true;
      made?.c.dispose();
      made?.c.table.close();
    };
  }, [id, packed]);
  if (opened === 'lost') return <NotKept />;
  if (opened === null) return <p class="page muted">{t('common.loading')}</p>;
  if ('why' in opened) return <Lost title={t('replay.lost')} text={opened.why} />;
  if (opened.c.face.table !== undefined)
    return <TableView c={opened.c} title={t('replay.title')} words={opened.words} watching />;
  const addressAt = (moment: number): string =>
    packed === null ? `${href('replay', id ?? '')}@${moment}` : recordHref(packed, moment);
  return <Replay opened={opened} addressAt={addressAt} />;
}

/** What the dice gave each of the two sides beyond expectation. */
function diceOf(luck: readonly AttackLuck[]): SeatDice[] {
  const sum = (side: number): number =>
    luck.reduce((all, attack) => (attack.side === side ? all + attack.actual - attack.expected : all), 0);
  const [allies, axis] = [sum(0), sum(1)];
  return [
    { own: allies, enemy: axis },
    { own: axis, enemy: allies },
  ];
}

type GoTo = (moment: number) => void;

/** Plays the match by itself, from one moment at which something is told to the next. */
function useTape(c: Controller, at: number, last: number, goTo: GoTo) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const state = c.table.state.value;
  /** What lies between shows nothing. */
  const stops = useMemo(
    () => [...new Set(c.face.story(state?.log ?? []).map((line) => line.after + 1))],
    [state?.log],
  );
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const next = stops.find((stop) => stop > at) ?? last;
    const rolled = state?.entries[at - 1]?.rolls.length ?? 0;
    const timer = setTimeout(() => goTo(next), (rolled > 0 ? 1600 : 700) / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  return { playing, setPlaying, speed, setSpeed };
}

type Tape = ReturnType<typeof useTape>;

function TapeButtons({ tape: { playing, setPlaying, speed, setSpeed } }: { tape: Tape }) {
  return (
    <>
      <button type="button" class="btn small" onClick={() => setPlaying(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} size={16} /> {t(playing ? 'replay.pause' : 'replay.play')}
      </button>
      <Segment
        label={t('replay.speed')}
        value={speed}
        options={[1, 2, 4].map((value) => ({ value, text: `${value}×` }))}
        onChange={setSpeed}
      />
    </>
  );
}

/** What the review found, as moments of the match; and the way it would have gone, drawn where one stands at it. */
function useDecisions(c: Controller, review: Review | null, at: number) {
  const decisions = review === null ? [] : decisionsOf(review.mistakes, c.news.deeds.value);
  const here = decisions.find((decision) => momentOf(decision) === at);
  return { moments: decisions.map(momentOf), here: here ?? null };
}

/** The board as it was, with what would have been better drawn upon it. */
function Board({ c, camera, here }: { c: Controller; camera: Camera; here: Decision | null }) {
  const scene = c.scene.value;
  const held = c.stage.held.value;
  if (scene?.kind === 'table' && c.face.preview !== undefined)
    return (
      <c.face.preview
        scene={held?.kind === 'table' ? held : scene}
        c={c}
        camera={camera}
        advised={here === null || held !== null ? [] : waysOf(here)}
      />
    );
  if (scene?.kind !== 'grid') return null;
  const advised = here === null ? [] : tracesOf(here, scene);
  const marks: Marks = {
    ...marksOf(c),
    choices: new Set(),
    ...(advised.length === 0 ? {} : { traces: advised }),
  };
  const shown = held?.kind === 'grid' ? held : scene;
  return (
    <GridBoard
      scene={shown}
      playing={c.stage.playing.value}
      marks={held === null ? marks : whileShown(shown, marks)}
      camera={camera}
      label={t('board.label', { columns: scene.columns, rows: scene.rows })}
      onSquare={(square, touch) => watch.onSquare(c, square, touch)}
      onPiece={(piece, touch) => watch.onPiece(c, piece, touch)}
    />
  );
}

interface BesideProps {
  readonly opened: Opened;
  readonly at: number;
  readonly last: number;
  readonly status: StatusModel;
  readonly names: readonly string[];
  readonly goTo: GoTo;
  readonly onReview: (review: Review | null) => void;
  /** A moment of the review was asked for: the board comes into sight. */
  readonly onGo: GoTo;
}

/** What is told beside the board: news, luck, review, the chosen card, the log. */
function Beside({ opened, at, last, status, names, goTo, onReview, onGo }: BesideProps) {
  const { c, words, luck } = opened;
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang]);
  const state = c.table.state.value;
  const shown = c.shown.value;
  if (state === null || shown === null) return null;
  const card = c.selected.value === null ? null : c.face.card(shown.view, c.selected.value);
  const said = state.log.filter((line) => line.after < at);
  return (
    <div class="replay-side">
      <News c={c} say={say} />
      <LuckCurve account={luck} last={last} at={at} status={status} />
      <ReviewPanel
        face={c.face}
        status={status}
        names={names}
        dice={diceOf(luck)}
        counted="points"
        say={say}
        at={at}
        deeds={c.news.deeds.value}
        places={state.outcome?.places ?? null}
        onDone={onReview}
        onRetry={(n) => void tryFrom(c, n)}
        record={() => c.table.record()}
        atOnce={place.peek().query.has('review')}
        onGo={onGo}
      />
      {card !== null && <UnitCard card={card} />}
      <section class="sheet replay-log" aria-label={t('log.title')}>
        <Log
          lines={c.face.story(said)}
          whole={said}
          face={c.face}
          view={shown.view}
          setup={state.header.setup}
          say={say}
          onGo={goTo}
          account={accountsOf(c)}
        />
      </section>
    </div>
  );
}

/** What of the board, or of the table, is in sight. */
function useReplayCamera(scene: Scene | null): Camera {
  const squares = useCamera(scene?.kind === 'grid' ? scene : null);
  const measured = useTableCamera(scene?.kind === 'table' ? scene : null);
  return scene?.kind === 'table' ? measured : squares;
}

function Replay({ opened, addressAt }: { opened: Opened; addressAt: (moment: number) => string }) {
  const { c } = opened;
  const [share, setShare] = useState(false);
  const [review, setReview] = useState<Review | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const state = c.table.state.value;
  const shown = c.shown.value;
  const scene = c.scene.value;
  const camera = useReplayCamera(scene);
  const at = shown?.at ?? 0;
  const last = state?.at ?? 0;
  const goTo = (n: number): void => {
    void c.goTo(n).then(() => amend(addressAt(Math.min(n, last))));
  };
  const tape = useTape(c, at, last, goTo);
  const { moments, here } = useDecisions(c, review, at);
  if (state === null || shown === null || scene === null) return null;
  const status = c.face.status(shown.view);
  const names = status.sides.map((side) =>
    side.seats.map((seat) => calledAt(c.table.seats[seat])).join(', '),
  );
  const turn = t('time.value', { at, last });
  const showBoard = (n: number): void => {
    goTo(n);
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <TopBar />
      <main class="page replay">
        <div class="pagehead">
          <Heading title={t('replay.title')} />
          <StatusBar
            status={status}
            names={names}
            acting={null}
            turn={turn}
            onPick={(key) => c.select(key)}
          />
        </div>
        <div class="replay-grid">
          <div>
            <div class="replay-board" ref={board}>
              <Board c={c} camera={camera} here={here} />
            </div>
            <Timeline ticks={ticksOf(state, c.face)} last={last} at={at} onGo={goTo} marks={moments}>
              <TapeButtons tape={tape} />
            </Timeline>
            <div class="replay-tools">
              <ZoomButtons camera={camera} />
              <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(last)} />
            </div>
          </div>
          <Beside {...{ opened, at, last, status, names, goTo }} onReview={setReview} onGo={showBoard} />
        </div>
        {share && <ShareDialog c={c} onClose={() => setShare(false)} />}
      </main>
    </>
  );
}
