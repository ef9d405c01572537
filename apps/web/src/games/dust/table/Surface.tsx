import type { DustView } from '@dustfront/dust';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import type { Camera } from '../../../camera/camera.ts';
import { hinted } from '../../../modes/hinting.ts';
import { homeOf, type MapLook } from '../map/looks.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { mapOf } from '../model.ts';
import { hintedArea } from '../options.ts';
import { advisedAt } from './advised.ts';
import { arrowsOf, badgesOf, targetsOf } from './arrows.ts';
import type { War } from './war.ts';

const nothing: ReadonlySet<string> = new Set();

/** Whose home is looked at: that of the one person who plays here, or of several, of whoever has the turn. */
const homeSeat = (seats: readonly number[], turn: number | undefined): number | undefined =>
  seats.length > 1 ? seats.find((seat) => seat === turn) : seats[0];

const capitalOf = (view: DustView, seat: number | undefined): string | undefined =>
  view.areas.find((one) => one.capital && one.holder === seat)?.id;

/** The area where what a trace tells of ended. */
function placeOfTrace(trace: Trace): string | null {
  if (trace.kind === 'way') return trace.squares.at(-1) ?? null;
  return trace.kind === 'shot' ? trace.to : trace.square;
}

interface Seen {
  readonly camera: Camera;
  readonly look: MapLook;
  readonly scene: MapScene;
}

/** What it is about is in sight; where not the whole world is, one begins at home. */
function useInView(
  { camera, look, scene }: Seen,
  about: string | null | undefined,
  home: number | undefined,
  capital: string | undefined,
): void {
  const show = (area: string | null | undefined): void => {
    const place = scene.areas.find(({ key }) => key === area);
    if (place !== undefined) camera.show(homeOf(look, place));
  };
  useEffect(() => show(about), [about]);
  useEffect(() => show(capital), [home, capital === undefined, camera]);
}

/** The map of the world, with what is thought of and what is being shown on it. */
export function Surface({
  war: { c, desk, view, question, say, watching, decisions },
  scene,
  look,
  camera,
  names,
  onArea,
  children,
}: {
  war: War;
  scene: MapScene;
  look: MapLook;
  camera: Camera;
  names: boolean;
  onArea: (area: string) => void;
  children: ComponentChildren;
}) {
  const draft = desk.draft.value;
  const advised = advisedAt(decisions, c.shown.value?.at ?? 0, { view, scene });
  const [shot] = advised;
  const aim = shot?.kind === 'shot' ? shot.to : null;
  // Whoever looks at an earlier moment sees where it happened.
  const [told] = c.past.value === null ? [] : c.news.traces.value;
  const there = told === undefined ? null : placeOfTrace(told);
  const scenery = view.battle?.target ?? view.special?.target ?? draft?.route.to ?? aim ?? there;
  const home = homeSeat(c.seats.value, view.turn ?? question?.seat);
  useInView({ camera, look, scene }, scenery, home, capitalOf(view, home));
  // While something is shown the map stays as it was.
  const held = c.stage.held.value;
  // What is being thought of has the map to itself.
  const planning = (desk.routes.value?.length ?? 1) > 0 || draft !== null || view.battle !== null;
  return (
    <>
      <WorldMap
        map={mapOf(view)}
        scene={held?.kind === 'map' ? held : scene}
        camera={camera}
        selected={desk.area.value}
        choices={watching ? nothing : desk.choices.value}
        hinted={hintedArea(hinted(c))}
        closed={new Map(desk.closed.value.map(({ to, message }) => [to, say(message)]))}
        arrows={arrowsOf(desk, view, scene)}
        targets={targetsOf(desk)}
        badges={badgesOf(desk)}
        playing={c.stage.playing.value}
        traces={advised.length > 0 ? advised : planning ? [] : c.news.traces.value}
        names={names}
        onArea={onArea}
        onDrag={(from, to) => void desk.drag(from, to)}
        onLook={(area) => {
          desk.looked.value = area;
        }}
      />
      {children}
    </>
  );
}
