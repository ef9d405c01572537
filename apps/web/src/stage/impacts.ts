import type { Shot } from '../acts/act.ts';
import { add, burst, during, fling, fly, type Point, part, puff, type Span, star, streak } from './draw.ts';

/** What is seen where fire strikes, in the time that begins with it. */
type Impact = (layer: SVGElement, at: Point, span: Span) => void;

/** The same little disorder every time. */
const strewn = (i: number, wide: number): number => ((i * 37 + 11) % (2 * wide + 1)) - wide;

const glow = (layer: SVGElement, at: Point, r: number, look: string, span: Span): void =>
  burst(add(layer, 'circle', { r, class: look }), at, [0.4, 1], span);

/** Splinters and clods that fly from where it went up. */
function debris(layer: SVGElement, at: Point, many: number, far: number, span: Span, look = 'fx-clod'): void {
  for (let i = 0; i < many; i++) {
    const turn = (i / many) * Math.PI * 2 + 0.4;
    const clod = add(layer, 'rect', { x: -2.5, y: -1.5, width: 3 + (i % 3) * 1.5, height: 3, class: look });
    const reach = far * (0.6 + (i % 3) * 0.25);
    const by = { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach * 0.7 };
    fling(clod, at, by, 10 + (i % 4) * 6, part(span, 0, 0.8));
  }
}

/** A flash, a ball of fire, what it flings about, and the smoke that is left. */
function explosion(layer: SVGElement, at: Point, size: number, span: Span): void {
  glow(layer, at, 34 * size, 'fx-glow', part(span, 0, 0.7));
  for (let i = 0; i < 4; i++) {
    const spot = { x: at.x + strewn(i, 14) * size, y: at.y - (i % 2) * 10 * size };
    puff(layer, spot, 13 * size, 26 * size, part(span, 0.15 + i * 0.06, 1.35 + i * 0.1));
  }
  burst(
    add(layer, 'path', { d: star(11, 34 * size, 19 * size), class: 'fx-blast' }),
    at,
    [0.2, 1],
    part(span, 0, 0.75),
  );
  burst(
    add(layer, 'path', { d: star(9, 23 * size, 13 * size), class: 'fx-ball' }),
    at,
    [0.2, 1],
    part(span, 0, 0.65),
  );
  glow(layer, at, 11 * size, 'fx-core', part(span, 0, 0.5));
  debris(layer, at, Math.round(7 * size), 40 * size, span);
}

/** Bullets that strike home: sparks, one after the other. */
const pepper: Impact = (layer, at, span) => {
  for (let i = 0; i < 4; i++) {
    const spot = { x: at.x + strewn(i, 17), y: at.y + strewn(i + 3, 15) };
    const when = part(span, i * 0.13, i * 0.13 + 0.5);
    burst(add(layer, 'path', { d: star(7, 12, 5), class: 'fx-hit' }), spot, [0.3, 1], when);
    puff(layer, spot, 5, 9, { at: when.at, length: when.length * 1.8 }, 'fx-dust');
  }
};

/** What burns goes on burning for a moment. */
const blaze: Impact = (layer, at, span) => {
  glow(layer, at, 32, 'fx-glow', part(span, 0, 1.2));
  for (let i = 0; i < 9; i++) {
    const foot = { x: at.x + strewn(i, 20), y: at.y + 14 - (i % 3) * 7 };
    const tongue = add(layer, 'path', {
      d: 'M0 -17C4 -9 8 -6 7 1C6 6 -6 6 -7 1C-8 -5 -2 -8 0 -17Z',
      class: `fx-fire-${i % 3}`,
    });
    const when = part(span, (i % 4) * 0.14, (i % 4) * 0.14 + 0.7);
    const stand = `translate(${foot.x}px, ${foot.y}px)`;
    during(
      tongue,
      [
        { transform: `${stand} scale(.5, .3)` },
        { transform: `${stand} scale(1, 1.2)`, offset: 0.4 },
        { transform: `${stand} scale(.8, .9)`, offset: 0.6 },
        { transform: `${stand} scale(.4, 1.1)`, opacity: 0 },
      ],
      when,
    );
  }
  for (let i = 0; i < 3; i++)
    puff(layer, { x: at.x + strewn(i, 12), y: at.y - 8 }, 9, 30, part(span, 0.3 + i * 0.15, 1.5));
};

