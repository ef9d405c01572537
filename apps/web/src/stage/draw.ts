export interface Point {
  readonly x: number;
  readonly y: number;
}

const namespace = 'http://www.w3.org/2000/svg';

/** Adds an element to a layer of the drawing. */
export function add<K extends keyof SVGElementTagNameMap>(
  layer: SVGElement,
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  layer.append(made);
  return made;
}

/** When an effect begins and how long it lasts, in milliseconds. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

const moved = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) ${more}`;

/** Shows an element only for a while, through some keyframes, and takes it away. */
export function during(
  element: SVGElement,
  frames: Keyframe[],
  { at, length }: Span,
  easing = 'linear',
): void {
  element.style.opacity = '0';
  const first = frames[0]?.opacity ?? 1;
  const last = frames.at(-1)?.opacity ?? 1;
  const shown = frames.map((frame, i) => ({
    ...frame,
    opacity: frame.opacity ?? (i === 0 ? first : i === frames.length - 1 ? last : 1),
  }));
  const animation = element.animate(shown, { delay: at, duration: Math.max(1, length), easing });
  animation.onfinish = () => element.remove();
}

/** Moves an element from one point to another. */
export const fly = (element: SVGElement, from: Point, to: Point, span: Span, easing = 'linear'): void =>
  during(element, [{ transform: moved(from) }, { transform: moved(to) }], span, easing);

/** Lets an element grow at a point and fade. */
export const burst = (element: SVGElement, at: Point, sizes: readonly [number, number], span: Span): void =>
  during(
    element,
    [
      { transform: moved(at, `scale(${sizes[0]})`), opacity: 1 },
      { transform: moved(at, `scale(${sizes[1]})`), opacity: 0.9, offset: 0.4 },
      { transform: moved(at, `scale(${sizes[1] * 1.1})`), opacity: 0 },
    ],
    span,
    'ease-out',
  );

/** A part of a span, from one share of its length to another. */
export const part = ({ at, length }: Span, from: number, to: number): Span => ({
  at: at + length * from,
  length: length * (to - from),
});

/** A streak of light that runs along a line: a share of its way long, as wide as its look says. */
export function streak(layer: SVGElement, d: string, look: string, long: number, span: Span): void {
  const line = add(layer, 'path', { d, class: look, pathLength: 100, 'stroke-dasharray': `${long} 400` });
  during(line, [{ strokeDashoffset: long }, { strokeDashoffset: -100 }], span);
}

/** A cloud that grows, drifts up and thins out. */
export function puff(
  layer: SVGElement,
  at: Point,
  r: number,
  rise: number,
  span: Span,
  look = 'fx-smoke',
): void {
  const end = { x: at.x + rise * 0.3, y: at.y - rise };
  during(
    add(layer, 'circle', { r, class: look }),
    [
      { transform: moved(at, 'scale(.35)'), opacity: 0.85 },
      { transform: moved(between(at, end, 0.5), 'scale(1)'), opacity: 0.6, offset: 0.4 },
      { transform: moved(end, 'scale(1.5)'), opacity: 0 },
    ],
    span,
    'ease-out',
  );
}

/** Something small that is flung away and falls back to the ground. */
export function fling(element: SVGElement, from: Point, by: Point, high: number, span: Span): void {
  const frames = [0, 0.25, 0.5, 0.75, 1].map((share): Keyframe => {
    const spot = { x: from.x + by.x * share, y: from.y + by.y * share - high * 4 * share * (1 - share) };
    return { transform: moved(spot, `rotate(${Math.round(share * by.x * 9)}deg)`), offset: share };
  });
  during(element, frames, span);
}

/** An element thrown in an arc. */
export function lob(element: SVGElement, from: Point, to: Point, high: number, span: Span): void {
  const frames = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((share): Keyframe => {
    const y = from.y + (to.y - from.y) * share - high * 4 * share * (1 - share);
    return { transform: moved({ x: from.x + (to.x - from.x) * share, y }), offset: share };
  });
  during(element, frames, span);
}

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A star with so many points, for flashes and bursts. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const turn = (i * Math.PI) / points;
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
