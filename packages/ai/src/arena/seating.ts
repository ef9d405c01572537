import { loadGame } from '@dustfront/games';
import type { Json } from '@dustfront/kernel';
import { loadPlayer } from '../levels.ts';
import type { Player } from '../player.ts';
import { playGame } from './game.ts';
import { practised } from './games.ts';
import { arenaSetup } from './setups.ts';

/**
 * One game of the arena, as plain data: it can be sent to a thread or kept in a queue. The games of a table with one
 * `index` are a set: they have the same armies, board and dice, and with every `turn` the players move on by one seat,
 * so that each sits everywhere. A set of two players is a mirrored pair.
 */
export interface SeatingSpec {
  readonly game: string;
  /** Players in the order of turn 0; the same one may come several times. */
  readonly table: readonly string[];
  /** Which set it belongs to: decides the set-up where none is given, and the dice. */
  readonly index: number;
  readonly turn: number;
  readonly seed: string;
  readonly setup?: Json;
  /** Budget of a decision; a level's own time if neither is given. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface PlayedGame {
  /** Players by seat. */
  readonly seats: readonly string[];
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly answers: number;
  readonly fallbacks: number;
  /** Points by which dice helped each seat more than could be expected, where the game keeps that account. */
  readonly luck: readonly number[] | null;
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
}

export interface SeatingResult {
  readonly spec: SeatingSpec;
  readonly game: PlayedGame;
  /** Times of decisions in milliseconds, by player. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** Who sits where in a turn; where there are more seats than players they take them in turn. */
export function seated(
  { table, turn }: Pick<SeatingSpec, 'table' | 'turn'>,
  seats: number = table.length,
): string[] {
  const n = table.length;
  return Array.from({ length: seats }, (_, seat) => table[(((seat - turn) % n) + n) % n]!);
}

/** All games of tables in an order that plays every table at the same pace, set by set. */
export function seatings(
  tables: readonly (readonly string[])[],
  sets: number,
): Pick<SeatingSpec, 'table' | 'index' | 'turn'>[] {
  return Array.from({ length: sets }, (_, index) =>
    tables.flatMap((table) => table.map((_, turn) => ({ table, index, turn }))),
  ).flat();
}

/** Every two different players: the tables of a round robin, the meetings of a larger table. */
export function everyTwo(names: readonly string[]): [string, string][] {
  const players = [...new Set(names)];
  return players.flatMap((a, i) => players.slice(i + 1).map((b): [string, string] => [a, b]));
}

/** Plays a game by names. A clock is needed for budgets in time and for measuring. */
export async function playSeating(spec: SeatingSpec, now?: () => number): Promise<SeatingResult> {
  const game = await loadGame(spec.game);
  if (game === null) throw new Error(`there is no game "${spec.game}"`);
  const players = new Map<string, Player>();
  for (const name of new Set(spec.table)) {
    const player = await loadPlayer(spec.game, name);
    if (player === null) throw new Error(`${spec.game} has no player "${name}"`);
    players.set(name, player);
  }
  const { iterations, milliseconds } = spec;
  const setup = spec.setup ?? arenaSetup(spec.game, spec.index, spec.table.length);
  const seats = seated(spec, game.seats(setup));
  const { outcome, answers, fallbacks, luck, rounds, times } = playGame({
    game,
    setup,
    players: seats.map((name) => players.get(name)!),
    budgets: [
      {
        ...(iterations === undefined ? {} : { iterations }),
        ...(milliseconds === undefined || now === undefined ? {} : { milliseconds, now }),
      },
    ],
    seed: `${spec.seed}/${spec.index}`,
    luck: practised(game.id)?.luck?.() ?? null,
    ...(now === undefined ? {} : { now }),
  });
  const taken: Record<string, number[]> = Object.fromEntries(spec.table.map((name) => [name, []]));
  times.forEach((list, seat) => {
    taken[seats[seat]!]!.push(...list);
  });
  return {
    spec,
    game: {
      seats,
      places: outcome?.places ?? null,
      scores: outcome?.scores ?? null,
      reason: outcome?.reason ?? 'broken-off',
      answers,
      fallbacks,
      luck,
      rounds,
    },
    times: taken,
  };
}
