import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MapScene } from '../../../board/world.ts';
import type { Beat } from '../../../stage/beats.ts';
import { add, burst, during, star } from '../../../stage/draw.ts';
import { drawShot } from '../../../stage/shots.ts';
import type { Playing } from '../../../stage/stage.ts';
import { type Sign, shapeOf } from '../drawings/glyphs.tsx';
import { type Layout, pathAlong } from './layout.ts';
import type { Point } from './point.ts';
import { outlineOf } from './territories/shapes.ts';
import { wayOf } from './ways.ts';
import '../../../stage/effects.css';

interface Drawn {
  readonly scene: MapScene;
  readonly layout: Layout;
  readonly size: number;
  readonly outlined: boolean;
}

/** Signs of a column that go side by side; more are only counted. */
const COLUMN = 3;

/** A column goes along its way: its signs on a plate in its army's colour. */
function drawSlide(layer: SVGElement, beat: Extract<Beat, { kind: 'slide' }>, on: Drawn): void {
  const { from, to, column } = beat.move;
  const points = from === null ? [] : pathAlong(on.layout, wayOf(on.scene, from, to)).flat();
  if (points.length < 2 || column === undefined) return;
  const holder = add(layer, 'g', { class: `army-${column.army}` });
  const plate = add(holder, 'g', { transform: `scale(${on.size})` });
  const signs = column.units.slice(0, COLUMN);
  const wide = signs.length * 24 + 8;
  add(plate, 'rect', { x: -wide / 2, y: -12, width: wide, height: 24, rx: 5, class: 'wt-number' });
  signs.forEach((sign, i) => {
    const { d, box } = shapeOf(sign as Sign);
    const x = -wide / 2 + 4 + i * 24 + (24 - box[0]) / 2;
    add(plate, 'path', { d, transform: `translate(${x} ${-box[1] / 2})`, class: 'wfx-sign' });
  });
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
  during(holder, frames, beat, 'ease-in-out');
}

let floods = 0;

/** The new colour spreads from where the conqueror came. */
function drawFlood(layer: SVGElement, beat: Extract<Beat, { kind: 'flood' }>, on: Drawn): void {
  const { at, from, army } = beat.take;
  const place = on.layout.at.get((from === null ? null : at) ?? at);
  const start = (from === null ? undefined : on.layout.at.get(from)) ?? place;
  if (!on.outlined || place === undefined || start === undefined) return;
  const kind = on.scene.areas.find(({ key }) => key === at)?.kind ?? 'land';
  const id = `wfx-flood-${++floods}`;
  const clip = add(layer, 'clipPath', { id });
  const far = Math.hypot(place[0] - start[0], place[1] - start[1]) + 260;
  const ring = add(clip, 'circle', { cx: start[0], cy: start[1], r: 0 });
  const d = outlineOf(at);
  const flood = add(layer, 'g', {
    class: `wfx-flood tm-area ${kind} army-${army}`,
    'clip-path': `url(#${id})`,
  });
  add(flood, 'path', { d, class: 'tm-fill' });
  add(flood, 'path', { d, class: 'tm-pattern', fill: `url(#tm-army-${army})` });
  ring.animate([{ r: '0px' }, { r: `${far}px` }], { delay: beat.at, duration: beat.length, fill: 'both' });
  during(flood, [{ opacity: 1 }, { opacity: 1 }], beat);
}

function draw(layer: SVGElement, beat: Beat, on: Drawn): void {
  if (beat.kind === 'slide') drawSlide(layer, beat, on);
  else if (beat.kind === 'flood') return;
  else if (beat.kind === 'shot') {
    const to = beat.fire.to === null ? undefined : on.layout.at.get(beat.fire.to);
    const from = (beat.fire.from === null ? undefined : on.layout.at.get(beat.fire.from)) ?? to;
    if (from === undefined || to === undefined) return;
    // Shots are drawn for squares; a map is smaller.
    const scale = on.size * 0.6;
    const own = add(layer, 'g', { transform: `translate(${from[0]} ${from[1]}) scale(${scale})` });
    const aim = { x: (to[0] - from[0]) / scale, y: (to[1] - from[1]) / scale };
    drawShot(own, beat.fire.shot, beat.fire.hits, { x: 0, y: 0 }, aim, beat);
  } else {
    const at: Point | undefined = on.layout.at.get(beat.square);
    if (at === undefined) return;
    const own = add(layer, 'g', { transform: `translate(${at[0]} ${at[1]}) scale(${on.size * 0.6})` });
    burst(add(own, 'path', { d: star(11, 30, 16), class: 'fx-blast' }), { x: 0, y: 0 }, [0.2, 1.1], beat);
    const text = add(own, 'text', { class: 'fx-number', 'text-anchor': 'middle' });
    text.textContent = beat.kind === 'loss' ? `−${beat.lost}` : '★';
    const rise = (y: number, opacity: number): Keyframe => ({ transform: `translate(0px, ${y}px)`, opacity });
    during(text, [rise(-10, 0), rise(-24, 1), rise(-40, 1), rise(-46, 0)], beat, 'ease-out');
  }
}

interface EffectsProps extends Drawn {
  readonly playing: Playing | null;
}

/** A layer in which every beat is drawn as long as it lasts. */
function useEffects(
  { playing, ...on }: EffectsProps,
  drawn: (layer: SVGElement, beat: Beat, on: Drawn) => void,
) {
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    element.replaceChildren();
    for (const beat of playing?.script.beats ?? []) drawn(element, beat, on);
  }, [playing?.id]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g ref={layer} class="effects" aria-hidden="true" />;
}

/** Columns, fire and losses over the map, while something is shown. Nothing in it is a rule. */
export const MapEffects = (props: EffectsProps) => useEffects(props, draw);

/** Conquests, under the plates of what stands there. */
export const MapFloods = (props: EffectsProps) =>
  useEffects(props, (layer, beat, on) => {
    if (beat.kind === 'flood') drawFlood(layer, beat, on);
  });
