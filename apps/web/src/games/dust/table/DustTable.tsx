import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../drawings/icons.tsx';
import { language, t } from '../../../i18n/index.ts';
import { MomentTools, ShareDialog } from '../../../pages/table/Moments.tsx';
import { KeysHelp } from '../../../panels/Keys.tsx';
import { Timeline } from '../../../panels/Timeline.tsx';
import { amend, href } from '../../../router.ts';
import { ThemeButton } from '../../../ui/TopBar.tsx';
import type { TableProps } from '../../face.ts';
import { Camera } from '../map/camera.ts';
import { project } from '../map/project.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { armyOf, mapOf } from '../model.ts';
import { seatName } from '../names.ts';
import { dustSay } from '../say.ts';
import { type Word, w } from '../words/index.ts';
import { AreaList } from './AreaList.tsx';
import { arrowsOf } from './arrows.ts';
import { Battle } from './Battle.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Cover } from './Cover.tsx';
import { Desk } from './desk.ts';
import { Hand } from './Hand.tsx';
import { useDustKeys } from './keys.ts';
import { Legend } from './Legend.tsx';
import { Orders } from './Orders.tsx';
import { Phases } from './Phases.tsx';
import { Standings } from './Standings.tsx';
import { Track } from './Track.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { ticksOf } from './ticks.ts';
import './dust.css';
import './panels.css';

type Tab = 'orders' | 'hand' | 'areas' | 'log';
type Drawer = 'areas' | 'log' | null;

const phone = matchMedia('(max-width: 820px)');

function usePhone(): boolean {
  const [is, set] = useState(phone.matches);
  useEffect(() => {
    const on = (): void => set(phone.matches);
    phone.addEventListener('change', on);
    return () => phone.removeEventListener('change', on);
  }, []);
  return is;
}

