import type { MapData } from '@dustfront/dust';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import type { Camera } from '../../../camera/camera.ts';
import { useGestures, useSpace } from '../../../camera/gestures.ts';
import { settings } from '../../../settings.ts';
import type { Playing } from '../../../stage/stage.ts';
import { w } from '../words.ts';
import { Areas } from './Areas.tsx';
import { type Badge, Badges } from './Badges.tsx';
import { MapEffects, MapFloods } from './Effects.tsx';
import { onMapKey } from './keys.ts';
import { type Layout, layoutOf, territoriesLayout } from './layout.ts';
import type { Arrow } from './lines.tsx';
import { lookOf, type MapLook, sizeOf } from './looks.ts';
import { TraceLines, Traces } from './Traces.tsx';
import type { AreaState } from './territories/Territories.tsx';
import './map.css';

export interface WorldMapProps {
  readonly map: MapData;
  readonly scene: MapScene;
  readonly camera: Camera;
  readonly selected: string | null;
  readonly choices: ReadonlySet<string>;
  /** The area that a hint means. */
  readonly hinted?: string | null;
  readonly closed?: ReadonlyMap<string, string>;
  readonly arrows: readonly Arrow[];
  /** Which of the choices would be attacked. */
  readonly targets?: ReadonlySet<string>;
  /** Odds under the plates of targets. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** What is being shown over it. */
  readonly playing?: Playing | null;
  /** What others did, left on the map. */
  readonly traces?: readonly Trace[];
  readonly names: boolean;
  readonly onArea: (area: string) => void;
  readonly onDrag?: (from: string, to: string) => void;
  /** The area under the pointer, or that the keys have reached. */
  readonly onLook?: (area: string | null) => void;
}

/** How large signs are drawn, so that they can be read at any distance. */
function signSize(look: MapLook, scale: number): number {
  if (look === 'dots') return Math.min(2.1, Math.max(0.42, scale ** -0.6));
  return scale >= 1 ? 1 / scale : Math.min(1.7, scale ** -0.55);
}

/** An area, the plate of units in it, or the area seen over the edge of the world. */
function areaOf(at: EventTarget | null): string | null {
  const found =
    at instanceof Element
      ? at.closest<SVGGElement>('[data-area], [data-stack], [data-beyond]')?.dataset
      : null;
  return found?.area ?? found?.stack ?? found?.beyond ?? null;
}

/** What is asked for now must be in sight: if none of it is, the map goes there. */
function useInSight(camera: Camera, layout: Layout, choices: ReadonlySet<string>): void {
  const wanted = [...choices].join();
  useEffect(() => {
    const places = [...choices].map((area) => layout.at.get(area)).filter((place) => place !== undefined);
    const [first] = places;
    if (first !== undefined && !places.some((place) => camera.sees(place))) camera.show(first);
  }, [camera, layout, wanted]);
}

/** The sea around everything. */
const Sea = ({ world }: { world: { width: number; height: number } }) => (
  <rect x={-world.width} y={-world.height} width={world.width * 3} height={world.height * 3} class="wm-sea" />
);

/** How an area is drawn, and what is said of it: hinted, to be chosen, closed with the reason. */
function areaStates({ choices, targets, hinted = null, closed, badges }: WorldMapProps) {
  return {
    stateOf: (key: string): AreaState => {
      if (hinted === key) return 'hinted';
      if (choices.has(key)) return targets?.has(key) ? 'choice target' : 'choice';
      return (closed?.get(key) ?? '') === '' ? '' : 'closed';
    },
    hintOf: (key: string): string =>
      choices.has(key)
        ? `${w('list.choose')} ${badges?.get(key)?.text ?? ''}`.trim()
        : (closed?.get(key) ?? ''),
  };
}

/** Where everything lies, and how large its signs are. */
function useLayout(map: MapData, scene: MapScene, look: MapLook, camera: Camera) {
  const outlined = look === 'territories';
  // Text keeps its size on the screen; only where the whole world is small does it give way a little.
  const size = signSize(look, camera.frame.value.scale);
  const layout = useMemo(
    () => (outlined ? territoriesLayout(scene, size) : layoutOf(map, scene)),
    outlined ? [look, map, scene, size] : [look, map],
  );
  return { outlined, size, layout };
}

/** The area that the pointer is over, and the one that the keys have reached. */
function useLooking(
  box: { readonly current: HTMLDivElement | null },
  camera: Camera,
  layout: Layout,
  onLook: WorldMapProps['onLook'],
) {
  const [focus, setFocus] = useState<string | null>(null);
  const [hover, setHover] = useState<string | null>(null);
  const point = (area: string | null): void => {
    setHover(area);
    onLook?.(area);
  };
  const onFocus = (area: string): void => {
    setFocus(area);
    const place = layout.at.get(area);
    if (place !== undefined) camera.show(place);
    requestAnimationFrame(() =>
      box.current?.querySelector<SVGElement>(`[data-area="${area}"]`)?.focus({ preventScroll: true }),
    );
  };
  return { focus, hover, point, onFocus };
}

/** The world as a map of areas: pan, zoom, click, drag, and the whole of it by keyboard. */
export function WorldMap(props: WorldMapProps) {
  const { map, scene, camera, selected, choices, playing = null, traces = [] } = props;
  const { arrows, badges, names, onArea, onDrag, onLook } = props;
  const box = useRef<HTMLDivElement>(null);
  const look = lookOf(scene, settings.value.map);
  const world = sizeOf(look);
  const frame = camera.frame.value;
  const { outlined, size, layout } = useLayout(map, scene, look, camera);
  const { focus, hover, point, onFocus } = useLooking(box, camera, layout, onLook);
  useSpace(box, camera);
  useInSight(camera, layout, choices);
  useGestures(box, camera, {
    grasp: areaOf,
    onTap: (at) => {
      const area = areaOf(at);
      if (area !== null) onArea(area);
    },
    ...(onDrag === undefined ? {} : { onCarry: onDrag }),
  });
  const { stateOf, hintOf } = areaStates(props);
  const entry = focus ?? selected ?? [...choices][0] ?? scene.areas[0]?.key ?? null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the areas are the buttons; keys of all of them are read here
    <div
      class={`wm ${look}`}
      ref={box}
      onKeyDown={(event) => onMapKey(event, { layout, onFocus, onEnter: onArea })}
      onPointerOver={({ target, pointerType }) => point(pointerType === 'mouse' ? areaOf(target) : null)}
      onPointerLeave={() => point(null)}
      onFocusIn={({ target }) => onLook?.(areaOf(target))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        class={choices.size > 0 ? 'choosing' : ''}
        role="group"
        aria-label={w('map.label', { count: scene.areas.length })}
      >
        <Sea world={world} />
        <Areas
          {...{ look, scene, layout, size, arrows, stateOf, hintOf, selected, entry, choices, hover, names }}
          scale={frame.scale}
        >
          <MapFloods {...{ scene, layout, size, playing, outlined }} />
          {traces.length > 0 && <TraceLines {...{ scene, layout, size, traces, outlined }} />}
        </Areas>
        {badges !== undefined && <Badges {...{ scene, layout, size, badges, arrows, outlined }} />}
        {traces.length > 0 && <Traces {...{ scene, layout, size, traces, outlined }} />}
        <MapEffects {...{ scene, layout, size, playing, outlined }} />
      </svg>
    </div>
  );
}
