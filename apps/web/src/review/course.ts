import type { Review, Standing } from '@dustfront/ai';
import type { Deed } from '../acts/act.ts';

/** A deed that changed who would win: how a seat's chance was before it and after. */
export interface TurningPoint {
  readonly deed: Deed;
  /** Whose chance changed most. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What is too little to be called a turning point. */
const LEAST = 0.08;
const MOST = 5;

/** How things stood between deeds: in the middle of one, chances only waver. */
export function betweenDeeds(
  { course }: Pick<Review, 'course'>,
  deeds: readonly Deed[],
): readonly Standing[] {
  const begins = new Set(deeds.filter(({ reacting }) => !reacting).map(({ first }) => first));
  const between = course.filter(({ answer }) => begins.has(answer));
  const last = course.at(-1);
  return between.length < 2 ? course : last === undefined ? between : [...between, last];
}

/** The end as it came: certain for whoever won, shared where several did. */
export function toTheEnd(course: readonly Standing[], places: readonly number[] | null): readonly Standing[] {
  const last = course.at(-1);
  if (places === null || last === undefined) return course;
  const first = places.filter((place) => place === 0).length;
  const chances = places.map((place) => (place === 0 ? 1 / first : 0));
  return [...course, { answer: last.answer + 1, chances }];
}

/** How much was lost in a deed: whole units, then soldiers or boxes of damage. */
const weightOf = ({ acts }: Deed): number =>
  acts.reduce(
    (sum, act) => (act.kind === 'falls' ? sum + 10 : act.kind === 'suffers' ? sum + act.lost : sum),
    0,
  );

/** Of an activation and the reactions to it, the one in which most was lost. */
function weightiest(deeds: readonly Deed[], begun: Deed, until: number): Deed {
  const reactions = deeds.filter(({ first, reacting }) => reacting && first >= begun.first && first < until);
  return reactions.reduce((most, deed) => (weightOf(deed) > weightOf(most) ? deed : most), begun);
}

/** The deeds after which things stood most differently, in the order in which they came. */
export function turningPoints(course: readonly Standing[], deeds: readonly Deed[]): readonly TurningPoint[] {
  const found = course.flatMap((before, i): TurningPoint[] => {
    const after = course[i + 1];
    const begun = deeds.findLast(({ first, reacting }) => !reacting && first <= before.answer);
    if (after === undefined || begun === undefined) return [];
    const deed = weightiest(deeds, begun, after.answer);
    const changes = before.chances.map((chance, seat) => Math.abs((after.chances[seat] ?? 0) - chance));
    const seat = changes.indexOf(Math.max(...changes));
    return [{ deed, seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 }];
  });
  const size = ({ from, to }: TurningPoint): number => Math.abs(to - from);
  return found
    .filter((point) => size(point) >= LEAST)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .sort((a, b) => a.deed.first - b.deed.first);
}
