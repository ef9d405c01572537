import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MapScene } from '../../../board/world.ts';
import type { Camera } from '../../../camera/camera.ts';
import type { Controller } from '../../../modes/controller.ts';
import { Frame, type Opened } from '../../../pages/table/frame/Frame.tsx';
import { useKeys } from '../../../pages/table/frame/keys.ts';
import { usePhone } from '../../../pages/table/frame/phone.ts';
import { place } from '../../../router.ts';
import { change, settings } from '../../../settings.ts';
import type { TableProps } from '../../face.ts';
import { lookOf, type MapLook, useMapCamera } from '../map/looks.ts';
import { armyOf } from '../model.ts';
import { dustStatus } from '../status.ts';
import { w } from '../words.ts';
import { AreaList } from './AreaList.tsx';
import { rolling } from './battle/reel.ts';
import { DrawerBody, type DrawerName, drawerSwitches, drawerTitle } from './drawers.tsx';
import { Standings } from './end/Standings.tsx';
import { Front } from './Front.tsx';
import { Legend } from './Legend.tsx';
import { showsConquest } from './moments/conquest.ts';
import { asTold, hasUntold } from './moments/untold.ts';
import { Drawer, MapTools, type Switch } from './OverMap.tsx';
import { Counsel, HandPart, OrdersPart } from './parts.tsx';
import { partWord, Sheet, type WarPart, warParts } from './Sheet.tsx';
import { Surface } from './Surface.tsx';
import { Track } from './Track.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { useWar, type War } from './war.ts';
import { warKeys } from './war-keys.ts';
import './war.css';

/** Whether somebody came for the review. */
const forReview = (): boolean => place.peek().query.has('review');

/** What the person at the screen has open. */
function useOpen(watching: boolean) {
  const [part, setPart] = useState<WarPart>(watching && forReview() ? 'log' : 'orders');
  const [drawer, setDrawer] = useState<DrawerName | null>(
    watching ? (forReview() ? 'review' : 'luck') : null,
  );
  const [names, setNames] = useState(false);
  const [legend, setLegend] = useState(false);
  const [opened, setOpened] = useState<Opened>(null);
  return { part, setPart, drawer, setDrawer, names, setNames, legend, setLegend, opened, setOpened };
}

type Open = ReturnType<typeof useOpen>;

/** What can be shown on the map, or not. */
function mapSwitches({ names, setNames, legend, setLegend }: Open, look: string): readonly Switch[] {
  const dots = look === 'dots';
  return [
    { word: w('map.names'), on: names, turn: () => setNames(!names) },
    { word: w('map.dots'), on: dots, turn: () => change({ map: dots ? 'territories' : 'dots' }) },
    { word: w('map.legend'), on: legend, turn: () => setLegend(!legend) },
  ];
}

interface OverProps {
  readonly war: War;
  readonly open: Open;
  readonly small: boolean;
  readonly areas: ComponentChildren;
  readonly camera: Camera;
  readonly look: MapLook;
  readonly switches: readonly Switch[];
}

const Asked = ({ war: { view, question, desk, say } }: { war: War }) => (
  <div
    class={question === null ? 'vh' : `vh army-${armyOf(view, question.seat)}`}
    data-question={question?.name}
    aria-live="polite"
  >
    {question === null ? '' : say(desk.till.offers(question).message)}
  </div>
);

/** The list that is open: over the map, or beside it where nothing is asked there. */
function Drawn({ war, open, areas }: Pick<OverProps, 'war' | 'open' | 'areas'>) {
  const { drawer, setDrawer, setOpened } = open;
  if (drawer === null) return null;
  return (
    <Drawer title={drawerTitle(drawer)} onClose={() => setDrawer(null)}>
      <DrawerBody name={drawer} war={war} areas={areas} onShare={() => setOpened('share')} />
    </Drawer>
  );
}

/** What lies over the map: advice, what signs mean, a list, the tools. */
function Over({ war, open, small, areas, camera, look, switches }: OverProps) {
  const { drawer, setDrawer, legend, setLegend } = open;
  const { c } = war;
  const setup = c.table.state.value?.header.setup ?? null;
  return (
    <>
      {!small && !war.onStage && <Counsel war={war} small={false} />}
      {legend && <Legend look={look} sources={c.face.sources(setup)} onClose={() => setLegend(false)} />}
      {!small && !war.watching && <Drawn {...{ war, open, areas }} />}
      <MapTools
        camera={camera}
        switches={small ? [] : [...drawerSwitches(war, drawer, setDrawer), ...switches]}
      />
    </>
  );
}

