import { anything } from '../anything.ts';
import type { Level } from '../player.ts';
import { safe } from '../safe.ts';

/** The players of the Core Set, weakest first. */
export const coreLevels: readonly Level[] = [
  anything('recruit', 'Recruit'),
  {
    id: 'corporal',
    name: 'Corporal',
    note: 'Shoots at what it can hurt most, walks towards the rest.',
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
