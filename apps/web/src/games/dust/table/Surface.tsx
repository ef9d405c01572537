import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
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

/** The map of the world, with what is thought of and what is being shown on it. */
export function Surface({
  war: { c, desk, view, say, watching, decisions },
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
  const scenery = view.battle?.target ?? view.special?.target ?? draft?.route.to ?? aim;
  useEffect(() => {
    const place = scene.areas.find(({ key }) => key === scenery);
    if (place !== undefined) camera.show(homeOf(look, place));
  }, [scenery]);
  // Where not the whole world is in sight one begins at home.
  const [seat, ...others] = c.seats.value;
  const capital =
    others.length > 0 ? undefined : view.areas.find((one) => one.capital && one.holder === seat)?.id;
  useEffect(() => {
    const home = scene.areas.find(({ key }) => key === capital);
    if (home !== undefined) camera.show(homeOf(look, home));
  }, [capital === undefined, camera]);
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
