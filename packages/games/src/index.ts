import type { AnyGame } from '@dustfront/kernel';

/** Which games exist, each loaded when it is first asked for. */
const loaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'dust-tactics': async () => (await import('@dustfront/dust-tactics')).dustTactics,
  'dust-tactics-2014': async () => (await import('@dustfront/dust-tactics-2014')).dustTactics2014,
  dust: async () => (await import('@dustfront/dust')).dust,
};

export const GAME_IDS: readonly string[] = Object.keys(loaders);

/** The game with that id, or null if there is none. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  return load ? load() : null;
}

export async function loadGames(): Promise<AnyGame[]> {
  return Promise.all(Object.values(loaders).map((load) => load()));
}
