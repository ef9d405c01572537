import type { Shot } from '../acts/act.ts';
import {
  add,
  between,
  burst,
  during,
  fly,
  lob,
  type Point,
  part,
  puff,
  type Span,
  star,
  streak,
} from './draw.ts';
import { drawImpact } from './impacts.ts';

/** What one kind of fire looks like on its way. */
type Drawing = (layer: SVGElement, from: Point, to: Point, span: Span) => void;

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Where the barrel ends: some way out of whoever fires, and a little above the ground. */
function muzzleOf(from: Point, to: Point): Point {
  const out = Math.min(26, lengthOf(from, to) * 0.4) / Math.max(1, lengthOf(from, to));
  return { x: from.x + (to.x - from.x) * out, y: from.y - 5 + (to.y - from.y) * out };
}

const turnOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Fire at the muzzle, longer ahead than to its sides. */
function flash(layer: SVGElement, from: Point, to: Point, span: Span, size = 1): void {
  const holder = add(layer, 'g', {});
  const turn = `rotate(${turnOf(from, to).toFixed(1)}) scale(${size})`;
  add(holder, 'path', {
    d: 'M-4 0L-2 -7L5 -5L8 -12L13 -5L28 0L13 5L8 12L5 5L-2 7Z',
    class: 'fx-flash',
    transform: turn,
  });
  add(holder, 'path', { d: 'M-2 0L5 -3L17 0L5 3Z', class: 'fx-core', transform: turn });
  burst(holder, from, [0.5, 1], span);
}

/** A body that flies with its nose ahead. */
function body(layer: SVGElement, from: Point, to: Point, shape: string, look: string): SVGElement {
  const holder = add(layer, 'g', {});
  add(holder, 'path', { d: shape, class: look, transform: `rotate(${turnOf(from, to).toFixed(1)})` });
  return holder;
}

const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** How much of its way something so long takes up. */
const shareOf = (long: number, from: Point, to: Point): number =>
  Math.min(60, (long / Math.max(1, lengthOf(from, to))) * 100);

const tracer: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  for (let i = 0; i < 6; i++) {
    const start = i * 0.11;
    const aside = { x: to.x + ((i * 7) % 23) - 11, y: to.y + ((i * 13) % 21) - 10 };
    if (i % 2 === 0) flash(layer, muzzle, aside, part(span, start, start + 0.16), 0.75);
    const long = shareOf(42, muzzle, aside);
    streak(layer, line(muzzle, aside), 'fx-tracer-glow', long, part(span, start, start + 0.45));
    streak(layer, line(muzzle, aside), 'fx-tracer', long, part(span, start, start + 0.45));
  }
};

const shell: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  flash(layer, muzzle, to, part(span, 0, 0.4), 1.5);
  for (let i = 0; i < 3; i++)
    puff(layer, between(muzzle, to, 0.03 + i * 0.05), 8 - i, 14, part(span, 0.08 + i * 0.05, 1.4));
  const long = shareOf(90, muzzle, to);
  streak(layer, line(muzzle, to), 'fx-shell-trail', long, part(span, 0.06, 0.8));
  streak(layer, line(muzzle, to), 'fx-shell-glow', long / 3, part(span, 0.06, 0.72));
};

const rocket: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  const back = between(from, muzzle, -0.9);
  flash(layer, back, between(back, from, -1), part(span, 0, 0.4), 0.9);
  const holder = body(layer, muzzle, to, 'M-12 -4H5L14 0L5 4H-12L-17 6V-6Z', 'fx-rocket');
  add(holder, 'path', {
    d: 'M-17 0L-25 -5L-23 -1L-36 0L-23 1L-25 5Z',
    class: 'fx-flash',
    transform: `rotate(${turnOf(muzzle, to).toFixed(1)})`,
  });
  fly(holder, muzzle, to, part(span, 0.04, 0.78), 'ease-in');
  for (let i = 0; i < 10; i++) {
    // It gathers speed, and its smoke hangs where it has been.
    const start = 0.08 + i * 0.072;
    puff(layer, between(muzzle, to, (i / 10) ** 1.8), 6 + (i % 3), 12, part(span, start, start + 1.1));
  }
};

const flame: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  const far = lengthOf(muzzle, to);
  const aside = { x: -(to.y - muzzle.y) / Math.max(1, far), y: (to.x - muzzle.x) / Math.max(1, far) };
  for (let i = 0; i < 26; i++) {
    const start = (i % 13) * 0.05;
    const wide = (((i * 29) % 41) - 20) * Math.min(1, far / 90);
    const end = { x: to.x + aside.x * wide, y: to.y + aside.y * wide - 4 };
    const at = (share: number, size: number): string => {
      const { x, y } = between(muzzle, end, share);
      return `translate(${x}px, ${y}px) scale(${size})`;
    };
    during(
      add(layer, 'circle', { r: 10 + (i % 3) * 2, class: `fx-fire-${(i + 1) % 3}` }),
      [
        { transform: at(0, 0.25), opacity: 1 },
        { transform: at(0.6, 0.75), opacity: 0.95, offset: 0.55 },
        { transform: at(1, 1.25), opacity: 0 },
      ],
      part(span, start, start + 0.5),
      'ease-out',
    );
  }
};