/** White heat, and embers that rise from it. */
const scorch: Impact = (layer, at, span) => {
  glow(layer, at, 24, 'fx-beam-flare', span);
  glow(layer, at, 9, 'fx-core', part(span, 0, 0.8));
  for (let i = 0; i < 7; i++) {
    const ember = add(layer, 'circle', { r: 1.8 + (i % 2), class: 'fx-ember' });
    fly(ember, at, { x: at.x + strewn(i, 22), y: at.y - 16 - (i % 4) * 8 }, part(span, 0.1 + i * 0.05, 1.2));
  }
};

/** Sparks that crawl over what was struck. */
const crackle: Impact = (layer, at, span) => {
  glow(layer, at, 27, 'fx-bolt-flare', span);
  for (let i = 0; i < 6; i++) {
    const [a, b] = [i * 1.05, i * 1.05 + 0.7];
    const on = (turn: number, r: number): string =>
      `${(at.x + Math.cos(turn) * r).toFixed(1)} ${(at.y + Math.sin(turn) * r).toFixed(1)}`;
    const d = `M${on(a, 6)}L${on(b, 15)}L${on(a, 20)}L${on(b, 29)}`;
    const arc = add(layer, 'path', { d, class: 'fx-bolt' });
    during(
      arc,
      [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }, { opacity: 0 }],
      part(span, i * 0.11, i * 0.11 + 0.4),
    );
  }
};

/** Blows that land. */
const brawl: Impact = (layer, at, span) => {
  burst(add(layer, 'path', { d: star(8, 22, 8), class: 'fx-hit' }), at, [0.2, 1], part(span, 0, 0.7));
  debris(layer, at, 6, 24, span, 'fx-spark');
  for (let i = 0; i < 3; i++)
    puff(layer, { x: at.x + (i - 1) * 16, y: at.y + 20 }, 8, 6, part(span, i * 0.1, 1.1), 'fx-dust');
};

const strikes: Readonly<Record<Shot, Impact>> = {
  tracer: pepper,
  shell: (layer, at, span) => explosion(layer, at, 1, span),
  rocket: (layer, at, span) => explosion(layer, at, 1.1, span),
  grenade: (layer, at, span) => explosion(layer, at, 0.85, span),
  artillery: (layer, at, span) => explosion(layer, at, 1.25, span),
  bomb: (layer, at, span) => explosion(layer, at, 1.45, span),
  flame: blaze,
  laser: scorch,
  tesla: crackle,
  clash: brawl,
};

const heavy: ReadonlySet<Shot> = new Set(['shell', 'rocket', 'grenade', 'artillery', 'bomb']);

/** A miss: what is heavy throws up earth beside the target, the rest glances off. */
function miss(layer: SVGElement, shot: Shot, at: Point, span: Span): void {
  if (heavy.has(shot)) {
    const beside = { x: at.x + 26, y: at.y + 22 };
    for (let i = 0; i < 4; i++)
      puff(layer, { x: beside.x + strewn(i, 9), y: beside.y }, 9, 30, part(span, i * 0.06, 1.2), 'fx-dust');
    debris(layer, beside, 7, 22, span);
    return;
  }
  if (shot === 'flame') {
    puff(layer, at, 13, 26, span);
    return;
  }
  for (const [x, y] of [
    [44, -40],
    [-34, -44],
    [52, -8],
  ] as const)
    streak(layer, `M${at.x} ${at.y}l${x} ${y}`, 'fx-ricochet', 34, part(span, 0, 0.55));
  puff(layer, { x: at.x + 12, y: at.y + 14 }, 6, 10, span, 'fx-dust');
}

/** What the eye sees where fire strikes, or goes past. */
export function drawImpact(layer: SVGElement, shot: Shot, hits: number, at: Point, span: Span): void {
  if (hits > 0) strikes[shot](layer, at, span);
  else miss(layer, shot, at, span);
}

/** A machine that blows up, or a squad that is no more. */
export const drawEnd = (layer: SVGElement, at: Point, span: Span): void => explosion(layer, at, 1.4, span);
