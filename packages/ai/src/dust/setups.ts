import type { Json } from '@dustfront/kernel';
import type { Practised } from '../arena/practised.ts';
import { anyOf, type Pick } from '../picking.ts';

/** Wars of all sizes, set up in every way. */
function dustVaried(_: number, pick: Pick): Json {
  return {
    players: 2 + pick(5),
    quickSetup: anyOf(['no', 'random', 'recommended'], pick),
    scoring: anyOf(['epic', 'epic', 'premium'], pick),
  };
}

/** What the arena plays when nothing else is asked for. */
const dustArena = (_: number, players: number): Json => ({ players });

export const dustPractice: Practised<'dust'> = {
  id: 'dust',
  arena: dustArena,
  varied: dustVaried,
  luck: null,
};