/** The table of the world war. */
export function DustTable({ c, title, words, watching = false }: TableProps) {
  const desk = useMemo(() => new Desk(c), [c]);
  const camera = useMemo(() => new Camera(), [c]);
  const [tab, setTab] = useState<Tab>('orders');
  const [drawer, setDrawer] = useState<Drawer>(null);
  const [names, setNames] = useState(false);
  const [legend, setLegend] = useState(false);
  const [help, setHelp] = useState(false);
  const [share, setShare] = useState(false);
  const small = usePhone();
  useEffect(() => () => desk.dispose(), [desk]);
  useDustKeys(desk, { help: () => setHelp(true), names: () => setNames((on) => !on) });
  const lang = language();
  const say = useMemo(() => dustSay(words, c.face.words(lang)), [words, lang, c.face]);
  const ability = (id: string): string => words[`ability.${id}`] ?? id;
  const state = c.table.state.value;
  const shown = c.shown.value;
  const scene = c.scene.value;
  const view = desk.view.value;
  useEffect(() => {
    if (desk.draft.value !== null || view?.battle != null) setTab('orders');
  }, [desk.draft.value, view?.battle?.target]);
  const scenery = view?.battle?.target ?? view?.special?.target ?? desk.draft.value?.route.to ?? null;
  useEffect(() => {
    const place =
      view === null || scenery === null ? undefined : mapOf(view).areas.find(({ id }) => id === scenery);
    if (place !== undefined) camera.show(project(place.lon ?? 0, place.lat ?? 0));
  }, [scenery]);
  if (state === null || shown === null || view === null || scene === null || scene.kind !== 'map')
    return <p class="page muted">{t('common.loading')}</p>;
  if (c.handOver.value !== null && !watching) return <Cover c={c} view={view} />;

  const question = watching ? null : c.question.value;
  const people = c.table.seats.map(({ name }) => name);
  // Five computers are told apart by their colours.
  const called = c.table.seats.map((seat, i) => (seat.kind === 'person' ? seat.name : seatName(view, i)));
  const computers = c.table.seats.flatMap(({ kind }, i) => (kind === 'computer' ? [i] : []));
  const mine = c.seats.value;
  const log = c.past.value === null ? state.log : state.log.filter((line) => line.after < shown.at);
  const asked = shown.asked;
  const choices = watching ? new Set<string>() : desk.choices.value;
  const closed = new Map(desk.closed.value.map(({ to, message }) => [to, say(message)]));
  const onArea = (area: string): void => {
    desk.click(area);
    if (small && question === null) setTab('areas');
  };
  const goTo = (at: number): void => {
    const base = href(watching ? 'replay' : 'table', c.table.id);
    void c.goTo(at).then(() => (watching ? undefined : amend(at >= state.at ? base : `${base}@${at}`)));
  };
  // Somebody else's hand is never on the table: with several people at it, only that of whoever is asked.
  const owner = mine.length > 1 && !watching ? (question?.seat ?? null) : null;
  const open = mine.length <= 1 || watching || (owner !== null && shown.viewer === owner);
  const handView = open ? view : { ...view, hand: null, choice: null };
  const hand = <Hand desk={desk} view={handView} ability={ability} owner={owner} />;
  const orders = (
    <Orders
      desk={desk}
      view={handView}
      question={question}
      say={say}
      names={called}
      asked={asked}
      ability={ability}
    />
  );
  const battle = <Battle desk={desk} view={view} question={question} log={log} say={say} ability={ability} />;
  const fighting = view.battle !== null || view.special !== null;
  const areas = (
    <AreaList view={view} scene={scene} selected={desk.area.value} choices={choices} onArea={onArea} />
  );
  const time = (
    <>
      <Timeline ticks={ticksOf(state.log)} last={state.at} at={shown.at} onGo={goTo} />
      <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(state.at)} />
    </>
  );
  const chronicle = (
    <>
      <Chronicle log={log} view={view} say={say} onGo={goTo} />
      <div class="d-time">{time}</div>
    </>
  );
  const toggle = (which: Drawer): void => setDrawer(drawer === which ? null : which);
  const status = view.round === 0 ? w('subtitle.setup') : w('subtitle.round', { round: view.round });

  return (
    <div class={`dust${small ? ' phone' : ''}`}>
      <header class="d-head">
        <div class="d-brand">
          <a class="wordmark" href={href('')}>
            Dustfront
          </a>
          <small>{status}</small>
        </div>
        <TurnStrip view={view} names={people} asked={asked} computers={computers} ability={ability} />
        <div class="tools">
          <button
            type="button"
            class="iconbtn"
            title={t('orders.undo')}
            aria-label={t('orders.undo')}
            aria-disabled={!c.canUndo}
            onClick={() => void c.undo()}
          >
            <Icon name="undo" />
          </button>
          <a
            class="iconbtn wide-only"
            href={href('rules', 'dust')}
            title={t('common.rules')}
            aria-label={t('common.rules')}
          >
            <Icon name="book" />
          </a>
          <ThemeButton />
          <button
            type="button"
            class="iconbtn wide-only"
            title={t('keys.title')}
            aria-label={t('keys.title')}
            onClick={() => setHelp(true)}
          >
            ?
          </button>
          <a
            class="iconbtn wide-only"
            href={href('settings')}
            title={t('settings.title')}
            aria-label={t('settings.title')}
          >
            <Icon name="gear" />
          </a>
        </div>
      </header>
      <Track view={view} names={called} />
      <main class="d-map">
        <h1 class="vh">{title}</h1>
        <WorldMap
          map={mapOf(view)}
          scene={scene}
          camera={camera}
          selected={desk.area.value}
          choices={choices}
          closed={closed}
          arrows={arrowsOf(desk, view, scene, log)}
          names={names}
          onArea={onArea}
          onDrag={(from, to) => void desk.drag(from, to)}
        />
        {!small && fighting && battle}
        {legend && <Legend onClose={() => setLegend(false)} />}
        {!small && drawer !== null && (
          <aside class="d-drawer sheet" aria-label={w(`panel.${drawer}` as Word)}>
            <header>
              <h2>{w(drawer === 'areas' ? 'list.title' : 'panel.log')}</h2>
              <button
                type="button"
                class="iconbtn"
                aria-label={t('common.close')}
                onClick={() => setDrawer(null)}
              >
                <Icon name="close" />
              </button>
            </header>
            {drawer === 'areas' ? areas : chronicle}
          </aside>
        )}
        <div class="d-tools">
          {!small && (
            <>
              <button
                type="button"
                class="btn small"
                aria-pressed={drawer === 'areas'}
                onClick={() => toggle('areas')}
              >
                {w('panel.areas')}
              </button>
              <button
                type="button"
                class="btn small"
                aria-pressed={drawer === 'log'}
                onClick={() => toggle('log')}
              >
                {w('panel.log')}
              </button>
              <button type="button" class="btn small" aria-pressed={names} onClick={() => setNames(!names)}>
                {w('map.names')}
              </button>
            </>
          )}
          <button type="button" class="btn small" aria-pressed={legend} onClick={() => setLegend(!legend)}>
            {w('map.legend')}
          </button>
          <button
            type="button"
            class="btn small"
            aria-label={w('map.whole')}
            title={w('map.whole')}
            onClick={() => camera.whole()}
          >
            <Icon name="fit" size={16} />
          </button>
          <button
            type="button"
            class="btn small"
            aria-label={w('map.zoomOut')}
            title={w('map.zoomOut')}
            onClick={() => camera.by(1 / 1.5)}
          >
            <Icon name="minus" size={16} />
          </button>
          <button
            type="button"
            class="btn small"
            aria-label={w('map.zoomIn')}
            title={w('map.zoomIn')}
            onClick={() => camera.by(1.5)}
          >
            <Icon name="plus" size={16} />
          </button>
        </div>
      </main>
      {small ? (
        <section class="d-sheet">
          <nav class="d-tabs" aria-label={t('table.parts')}>
            {(['orders', 'hand', 'areas', 'log'] as const).map((one) => (
              <button type="button" key={one} aria-pressed={tab === one} onClick={() => setTab(one)}>
                {w(`panel.${one}`)}
              </button>
            ))}
          </nav>
          <div class="d-sheet-body">
            {tab === 'orders' && (
              <>
                {(question?.name === 'initiative' ||
                  question?.name === 'setup-card' ||
                  question?.name === 'discard') &&
                  hand}
                {fighting && battle}
                {orders}
                <Phases view={view} mine={mine} />
              </>
            )}
            {tab === 'hand' && hand}
            {tab === 'areas' && areas}
            {tab === 'log' && chronicle}
          </div>
        </section>
      ) : (
        <div class="d-low">
          {hand}
          {orders}
          <Phases view={view} mine={mine} />
        </div>
      )}
      {c.table.failure.value !== null && (
        <p class="failure" role="alert">
          {t('common.failed')}: {c.table.failure.value}
        </p>
      )}
      {help && <KeysHelp onClose={() => setHelp(false)} />}
      {share && <ShareDialog c={c} onClose={() => setShare(false)} />}
      {state.outcome !== null && c.past.value === null && !watching && (
        <Standings c={c} view={view} outcome={state.outcome} />
      )}
      <div class={question === null ? 'vh' : `vh army-${armyOf(view, question.seat)}`} aria-live="polite">
        {question === null ? '' : say(question.message)}
      </div>
    </div>
  );
}
