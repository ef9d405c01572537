import { bootstrap, bradleyTerry, type Encounter, shareOf } from '@dustfront/ai';

/** One game between two forces of several. */
export interface Meeting {
  readonly forces: readonly [string, string];
  /** Of the first; a draw is half a point. */
  readonly points: number;
}

export interface ForceShare {
  readonly name: string;
  readonly games: number;
  readonly share: number;
  readonly ci95: readonly [number, number];
}

/** All games of two forces as one. */
function encountersOf(meetings: readonly Meeting[]): Encounter[] {
  const met = new Map<string, Encounter>();
  for (const { forces, points } of meetings) {
    const [a, b] = [...forces].sort() as [string, string];
    const before = met.get(`${a} ${b}`) ?? { a, b, points: 0, games: 0 };
    const won = a === forces[0] ? points : 1 - points;
    met.set(`${a} ${b}`, { a, b, points: before.points + won, games: before.games + 1 });
  }
  return [...met.values()];
}

/** What each would win against all others, taken as often as one another, whoever it happened to meet. */
function sharesOf(meetings: readonly Meeting[]): Map<string, number> {
  const ratings = bradleyTerry(encountersOf(meetings));
  return new Map(
    [...ratings].map(([force, rating]) => {
      const others = [...ratings].filter(([other]) => other !== force);
      const sum = others.reduce((won, [, other]) => won + shareOf(rating - other), 0);
      return [force, sum / Math.max(1, others.length)];
    }),
  );
}

const SAMPLES = 400;

/** Shares of forces fitted to all their games at once, with 95% intervals from drawing these games again. */
export const forceShares = (meetings: readonly Meeting[], seed: string): ForceShare[] =>
  bootstrap(meetings, sharesOf, SAMPLES, seed).map(({ player, rating, ci95 }) => ({
    name: player,
    games: meetings.filter(({ forces }) => forces.includes(player)).length,
    share: rating,
    ci95,
  }));
