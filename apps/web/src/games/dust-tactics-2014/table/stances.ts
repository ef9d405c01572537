import { asView, dustTactics2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  type Fortify,
  type Lay,
  marchAsked,
  marchTo,
  pointAt,
  type Reach,
  siteNear,
} from '@dustfront/dust-tactics-2014/query';
import { questionFor, type Seat, type State } from '@dustfront/kernel';
import type { Spot } from '../../../board/tabletop.ts';
import type { Policy } from '../../../modes/answer-queue.ts';
import { setOut } from '../../../session/explore.ts';
import type { OpenQuestion } from '../../../session/table.ts';
import { startsOf } from '../options.ts';
import { apart } from './geometry.ts';
import { storeyMeant } from './levels.ts';
import { moved } from './moved.ts';

/** A table on which somebody is asked to point something out: as it is, or as it would be after some answers. */
export interface Stance {
  /** The answers that lead there; none where it is asked now. */
  readonly before: readonly string[];
  readonly seat: Seat;
  readonly view: TacticsView;
  /** A proposal of what is to be pointed out. */
  readonly sample: Choice;
  /** Where works may be built, while somebody builds them. */
  readonly sites?: readonly Fortify[];
}

/** Places for works on a table are listed, and pointed at all the same. */
const sitesOf = ({ options }: OpenQuestion): readonly Fortify[] =>
  options
    .map(({ option }) => option as unknown as Choice)
    .filter((one): one is Fortify => one.do === 'fortify');

/** Among the proposals of a free question one that is given by pointing: movement, place, smoke, piece of terrain. */
const sampleOf = ({ free, options }: OpenQuestion): Choice | null =>
  free
    ? ((options
        .map(({ option }) => option as unknown as Choice)
        .find((one) => 'parts' in one || one.do === 'smoke' || one.do === 'lay') as Choice | undefined) ??
      null)
    : null;

/** The table after the answers with which somebody sets out; null where they do not lead to a movement. */
function setOutOn(view: TacticsView, seat: Seat, start: readonly (readonly string[])[]): Stance | null {
  const out = setOut(dustTactics2014, view as unknown as State, seat, { start });
  if (out === null || out.play.over || out.play.seat !== seat) return null;
  const then = asView(dustTactics2014.view(out.play.state as never, seat));
  const space = marchAsked(then) === null ? null : (questionFor(dustTactics2014, then, seat)?.space ?? null);
  const [sample] = space?.propose(() => 0, 1) ?? [];
  return sample === undefined ? null : { before: out.answers, seat, view: then, sample: sample as Choice };
}

/** Where something can be pointed out: now, or once the chosen unit sets out, on a Move before a March. */
export function stancesOf(
  question: OpenQuestion,
  view: TacticsView,
  piece: string | null,
): readonly Stance[] {
  const sample = sampleOf(question);
  const { seat } = question;
  if (sample !== null) return [{ before: [], seat, view, sample }];
  const sites = sitesOf(question);
  if (sites[0] !== undefined) return [{ before: [], seat, view, sample: sites[0], sites }];
  if (piece === null) return [];
  return startsOf(question, piece, view).flatMap((start) => setOutOn(view, seat, start) ?? []);
}

/** The middles of works that may be built. */
export const spotsOf = (stance: Stance | undefined): readonly Spot[] =>
  [...new Set(stance?.sites?.map(({ at }) => at))].map(pointAt);

/** Of 64 parts of a full turn so many; works look towards an edge of the table, a quarter on. */
export const turnOf = (stance: Stance | undefined, steps: number): number =>
  stance?.sites === undefined ? steps : 16 * Math.sign(steps);

/** An answer that was pointed out, and where. */
export interface Meant {
  readonly stance: Stance;
  readonly choice: Choice;
}

/** Which piece of terrain, and how far it is across. */
export type Piece = Pick<Lay, 'word' | 'm'>;

