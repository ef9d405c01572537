/** Places on a table: the point of the first miniature, the others around him as they stand now. */
import type { Choice, TacticsState, Unit } from '@dustfront/dust-tactics-2014';
import {
  fieldOf,
  groupOf,
  type MarchFrame,
  marchAsked,
  marchOf,
  marchTo,
  NOBODY,
  pointAt,
  reaching,
  type Stand,
  speedOf,
  spotAt,
  standingAfter,
  unitOf,
} from '@dustfront/dust-tactics-2014/query';
import type { Interest, Places } from '../where.ts';
import { candidates } from './candidates.ts';
import { asFarAs, headingTo, type Point, startFor, around as turned } from './points.ts';
import { rememberedPlaces } from './remembered.ts';

type Formations = WeakMap<readonly Stand[], Map<number, readonly Stand[]>>;

/** Where the miniatures of a list would stand if the first of their unit stood elsewhere: roughly, and really. */
const rough: Formations = new WeakMap();
const real: Formations = new WeakMap();

function formationsOf(formations: Formations, bases: readonly Stand[]): Map<number, readonly Stand[]> {
  const known = formations.get(bases) ?? new Map<number, readonly Stand[]>();
  formations.set(bases, known);
  return known;
}

const clamped = (n: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, n));
const EDGE = 20;
const HEADINGS = 64;

function shifted(
  state: TacticsState,
  bases: readonly Stand[],
  [dx, dy]: Point,
  heading: number,
): readonly Stand[] {
  const { width, height } = fieldOf(state);
  return bases.map(([x, y]): Stand => [clamped(x + dx, width), clamped(y + dy, height), 0, heading]);
}

/** Who waits beside the table comes in rows of three, one behind the other as seen from the middle. */
const ROW = 3;
const GAP = 45;
const BACK: readonly Point[] = [
  [0, -GAP],
  [GAP, 0],
  [0, GAP],
  [-GAP, 0],
];

function inRows(state: TacticsState, unit: Unit, [x, y]: Point, heading: number): readonly Stand[] {
  const count = Math.max(1, unit.soldiers.length);
  const [u, v] = BACK[state.edges[unit.side]] ?? [0, GAP];
  const { width, height } = fieldOf(state);
  return Array.from({ length: count }, (_, n): Stand => {
    const [across, back] = [(n % ROW) - (n === 0 ? 0 : 1), Math.floor(n / ROW)];
    return [
      clamped(x + back * u + across * v, width),
      clamped(y + back * v + across * u, height),
      0,
      heading,
    ];
  });
}

function basesAt(
  state: TacticsState,
  one: Unit,
  from: number,
  at: number,
  heading: number,
): readonly Stand[] {
  const { bases } = one;
  const [x, y] = pointAt(at);
  if (bases === undefined || one.place !== 'board' || from < 0) return inRows(state, one, [x, y], heading);
  const known = formationsOf(rough, bases);
  const key = at * HEADINGS + heading;
  let stands = (marchAsked(state) === null ? undefined : real.get(bases)?.get(key)) ?? known.get(key);
  if (stands === undefined) {
    const [u, v] = pointAt(from);
    stands = shifted(state, bases, [x - u, y - v], heading);
    known.set(key, stands);
  }
  return stands;
}

function placed(state: TacticsState, unit: Unit, at: number, heading: number): TacticsState {
  const units = state.units.slice();
  const from = unit.place === 'board' ? unit.at : -1;
  for (const one of groupOf(state, unit))
    units[one.id] = {
      ...one,
      place: 'board',
      at,
      bases: basesAt(state, one, from, at, heading),
      carrier: NOBODY,
      carriage: '',
    };
  return { ...state, units };
}

const facingOf = ({ bases }: Unit): number => bases?.[0]?.[3] ?? 0;