const laser: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  const flicker = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }, { opacity: 0 }];
  for (const look of ['fx-beam-halo', 'fx-beam-glow', 'fx-beam'])
    during(add(layer, 'path', { d: line(muzzle, to), class: look }), flicker, part(span, 0, 0.95));
  burst(add(layer, 'circle', { r: 10, class: 'fx-beam-flare' }), muzzle, [0.5, 1.1], part(span, 0, 0.9));
};

/** A bolt that jumps from side to side, never the same way twice. */
function boltOf(from: Point, to: Point, seed: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const on = between(from, to, i / 9);
    const off = i === 0 || i === 9 ? 0 : ((seed * 53 + i * i * 17 + i * 7) % 35) - 17;
    return `${(on.x + off * 0.6).toFixed(1)} ${(on.y - off).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const tesla: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  for (let bolt = 0; bolt < 5; bolt++) {
    const d = boltOf(muzzle, to, bolt);
    const when = part(span, bolt * 0.16, bolt * 0.16 + 0.24);
    for (const look of ['fx-bolt-glow', 'fx-bolt'])
      during(add(layer, 'path', { d, class: look }), [{ opacity: 1 }, { opacity: 0.35 }], when);
    const fork = between(muzzle, to, 0.3 + bolt * 0.12);
    const end = { x: fork.x + ((bolt * 29) % 51) - 25, y: fork.y + ((bolt * 17) % 47) - 23 };
    during(add(layer, 'path', { d: boltOf(fork, end, bolt + 7), class: 'fx-bolt-fork' }), [{}, {}], when);
  }
  burst(add(layer, 'circle', { r: 13, class: 'fx-bolt-flare' }), muzzle, [0.6, 1.1], part(span, 0, 1));
};

const shadow = (layer: SVGElement, size = 1): SVGElement =>
  add(layer, 'ellipse', { rx: 7 * size, ry: 3 * size, class: 'fx-shadow' });

const grenade: Drawing = (layer, from, to, span) => {
  const muzzle = muzzleOf(from, to);
  const way = part(span, 0.04, 0.75);
  puff(layer, muzzle, 6, 8, part(span, 0, 0.7));
  fly(shadow(layer), { x: muzzle.x, y: muzzle.y + 12 }, { x: to.x, y: to.y + 10 }, way);
  const high = Math.min(64, 20 + lengthOf(from, to) * 0.22);
  lob(add(layer, 'circle', { r: 5.5, class: 'fx-grenade' }), muzzle, to, high, way);
};

/** Something that comes down on the target, its shadow growing under it. */
function plunge(layer: SVGElement, to: Point, high: number, size: number, span: Span): void {
  burst(shadow(layer, 2.2 * size), { x: to.x, y: to.y + 6 }, [0.2, 1], {
    at: span.at,
    length: span.length * 1.4,
  });
  const above = { x: to.x + 26, y: to.y - high };
  const shape = `M${-13 * size} ${-4 * size}H${4 * size}L${13 * size} 0L${4 * size} ${4 * size}H${-13 * size}Z`;
  const holder = body(layer, above, to, shape, 'fx-rocket');
  add(holder, 'path', {
    d: `M${-14 * size} -3L${-60 * size} 0L${-14 * size} 3Z`,
    class: 'fx-wake',
    transform: `rotate(${turnOf(above, to).toFixed(1)})`,
  });
  fly(holder, above, to, span, 'ease-in');
}

const artillery: Drawing = (layer, from, to, span) => {
  const up = { x: from.x + (to.x - from.x) * 0.12, y: from.y - 190 };
  const mouth = { x: from.x, y: from.y - 20 };
  flash(layer, mouth, up, part(span, 0, 0.28), 1.4);
  streak(layer, line(mouth, up), 'fx-shell-trail', 34, part(span, 0.04, 0.32));
  for (let i = 0; i < 3; i++) puff(layer, mouth, 8, 22 + i * 8, part(span, 0.05 + i * 0.06, 0.9));
  plunge(layer, to, 230, 1, part(span, 0.38, 0.72));
};

const bomb: Drawing = (layer, _from, to, span) => plunge(layer, to, 260, 1.4, part(span, 0.1, 0.72));

/** Blades and fists where the two meet. */
const clash: Drawing = (layer, from, to, span) => {
  for (let i = 0; i < 3; i++) {
    const where = between(from, to, 0.5 + (i - 1) * 0.16);
    const side = i % 2 === 0 ? 1 : -1;
    const d = `M${where.x - 24 * side} ${where.y - 22}q${38 * side} 10 ${42 * side} 44`;
    streak(layer, d, 'fx-slash', 55, part(span, i * 0.22, i * 0.22 + 0.4));
    const spark = add(layer, 'path', { d: star(6, 15, 5), class: 'fx-clash' });
    burst(spark, where, [0.2, 1], part(span, 0.1 + i * 0.22, 0.42 + i * 0.22));
  }
};

const drawings: Readonly<Record<Shot, Drawing>> = {
  tracer,
  shell,
  rocket,
  flame,
  laser,
  tesla,
  grenade,
  artillery,
  bomb,
  clash,
};

/** Fire from one point to another, and what the eye sees where it strikes. */
export function drawShot(
  layer: SVGElement,
  shot: Shot,
  hits: number,
  from: Point,
  to: Point,
  span: Span,
): void {
  drawings[shot](layer, from, to, span);
  drawImpact(layer, shot, hits, to, part(span, 0.7, 1.7));
}
