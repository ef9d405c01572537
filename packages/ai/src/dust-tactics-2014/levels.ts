import { anything } from '../anything.ts';
import type { Level } from '../player.ts';
import { safe } from '../safe.ts';

/** The players of the edition of 2013/14, weakest first. */
export const tacticsLevels: readonly Level[] = [
  anything('recruit', 'Recruit'),
  {
    id: 'corporal',
    name: 'Corporal',
    note: 'Prefers what usually helps: shots at what is dear, steps towards the enemy.',
    milliseconds: 20,
    load: async () => safe((await import('./corporal.ts')).corporal),
  },
  {
    id: 'sergeant',
    name: 'Sergeant',
    note: 'Weighs whole activations by exact odds, and what the enemy will answer.',
    milliseconds: 100,
    load: async () => safe((await import('./sergeant.ts')).sergeant),
  },
  {
    id: 'captain',
    name: 'Captain',
    note: 'Plays the best plans out in its head before it chooses.',
    milliseconds: 1500,
    load: async () => safe((await import('./captain.ts')).captain),
  },
];
