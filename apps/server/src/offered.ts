import type { AnyGame, Json } from '@dustfront/kernel';

/** A game as the server offers it. */
export interface OfferedGame {
  game: AnyGame;
  /** The game by the rules of an earlier version, for matches that began with them; null if they are not kept. */
  earlier?(version: string): Promise<AnyGame | null>;
  /** What is played when nobody says otherwise. */
  defaultSetup: Json;
  /** Levels of computer players, the weakest first. */
  computers: readonly string[];
  /** Whether a seat may know what others do not. */
  secrets: boolean;
}

/** The games this server plays. */
export type OfferedGames = ReadonlyMap<string, OfferedGame>;

/** A match stays with the rules that it began with. */
export async function gameOf(games: OfferedGames, id: string, version: string): Promise<AnyGame | null> {
  const offered = games.get(id);
  if (offered === undefined || offered.game.version === version) return offered?.game ?? null;
  return (await offered.earlier?.(version)) ?? null;
}
