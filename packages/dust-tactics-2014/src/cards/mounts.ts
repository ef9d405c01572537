import type { Mount } from './card.ts';

/** Mounts that bear in every direction. */
export const isAllRound = (mount: Mount): mount is 'turret' | 'all' | 'crew' =>
  mount === 'turret' || mount === 'all' || mount === 'crew';
