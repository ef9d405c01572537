import type { Level } from './player.ts';
import { recruit } from './recruit.ts';
import { safe } from './safe.ts';

/** Anything lawful: the first level of every game. */
export function anything(id: string, name: string): Level {
  return {
    id,
    name,
    note: 'Answers at random, but lawfully.',
    milliseconds: 5,
    load: async () => safe({ ...recruit, id, name }),
  };
}
