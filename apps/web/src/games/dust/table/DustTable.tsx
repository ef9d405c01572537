import { useEffect, useMemo, useState } from 'preact/hooks';
import { language, t } from '../../../i18n/index.ts';
import { sayOf } from '../../../i18n/words.ts';
import { hinted } from '../../../modes/hinting.ts';
import { Advice, HintButton } from '../../../pages/table/Advice.tsx';
import { Elsewhere } from '../../../pages/table/Elsewhere.tsx';
import { MomentTools, ShareDialog } from '../../../pages/table/Moments.tsx';
import { reasonsOf } from '../../../pages/table/reasons.ts';
import { KeysHelp } from '../../../panels/Keys.tsx';
import { Log } from '../../../panels/Log.tsx';
import { News } from '../../../panels/News.tsx';
import { Timeline } from '../../../panels/Timeline.tsx';
import { amend, href, place } from '../../../router.ts';
import { change, settings } from '../../../settings.ts';
import type { TableProps } from '../../face.ts';
import { homeOf, lookOf, useMapCamera } from '../map/looks.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { armyOf, mapOf } from '../model.ts';
import { calledAtTable } from '../names.ts';
import { hintedArea } from '../options.ts';
import { w } from '../words.ts';
import { AreaList } from './AreaList.tsx';
import { arrowsOf } from './arrows.ts';
import { Cover } from './Cover.tsx';
import { Desk } from './desk.ts';
import { Standings } from './end/Standings.tsx';
import { Front, isOnStage } from './Front.tsx';
import { Hand } from './Hand.tsx';
import { Head } from './Head.tsx';
import { useDustKeys } from './keys.ts';
import { Legend } from './Legend.tsx';
import { Luck } from './Luck.tsx';
import { Drawer, MapTools } from './MapTools.tsx';
import { useMoments } from './moments/moments.ts';
import { Orders } from './Orders.tsx';
import { Phases } from './Phases.tsx';
import { usePhone } from './phone.ts';
import { WarReview } from './Review.tsx';
import { Sheet, type Tab } from './Sheet.tsx';
import { Track } from './Track.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { ticksOf } from './ticks.ts';
import './dust.css';

type DrawerName = 'areas' | 'log' | 'luck' | 'review';

const drawerTitle = (name: DrawerName): string =>
  name === 'review'
    ? t('review.title')
    : w(name === 'areas' ? 'list.title' : name === 'log' ? 'panel.log' : 'luck.title');
/** Whether somebody came for the review. */
const forReview = (): boolean => place.peek().query.has('review');

/** Questions about a card: the hand must be in sight. */
const aboutCards = new Set(['initiative', 'setup-card', 'discard']);

