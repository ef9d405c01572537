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
