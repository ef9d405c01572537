import type { Shot } from '../acts/act.ts';
import { add, between, burst, during, fly, lob, type Point, type Span, star } from './draw.ts';

/** What one kind of fire looks like on its way. */
type Drawing = (layer: SVGElement, from: Point, to: Point, span: Span) => void;

const part = ({ at, length }: Span, from: number, to: number): Span => ({
  at: at + length * from,
  length: length * (to - from),
});

const flash = (layer: SVGElement, at: Point, span: Span, size = 1): void =>
  burst(
    add(layer, 'path', { d: star(8, 16 * size, 7 * size), class: 'fx-flash' }),
    at,
    [0.4, 1],
    part(span, 0, 0.35),
  );

const turnOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A body that flies with its nose ahead. */
function body(layer: SVGElement, from: Point, to: Point, shape: string, look: string): SVGElement {
  const holder = add(layer, 'g', {});
  add(holder, 'path', { d: shape, class: look, transform: `rotate(${turnOf(from, to).toFixed(1)})` });
  return holder;
}

const tracer: Drawing = (layer, from, to, span) => {
  flash(layer, from, span, 0.7);
  for (let i = 0; i < 5; i++) {
    const start = i * 0.13;
    const aside = { x: to.x + ((i * 7) % 11) - 5, y: to.y + ((i * 5) % 11) - 5 };
    fly(body(layer, from, to, 'M-13 0H13', 'fx-tracer'), from, aside, part(span, start, start + 0.45));
  }
};

const shell: Drawing = (layer, from, to, span) => {
  flash(layer, from, span, 1.3);
  fly(body(layer, from, to, 'M-9 -3H3L10 0L3 3H-9Z', 'fx-shell'), from, to, part(span, 0, 0.75), 'ease-in');
};

const rocket: Drawing = (layer, from, to, span) => {
  flash(layer, from, span);
  fly(
    body(layer, from, to, 'M-12 -3H5L12 0L5 3H-12L-16 5V-5Z', 'fx-rocket'),
    from,
    to,
    part(span, 0, 0.85),
    'ease-in',
  );
  for (let i = 1; i <= 6; i++) {
    const puff = add(layer, 'circle', { r: 6, class: 'fx-smoke' });
    burst(puff, between(from, to, (i / 7) ** 0.7), [0.3, 1.3], part(span, i * 0.12, 1));
  }
};

const flame: Drawing = (layer, from, to, span) => {
  for (let i = 0; i < 16; i++) {
    const start = (i % 8) * 0.07;
    const wide = ((i * 29) % 36) - 18;
    const tongue = add(layer, 'circle', { r: 5 + (i % 4) * 3, class: `fx-fire fx-fire-${i % 3}` });
    fly(
      tongue,
      from,
      { x: to.x + wide, y: to.y + ((i * 17) % 30) - 15 },
      part(span, start, start + 0.45),
      'ease-out',
    );
  }
};

const laser: Drawing = (layer, from, to, span) => {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  for (const look of ['fx-beam-glow', 'fx-beam'])
    during(
      add(layer, 'path', { d, class: look }),
      [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }, { opacity: 0 }],
      part(span, 0, 0.9),
    );
};

const tesla: Drawing = (layer, from, to, span) => {
  for (let bolt = 0; bolt < 4; bolt++) {
    const points = Array.from({ length: 9 }, (_, i) => {
      const on = between(from, to, i / 8);
      const off = i === 0 || i === 8 ? 0 : ((bolt * 53 + i * 31) % 30) - 15;
      return `${(on.x + off).toFixed(1)} ${(on.y - off).toFixed(1)}`;
    });
    const path = add(layer, 'path', { d: `M${points.join('L')}`, class: 'fx-bolt' });
    during(path, [{ opacity: 1 }, { opacity: 0.2 }], part(span, bolt * 0.2, bolt * 0.2 + 0.24));
  }
};

const grenade: Drawing = (layer, from, to, span) =>
  lob(add(layer, 'circle', { r: 5, class: 'fx-grenade' }), from, to, 46, part(span, 0, 0.75));

const fromAbove =
  (high: number, size: number): Drawing =>
  (layer, _from, to, span) => {
    const above = { x: to.x + 30, y: to.y - high };
    const shape = `M${-12 * size} ${-4 * size}H${4 * size}L${13 * size} 0L${4 * size} ${4 * size}H${-12 * size}Z`;
    fly(body(layer, above, to, shape, 'fx-shell'), above, to, part(span, 0, 0.7), 'ease-in');
  };

const clash: Drawing = (layer, from, to, span) => {
  for (let i = 0; i < 3; i++) {
    const where = between(from, to, 0.35 + i * 0.15);
    const spot = { x: where.x + ((i * 23) % 21) - 10, y: where.y + ((i * 13) % 21) - 10 };
    const spark = add(layer, 'path', { d: star(6, 18, 5), class: 'fx-clash' });
    burst(spark, spot, [0.2, 1], part(span, i * 0.25, i * 0.25 + 0.4));
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
  artillery: fromAbove(420, 1),
  bomb: fromAbove(300, 1.5),
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
  const strike = part(span, 0.7, 1.5);
  if (hits > 0) burst(add(layer, 'path', { d: star(9, 22, 10), class: 'fx-hit' }), to, [0.2, 1], strike);
  else
    for (const [x, y] of [
      [26, -30],
      [-18, -34],
      [34, -8],
    ] as const)
      fly(
        add(layer, 'circle', { r: 2.4, class: 'fx-spark' }),
        to,
        { x: to.x + x, y: to.y + y },
        strike,
        'ease-out',
      );
}