/** The table of the world war. */
export function DustTable({ c, title, words, watching = false, lesson = null }: TableProps) {
  const desk = useMemo(() => new Desk(c), [c]);
  const [tab, setTab] = useState<Tab>(watching && forReview() ? 'log' : 'orders');
  const [drawer, setDrawer] = useState<DrawerName | null>(
    watching ? (forReview() ? 'review' : 'luck') : null,
  );
  const [names, setNames] = useState(false);
  const [legend, setLegend] = useState(false);
  const [help, setHelp] = useState(false);
  const [share, setShare] = useState(false);
  const small = usePhone();
  useEffect(() => () => desk.dispose(), [desk]);
  useDustKeys(desk, { help: () => setHelp(true), names: () => setNames((on) => !on) });
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const ability = (id: string): string => words[`ability.${id}`] ?? id;
  const state = c.table.state.value;
  const shown = c.shown.value;
  const scene = c.scene.value;
  const look = scene?.kind === 'map' ? lookOf(scene, settings.value.map) : 'territories';
  const camera = useMapCamera(look);
  const view = desk.view.value;
  const moments = useMoments(c, watching);
  useEffect(() => {
    if (desk.draft.value !== null || view?.battle != null) setTab('orders');
  }, [desk.draft.value, view?.battle?.target]);
  const scenery = view?.battle?.target ?? view?.special?.target ?? desk.draft.value?.route.to ?? null;
  useEffect(() => {
    const place = scene?.kind === 'map' ? scene.areas.find(({ key }) => key === scenery) : undefined;
    if (place !== undefined) camera.show(homeOf(look, place));
  }, [scenery]);
  // Where not the whole world is in sight one begins at home.
  const [seat, ...others] = c.seats.value;
  const capital =
    others.length > 0 ? undefined : view?.areas.find((one) => one.capital && one.holder === seat)?.id;
  useEffect(() => {
    const home = scene?.kind === 'map' ? scene.areas.find(({ key }) => key === capital) : undefined;
    if (home !== undefined) camera.show(homeOf(look, home));
  }, [capital === undefined, camera]);
  if (state === null || shown === null || view === null || scene === null || scene.kind !== 'map')
    return <p class="page muted">{t('common.loading')}</p>;
  const called = calledAtTable(view, c.table.seats);
  const mine = c.seats.value;
  const log = c.past.value === null ? state.log : state.log.filter((line) => line.after < shown.at);
  const onStage = isOnStage(c, view, watching);
  const people = { mine: watching ? [] : mine, names: called };
  const front = <Front {...{ view, log, people, moments, onStage, ability }} />;
  // What everybody may see comes before the device changes hands.
  if (c.handOver.value !== null && !watching)
    return moments.now === null ? (
      <Cover c={c} view={view} />
    ) : (
      <div class={`dust covered${small ? ' phone' : ''}`}>{front}</div>
    );

  // While orders are being carried out nothing is asked, whatever the steps between ask.
  const question = watching || c.busy.value ? null : c.question.value;
  const asked = shown.asked;
  // While something is shown the map stays as it was.
  const held = c.stage.held.value;
  // What is being thought of has the map to itself.
  const planning = (desk.routes.value?.length ?? 1) > 0 || desk.draft.value !== null || view.battle !== null;
  const choices = watching ? new Set<string>() : desk.choices.value;
  const closed = new Map(desk.closed.value.map(({ to, message }) => [to, say(message)]));
  const onArea = (area: string): void => {
    c.stage.finish();
    desk.click(area);
    if (small && question === null) setTab('areas');
  };
  const goTo = (at: number): void => {
    const base = href(watching ? 'replay' : 'match', c.table.id);
    void c.goTo(at).then(() => (watching ? undefined : amend(at >= state.at ? base : `${base}@${at}`)));
  };
  // Somebody else's hand is never on the table: with several people at it, only that of whoever is asked.
  const owner = mine.length > 1 && !watching ? (question?.seat ?? null) : null;
  const open = mine.length <= 1 || watching || (owner !== null && shown.viewer === owner);
  const handView = open ? view : { ...view, hand: null, choice: null };
  const hand = <Hand desk={desk} view={handView} ability={ability} owner={owner} />;
  const time = (
    <>
      <Timeline
        ticks={ticksOf(state.log, state.at, small ? 4 : 8)}
        last={state.at}
        at={shown.at}
        onGo={goTo}
      />
      <MomentTools c={c} onShare={() => setShare(true)} onNow={() => goTo(state.at)} />
    </>
  );
  const orders = (
    <Orders
      desk={desk}
      view={handView}
      question={question}
      say={say}
      names={called}
      asked={asked}
      time={time}
      ability={ability}
      phone={small}
      onStage={onStage}
    />
  );
  const advice =
    question === null ? null : (
      <div class="d-counsel">
        {small && <HintButton c={c} />}
        <Advice c={c} words={(row) => say(row.message)} />
      </div>
    );
  const areas = (
    <AreaList view={view} scene={scene} selected={desk.area.value} choices={choices} onArea={onArea} />
  );
  const chronicle = (
    <>
      <Log
        lines={c.face.story(log)}
        face={c.face}
        view={shown.view}
        say={say}
        onGo={goTo}
        why={reasonsOf(c)}
        turnedTo={tab === 'log'}
      />
      <div class="d-time">{time}</div>
    </>
  );
  const told = watching || state.outcome !== null;
  const luck = told ? <Luck c={c} view={view} names={called} /> : null;
  const review = watching ? <WarReview c={c} view={view} names={called} say={say} onGo={goTo} /> : null;
  const drawers = { areas, log: chronicle, luck, review };
  const toggle = (which: DrawerName) => ({
    word: which === 'review' ? drawerTitle(which) : w(which === 'luck' ? 'luck.title' : `panel.${which}`),
    on: drawer === which,
    turn: () => setDrawer(drawer === which ? null : which),
  });
  const legendSwitch = { word: w('map.legend'), on: legend, turn: () => setLegend(!legend) };
  const switches = small
    ? [legendSwitch]
    : [
        toggle('areas'),
        toggle('log'),
        ...(told ? [toggle('luck')] : []),
        ...(watching ? [toggle('review')] : []),
        { word: w('map.names'), on: names, turn: () => setNames(!names) },
        {
          word: w('map.dots'),
          on: look === 'dots',
          turn: () => change({ map: look === 'dots' ? 'territories' : 'dots' }),
        },
        legendSwitch,
      ];
  const news = <News c={c} say={say} brief since={w('news.since')} />;
  const phases = <Phases view={view} mine={mine} names={called} />;
  const status = view.round === 0 ? w('subtitle.setup') : w('subtitle.round', { round: view.round });

  return (
    <div
      class={`dust${small ? ' phone' : ''}${onStage || moments.now?.kind === 'battle' ? ' fighting' : ''}`}
      aria-busy={c.unsettled || desk.opening.value}
    >
      <Head c={c} status={status} onHelp={() => setHelp(true)}>
        <TurnStrip
          view={view}
          names={called}
          asked={asked}
          you={mine.length === 1 && !watching ? (mine[0] ?? null) : null}
          ability={ability}
        />
      </Head>
      <Track view={view} names={called} />
      <main class="d-map">
        <h1 class="vh">{title}</h1>
        <WorldMap
          map={mapOf(view)}
          scene={held?.kind === 'map' ? held : scene}
          camera={camera}
          selected={desk.area.value}
          choices={choices}
          hinted={hintedArea(hinted(c))}
          closed={closed}
          arrows={arrowsOf(desk, view, scene)}
          playing={c.stage.playing.value}
          traces={planning ? [] : c.news.traces.value}
          names={names}
          onArea={onArea}
          onDrag={(from, to) => void desk.drag(from, to)}
        />
        {!small && advice}
        {legend && <Legend sources={c.face.sources(state.header.setup)} onClose={() => setLegend(false)} />}
        {!small && drawer !== null && (
          <Drawer title={drawerTitle(drawer)} onClose={() => setDrawer(null)}>
            {drawers[drawer]}
          </Drawer>
        )}
        <MapTools camera={camera} switches={switches} />
      </main>
      {small ? (
        <Sheet tab={tab} onTab={setTab}>
          {lesson}
          {tab === 'orders' && (
            <>
              {!onStage && news}
              {advice}
              {aboutCards.has(question?.name ?? '') && hand}
              {orders}
              {phases}
            </>
          )}
          {tab === 'hand' && hand}
          {tab === 'areas' && areas}
          {tab === 'log' && (
            <>
              {review}
              {chronicle}
              {luck}
              <Elsewhere game={c.face.id} onHelp={() => setHelp(true)} />
            </>
          )}
        </Sheet>
      ) : (
        <div class="d-low">{hand}</div>
      )}
      {!small && (
        <aside class="d-panel">
          {lesson}
          {phases}
          {!onStage && news}
          {orders}
        </aside>
      )}
      {c.table.failure.value !== null && (
        <p class="failure" role="alert">
          {t('common.failed')}: {c.table.failure.value}
        </p>
      )}
      {front}
      {help && <KeysHelp c={c} onClose={() => setHelp(false)} />}
      {share && <ShareDialog c={c} onClose={() => setShare(false)} />}
      {state.outcome !== null && c.past.value === null && !watching && moments.now === null && (
        <Standings c={c} view={view} names={called} outcome={state.outcome} />
      )}
      <div class={question === null ? 'vh' : `vh army-${armyOf(view, question.seat)}`} aria-live="polite">
        {question === null ? '' : say((desk.shop.value ?? question).message)}
      </div>
    </div>
  );
}
