import type { Json } from '@dustfront/kernel';
import { anyOf, type Pick } from '../picking.ts';

/** Wars of all sizes, set up in every way. */
export function dustVaried(_: number, pick: Pick): Json {
  return {
    players: 2 + pick(5),
    quickSetup: anyOf(['no', 'random', 'recommended'], pick),
    scoring: anyOf(['epic', 'epic', 'premium'], pick),
  };
}

/** What the arena plays when nothing else is asked for. */
export const dustArena = (_: number, players: number): Json => ({ players });
