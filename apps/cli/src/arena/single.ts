import { type Budget, loadPlayer, playGame } from '@dustfront/ai';
import { WORLD } from '@dustfront/dust';
import { loadGame } from '@dustfront/games';
import type { AnyGame, Json, State, Viewer } from '@dustfront/kernel';

/** One game between computer players, as plain data. */
export interface GameTask {
  readonly game: string;
  readonly setup: Json;
  /** Levels by seat. */
  readonly players: readonly string[];
  readonly seed: string;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export interface GameReport {
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly answers: number;
  /** The round in which it ended, where the game counts them. */
  readonly rounds: number | null;
  /** What each seat was, where that matters: its colour in DUST. */
  readonly tags: readonly (string | null)[];
  /** The capital that each seat began with, in DUST. */
  readonly capitals: readonly (string | null)[];
}

const now = (): number => performance.now();

/** Plays it; the same in any thread. */
export async function playSingle(task: GameTask): Promise<GameReport> {
  const game = await loadGame(task.game);
  if (game === null) throw new Error(`there is no game "${task.game}"`);
  const players = await Promise.all(
    task.players.map(async (level) => {
      const player = await loadPlayer(task.game, level);
      if (player === null) throw new Error(`${task.game} has no player "${level}"`);
      return player;
    }),
  );
  const budget: Budget = {
    ...(task.iterations === undefined ? {} : { iterations: task.iterations }),
    ...(task.milliseconds === undefined ? {} : { milliseconds: task.milliseconds, now }),
  };
  const seen = new Beginnings(players.length);
  const { outcome, answers, rounds } = playGame({
    game: seen.watching(game),
    setup: task.setup,
    players,
    budgets: [budget],
    seed: task.seed,
  });
  return {
    places: outcome?.places ?? null,
    scores: outcome?.scores ?? null,
    reason: outcome?.reason ?? 'broken-off',
    answers,
    rounds,
    tags: seen.colours,
    capitals: seen.capitals,
  };
}

interface DustLike extends State {
  readonly round?: number;
  readonly players?: readonly { readonly colour?: string | null }[];
  readonly areas?: readonly { readonly holder?: number }[];
}

const CAPITALS = WORLD.areas.flatMap(({ id, capital }, area) => (capital ? [{ id, area }] : []));

/** What the seats of a DUST game began with: colours and capitals are chosen (or drawn) during play. */
class Beginnings {
  readonly colours: (string | null)[];
  readonly capitals: (string | null)[];

  constructor(seats: number) {
    this.colours = Array.from({ length: seats }, () => null);
    this.capitals = Array.from({ length: seats }, () => null);
  }

  watching(game: AnyGame): AnyGame {
    if (game.id !== 'dust') return game;
    return {
      ...game,
      view: (state: State, viewer: Viewer) => {
        this.look(state as DustLike);
        return game.view(state, viewer);
      },
    };
  }

  /** In round one no capital changes hands. */
  private look({ round, players = [], areas = [] }: DustLike): void {
    if (round !== 1) return;
    players.forEach(({ colour }, seat) => {
      this.colours[seat] = colour ?? null;
    });
    for (const { id, area } of CAPITALS) {
      const holder = areas[area]?.holder ?? -1;
      if (holder >= 0) this.capitals[holder] = id;
    }
  }
}
