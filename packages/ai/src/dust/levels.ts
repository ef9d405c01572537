import { anything } from '../anything.ts';
import type { Level } from '../player.ts';
import { safe } from '../safe.ts';

/** The players of DUST, weakest first. */
export const dustLevels: readonly Level[] = [
  anything('random', 'Random'),
  {
    id: 'staff-officer',
    name: 'Staff officer',
    note: 'Exact battles, safe conquests, buying by need.',
    milliseconds: 500,
    load: async () => safe((await import('./staff.ts')).staffOfficer),
  },
  {
    id: 'general',
    name: 'General',
    note: 'Tries its plans in its head, against opponents whose cards it imagines.',
    milliseconds: 3000,
    load: async () => safe((await import('./general.ts')).general),
  },
];
