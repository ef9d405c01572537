import type { Spot, TableScene } from '../../../board/tabletop.ts';
import { percent, percentSign, t } from '../../../i18n/index.ts';
import type { Aims, Plate } from './aims.ts';
import { stopWords } from './bars.ts';
import { apart, farAway, pathOf } from './geometry.ts';
import { type Box, middleOf, spread } from './plates.ts';
import type { Prospect } from './prospects.ts';
import './aims.css';

/** Sizes on the screen, whatever the zoom. */
const FONT = 12;
const ROW = 17;
const LETTER = 6.6;

/** Below this scale a name has no room: a plate is a number and a reason, and the panel says the rest. */
const TERSE = 0.45;

/** What stands on a plate below the name: centimetres, how many may fire, cover, or why nobody may. */
function wordsOf(
  { name, far, able, contact, covered, stoppedBy, bar }: Plate,
  terse: boolean,
): readonly string[] {
  const length = t('tactics.measured.length', { length: farAway(far) });
  if (contact && able === 0) {
    const hands = t('tactics.measured.contact');
    return terse ? [hands] : [name, hands];
  }
  const cover = covered ? [t('orders.inCover')] : [];
  if (stoppedBy !== null) {
    const why = stopWords(stoppedBy, bar);
    return terse ? [why, length] : [name, `${length} · ${why}`];
  }
  const seen = t('tactics.measured.able', { able });
  return terse ? [[length, ...cover].join(' · ')] : [name, [length, seen, ...cover].join(' · ')];
}

/** A plate with its words and the room that it takes. */
export interface Placed {
  readonly plate: Plate;
  readonly lines: readonly string[];
  /** How likely a hit is that counts; null where nobody knows. */
  readonly chance: string | null;
  readonly box: Box;
}

/** Below this scale many plates would hide the table: those at whom nobody may fire are told beside it only. */
const SMALL = 0.4;
const MANY = 3;

const shownOf = (all: readonly Plate[], scale: number): readonly Plate[] =>
  scale < SMALL && all.length > MANY ? all.filter(isInReach) : all;

const isInReach = ({ able, contact }: Plate): boolean => able > 0 || contact;

const chanceOf = (rows: readonly Prospect[], plate: Plate): string | null => {
  const { key } = plate;
  const row = isInReach(plate) ? rows.find((one) => one.key === key) : undefined;
  return row === undefined ? null : percent(row.some) + percentSign();
};

/** Room for a chance beside the lines, on the screen. */
const BESIDE = 48;

/** Every plate where it lies over nothing that is there already. */
export function placed(
  { plates: all }: Aims,
  rows: readonly Prospect[],
  scale: number,
  bodies: readonly Box[],
  tags: readonly Box[],
  scene: TableScene,
): readonly Placed[] {
  const plates = shownOf(all, scale);
  const said = plates.map((plate) => ({
    plate,
    lines: wordsOf(plate, scale < TERSE),
    chance: chanceOf(rows, plate),
  }));
  const sized = said.map(({ plate: { at }, lines, chance }) => ({
    at,
    wide:
      (Math.max(...lines.map(({ length }) => length)) * LETTER + 16 + (chance === null ? 0 : BESIDE)) / scale,
    tall: (Math.max(lines.length, chance === null ? 1 : 1.5) * ROW + 8) / scale,
  }));
  const bars = all.flatMap(({ bar }) => (bar === null ? [] : [bar.room]));
  const boxes = spread(sized, bodies, scene, tags, bars);
  return said.map((one, i): Placed => ({ ...one, box: boxes[i]! }));
}

/** From a plate to whom it is about, where he is not beside it; under all plates. */
function Lead({ plate, box }: Pick<Placed, 'plate' | 'box'>) {
  const middle = middleOf(box);
  if (apart(middle, plate.at) <= box.tall * 2) return null;
  return <path d={pathOf([middle, plate.at], false)} class="mt-aimlead" />;
}

function PlateView({ placed: { plate, lines, chance, box }, scale }: { placed: Placed; scale: number }) {
  const { left, top, wide, tall } = box;
  const beside = chance === null ? 0 : BESIDE / scale;
  const x = left + (wide - beside) / 2;
  const first = top + tall / 2 - ((lines.length - 1) / 2) * (ROW / scale) + 4 / scale;
  return (
    <g class={`mt-aimplate${isInReach(plate) ? ' can' : ''}`} data-troop={plate.key} font-size={FONT / scale}>
      <rect x={left} y={top} width={wide} height={tall} rx={5 / scale} />
      {lines.map((line, n) => (
        <text
          key={line}
          x={x}
          y={first + (n * ROW) / scale}
          text-anchor="middle"
          class={n === 0 ? 'mt-aimname' : ''}
        >
          {line}
        </text>
      ))}
      {chance !== null && (
        <text
          x={left + wide - 8 / scale}
          y={top + tall / 2 + 6 / scale}
          text-anchor="end"
          class="mt-aimname"
          font-size={17 / scale}
        >
          {chance}
        </text>
      )}
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

interface AimsProps {
  readonly aims: Aims;
  readonly plates: readonly Placed[];
  readonly scale: number;
  /** A click on a plate means whom it names. */
  readonly live: boolean;
}

/** Lines from everybody who could fire, and a plate at every enemy: range, sight, arc, cover. */
export function AimsView({ aims, plates, scale, live }: AimsProps) {
  return (
    <g class={live ? 'mt-aims live' : 'mt-aims'}>
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
