import type { Skill } from '../hooks.ts';

/** Reactive Fire within six squares, on MISS (dt1.ruling.reactive-advanced). See `frames/reactive-fire.ts`. */
export const advancedReactiveFire: Skill = {
  id: 'advanced-reactive-fire',
  cites: ['dt1.ruling.reactive-advanced'],
};
