import type { MapData } from '@dustfront/dust';
import { useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapScene } from '../../../board/world.ts';
import { w } from '../words/index.ts';
import { AreaNode, AreaStack } from './AreaNode.tsx';
import type { Camera } from './camera.ts';
import { useGestures } from './gestures.ts';
import { labelsOf } from './labels.ts';
import { type Layout, layoutOf, line, pathAlong } from './layout.ts';
import { HEIGHT, WIDTH } from './project.ts';
import { GRATICULE, LAND, SPHERE } from './world.generated.ts';
import './map.css';

export interface Arrow {
  /** The areas on the way, first to last. */
  readonly way: readonly string[];
  readonly kind: 'way' | 'attack' | 'last' | 'chosen';
  readonly army: number | null;
}

/** What the areas say themselves: not read out a second time. */
const drawnOnly = { 'aria-hidden': true } as const;

const Ground = memo(function Ground() {
  return (
    <g {...drawnOnly}>
      <path class="wm-sphere" d={SPHERE} />
      <path class="wm-grat" d={GRATICULE} />
      <path class="wm-land" d={LAND} />
    </g>
  );
});

const Links = memo(function Links({
  layout,
  scene,
  size,
}: {
  layout: Layout;
  scene: MapScene;
  size: number;
}) {
  const names = new Map(scene.areas.map((area) => [area.key, area.name]));
  return (
    <g {...drawnOnly}>
      {layout.links.map((link) => (
        <path key={link.key} class={`wm-link ${link.kind}`} d={line(link.points)} />
      ))}
      {layout.exits.map((exit) => {
        const [x, y] = exit.end;
        return (
          <g key={exit.key}>
            <path class={`wm-link ${exit.kind}`} d={line(exit.points)} />
            <path
              class="wm-tip"
              transform={`translate(${x} ${y}) scale(${exit.left ? -size : size} ${size})`}
              d="M0 -3.6L6 0L0 3.6Z"
            />
            <text
              class="wm-exit"
              x={x + (exit.left ? -9 : 9) * size}
              y={y + 3.8 * size}
              font-size={11.5 * size}
              text-anchor={exit.left ? 'end' : 'start'}
            >
              {names.get(exit.to)}
            </text>
          </g>
        );
      })}
    </g>
  );
});

function Arrows({ arrows, layout, size }: { arrows: readonly Arrow[]; layout: Layout; size: number }) {
  return (
    <g {...drawnOnly}>
      {arrows.map((arrow) => {
        const pieces = pathAlong(layout, arrow.way);
        const last = pieces.at(-1);
        const [a, b] = last === undefined ? [] : last.slice(-2);
        const angle =
          a === undefined || b === undefined ? 0 : (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        return (
          <g
            key={`${arrow.way.join('>')} ${arrow.kind}`}
            class={`wm-arrow ${arrow.kind} ${arrow.army === null ? 'side-neutral' : `army-${arrow.army}`}`}
          >
            {pieces.map((points, i) => (
              <path
                key={i}
                d={line(points)}
                stroke-width={(arrow.kind === 'chosen' ? 5 : arrow.kind === 'last' ? 3.4 : 3) * size}
              />
            ))}
            {b !== undefined && arrow.kind !== 'way' && (
              <path
                class="wm-head"
                transform={`translate(${b[0]} ${b[1]}) rotate(${angle}) scale(${size})`}
                d="M-13 -7.5L-26 0L-13 7.5Z"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

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
  names,
  onArea,
  onDrag,
}: WorldMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const layout = useMemo(() => layoutOf(map, scene), [map]);
  const frame = camera.frame.value;
  const size = useComputed(() => Math.min(2.1, Math.max(0.42, camera.frame.value.scale ** -0.6))).value;
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
  // Those that matter now are drawn last, over their neighbours.
  const drawn = [...scene.areas].sort(
    (a, b) =>
      Number(choices.has(a.key)) - Number(choices.has(b.key)) ||
      (layout.at.get(a.key)?.[1] ?? 0) - (layout.at.get(b.key)?.[1] ?? 0),
  );
  const named = scene.areas.filter(
    (area) => names || area.capital || selected === area.key || frame.scale > 1.9,
  );
  const labels = labelsOf(named, scene.areas, layout, size);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the areas inside are the buttons; keys of all of them are read here
    <div class="wm" ref={box} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        class={choices.size > 0 ? 'choosing' : ''}
        role="group"
        aria-label={w('map.label', { count: scene.areas.length })}
      >
        <rect x={-WIDTH} y={-HEIGHT} width={WIDTH * 3} height={HEIGHT * 3} class="wm-sea" />
        <Ground />
        <Links layout={layout} scene={scene} size={Math.min(1.25, size)} />
        <Arrows arrows={arrows} layout={layout} size={size} />
        {drawn.map((area) => {
          const at = layout.at.get(area.key);
          if (at === undefined) return null;
          const chosen = choices.has(area.key);
          const why = closed?.get(area.key) ?? '';
          return (
            <AreaNode
              key={area.key}
              area={area}
              at={at}
              size={size}
              state={hinted === area.key ? 'hinted' : chosen ? 'choice' : why !== '' ? 'closed' : ''}
              selected={selected === area.key}
              focusable={entry === area.key}
              hint={chosen ? w('list.choose') : why}
            />
          );
        })}
        {drawn.map((area) => {
          const at = layout.at.get(area.key);
          return at === undefined ? null : <AreaStack key={area.key} area={area} at={at} size={size} />;
        })}
        <g {...drawnOnly}>
          {labels.map(({ key, text, x, y, anchor }) => (
            <text
              key={key}
              class="wm-name"
              x={x}
              y={y}
              text-anchor={anchor}
              font-size={13 * size}
              stroke-width={3.6 * size}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
