import type { Spot } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { apart, degrees, pathOf } from './geometry.ts';
import type { Ghost } from './ghost.ts';
import { inCentimetres } from './lengths.ts';
import { type Box, firstFree, roomOf, type Sized, type Table } from './plates.ts';

interface Mark {
  readonly mm: number;
  readonly at: Spot;
  /** Straight across the tape, one millimetre. */
  readonly across: Spot;
}

/** Every centimetre along a way. */
function marksOf(way: readonly Spot[]): readonly Mark[] {
  const marks: Mark[] = [];
  let before = 0;
  for (const [n, to] of way.slice(1).entries()) {
    const from = way[n] ?? to;
    const length = apart(from, to);
    const [u, v]: Spot = length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let mm = Math.ceil(before / 10) * 10; mm < before + length; mm += 10)
      marks.push({ mm, at: [from[0] + u * (mm - before), from[1] + v * (mm - before)], across: [-v, u] });
    before += length;
  }
  return marks;
}

/** Strokes across the tape, longer at every fifth centimetre. */
const strokes = (marks: readonly Mark[]): string =>
  marks
    .map(({ mm, at: [x, y], across: [u, v] }) => {
      const half = mm % 50 === 0 ? 7 : 3;
      return pathOf(
        [
          [x + u * half, y + v * half],
          [x - u * half, y - v * half],
        ],
        false,
      );
    })
    .join('');

/** Below this scale numbers beside the tape have no room. */
const SMALL = 0.45;

/** How far before a hull the grip lies by which it is turned, and how large, in pixels of the screen. */
export const GRIP = { far: 26, size: 10 } as const;

/** Where the tag may stand: before those who go, so that it hides neither them nor their way; else around them. */
function placesOf({ minis, ways: [way] }: Ghost, { wide, tall }: Omit<Sized, 'at'>, room: number) {
  const boxes = minis.map(roomOf);
  const top = Math.min(...boxes.map((box) => box.top));
  const foot = Math.max(...boxes.map((box) => box.top + box.tall));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.wide));
  const [x, y] = [Math.max(wide / 2, minis[0]?.at[0] ?? 0), (top + foot) / 2];
  const above: Spot = [x, top - room - tall / 2];
  const below: Spot = [x, foot + room + tall / 2];
  const beside: readonly Spot[] = [
    [right + room + wide / 2, y],
    [left - room - wide / 2, y],
  ];
  const [start, end] = [way?.[0], way?.at(-1)];
  const isUp = start !== undefined && end !== undefined && start[1] > end[1];
  return isUp ? [above, ...beside, below] : [below, ...beside, above];
}

/** The room that the grip at the nose of a hull takes, where there is one. */
export const gripsOf = ({ minis }: Ghost, scale: number): readonly Box[] =>
  minis.flatMap(({ at: [x, y], heading, radius }) => {
    if (heading === null) return [];
    const turn = (degrees(heading) * Math.PI) / 180;
    const [far, r] = [radius + GRIP.far / scale, GRIP.size / scale];
    return [
      { left: x + Math.cos(turn) * far - r, top: y + Math.sin(turn) * far - r, wide: 2 * r, tall: 2 * r },
    ];
  });

/** Letters on the screen, whatever the zoom. */
const FONT = 14;

const linesOf = (ghost: Ghost): readonly string[] => [
  t('tactics.measured.length', { length: inCentimetres(ghost.length) }),
  t('tactics.measured.rest', { left: inCentimetres(ghost.allowance - ghost.length) }),
];

/** Where the tag at the tape lies, over nothing that is there already; null where nothing is measured. */
export function tagOf(ghost: Ghost, scale: number, taken: readonly Box[], table: Table): Box | null {
  if (ghost.minis.length === 0 || ghost.allowance === 0) return null;
  const wide = (Math.max(...linesOf(ghost).map(({ length }) => length)) * 7.4 + 16) / scale;
  const size = { wide, tall: (FONT * 2.9) / scale };
  return firstFree(placesOf(ghost, size, 12 / scale), size, taken, table);
}

/** The measuring tape along the way of the first, with a number at every fifth centimetre. */
export function Tape({ ghost, scale }: { ghost: Ghost; scale: number }) {
  const [way] = ghost.ways;
  if (way === undefined || ghost.allowance === 0) return null;
  const marks = marksOf(way);
  const end = ghost.length - 25;
  const told = scale < SMALL ? [] : marks.filter(({ mm }) => mm > 0 && mm % 50 === 0 && mm < end);
  return (
    <g class="mt-tape">
      <path d={pathOf(way, false)} class="mt-tape-band" />
      <path d={strokes(marks)} class="mt-tape-marks" />
      {told.map(({ mm, at: [x, y], across: [u, v] }) => (
        <text
          key={mm}
          x={x + u * (10 + 9 / scale)}
          y={y + v * (10 + 9 / scale) + 4 / scale}
          font-size={12 / scale}
          text-anchor="middle"
          class="mt-tape-number"
        >
          {mm / 10}
        </text>
      ))}
    </g>
  );
}

/** What the way has taken, and what is left of it. */
export function TapeTag({ ghost, box, scale }: { ghost: Ghost; box: Box; scale: number }) {
  const size = FONT / scale;
  const { left, top, wide, tall } = box;
  return (
    <g class="mt-tape" transform={`translate(${left + wide / 2} ${top})`} font-size={size}>
      <rect x={-wide / 2} width={wide} height={tall} rx={5 / scale} class="mt-tape-tag" />
      {linesOf(ghost).map((line, at) => (
        <text key={line} y={size * (1.15 + at * 1.25)} text-anchor="middle" class={at === 0 ? '' : 'rest'}>
          {line}
        </text>
      ))}
    </g>
  );
}