/** How far the first of them ends from a point. */
const missed = (choice: Choice | null, at: Spot): number => {
  const end = choice !== null && 'parts' in choice ? choice.parts[0]?.way.at(-1) : undefined;
  return end === undefined ? Number.POSITIVE_INFINITY : apart(end, at);
};

/** The movement to a point: straight or around something, by the corners of the reach where it lies in that. */
function marched(
  view: TacticsView,
  at: Spot,
  heading: number | null,
  reach: Reach | null,
  level: number | null,
): Choice | null {
  const unit = view.units[marchAsked(view)?.unit ?? -1];
  const storey = unit === undefined ? undefined : storeyMeant(view, unit, at, level);
  const plain = marchTo(view, at, heading ?? undefined, undefined, undefined, storey);
  if (reach === null || missed(plain, at) === 0) return plain;
  const near = reach.places.reduce(
    (best, place, n) => (apart(place, at) < apart(reach.places[best]!, at) ? n : best),
    0,
  );
  const corners = reach.corners[near] ?? [];
  if (corners.length === 0 || apart(reach.places[near]!, at) > reach.step) return plain;
  const around = marchTo(view, at, heading ?? undefined, undefined, corners, storey);
  return missed(around, at) < missed(plain, at) ? around : plain;
}

const turned = (lay: Lay, heading: number | null): Lay => (heading === null ? lay : { ...lay, n: heading });

/** The answer that is nearest to where somebody points; null where there is none. */
export function nearest(
  { view, seat, sample, sites }: Stance,
  at: Spot,
  heading: number | null,
  piece: Piece | null,
  reach: Reach | null,
  level: number | null = null,
): Choice | null {
  if (sites !== undefined) return siteNear(view, sites, at, heading);
  if (marchAsked(view) !== null) return marched(view, at, heading, reach, level);
  const space = questionFor(dustTactics2014, view, seat)?.space ?? null;
  if (space === null) return null;
  const meant = moved(sample, at);
  return space.nearest(meant.do === 'lay' ? turned({ ...meant, ...piece }, heading) : meant) as Choice | null;
}

/**
 * So far beyond the shorter way a place must lie before the longer one is taken, in millimetres: nobody gives an attack
 * away for the width of a base.
 */
const BEYOND = 20;

/** Whether a point lies farther from who stands on the table than he can go. */
function isBeyond({ view }: Stance, at: Spot): boolean {
  const march = marchAsked(view);
  const [stand] = march === null ? [] : (view.units[march.unit]?.bases ?? []);
  return march !== null && stand !== undefined && apart([stand[0], stand[1]], at) > march.length + BEYOND;
}

/** What somebody means who points there: with the shorter way where that is enough, else with the longer. */
export function meantBy(
  [short, long]: readonly Stance[],
  at: Spot,
  answer: (stance: Stance) => Choice | null,
): Meant | null {
  const meant = (stance: Stance | undefined): Meant | null => {
    const choice = stance === undefined ? null : answer(stance);
    return stance === undefined || choice === null ? null : { stance, choice };
  };
  if (short === undefined || long === undefined) return meant(short);
  const first = isBeyond(short, at) ? null : meant(short);
  if (first !== null && missed(first.choice, at) <= BEYOND) return first;
  const further = meant(long);
  if (further === null) return first ?? meant(short);
  return first !== null && missed(first.choice, at) <= missed(further.choice, at) + BEYOND ? first : further;
}

/** An answer that is given once, as soon as something free is asked: whoever is asked before comes first. */
export function onceFree(id: string): Policy {
  let said = false;
  return {
    answer: ({ free }) => {
      if (said || !free) return null;
      said = true;
      return id;
    },
  };
}

/** Gets into a machine where that is asked; null where it is not, or where there is more than one way to be in it. */
export const onceAboard = (carrier: string): Policy => ({
  answer: ({ name, options }) => {
    if (name !== 'mount') return null;
    const ways = options.filter(({ option }) => {
      const choice = option as unknown as Choice;
      return choice.do === 'board' && choice.who === carrier;
    });
    return ways.length === 1 ? (ways[0]?.id ?? null) : null;
  },
});
