import { type GameId, gameIdOf } from '@dustfront/games';
import type { GameFace } from './face.ts';

const faces: Readonly<Record<GameId, () => Promise<GameFace>>> = {
  'dust-tactics': async () => (await import('./core/index.ts')).coreFace,
  'dust-tactics-2014': async () => (await import('./tactics2014/index.ts')).tactics2014Face,
  dust: async () => (await import('./dust/index.ts')).dustFace,
};

/** How a game looks and speaks, loaded when a page needs it. */
export async function loadFace(game: string): Promise<GameFace> {
  const id = gameIdOf(game);
  const [face, { needWords }] = await Promise.all([faces[id](), import('../i18n/words.ts')]);
  await needWords(id);
  await face.words?.();
  return face;
}