/** Orders turn up by themselves when something is being drafted or fought. */
function useOrdersFirst(war: War | null, setPart: (part: 'orders') => void): void {
  useEffect(() => {
    if (war !== null && (war.desk.draft.value !== null || war.view.battle !== null)) setPart('orders');
  }, [war?.desk.draft.value, war?.view.battle?.target]);
}

const Strip = ({ war, watching }: { war: War; watching: boolean }) => (
  <TurnStrip
    c={war.c}
    view={asTold(war.view, war.moments.untold)}
    names={war.names}
    asked={war.moments.untold.cards ? [] : war.asked}
    you={war.mine.length === 1 && !watching ? (war.mine[0] ?? null) : null}
    ability={war.ability}
  />
);

const Below = ({ war }: { war: War }) => (
  <div class="d-low">
    <HandPart war={war} />
  </div>
);
/** The final standings, once everything that led to them has been seen. */
function Ending({ war, watching, onShare }: { war: War; watching: boolean; onShare: () => void }) {
  const { c, view, names, moments } = war;
  const outcome = c.table.state.value?.outcome ?? null;
  if (outcome === null || c.past.value !== null || watching || moments.now !== null) return null;
  return <Standings c={c} view={view} names={names} outcome={outcome} onShare={onShare} />;
}

/** What stands beside the map: everything on a phone's sheet, orders alone where there is room. */
function Beside({
  small,
  lesson,
  open,
  ...sheet
}: ComponentProps<typeof Sheet> & { small: boolean; open: Open }) {
  if (small) return <Sheet {...sheet} lesson={lesson} />;
  return (
    <div class="part part-orders d-part">
      {lesson}
      <OrdersPart war={sheet.war} small={false} onShare={sheet.onShare} />
      {sheet.war.watching && <Drawn war={sheet.war} open={open} areas={sheet.areas} />}
    </div>
  );
}

/** What the table looks like: on a phone, while dice fall, while something was not shown yet. */
function classesOf({ moments }: War, small: boolean): string {
  const states = { phone: small, rolling: rolling.value, untold: hasUntold(moments.untold) };
  return ['dust', ...Object.entries(states).flatMap(([name, is]) => (is ? name : []))].join(' ');
}

/** The map of the world war on the table: orders beside it, the hand under it, lists over it. */
export function WarTable(props: TableProps<Controller>) {
  const { c, title, lesson, watching = false } = props;
  const open = useOpen(watching);
  const { part, setPart, setOpened } = open;
  const small = usePhone();
  const war = useWar(props);
  const scene = c.scene.value as MapScene;
  const look = lookOf(scene, settings.value.map);
  const camera = useMapCamera(look);
  const help = (): void => setOpened('help');
  const onShare = (): void => setOpened('share');
  useKeys(c, { ...warKeys(war, () => open.setNames(!open.names)), camera, help });
  useOrdersFirst(war, setPart);
  if (war === null || c.table.state.value === null) return null;
  const { desk, view, names, mine, moments, onStage } = war;
  const onArea = (area: string): void => {
    c.stage.finish();
    desk.click(area);
    if (small && war.question === null) setPart('areas');
  };
  const choices = watching ? new Set<string>() : desk.choices.value;
  const areas = (
    <AreaList view={view} scene={scene} selected={desk.area.value} choices={choices} onArea={onArea} />
  );
  const people = { mine: watching ? [] : mine, names };
  const onClosed = showsConquest(c.stage, view, scene);
  const front = (
    <Front {...{ view, people, moments, onStage, onClosed }} log={war.log} ability={war.ability} />
  );
  const switches = mapSwitches(open, look);
  return (
    <Frame
      c={c}
      title={title}
      look={classesOf(war, small)}
      busy={() => c.unsettled || desk.till.opening.value || rolling.value}
      subtitle={dustStatus(view).subtitle}
      status={<Strip war={war} watching={watching} />}
      strip={<Track view={asTold(view, moments.untold)} names={names} />}
      surface={
        <Surface war={war} scene={scene} look={look} camera={camera} names={open.names} onArea={onArea}>
          <Over {...{ war, open, small, areas, camera, look, switches }} />
        </Surface>
      }
      below={!small && <Below war={war} />}
      tabs={{ all: warParts.map((id) => ({ id, word: partWord(id) })), open: part, onOpen: setPart }}
      aside={
        <Beside {...{ open, war, part, areas, lesson, camera, switches, onShare, small }} onHelp={help} />
      }
      opened={open.opened}
      onOpen={setOpened}
      uncovered={moments.now === null ? null : front}
      watching={watching}
    >
      {front}
      <Ending war={war} watching={watching} onShare={onShare} />
      <Asked war={war} />
    </Frame>
  );
}
