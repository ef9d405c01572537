import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import { GridBoard } from '../../board/GridBoard.tsx';
import { height, width } from '../../board/geometry.ts';
import type { GridScene, Marks } from '../../board/scene.ts';
import { Icon } from '../../drawings/icons.tsx';
import { levelName } from '../../games/level-names.ts';
import { language, t } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { look } from '../../modes/looking.ts';
import { Clocks } from '../../panels/ClockFace.tsx';
import { KeysHelp } from '../../panels/Keys.tsx';
import { hasNews, News } from '../../panels/News.tsx';
import { StatusBar } from '../../panels/StatusBar.tsx';
import { Timeline } from '../../panels/Timeline.tsx';
import { UnitCard } from '../../panels/UnitCard.tsx';
import { href } from '../../router.ts';
import type { SeatKind } from '../../session/table.ts';
import { CoverScreen } from './CoverScreen.tsx';
import { clickPiece, clickSquare } from './clicks.ts';
import { Goals, litMarks } from './Goals.tsx';
import { goTo } from './goto.ts';
import { withHint } from './hintmarks.ts';
import { useKeys } from './keys.ts';
import { Layers } from './Layers.tsx';
import { Looking } from './Looking.tsx';
import { MomentTools, ShareDialog } from './Moments.tsx';
import { marksOf } from './marks.ts';
import { Orders } from './Orders.tsx';
import { OverDialog } from './Over.tsx';
import { TableLog } from './TableLog.tsx';
import { Tools } from './Tools.tsx';
import { ticksOf } from './ticks.ts';
import './table.css';

type Tab = 'orders' | 'card' | 'log' | 'goals' | 'layers';

const tabs: readonly Tab[] = ['orders', 'card', 'log', 'goals', 'layers'];

export interface TableViewProps {
  readonly c: Controller;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  /** Above the orders: the words of a lesson. */
  readonly lesson?: preact.ComponentChildren;
}

/** The piece that a click is about: the unit of which it is a part, where that one may be chosen and it may not. */
function meant(c: Controller, scene: GridScene, { targets }: Marks, clicked: string): string {
  const whole = scene.pieces.find((piece) => piece.key === clicked)?.of;
  const open = (key: string): boolean =>
    targets?.has(key) === true || c.ahead.aims.value.some(({ target }) => target === key);
  return whole !== undefined && open(whole) && !open(clicked) ? whole : clicked;
}

/** Who sits there; of a computer also how well it plays, where that has a name. */
function seatName(seat: SeatKind | undefined): string {
  if (seat === undefined) return '';
  const level = seat.kind === 'computer' ? seat.level : '';
  const called = level === '' ? '' : levelName(level);
  return called === level ? seat.name : `${seat.name}, ${called}`;
}

/** While something is shown only what lay on the board before it. */
function whileShown(c: Controller, { sign, scars = new Set() }: Marks): Marks {
  const beats = c.stage.playing.value?.script.beats ?? [];
  const falling = new Set(beats.flatMap((beat) => (beat.kind === 'fall' ? [beat.square] : [])));
  return { sign, scars: new Set([...scars].filter((square) => !falling.has(square))) };
}

