import { outline, px, py, unit } from './geometry.ts';
import { RemainsOn } from './Remains.tsx';
import {
  type Band,
  type GridScene,
  type Marks,
  type PieceModel,
  type SquareModel,
  squaresByKey,
} from './scene.ts';
import { useWordSize } from './signs.ts';

/** Seen but not heard: the squares themselves say what lies on them. */
const silent = { 'aria-hidden': 'true' } as const;

function Shield({ x, y, full }: { x: number; y: number; full: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} class="bd-shield">
      <path d="M9 0 L18 3 V10 C18 15 14 18.6 9 20.4 C4 18.6 0 15 0 10 V3 Z" class="bd-shield-back" />
      <path
        d="M9 2 L16 4.4 V10 C16 14 12.8 16.8 9 18.2 C5.2 16.8 2 14 2 10 V4.4 Z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.7"
      />
      <path
        d={
          full
            ? 'M9 2 L16 4.4 V10 C16 14 12.8 16.8 9 18.2 C5.2 16.8 2 14 2 10 V4.4 Z'
            : 'M9 2 V18.2 C5.2 16.8 2 14 2 10 V4.4 Z'
        }
        fill="currentColor"
      />
    </g>
  );
}

function Tag({ x, y, text, size }: { x: number; y: number; text: string; size: number }) {
  const w = text.length * 7 + 18;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x={-w / 2} y="-11" width={w} height="22" rx="3" class="bd-tag" />
      <text y="4.6" text-anchor="middle" class="bd-tag-text">
        {text}
      </text>
    </g>
  );
}

/** The textures of fog, reach and threat. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-fog`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" fill="var(--fog)" />
        <rect width="1.1" height="7" fill="var(--fog-line)" />
      </pattern>
      <pattern id={`${id}-dots`} width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="var(--sc)" opacity=".15" />
        <circle cx="4.5" cy="4.5" r="1.5" fill="var(--sc)" opacity=".8" />
      </pattern>
      <pattern
        id={`${id}-threat`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="2.6" height="8" fill="var(--threat)" opacity=".36" />
      </pattern>
    </defs>
  );
}

/** Squares as one path, rounded where they are smaller than their square. */
function boxesOf(squares: readonly SquareModel[], inset: number): string {
  const size = unit - 2 * inset;
  const r = inset > 0 ? 3 : 0;
  const side = size - 2 * r;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const box =
    `h${side}${corner(r, r)}v${side}${corner(-r, r)}` +
    `h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}z`;
  return squares.map(({ x, y }) => `M${px(x) + inset + r} ${py(y) + inset}${box}`).join('');
}

interface Ground {
  readonly byKey: ReadonlyMap<string, SquareModel>;
  readonly marks: Marks;
}

/** Where fire could reach, darker the more of it. */
function Threat({
  byKey,
  threat,
  id,
}: {
  byKey: Ground['byKey'];
  threat: NonNullable<Marks['threat']>;
  id: string;
}) {
  return (
    <>
      {[...threat].map(([key, share]) => {
        const s = byKey.get(key);
        if (s === undefined || share <= 0 || s.terrain.includes('wall')) return null;
        return (
          <rect
            key={key}
            x={px(s.x)}
            y={py(s.y)}
            width={unit}
            height={unit}
            fill={`url(#${id}-threat)`}
            opacity={0.25 + 0.75 * Math.min(1, share)}
          />
        );
      })}
    </>
  );
}

/** How far weapons reach: filled arcs, then their outlines. */
function Bands({ scene, byKey, marks }: Ground & { scene: GridScene }) {
  const keyOf = (x: number, y: number): string | undefined =>
    x < 0 || x >= scene.columns ? undefined : scene.squares[y * scene.columns + x]?.key;
  return (
    <>
      {marks.bands
        ?.filter((band) => band.filled === true)
        .map((band) => (
          <path key={`${band.label} arc`} d={boxesOf(squaresOf(byKey, band.squares), 0)} class="bd-arc" />
        ))}
      {marks.bands?.map((band) => {
        const d = outline(band.squares, (key) => byKey.get(key), keyOf);
        return d === '' ? null : (
          <path key={band.label} d={d} class={`bd-band${band.dotted ? ' dotted' : ''}`} />
        );
      })}
    </>
  );
}

/** The way a piece would take. */
function Path({ byKey, path }: { byKey: Ground['byKey']; path: readonly string[] }) {
  return (
    <path
      class="bd-path"
      d={`M${path
        .map((key) => {
          const s = byKey.get(key);
          return s === undefined ? '' : `${px(s.x) + unit / 2} ${py(s.y) + unit / 2}`;
        })
        .join('L')}`}
    />
  );
}

const squaresOf = (byKey: Ground['byKey'], keys: Iterable<string>): SquareModel[] =>
  [...keys].flatMap((key) => byKey.get(key) ?? []);