function ends(
  state: TacticsState,
  unit: Unit,
  isMarch: boolean,
  interest: Interest,
  wide: boolean,
): readonly number[] {
  const speed = speedOf(state, unit);
  const march = marchOf(unit, isMarch ? speed.march : speed.move, isMarch);
  return endsKnown(state, `${unit.id} ${march.length} ${wide}`, () =>
    candidates(state, unit, march.length, interest, wide, reaching(state, march)).map(spotAt),
  );
}

const endsKnown = rememberedPlaces(20_000);

/** How far aside somebody steps who does not see from straight ahead. */
const ASIDE = [0, 8, -8];
/** From middle to middle: how much farther than a range two bases may stand, and how near to each other at least. */
const WELL_WITHIN = 15;
const BESIDE = 60;

/** Straight on until it is in range, or as far as it can go, and the same a little to each side. */
function approaches(state: TacticsState, unit: Unit, at: number, range: number): readonly number[] {
  if (unit.place !== 'board' && state.edges[unit.side] < 0) return [];
  const to = pointAt(at);
  const length = 100 * speedOf(state, unit).move;
  const from = startFor(state, unit)(to);
  const far = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  const need = far - 100 * range - WELL_WITHIN;
  if (need > length) return [];
  const reaches = reaching(state, marchOf(unit, length / 100, false));
  const steps = need > WELL_WITHIN ? [need, length] : [length / 2];
  return ASIDE.flatMap((headings) =>
    steps.map((step) => turned(from, asFarAs(from, to, Math.max(0, Math.min(step, far - BESIDE))), headings)),
  )
    .filter(reaches)
    .slice(0, 3)
    .map(spotAt);
}

/** Where a movement that is asked for really ends, everybody in his place; also that of an answer. */
export function endsOfMarch(
  state: TacticsState,
  march: MarchFrame,
  interest: Interest,
  also?: Choice,
): readonly number[] {
  const unit = unitOf(state, march.unit);
  const wanted = candidates(state, unit, march.length, interest, true, reaching(state, march));
  for (const one of groupOf(state, unit)) if (one.bases !== undefined) real.delete(one.bases);
  const others = also !== undefined && 'parts' in also ? [endOf(state, march, also)] : [];
  return [...new Set([...arrivals(state, march, wanted), ...others])];
}

/** A little to every side of a place: what is good can be better there. */
const NEARBY: readonly Point[] = [
  [45, 0],
  [-45, 0],
  [0, 45],
  [0, -45],
];

/** Really reached places around one. */
export function endsAround(state: TacticsState, march: MarchFrame, at: number): readonly number[] {
  if (at < 0) return [];
  const [x, y] = pointAt(at);
  const reaches = reaching(state, march);
  const wanted = NEARBY.map(([dx, dy]): Point => [x + dx, y + dy]).filter(reaches);
  return arrivals(state, march, wanted).filter((one) => one !== at);
}

function arrivals(state: TacticsState, march: MarchFrame, points: readonly Point[]): readonly number[] {
  return points.flatMap((point) => {
    const choice = marchTo(state, point, undefined, march);
    return choice === null ? [] : [endOf(state, march, choice)];
  });
}

/** Keeps where everybody will stand after an answer, and says where the first does. */
export function endOf(state: TacticsState, march: MarchFrame, choice: Choice): number {
  const unit = unitOf(state, march.unit);
  const after = standingAfter(state, choice);
  const at = after.units[unit.id]!.at;
  for (const one of groupOf(state, unit)) {
    const { bases } = after.units[one.id]!;
    if (one.bases !== undefined && bases !== undefined)
      formationsOf(real, one.bases).set(at * HEADINGS + (bases[0]?.[3] ?? 0), bases);
  }
  return at;
}

export const table: Places = {
  facingOf,
  facingTo: (_state, from, to) => headingTo(pointAt(from), pointAt(to)),
  placed,
  ends,
  approaches,
  middle: (state) => {
    const { width, height } = fieldOf(state);
    return spotAt([Math.round(width / 2), Math.round(height / 2)]);
  },
};
