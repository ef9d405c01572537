import type { Act, Deed } from '../../../acts/act.ts';
import type { StatusModel } from '../../../games/face.ts';

/** Points that a side won at a moment, and the deed that won them. */
export interface Gain {
  /** After so many answers. */
  readonly at: number;
  readonly side: number;
  readonly points: number;
  readonly deed: Deed;
}

/** What one unit did to its enemies in a whole match. */
export interface Feat {
  readonly piece: string;
  readonly name: string;
  readonly side: number;
  readonly points: number;
  readonly destroyed: number;
  readonly hits: number;
}

/** The side of every unit, whether it still stands or not. */
function sidesOf({ sides }: StatusModel): ReadonlyMap<string, number> {
  return new Map(sides.flatMap(({ pips }, side) => pips.map(({ key }) => [key, side] as const)));
}

const fell = (act: Act): act is Extract<Act, { kind: 'falls' }> => act.kind === 'falls';

/** Who won points when: each unit that falls is a gain of the other side. */
export function gainsOf(deeds: readonly Deed[], status: StatusModel): readonly Gain[] {
  const sideOf = sidesOf(status);
  return deeds.flatMap((deed) =>
    deed.acts.filter(fell).flatMap(({ piece, points, after }) => {
      const lost = sideOf.get(piece);
      return lost === undefined ? [] : [{ at: after + 1, side: 1 - lost, points, deed }];
    }),
  );
}

/** The deeds that brought most, at most so many, in the order in which they happened. */
export function turningPoints(gains: readonly Gain[], most = 3): readonly Gain[] {
  const byDeed = new Map<Deed, Gain>();
  for (const gain of gains) {
    const known = byDeed.get(gain.deed);
    if (known === undefined || known.side === gain.side)
      byDeed.set(gain.deed, { ...gain, points: gain.points + (known?.points ?? 0) });
  }
  return [...byDeed.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** What each unit destroyed and hit. */
export function featsOf(deeds: readonly Deed[], status: StatusModel): readonly Feat[] {
  const sideOf = sidesOf(status);
  const feats = new Map<string, { -readonly [K in keyof Feat]: Feat[K] }>();
  for (const { piece, name, acts } of deeds) {
    const side = sideOf.get(piece);
    if (side === undefined) continue;
    const feat = feats.get(piece) ?? { piece, name, side, points: 0, destroyed: 0, hits: 0 };
    feats.set(piece, feat);
    for (const act of acts) {
      if (act.kind === 'fires' && act.piece === piece) feat.hits += act.hits;
      if (fell(act) && sideOf.get(act.piece) === 1 - side) {
        feat.points += act.points;
        feat.destroyed++;
      }
    }
  }
  return [...feats.values()].sort((a, b) => b.points - a.points || b.hits - a.hits);
}

/** The points of both sides after each gain, from nothing to the end. */
export function runningPoints(
  gains: readonly Gain[],
  last: number,
): readonly { readonly at: number; readonly points: readonly [number, number] }[] {
  const now: [number, number] = [0, 0];
  const steps = gains
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, side, points }) => {
      if (side === 0 || side === 1) now[side] += points;
      return { at, points: [now[0], now[1]] as const };
    });
  return [{ at: 0, points: [0, 0] }, ...steps, { at: last, points: [now[0], now[1]] }];
}

/**
 * What goals brought each side at the end, where without them somebody else would have won or nobody; null where the
 * fighting alone decided it.
 */
export function goalsDecided(won: readonly number[], scores: readonly number[]): readonly number[] | null {
  const lead = (points: readonly number[]): number => Math.sign((points[0] ?? 0) - (points[1] ?? 0));
  const goals = scores.map((score, i) => score - (won[i] ?? 0));
  if (goals.some((points) => !(points >= 0)) || lead(scores) === 0 || lead(won) === lead(scores)) return null;
  return goals;
}
