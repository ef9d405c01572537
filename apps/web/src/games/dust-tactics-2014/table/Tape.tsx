import type { Spot } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import { apart, centimetres, pathOf } from './geometry.ts';
import type { Ghost } from './ghost.ts';

/** A mark across the tape at so many millimetres of its length, longer at every fifth centimetre. */
function marksOf(way: readonly Spot[]): string {
  const marks: string[] = [];
  let before = 0;
  for (const [at, to] of way.slice(1).entries()) {
    const from = way[at] ?? to;
    const length = apart(from, to);
    const [u, v]: Spot = length === 0 ? [0, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let mm = Math.ceil(before / 10) * 10; mm < before + length; mm += 10) {
      const half = mm % 50 === 0 ? 7 : 3;
      const [x, y] = [from[0] + u * (mm - before), from[1] + v * (mm - before)];
      marks.push(`M${x - v * half} ${y + u * half}L${x + v * half} ${y - u * half}`);
    }
    before += length;
  }
  return marks.join('');
}

/** Where the tag stands: before those who go, so that it hides neither them nor their way. */
function tagAt({ minis, ways: [way] }: Ghost, [wide, tall]: Spot, room: number): Spot {
  const [start, end] = [way?.[0], way?.at(-1)];
  const tops = minis.map(({ at, radius }) => at[1] - radius * 2);
  const feet = minis.map(({ at, radius }) => at[1] + radius);
  const above = Math.min(...tops) - room - tall;
  const isAbove = start !== undefined && end !== undefined && start[1] > end[1] && above > 0;
  return [Math.max(wide / 2, minis[0]?.at[0] ?? 0), isAbove ? above : Math.max(...feet) + room];
}

/** The measuring tape along the way of the first: what it has taken, and what is left. */
export function Tape({ ghost, scale }: { ghost: Ghost; scale: number }) {
  const [first] = ghost.minis;
  const [way] = ghost.ways;
  if (first === undefined || ghost.allowance === 0) return null;
  const size = 14 / scale;
  const lines = [
    t('tactics.measured.length', { length: centimetres(ghost.length) }),
    t('tactics.measured.rest', { left: centimetres(ghost.allowance - ghost.length) }),
  ];
  const wide = (Math.max(...lines.map(({ length }) => length)) * 7.4 + 16) / scale;
  const tall = size * 2.9;
  const [x, y] = tagAt(ghost, [wide, tall], 12 / scale);
  return (
    <g class="mt-tape">
      {way !== undefined && <path d={pathOf(way, false)} class="mt-tape-band" />}
      {way !== undefined && <path d={marksOf(way)} class="mt-tape-marks" />}
      <g transform={`translate(${x} ${y})`} font-size={size}>
        <rect x={-wide / 2} width={wide} height={tall} rx={5 / scale} class="mt-tape-tag" />
        {lines.map((line, at) => (
          <text key={line} y={size * (1.15 + at * 1.25)} text-anchor="middle" class={at === 0 ? '' : 'rest'}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
