import type { RefObject } from 'preact';
import { MARGIN } from '../../../board/tabletop.ts';
import type { Draft } from './draft.ts';
import './loupe.css';

/** The drawings that are looked at through the loupe: the table, and over it what is about to be. */
export const [TABLE, AHEAD] = ['mt-table', 'mt-ahead'];

/** How large things are in it beside the table, and how far it is across, in pixels. */
const POWER = 2;
const ACROSS = 128;

/** What a finger hides or holds, larger, in the corner that is farther from it. */
export function Loupe({
  draft,
  scale,
  svg,
}: {
  draft: Draft;
  scale: number;
  svg: RefObject<SVGSVGElement | null>;
}) {
  const at = draft.finger.value;
  if (at === null) return null;
  const { width = 0 } = svg.current?.getBoundingClientRect() ?? {};
  const { x: left = 0 } = svg.current?.viewBox.baseVal ?? {};
  const isLeft = (at[0] + MARGIN - left) * scale < width / 2;
  const across = ACROSS / (scale * POWER);
  const [x, y] = [at[0] + MARGIN, at[1] + MARGIN];
  const box = [x - across / 2, y - across / 2, across, across].join(' ');
  const arm = across / 14;
  return (
    <svg class={`mt-svg mt-loupe${isLeft ? ' right' : ''}`} viewBox={box} aria-hidden="true">
      <use href={`#${TABLE}`} />
      <use href={`#${AHEAD}`} />
      <path d={`M${x - arm} ${y}h${2 * arm}m${-arm} ${-arm}v${2 * arm}`} class="mt-loupe-cross" />
    </svg>
  );
}
