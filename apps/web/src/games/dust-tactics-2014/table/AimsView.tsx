import type { Spot } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import type { Aims, Plate } from './aims.ts';
import { centimetres, pathOf } from './geometry.ts';
import './aims.css';

/** Sizes on the screen, whatever the zoom. */
const FONT = 12;
const ROW = 17;
const LETTER = 6.6;

/** What stands on a plate below the name: centimetres, how many may fire, cover, or why nobody may. */
function wordsOf({ far, able, covered, stoppedBy }: Plate): string {
  const length = t('tactics.measured.length', { length: Math.round(centimetres(far)) });
  if (stoppedBy !== null) return `${length} · ${t(`tactics.measured.no-${stoppedBy}`)}`;
  const seen = t('tactics.measured.able', { able });
  return [length, seen, ...(covered ? [t('orders.inCover')] : [])].join(' · ');
}

function PlateView({ plate, scale, width }: { plate: Plate; scale: number; width: number }) {
  const words = wordsOf(plate);
  const wide = (Math.max(plate.name.length, words.length) * LETTER + 16) / scale;
  const tall = (2 * ROW + 8) / scale;
  const x = Math.max(wide / 2, Math.min(width - wide / 2, plate.at[0]));
  const above = plate.at[1] - 40 - tall;
  const y = above < 0 ? plate.at[1] + 34 : above;
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={`mt-aimplate${plate.able > 0 ? ' can' : ''}`}
      font-size={FONT / scale}
    >
      <rect x={-wide / 2} width={wide} height={tall} rx={5 / scale} />
      <text y={ROW / scale} text-anchor="middle" class="mt-aimname">
        {plate.name}
      </text>
      <text y={(2 * ROW) / scale} text-anchor="middle">
        {words}
      </text>
    </g>
  );
}

function Stop({ at: [x, y], scale }: { at: Spot; scale: number }) {
  const r = 5 / scale;
  return (
    <path d={`M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`} class="mt-aimstop" />
  );
}

/** Lines from everybody who could fire, and a plate at every enemy: range, sight, arc, cover. */
export function AimsView({ aims, scale, width }: { aims: Aims; scale: number; width: number }) {
  return (
    <g class="mt-aims">
      {aims.lines.map(({ by, at, from, to, stoppedBy }) => (
        <g key={`${by}>${at}`} class={stoppedBy === null ? 'can' : ''}>
          <path d={pathOf([from, to], false)} class="mt-aim under" />
          <path d={pathOf([from, to], false)} class="mt-aim" />
          {stoppedBy === null ? (
            <circle cx={to[0]} cy={to[1]} r={4 / scale} class="mt-aimdot" />
          ) : (
            <Stop at={to} scale={scale} />
          )}
        </g>
      ))}
      {aims.plates.map((plate) => (
        <PlateView key={plate.key} plate={plate} scale={scale} width={width} />
      ))}
    </g>
  );
}
