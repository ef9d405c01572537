import type { Spot, TableScene } from '../../../board/tabletop.ts';
import { t } from '../../../i18n/index.ts';
import type { Aims, Plate } from './aims.ts';
import { stopWords } from './bars.ts';
import { apart, farAway, pathOf } from './geometry.ts';
import { type Box, middleOf, spread } from './plates.ts';
import './aims.css';

/** Sizes on the screen, whatever the zoom. */
const FONT = 12;
const ROW = 17;
const LETTER = 6.6;

/** What stands on a plate below the name: centimetres, how many may fire, cover, or why nobody may. */
function wordsOf({ far, able, covered, stoppedBy, bar }: Plate): string {
  const length = t('tactics.measured.length', { length: farAway(far) });
  if (stoppedBy !== null) return `${length} · ${stopWords(stoppedBy, bar)}`;
  const seen = t('tactics.measured.able', { able });
  return [length, seen, ...(covered ? [t('orders.inCover')] : [])].join(' · ');
}

/** A plate with its words and the room that it takes. */
export interface Placed {
  readonly plate: Plate;
  readonly words: string;
  readonly box: Box;
}

/** Below this scale many plates would hide the table: those at whom nobody may fire are told beside it only. */
const SMALL = 0.4;
const MANY = 3;

const shownOf = (all: readonly Plate[], scale: number): readonly Plate[] =>
  scale < SMALL && all.length > MANY ? all.filter(({ able }) => able > 0) : all;

/** Every plate where it lies over nothing that is there already. */
export function placed(
  all: readonly Plate[],
  scale: number,
  bodies: readonly Box[],
  tags: readonly Box[],
  scene: TableScene,
): readonly Placed[] {
  const plates = shownOf(all, scale);
  const words = plates.map(wordsOf);
  const sized = plates.map(({ at, name }, i) => ({
    at,
    wide: (Math.max(name.length, words[i]?.length ?? 0) * LETTER + 16) / scale,
    tall: (2 * ROW + 8) / scale,
  }));
  const bars = all.flatMap(({ bar }) => (bar === null ? [] : [bar.room]));
  const boxes = spread(sized, bodies, scene, tags, bars);
  return plates.map((plate, i): Placed => ({ plate, words: words[i] ?? '', box: boxes[i]! }));
}

/** From a plate to whom it is about, where he is not beside it; under all plates. */
function Lead({ plate, box }: Pick<Placed, 'plate' | 'box'>) {
  const middle = middleOf(box);
  if (apart(middle, plate.at) <= box.tall * 2) return null;
  return <path d={pathOf([middle, plate.at], false)} class="mt-aimlead" />;
}

function PlateView({ placed: { plate, words, box }, scale }: { placed: Placed; scale: number }) {
  const { left, top, wide, tall } = box;
  const [x] = middleOf(box);
  return (
    <g class={`mt-aimplate${plate.able > 0 ? ' can' : ''}`} font-size={FONT / scale}>
      <rect x={left} y={top} width={wide} height={tall} rx={5 / scale} />
      <text x={x} y={top + ROW / scale} text-anchor="middle" class="mt-aimname">
        {plate.name}
      </text>
      <text x={x} y={top + (2 * ROW) / scale} text-anchor="middle">
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

/** What bars the sight, each marked once. */
function Bars({ plates }: { plates: readonly Plate[] }) {
  const bars = new Map(plates.flatMap(({ bar }) => (bar === null ? [] : [[bar.key, bar.path] as const])));
  return (
    <>
      {[...bars].map(([key, path]) => (
        <path key={key} d={path} class="mt-bar" data-bar={key} />
      ))}
    </>
  );
}

/** Lines from everybody who could fire, and a plate at every enemy: range, sight, arc, cover. */
export function AimsView({ aims, plates, scale }: { aims: Aims; plates: readonly Placed[]; scale: number }) {
  return (
    <g class="mt-aims">
      <Bars plates={aims.plates} />
      {aims.lines.map(({ by, at, from, to, stoppedBy, barredBy }) => {
        const end = barredBy?.at ?? to;
        return (
          <g key={`${by}>${at}`} class={stoppedBy === null ? 'can' : ''}>
            <path d={pathOf([from, end], false)} class="mt-aim under" />
            <path d={pathOf([from, end], false)} class="mt-aim" />
            {stoppedBy === null ? (
              <circle cx={to[0]} cy={to[1]} r={4 / scale} class="mt-aimdot" />
            ) : (
              <Stop at={end} scale={scale} />
            )}
          </g>
        );
      })}
      {plates.map(({ plate, box }) => (
        <Lead key={plate.key} plate={plate} box={box} />
      ))}
      {plates.map((one) => (
        <PlateView key={one.plate.key} placed={one} scale={scale} />
      ))}
    </g>
  );
}
