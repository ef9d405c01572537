import { mean, meanRounds, type Quantiles, quantilesOf } from './figures.ts';
import { bootstrap, bradleyTerry, plackettLuce, type Ranking, type Rated } from './ratings.ts';
import { estimate, type Pentanomial, pentanomialOf, type Sprt, sprt } from './score.ts';
import { everyTwo, type PlayedGame, type SeatingResult, type SeatingSpec } from './seating.ts';
import { above, bySet, type PlayedTable, tablesOf, wonBy } from './sets.ts';

/** How two players of a table did against each other: the better place is a point, a shared one half. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  /** Sets of games with the same dice, each player once in every seat: mirrored pairs where two play. */
  readonly pairs: number;
  /** Share of the points that `a` took. */
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly elo: number;
  readonly eloCi95: readonly [number, number];
  /** Where two play. */
  readonly pentanomial: Pentanomial | null;
  readonly sprt: Sprt;
  /** Mean lead of `a` in score, and the same less what the dice gave. */
  readonly margin: number | null;
  readonly luckAdjusted: number | null;
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

/** What `arena --json` prints. */
export interface Summary {
  readonly results: readonly Meeting[];
  /** Of a table of three to six. */
  readonly shares?: readonly TableShare[];
  readonly decisionMs: Readonly<Record<string, Quantiles>>;
  /** Bradley–Terry; Plackett–Luce for a table of three to six. */
  readonly ratings: readonly Rated[];
  readonly games: number;
  readonly fallbacks: number;
  /** Mean length of the games, where rounds are counted. */
  readonly rounds: number | null;
}

export interface Hypotheses {
  /** In rating points. */
  readonly elo0?: number;
  readonly elo1?: number;
}

export interface SummaryOptions extends Hypotheses {
  /** Count no set beyond the one that decided the sequential test. */
  readonly sequential?: boolean;
  readonly bootstrap?: number;
  readonly seed?: string;
}

function testOf(played: PlayedTable, [a, b]: [string, string], { elo0 = 0, elo1 = 30 }: Hypotheses): Sprt {
  return sprt(
    bySet(played, (game) => above(game, a, b)),
    elo0,
    elo1,
  );
}

/** The sets of a table that decide the sequential tests of all its meetings; null while one is open. */
function setsNeeded(played: PlayedTable, hypotheses: Hypotheses): number | null {
  const tests = everyTwo(played.table).map((meeting) => testOf(played, meeting, hypotheses));
  return tests.some(({ verdict }) => verdict === null) ? null : Math.max(...tests.map(({ sets }) => sets));
}

/** Only the sets up to the first gap: what comes after a set that is still being played does not count yet. */
function gapless({ table, sets }: PlayedTable): PlayedTable {
  const gap = sets.findIndex(([first], nth) => first!.spec.index !== nth);
  return gap < 0 ? { table, sets } : { table, sets: sets.slice(0, gap) };
}

function untilDecided(played: PlayedTable, hypotheses: Hypotheses): PlayedTable {
  const needed = setsNeeded(gapless(played), hypotheses);
  return needed === null ? played : { table: played.table, sets: played.sets.slice(0, needed) };
}

/**
 * Whether a game need not be played any more because the sequential tests of its table are decided. Sets are looked at
 * in their order, whenever they were played: one worker and many come to the same end.
 */
export function isDecided(
  { table }: Pick<SeatingSpec, 'table'>,
  results: readonly SeatingResult[],
  hypotheses: Hypotheses,
): boolean {
  const name = table.join('\n');
  const [played] = tablesOf(results.filter(({ spec }) => spec.table.join('\n') === name));
  return played !== undefined && setsNeeded(gapless(played), hypotheses) !== null;
}

const meanOf = (values: readonly number[], seats: readonly string[], player: string): number =>
  mean(values.filter((_, seat) => seats[seat] === player));

