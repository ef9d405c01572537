import type { MapData } from '@dustfront/dust';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Trace } from '../../../board/scene.ts';
import type { MapScene } from '../../../board/world.ts';
import { settings } from '../../../settings.ts';
import type { Playing } from '../../../stage/stage.ts';
import { w } from '../words.ts';
import type { Camera } from './camera.ts';
import { Dots } from './Dots.tsx';
import { MapEffects } from './Effects.tsx';
import { useGestures } from './gestures.ts';
import { type Layout, layoutOf, territoriesLayout } from './layout.ts';
import { type Arrow, Arrows, Links } from './lines.tsx';
import { lookOf, type MapLook, sizeOf } from './looks.ts';
import { Traces } from './Traces.tsx';
import { Names } from './territories/Names.tsx';
import { Plate } from './territories/Plate.tsx';
import { type AreaState, Territories } from './territories/Territories.tsx';
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
  /** What is being shown over it. */
  readonly playing?: Playing | null;
  /** What others did, left on the map. */
  readonly traces?: readonly Trace[];
  readonly names: boolean;
  readonly onArea: (area: string) => void;
  readonly onDrag?: (from: string, to: string) => void;
}

const arrowKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest area in a direction: what lies straight ahead counts more than what lies aside. */
function towards(layout: Layout, from: string, [dx, dy]: readonly [number, number]): string | null {
  const here = layout.at.get(from);
  if (here === undefined) return null;
  let best: { key: string; cost: number } | null = null;
  for (const [key, [x, y]] of layout.at) {
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (key === from || along <= 0 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (best === null || cost < best.cost) best = { key, cost };
  }
  return best?.key ?? null;
}

/** How large signs are drawn, so that they can be read at any distance. */
function signSize(look: MapLook, scale: number): number {
  if (look === 'dots') return Math.min(2.1, Math.max(0.42, scale ** -0.6));
  return scale >= 1 ? 1 / scale : Math.min(1.7, scale ** -0.55);
}

function neighboursOf(scene: MapScene, area: string | null): ReadonlySet<string> {
  if (area === null) return new Set();
  return new Set(scene.links.flatMap(({ from, to }) => (from === area ? [to] : to === area ? [from] : [])));
}

/** The world as a map of areas: pan, zoom, click, drag, and the whole of it by keyboard. */
export function WorldMap({
  map,
  scene,
  camera,
  selected,
  choices,
  hinted = null,
  closed,
  arrows,
  playing = null,
  traces = [],
  names,
  onArea,
  onDrag,
}: WorldMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const [hover, setHover] = useState<string | null>(null);
  const look = lookOf(scene, settings.value.map);
  const world = sizeOf(look);
  const frame = camera.frame.value;
  // Text keeps its size on the screen; only where the whole world is small does it give way a little.
  const size = useComputed(() => signSize(look, camera.frame.value.scale)).value;
  const layout = useMemo(
    () => (look === 'dots' ? layoutOf(map, scene) : territoriesLayout(map, scene, size)),
    look === 'dots' ? [look, map] : [look, map, scene, size],
  );
  const near = useMemo(() => neighboursOf(scene, look === 'dots' ? null : hover), [scene, hover, look]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
    watch.observe(element);
    camera.resize(element.clientWidth, element.clientHeight);
    return () => watch.disconnect();
  }, [camera]);
  // What is asked for now must be in sight: if none of it is, the map goes there.
  const wanted = [...choices].join();
  useEffect(() => {
    const places = [...choices].map((area) => layout.at.get(area)).filter((place) => place !== undefined);
    const [first] = places;
    if (first !== undefined && !places.some((place) => camera.sees(place))) camera.show(first);
  }, [camera, layout, wanted]);
  useGestures(box, camera, { onArea, ...(onDrag === undefined ? {} : { onDrag }) });
  const entry = focus ?? selected ?? [...choices][0] ?? scene.areas[0]?.key ?? null;
  const onKey = (event: KeyboardEvent): void => {
    const area = (event.target as Element).closest<SVGGElement>('[data-area]')?.dataset.area;
    if (area === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onArea(area);
      return;
    }
    const way = arrowKeys[event.key];
    const next = way === undefined ? null : towards(layout, area, way);
    if (next === null) return;
    event.preventDefault();
    setFocus(next);
    const place = layout.at.get(next);
    if (place !== undefined) camera.show(place);
    requestAnimationFrame(() =>
      box.current?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  const stateOf = (key: string): AreaState =>
    hinted === key ? 'hinted' : choices.has(key) ? 'choice' : (closed?.get(key) ?? '') !== '' ? 'closed' : '';
  const hintOf = (key: string): string => (choices.has(key) ? w('list.choose') : (closed?.get(key) ?? ''));
  const areas =
    look === 'dots' ? (
      <Dots
        {...{ scene, layout, size, arrows, stateOf, hintOf, selected, entry, choices }}
        names={names || frame.scale > 1.9}
      />
    ) : (
      <>
        <Territories {...{ scene, stateOf, hintOf, selected, entry, near }} />
        <Links layout={layout} scene={scene} size={size} named={hover ?? selected ?? ''} />
        {(names || frame.scale > 0.7) && (
          <Names scene={scene} layout={layout} size={size} all={names || frame.scale > 1.5} />
        )}
        <Arrows arrows={arrows} layout={layout} size={size} />
        {scene.areas.map((area) => {
          const at = layout.at.get(area.key);
          return at === undefined ? null : <Plate key={area.key} area={area} at={at} size={size} />;
        })}
      </>
    );
  const onHover = (event: PointerEvent): void => {
    const over = (event.target as Element).closest<SVGGElement>('[data-area], [data-stack]')?.dataset;
    setHover(event.pointerType === 'mouse' ? (over?.area ?? over?.stack ?? null) : null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the areas inside are the buttons; keys of all of them are read here
    <div
      class={`wm ${look}`}
      ref={box}
      onKeyDown={onKey}
      onPointerOver={onHover}
      onPointerLeave={() => setHover(null)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        class={choices.size > 0 ? 'choosing' : ''}
        role="group"
        aria-label={w('map.label', { count: scene.areas.length })}
      >
        <rect
          x={-world.width}
          y={-world.height}
          width={world.width * 3}
          height={world.height * 3}
          class="wm-sea"
        />
        {areas}
        {traces.length > 0 && (
          <Traces {...{ scene, layout, size, traces }} outlined={look === 'territories'} />
        )}
        <MapEffects {...{ scene, layout, size, playing }} outlined={look === 'territories'} />
      </svg>
    </div>
  );
}
