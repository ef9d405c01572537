import { loadGame } from '@dustfront/games';
import type { AnyGame, Json } from '@dustfront/kernel';
import { loadPlayer } from '../levels.ts';
import type { Player } from '../player.ts';
import { playGame } from './game.ts';
import { budgetFor, type PlayedGame, played } from './pair.ts';
import { arenaSetup } from './setups.ts';

/**
 * One game of a table of three to six, as plain data. The games of a table with one `index` have the same dice; with
 * every `turn` the players move on by one seat, so that each sits everywhere.
 */
export interface SeatingSpec {
  readonly game: string;
  /** Players in the order of turn 0; the same one may come several times. */
  readonly table: readonly string[];
  readonly index: number;
  readonly turn: number;
  readonly seed: string;
  readonly setup?: Json;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface SeatingResult {
  readonly spec: SeatingSpec;
  readonly game: PlayedGame;
  /** Times of decisions in milliseconds, by player. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** Who sits where in a turn. */
export function seated({ table, turn }: Pick<SeatingSpec, 'table' | 'turn'>): string[] {
  const n = table.length;
  return table.map((_, seat) => table[(((seat - turn) % n) + n) % n]!);
}

/** All games of a table: every index in all its turns. */
export function seatings(table: readonly string[], rounds: number): { index: number; turn: number }[] {
  return Array.from({ length: rounds * table.length }, (_, i) => ({
    index: Math.floor(i / table.length),
    turn: i % table.length,
  }));
}

export function playSeatingAt(
  game: AnyGame,
  players: ReadonlyMap<string, Player>,
  spec: SeatingSpec,
  now?: () => number,
): SeatingResult {
  const names = seated(spec);
  const setup = spec.setup ?? arenaSetup(spec.game, spec.index, names.length);
  const result = playGame({
    game,
    setup,
    players: names.map((name) => players.get(name)!),
    budgets: [budgetFor(spec, now)],
    seed: `${spec.seed}/${spec.index}`,
    ...(now === undefined ? {} : { now }),
  });
  const times: Record<string, number[]> = {};
  result.times.forEach((list, seat) => {
    times[names[seat]!] ??= [];
    times[names[seat]!]!.push(...list);
  });
  return { spec, game: { ...played(result), seats: names }, times };
}

/** The same by names: loads game and players. What a worker thread calls. */
export async function playSeating(spec: SeatingSpec, now?: () => number): Promise<SeatingResult> {
  const game = await loadGame(spec.game);
  if (game === null) throw new Error(`there is no game "${spec.game}"`);
  const players = new Map<string, Player>();
  for (const name of new Set(spec.table)) {
    const player = await loadPlayer(spec.game, name);
    if (player === null) throw new Error(`${spec.game} has no player "${name}"`);
    players.set(name, player);
  }
  return playSeatingAt(game, players, spec, now);
}