/** Reach, sight, bands, cover, threat: what the player asked to see, below the pieces. */
export function Overlays({ scene, marks, id }: { scene: GridScene; marks: Marks; id: string }) {
  const byKey = squaresByKey(scene);
  const looked = scene.pieces.find(({ key }) => key === marks.looked);
  const boxes = (keys: Iterable<string>, inset: number): string => boxesOf(squaresOf(byKey, keys), inset);
  return (
    <g {...silent} class={`side-${marks.sign}`}>
      <Patterns id={id} />
      {marks.remains !== undefined && <RemainsOn scene={scene} remains={marks.remains} />}
      {marks.hidden !== undefined && <path d={boxes(marks.hidden, 0)} fill={`url(#${id}-fog)`} />}
      {marks.threat !== undefined && <Threat byKey={byKey} threat={marks.threat} id={id} />}
      {marks.reach2 !== undefined && <path d={boxes(marks.reach2, 4)} fill={`url(#${id}-dots)`} />}
      {marks.reach1 !== undefined && <path d={boxes(marks.reach1, 4)} class="bd-reach1" />}
      <Bands scene={scene} byKey={byKey} marks={marks} />
      {looked !== undefined && <path d={boxes(looked.squares ?? [looked.square], 3)} class="bd-looked" />}
      {marks.goal !== undefined && <path d={boxes([marks.goal], 5)} class="bd-goal" />}
      {marks.path !== undefined && marks.path.length > 1 && <Path byKey={byKey} path={marks.path} />}
      {marks.names === true &&
        scene.squares.map((s) => (
          <text key={s.key} x={px(s.x) + 6} y={py(s.y) + 16} class="bd-name">
            {s.key}
          </text>
        ))}
    </g>
  );
}

/** Where a tag stands, and half its width. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A tag hides what it stands on rather than what stands beside it. */
const UNDER = 3;

/** Where the name of a range is written: on its upper or lower border, where nobody stands, if anywhere. */
function tagSpot(
  scene: GridScene,
  inside: Band['squares'],
  taken: readonly Spot[],
  label: string,
  size: number,
): Spot | null {
  const half = (label.length * 3.5 + 9) * size;
  const occupied = new Set(scene.pieces.map((piece) => piece.square));
  if ([...inside].every((key) => occupied.has(key))) return null;
  const at = new Map(scene.squares.map((s) => [`${s.x},${s.y}`, s]));
  const isFull = ({ key, terrain }: SquareModel): boolean => occupied.has(key) || terrain.length > 0;
  let best: (Spot & { score: number }) | null = null;
  for (const s of scene.squares) {
    if (!inside.has(s.key)) continue;
    for (const dy of [-1, 1]) {
      const next = at.get(`${s.x},${s.y + dy}`);
      if (next === undefined || inside.has(next.key)) continue;
      const near = [-1, 1].flatMap((dx) => [at.get(`${s.x + dx},${s.y}`), at.get(`${s.x + dx},${s.y + dy}`)]);
      const crowd =
        near.filter((square) => square !== undefined && isFull(square)).length +
        [s, next].filter(isFull).length * UNDER;
      const x = Math.max(px(0) + half, Math.min(px(s.x) + unit / 2, px(scene.columns) - half));
      const y = dy < 0 ? py(s.y) + 2 : py(s.y) + unit - 2;
      const over = taken.some(
        (spot) => Math.abs(spot.x - x) < half + spot.half + 6 && Math.abs(spot.y - y) < 28 * size,
      );
      const score = crowd * 10 + (dy > 0 ? 1 : 0) + (over ? 1000 : 0);
      if (best === null || score < best.score) best = { x, y, half, score };
    }
  }
  return best;
}

/** Who is aimed at, from where, and how far away he is. */
function AimLine({ scene, marks, size }: { scene: GridScene; marks: Marks; size: number }) {
  const { aim } = marks;
  const byKey = squaresByKey(scene);
  const [from, to] = [byKey.get(aim?.from ?? ''), byKey.get(aim?.to ?? '')];
  if (aim == null || from === undefined || to === undefined) return null;
  const widthOf = (fits: (piece: PieceModel) => boolean): number =>
    unit * (scene.pieces.find((piece) => !piece.small && fits(piece))?.size ?? 1);
  // A unit that covers several squares aims from its middle, wherever it is going.
  const wideFrom = widthOf(({ key }) => key === marks.selected);
  const wideTo = widthOf(({ square }) => square === aim.to);
  const start = { x: px(from.x) + wideFrom / 2, y: py(from.y) + wideFrom / 2 };
  const end = { x: px(to.x) + wideTo / 2, y: py(to.y) + wideTo / 2 };
  return (
    <>
      <path class="bd-aim-line" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path
        class="bd-aim"
        transform={`translate(${px(to.x)} ${py(to.y)})`}
        d={
          `M2 20V2H20M${wideTo - 20} 2H${wideTo - 2}V20M${wideTo - 2} ` +
          `${wideTo - 20}V${wideTo - 2}H${wideTo - 20}M20 ${wideTo - 2}H2V${wideTo - 20}`
        }
      />
      {aim.label !== '' && (
        <Tag x={(start.x + end.x) / 2} y={(start.y + end.y) / 2} text={aim.label} size={size} />
      )}
    </>
  );
}

/** Cover shields, range tags and the aiming line: above the pieces. */
export function Signs({ scene, marks }: { scene: GridScene; marks: Marks }) {
  const size = useWordSize();
  const byKey = squaresByKey(scene);
  const taken: Spot[] = [];
  return (
    <g {...silent} class={`side-${marks.sign} bd-signs`}>
      {marks.cover !== undefined &&
        [...marks.cover].map(([key, kind]) => {
          const s = byKey.get(key);
          return s === undefined ? null : (
            <Shield key={key} x={px(s.x) + unit - 23} y={py(s.y) + 5} full={kind === 'hard'} />
          );
        })}
      {marks.bands?.map((band) => {
        // Where room is short the number says it; the card has the name.
        const text = size > 1 ? (band.label.split(' · ')[0] ?? '') : band.label;
        const spot = tagSpot(scene, band.squares, taken, text, size);
        if (spot !== null) taken.push(spot);
        return spot === null ? null : <Tag key={band.label} x={spot.x} y={spot.y} text={text} size={size} />;
      })}
      <AimLine scene={scene} marks={marks} size={size} />
    </g>
  );
}
