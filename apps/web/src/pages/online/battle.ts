import type { Json } from '@dustfront/kernel';
import type { GameFace } from '../../games/face.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is fought, by name: a ready-made scenario or battlefield, or the title that somebody gave to his own. */
export function battleName(face: GameFace | null, setup: unknown): string | null {
  if (face === null || !isObject(setup)) return null;
  const { scenario, battlefield, table } = setup;
  const named = (prefix: string, given: unknown): string | null => {
    const id = isObject(given) ? given.id : given;
    const ready = face.setups().find((choice) => choice.id === `${prefix}:${String(id)}`);
    if (ready !== undefined) return ready.title;
    return isObject(given) && typeof given.title === 'string' && given.title !== '' ? given.title : null;
  };
  return named('t', table) ?? named('s', scenario) ?? named('b', battlefield);
}

/** Who fights for each seat, in words; '' where the set-up does not say. */
export const forcesOf = (face: GameFace | null, setup: unknown): readonly string[] =>
  face?.forces?.(setup as Json) ?? [];
