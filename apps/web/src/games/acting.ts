import type { Json } from '@dustfront/kernel';
import type { GameFace } from './face.ts';

/** The pieces that act at this moment, by their keys. */
export const actingIn = (face: GameFace, view: Json): ReadonlySet<string> =>
  new Set(
    face
      .status(view)
      .sides.flatMap(({ pips }) => pips.filter(({ state }) => state === 'acting').map(({ key }) => key)),
  );
