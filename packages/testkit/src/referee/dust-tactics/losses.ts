/** Damage and losses of the Core Set (rulings, sections 7.5 and 9). */
import { has, type Line, type Unit } from './table.ts';

export type Ask =
  | { readonly do: 'roll'; readonly reason: string; readonly count: number }
  /** Who falls: a soldier by his likeness, or a hero by his name. */
  | { readonly do: 'lose'; readonly seat: number; readonly options: readonly string[] };

export interface Reply {
  readonly faces: readonly number[];
  readonly lost: string;
}

interface Body {
  readonly head: Unit;
  readonly hero: Unit | null;
}

const squadOf = ({ head }: Body): Unit | null =>
  head.card.kind === 'squad' && head.figures.length > 0 ? head : null;
/** The hero or vehicle with a health track that is left. */
function trackOf({ head, hero }: Body): Unit | null {
  const track = head.card.kind === 'squad' ? hero : head;
  return track && track.health > 0 ? track : null;
}
const healthOf = (body: Body): number => (squadOf(body)?.figures.length ?? 0) + (trackOf(body)?.health ?? 0);

/** Damage Resilient does nothing against flame, artillery, range 1 and range C. */
const mayResist = (line: Line): boolean =>
  line.kind !== 'flame' && line.range !== 'A' && line.range !== 1 && line.range !== 'C';

const isHit = (face: number): boolean => face < 2;

export function* blow(
  body: Body,
  hits: number,
  damage: number | 'B' | 'K',
  line: Line,
  seat: number,
): Generator<Ask, void, Reply> {
  const squad = squadOf(body);
  const track = trackOf(body);
  const soldiersResist = squad !== null && mayResist(line) && has(squad, 'damage-resilient');
  const trackResists =
    track !== null && mayResist(line) && (soldiersResist || has(track, 'damage-resilient'));
  if (hits === 0) return;
  if (damage === 'K' && track !== null) {
    yield* kills(body, hits, soldiersResist, trackResists, seat);
    return;
  }
  let points = damage === 'K' || damage === 'B' ? hits : hits * damage;
  if (trackResists) {
    yield* onePoint(body, points, soldiersResist, trackResists, seat);
    return;
  }
  if (soldiersResist) points -= yield* resist(points);
  yield* lose(body, points, seat);
}

function* resist(points: number): Generator<Ask, number, Reply> {
  if (points === 0) return 0;
  const { faces } = yield { do: 'roll', reason: 'resilience', count: points };
  return faces.filter(isHit).length;
}

/** What tells one miniature from another: what he carries and what he is. Where all are alike nobody is asked. */
export function likenessOf(unit: Unit, figure: number): string {
  return `${unit.name}: ${[...(unit.card.figures[figure] ?? [])].sort().join(' ')} ${unit.card.roles?.[figure] ?? ''}`;
}

/** The likenesses among which somebody picks. */
export function likenesses(body: Body): string[] {
  const squad = squadOf(body);
  const track = trackOf(body);
  const soldiers = squad ? squad.figures.map((figure) => likenessOf(squad, figure)) : [];
  return [...new Set([...soldiers, ...(track ? [track.name] : [])])];
}

function* choose(body: Body, seat: number): Generator<Ask, string, Reply> {
  const options = likenesses(body);
  if (options.length === 1) return options[0]!;
  const { lost } = yield { do: 'lose', seat, options };
  return lost;
}

function strike(body: Body, lost: string, points = 1): void {
  const track = trackOf(body);
  if (track && lost === track.name) track.health -= points;
  else {
    const squad = squadOf(body)!;
    const fallen = squad.figures.findIndex((figure) => likenessOf(squad, figure) === lost);
    squad.figures.splice(fallen, 1);
  }
}

/** Points without any resilience left to roll: nobody is asked where nothing can be chosen. */
function* lose(body: Body, points: number, seat: number): Generator<Ask, void, Reply> {
  for (let left = points; left > 0 && healthOf(body) > 0; left--) {
    const isOneKind = squadOf(body) === null || trackOf(body) === null;
    if (isOneKind && left >= healthOf(body)) {
      const track = trackOf(body);
      if (track) track.health = 0;
      else body.head.figures = [];
      return;
    }
    strike(body, yield* choose(body, seat));
  }
}

/**
 * Points one by one, where a hero or vehicle is resilient: a miniature suffers the point, then its die is rolled (CS
 * 1046).
 */
function* onePoint(
  body: Body,
  points: number,
  soldiersResist: boolean,
  trackResists: boolean,
  seat: number,
): Generator<Ask, void, Reply> {
  for (let left = points; left > 0 && healthOf(body) > 0; left--) {
    if (trackOf(body) === null) {
      const saved = soldiersResist ? yield* resist(left) : 0;
      yield* lose(body, left - saved, seat);
      return;
    }
    const lost = yield* choose(body, seat);
    const resists = lost === trackOf(body)?.name ? trackResists : soldiersResist;
    const saved = resists ? yield* resist(1) : 0;
    if (saved === 0) strike(body, lost);
  }
}

/** Kill hits where a health track is there: each takes one soldier, or all the health that is left. */
function* kills(
  body: Body,
  hits: number,
  soldiersResist: boolean,
  trackResists: boolean,
  seat: number,
): Generator<Ask, void, Reply> {
  for (let left = hits; left > 0 && healthOf(body) > 0; left--) {
    const lost = yield* choose(body, seat);
    const track = trackOf(body);
    if (track && lost === track.name) {
      const saved = trackResists ? yield* resist(track.health) : 0;
      strike(body, lost, track.health - saved);
    } else {
      const saved = soldiersResist ? yield* resist(1) : 0;
      if (saved === 0) strike(body, lost);
    }
  }
}