/** Everything around a board: sides, card, orders, record, layers and time. */
export function TableView({ c, title, words, lesson }: TableViewProps) {
  const [tab, setTab] = useState<Tab>('orders');
  const [help, setHelp] = useState(false);
  const [share, setShare] = useState(false);
  const [lit, setLit] = useState<readonly string[]>([]);
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const state = c.table.state.value;
  const shown = c.shown.value;
  const scene = c.scene.value;
  const held = c.stage.held.value;
  const camera = useCamera(scene?.kind === 'grid' ? scene : null);
  useKeys(c, { help: () => setHelp(true) });
  useEffect(() => {
    if (c.aim.value !== null) setTab('orders');
  }, [c.aim.value]);
  if (state === null || shown === null || scene === null)
    return <p class="page muted">{t('common.loading')}</p>;

  const status = c.face.status(shown.view);
  const question = c.question.value;
  const marks = litMarks(withHint(c, marksOf(c, say)), lit);
  const goals = lesson === undefined ? (c.face.goals?.(shown.view) ?? null) : null;
  const regarded = c.aim.value === null ? (c.looked.value ?? c.selected.value) : c.selected.value;
  const card = regarded === null ? null : c.face.card(shown.view, regarded);
  const aimed = c.aim.value === null ? null : c.face.card(shown.view, c.aim.value.target);
  const hot = aimed === null || card === null ? null : card.columns.indexOf(aimed.stats[0]?.value ?? '');
  const newsInFront = hasNews(c) && (card === null || question === null);
  const asked = shown.asked[0];
  const acting = status.sides.find((side) => asked !== undefined && side.seats.includes(asked))?.sign ?? null;
  const name = asked === undefined ? '' : (c.table.seats[asked]?.name ?? '');
  const over = state.outcome !== null || c.table.time?.fallen.value != null;
  const turn =
    over && c.past.value === null
      ? t('status.over')
      : question !== null && c.seats.value.length === 1
        ? t('status.yourMove')
        : t('status.theirMove', { name });
  const hint = (square: { key: string }): string => {
    if (marks.reach1?.has(square.key)) return t('hint.reach1');
    if (marks.reach2?.has(square.key)) return t('hint.reach2');
    return scene.kind === 'grid' &&
      scene.pieces.some((p) => p.square === square.key && marks.targets?.has(p.key))
      ? t('hint.target')
      : '';
  };
  const names = status.sides.map((side) =>
    side.seats.map((seat) => seatName(c.table.seats[seat])).join(', '),
  );

  return (
    <div
      class={`table tab-${tab}`}
      aria-busy={c.unsettled}
      style={{ '--ratio': scene.kind === 'grid' ? (width(scene) / height(scene)).toFixed(4) : '1' }}
    >
      <header class="tablebar">
        <a class="wordmark" href={href('')}>
          Dustfront
        </a>
        <small class="subtitle">{status.subtitle}</small>
        <StatusBar
          status={status}
          names={names}
          acting={acting}
          turn={turn}
          clock={(of) => <Clocks time={c.table.time} of={of} seats={c.table.seats} />}
          onPick={(key) => look(c, key)}
        />
        <Tools c={c} onHelp={() => setHelp(true)} />
      </header>
      <main class="left">
        <h1 class="vh">{title}</h1>
        <div class="boardbox">
          {scene.kind === 'grid' && (
            <GridBoard
              scene={held?.kind === 'grid' ? held : scene}
              playing={c.stage.playing.value}
              marks={held === null ? marks : whileShown(c, marks)}
              camera={camera}
              hint={hint}
              label={t('board.label', { columns: scene.columns, rows: scene.rows })}
              onSquare={(square, touch) => clickSquare(c, square, touch)}
              onPiece={(clicked, touch) => clickPiece(c, meant(c, scene, marks, clicked), touch)}
              onHover={(square) => {
                c.hover.value = square;
              }}
              onTurn={(id) => void c.submit(id)}
              onLook={(way) => {
                c.turning.value = way;
              }}
            />
          )}
        </div>
        <div class="underboard">
          <Layers c={c} camera={camera} />
          <Timeline ticks={ticksOf(state, c.face)} last={state.at} at={shown.at} onGo={(at) => goTo(c, at)}>
            <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(c, state.at)} />
          </Timeline>
        </div>
      </main>
      <aside class="right">
        <nav class="tabs" aria-label={t('table.parts')}>
          {tabs
            .filter((part) => part !== 'goals' || goals !== null)
            .map((part) => (
              <button
                type="button"
                key={part}
                class={`to-${part}`}
                aria-pressed={tab === part}
                onClick={() => setTab(part)}
              >
                {part === 'goals' ? t('goals.tab') : t(`table.${part}`)}
              </button>
            ))}
          <button
            type="button"
            class="iconbtn"
            aria-label={t('orders.undo')}
            aria-disabled={!c.canUndo}
            onClick={() => void c.undo()}
          >
            <Icon name="undo" />
          </button>
        </nav>
        <div class={`cardbox part-card${aimed === null ? '' : ` aimed-${aimed.sign}`}`}>
          {newsInFront ? (
            <News c={c} say={say} />
          ) : card === null ? (
            <p class="sheet nocard muted">{t('card.choose')}</p>
          ) : (
            <>
              <Looking c={c} />
              <UnitCard card={card} hot={hot} />
            </>
          )}
        </div>
        <div class={`part-orders${newsInFront ? '' : ' telling'}`}>
          {lesson}
          <News c={c} say={say} brief />
          <Orders c={c} say={say} />
        </div>
        <div class="story">
          {goals !== null && (
            <Goals
              goals={goals}
              sides={status.sides}
              over={over}
              sources={c.face.sources(state.header.setup)}
              onShow={setLit}
            />
          )}
          <section class="rec sheet part-log" aria-label={t('log.title')}>
            <h2 class="eyebrow">{t('log.title')}</h2>
            <TableLog c={c} say={say} turnedTo={tab === 'log'} />
          </section>
        </div>
        <div class="part-layers sheet">
          <nav class="elsewhere" aria-label={t('table.elsewhere')}>
            <a class="btn" href={href('')}>
              {t('common.home')}
            </a>
            <a class="btn" href={href('rules', c.face.id)}>
              {t('common.rules')}
            </a>
            <a class="btn" href={href('settings')}>
              {t('settings.title')}
            </a>
          </nav>
          <Layers c={c} camera={camera} />
          <Timeline ticks={ticksOf(state, c.face)} last={state.at} at={shown.at} onGo={(at) => goTo(c, at)} />
          <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(c, state.at)} />
        </div>
      </aside>
      {c.table.failure.value !== null && (
        <p class="failure" role="alert">
          {t('common.failed')}: {c.table.failure.value}
        </p>
      )}
      {help && <KeysHelp c={c} onClose={() => setHelp(false)} />}
      {share && <ShareDialog c={c} onClose={() => setShare(false)} />}
      {c.handOver.value !== null && <CoverScreen c={c} />}
      {state.outcome !== null && c.past.value === null && (
        <OverDialog c={c} outcome={state.outcome} say={say} />
      )}
    </div>
  );
}
