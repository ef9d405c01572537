import { gameIdOf } from '@dustfront/games';
import type { Controller } from '../modes/controller.ts';
import type { GameFace } from './face.ts';
import { FACES } from './games.ts';

/** How a game looks and speaks, loaded when a page needs it. */
export async function loadFace(game: string): Promise<GameFace<Controller>> {
  const id = gameIdOf(game);
  const [face, { needWords }] = await Promise.all([FACES[id](), import('../i18n/words.ts')]);
  await needWords(id);
  await face.words?.();
  return face;
}
