import { mean, meanRounds, type Quantiles, quantilesOf } from './figures.ts';
import type { PlayedGame } from './pair.ts';
import { bootstrap, plackettLuce, type Ranking, type Rated } from './ratings.ts';
import { eloOf, wilson } from './score.ts';
import type { SeatingResult } from './seating.ts';

/** How two players of a table did against each other: the better place is a point, a shared one half. */
export interface TableMeeting {
  readonly a: string;
  readonly b: string;
  /** Sets of games with the same dice, each player once in every seat. */
  readonly pairs: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly elo: number;
}

/** How often a player of a table won. */
export interface TableShare {
  readonly player: string;
  /** Seats that he had at the table. */
  readonly seats: number;
  readonly games: number;
  /** Games that one of his seats won; a shared victory in parts. */
  readonly wins: number;
  readonly share: number;
  readonly ci95: readonly [number, number];
  /** The share that seats alone would give. */
  readonly even: number;
  readonly meanScore: number;
}

/** What `arena --json` prints for a table of three to six. */
export interface TableSummary {
  readonly results: readonly TableMeeting[];
  readonly shares: readonly TableShare[];
  readonly decisionMs: Readonly<Record<string, Quantiles>>;
  /** Plackett–Luce. */
  readonly ratings: readonly Rated[];
  readonly games: number;
  readonly fallbacks: number;
  readonly rounds: number | null;
}

/** A mean of sets with its interval: by their spread, near 0 and 1 by Wilson's as well. */
function interval(sets: readonly number[], games: number): { share: number; ci95: [number, number] } {
  const share = mean(sets);
  const variance = sets.reduce((sum, x) => sum + (x - share) ** 2, 0) / Math.max(1, sets.length - 1);
  const half = sets.length < 2 ? 1 : 1.959964 * Math.sqrt(variance / sets.length);
  const [low, high] = wilson(share, games);
  if (share > 0.05 && share < 0.95 && sets.length > 1)
    return { share, ci95: [Math.max(0, share - half), Math.min(1, share + half)] };
  return {
    share,
    ci95: [Math.max(0, Math.min(low, share - half)), Math.min(1, Math.max(high, share + half))],
  };
}

/** Places of a game as a ranking of names; a game without an end ranks nobody. */
function rankingOf({ seats, places }: PlayedGame): Ranking {
  if (places === null) return [[...seats]];
  const order = [...new Set(places)].sort((x, y) => x - y);
  return order.map((place) => seats.filter((_, seat) => places[seat] === place));
}

function wonBy({ seats, places }: PlayedGame, player: string): number {
  if (places === null) return 0;
  const winners = seats.filter((_, seat) => places[seat] === 0);
  return winners.filter((name) => name === player).length / Math.max(1, winners.length);
}

/** Of all seats of `a` against all seats of `b`: the share placed better. */
function above({ seats, places }: PlayedGame, a: string, b: string): number {
  const points: number[] = [];
  seats.forEach((x, i) => {
    seats.forEach((y, j) => {
      if (x !== a || y !== b) return;
      const [p, q] = [places?.[i] ?? 0, places?.[j] ?? 0];
      points.push(p < q ? 1 : p > q ? 0 : 0.5);
    });
  });
  return mean(points);
}

/** Everything that can be said about the games played so far; their order does not matter. */
export function summariseTable(
  results: readonly SeatingResult[],
  options: { readonly bootstrap?: number; readonly seed?: string } = {},
): TableSummary {
  const inOrder = [...results].sort((x, y) => x.spec.index - y.spec.index || x.spec.turn - y.spec.turn);
  const sets = new Map<number, PlayedGame[]>();
  const times: Record<string, number[]> = {};
  for (const { spec, game, times: taken } of inOrder) {
    sets.set(spec.index, [...(sets.get(spec.index) ?? []), game]);
    for (const [player, list] of Object.entries(taken)) {
      times[player] ??= [];
      times[player].push(...list);
    }
  }
  const games = inOrder.map(({ game }) => game);
  const table = inOrder[0]?.spec.table ?? [];
  const players = [...new Set(table)];
  const bySet = (value: (game: PlayedGame) => number) =>
    interval(
      [...sets.values()].map((set) => mean(set.map(value))),
      games.length,
    );
  const meetings = players.flatMap((a, i) =>
    players.slice(i + 1).map((b): TableMeeting => {
      const { share, ci95 } = bySet((game) => above(game, a, b));
      return { a, b, pairs: sets.size, winRate: share, ci95, elo: eloOf(share) };
    }),
  );
  const shares = players.map((player): TableShare => {
    const { share, ci95 } = bySet((game) => wonBy(game, player));
    const seats = table.filter((name) => name === player).length;
    const scores = games.flatMap((game) =>
      (game.scores ?? []).filter((_, seat) => game.seats[seat] === player),
    );
    const wins = games.reduce((sum, game) => sum + wonBy(game, player), 0);
    const even = seats / table.length;
    return { player, seats, games: games.length, wins, share, ci95, even, meanScore: mean(scores) };
  });
  const rate = (units: readonly (readonly PlayedGame[])[]) => plackettLuce(units.flat().map(rankingOf));
  return {
    results: meetings,
    shares,
    decisionMs: Object.fromEntries(
      Object.entries(times).map(([player, list]) => [player, quantilesOf(list)]),
    ),
    ratings: bootstrap([...sets.values()], rate, options.bootstrap ?? 200, options.seed ?? 'ratings'),
    games: games.length,
    fallbacks: games.reduce((sum, { fallbacks }) => sum + fallbacks, 0),
    rounds: meanRounds(games),
  };
}