/** The mean lead of `a` in every game whose scores are known; less luck where that is known too. */
function marginOf({ sets }: PlayedTable, a: string, b: string, adjusted: boolean): number | null {
  const leads = sets.flat().flatMap(({ game: { seats, scores, luck } }) => {
    if (scores === null || (adjusted && luck === null)) return [];
    const lead = (values: readonly number[]) => meanOf(values, seats, a) - meanOf(values, seats, b);
    return [lead(scores) - (adjusted ? lead(luck!) : 0)];
  });
  return leads.length === 0 ? null : mean(leads);
}

function meetingOf(played: PlayedTable, [a, b]: [string, string], hypotheses: Hypotheses): Meeting {
  const { table, sets } = played;
  const scores = bySet(played, (game) => above(game, a, b));
  return {
    a,
    b,
    pairs: sets.length,
    ...estimate(scores, table.length),
    pentanomial: table.length === 2 ? pentanomialOf(scores) : null,
    sprt: testOf(played, [a, b], hypotheses),
    margin: marginOf(played, a, b, false),
    luckAdjusted: marginOf(played, a, b, true),
  };
}

function shareOf(played: PlayedTable, player: string): TableShare {
  const { table, sets } = played;
  const games = sets.flat().map(({ game }) => game);
  const seats = table.filter((name) => name === player).length;
  const won = bySet(played, (game) => wonBy(game, player));
  const { winRate: share, ci95 } = estimate(won, table.length);
  return {
    player,
    seats,
    games: games.length,
    wins: games.reduce((sum, game) => sum + wonBy(game, player), 0),
    share,
    ci95,
    even: seats / table.length,
    meanScore: mean(
      games.flatMap((game) => (game.scores ?? []).filter((_, seat) => game.seats[seat] === player)),
    ),
  };
}

/** Places of a game as a ranking of names; a game without an end ranks nobody. */
function rankingOf({ seats, places }: PlayedGame): Ranking {
  if (places === null) return [[...seats]];
  const order = [...new Set(places)].sort((x, y) => x - y);
  return order.map((place) => seats.filter((_, seat) => places[seat] === place));
}

type PlayedSet = PlayedTable['sets'][number];

/** Strengths: of pairs by the points they brought, of larger tables by the order in which they ended. */
function rate(sets: readonly PlayedSet[]): Map<string, number> {
  if (sets.some((set) => set.length > 2)) return plackettLuce(sets.flat().map(({ game }) => rankingOf(game)));
  return bradleyTerry(
    sets.map((set) => {
      const [a, b] = set[0]!.spec.table as [string, string];
      const points = set.reduce((sum, { game }) => sum + above(game, a, b), 0);
      return { a, b, points, games: set.length };
    }),
  );
}

/** Everything that can be said about the sets played so far; their order does not matter. */
export function summarise(results: readonly SeatingResult[], options: SummaryOptions = {}): Summary {
  const tables = tablesOf(results).map((played) =>
    options.sequential ? untilDecided(played, options) : played,
  );
  const sets = tables.flatMap((played) => played.sets);
  const counted = sets.flat();
  const games = counted.map(({ game }) => game);
  const times: Record<string, number[]> = {};
  for (const result of counted)
    for (const [player, list] of Object.entries(result.times)) {
      times[player] ??= [];
      times[player].push(...list);
    }
  const large = tables.find(({ table }) => table.length > 2);
  return {
    results: tables.flatMap((played) =>
      played.sets.length === 0
        ? []
        : everyTwo(played.table).map((meeting) => meetingOf(played, meeting, options)),
    ),
    ...(large === undefined
      ? {}
      : { shares: [...new Set(large.table)].map((player) => shareOf(large, player)) }),
    decisionMs: Object.fromEntries(
      Object.entries(times).map(([player, list]) => [player, quantilesOf(list)]),
    ),
    ratings: bootstrap(sets, rate, options.bootstrap ?? 200, options.seed ?? 'ratings'),
    games: games.length,
    fallbacks: games.reduce((sum, { fallbacks }) => sum + fallbacks, 0),
    rounds: meanRounds(games),
  };
}
