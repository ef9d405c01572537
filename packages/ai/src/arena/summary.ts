import { meanRounds, type Quantiles, quantilesOf } from './figures.ts';
import type { PairResult } from './pair.ts';
import { bootstrap, bradleyTerry, type Encounter, type Rated } from './ratings.ts';
import { estimate, type Pentanomial, type Sprt, sprt } from './score.ts';

export { type Quantiles, quantilesOf } from './figures.ts';
export * from './seating.ts';
export * from './seating-summary.ts';

export interface MatchSummary {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  /** Share of the points that `a` took. */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly elo: number;
  readonly eloCi95: readonly [number, number];
  readonly pentanomial: Pentanomial;
  readonly sprt: Sprt;
  /** Mean lead of `a` in score, and the same less what the dice gave. */
  readonly margin: number | null;
  readonly luckAdjusted: number | null;
}

/** What `arena --json` prints. */
export interface Summary {
  readonly results: readonly MatchSummary[];
  readonly decisionMs: Readonly<Record<string, Quantiles>>;
  readonly ratings: readonly Rated[];
  readonly games: number;
  readonly fallbacks: number;
  /** Mean length of the games, where rounds are counted. */
  readonly rounds: number | null;
}

function pentanomialOf(results: readonly PairResult[]): Pentanomial {
  const counts = [0, 0, 0, 0, 0];
  for (const { points } of results) counts[Math.round(2 * points)]!++;
  return counts as unknown as Pentanomial;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Leads of `a` in every game whose scores are known; less luck where that is known too. */
function margins(results: readonly PairResult[], adjusted: boolean): number[] {
  return results.flatMap(({ games }) =>
    games.flatMap((game, nth) => {
      const [mine, other] = nth === 0 ? [0, 1] : [1, 0];
      if (game.scores === null || game.scores.length !== 2 || (adjusted && game.luck === null)) return [];
      const lead = game.scores[mine]! - game.scores[other]!;
      return [adjusted ? lead - (game.luck![mine]! - game.luck![other]!) : lead];
    }),
  );
}

function matchOf(results: readonly PairResult[], elo0: number, elo1: number): MatchSummary {
  const { a, b } = results[0]!.spec;
  const pentanomial = pentanomialOf(results);
  const { winRate, ci95, elo, eloCi95 } = estimate(pentanomial);
  return {
    a,
    b,
    pairs: results.length,
    winRate,
    ci95,
    elo,
    eloCi95,
    pentanomial,
    sprt: sprt(pentanomial, elo0, elo1),
    margin: mean(margins(results, false)),
    luckAdjusted: mean(margins(results, true)),
  };
}

export interface SummaryOptions {
  /** Hypotheses of the sequential test, in rating points. */
  readonly elo0?: number;
  readonly elo1?: number;
  readonly bootstrap?: number;
  readonly seed?: string;
}

/** Everything that can be said about the pairs played so far; their order does not matter. */
export function summarise(results: readonly PairResult[], options: SummaryOptions = {}): Summary {
  const inOrder = [...results].sort(
    (x, y) => compare(x.spec.a, y.spec.a) || compare(x.spec.b, y.spec.b) || x.spec.index - y.spec.index,
  );
  const byMatch = new Map<string, PairResult[]>();
  const times: Record<string, number[]> = {};
  for (const result of inOrder) {
    const key = `${result.spec.a} ${result.spec.b}`;
    byMatch.set(key, [...(byMatch.get(key) ?? []), result]);
    for (const [player, list] of Object.entries(result.times)) {
      times[player] ??= [];
      times[player].push(...list);
    }
  }
  const rate = (pairs: readonly PairResult[]) =>
    bradleyTerry(pairs.map(({ spec, points }): Encounter => ({ a: spec.a, b: spec.b, points, games: 2 })));
  return {
    results: [...byMatch.values()].map((pairs) => matchOf(pairs, options.elo0 ?? 0, options.elo1 ?? 30)),
    decisionMs: Object.fromEntries(
      Object.entries(times).map(([player, list]) => [player, quantilesOf(list)]),
    ),
    ratings: bootstrap(inOrder, rate, options.bootstrap ?? 200, options.seed ?? 'ratings'),
    games: 2 * results.length,
    fallbacks: inOrder.reduce((sum, { games }) => sum + games[0].fallbacks + games[1].fallbacks, 0),
    rounds: meanRounds(inOrder.flatMap(({ games }) => games)),
  };
}

const compare = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

/** All pairs of a round robin between players, in an order that plays every match at the same pace. */
export function roundRobin(
  players: readonly string[],
  pairs: number,
): { a: string; b: string; index: number }[] {
  const list: { a: string; b: string; index: number }[] = [];
  for (let index = 0; index < pairs; index++)
    for (let i = 0; i < players.length; i++)
      for (let j = i + 1; j < players.length; j++) list.push({ a: players[i]!, b: players[j]!, index });
  return list;
}
