import type { AnyGame } from '@dustfront/kernel';
import { frozen } from './frozen.generated.ts';

/** Which games exist, each loaded when it is first asked for. */
const loaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'dust-tactics': async () => (await import('@dustfront/dust-tactics')).dustTactics,
  'dust-tactics-2014': async () => (await import('@dustfront/dust-tactics-2014')).dustTactics2014,
  dust: async () => (await import('@dustfront/dust')).dust,
};

export const GAME_IDS: readonly string[] = Object.keys(loaders);

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The game with that id by its present rules, or by those of an earlier version; null if there is none. */
export async function loadGame(id: string, version?: string): Promise<AnyGame | null> {
  const game = (await own(loaders, id)?.()) ?? null;
  if (game === null || version === undefined || version === game.version) return game;
  return (await own(own(frozen, id) ?? {}, version)?.()) ?? null;
}

/** Earlier rules versions of a game that are kept as frozen builds, oldest first. */
export const frozenVersions = (id: string): readonly string[] => Object.keys(own(frozen, id) ?? {});

export async function loadGames(): Promise<AnyGame[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
