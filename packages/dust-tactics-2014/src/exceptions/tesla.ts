import type { HitEffect } from '../hooks.ts';

/** A unit that is hit is stunned. */
export const tesla: HitEffect = {
  id: 'tesla',
  cites: [
    'dt14.weapon.tesla.stun',
    'dt14.weapon.tesla.no-fight',
    'dt14.weapon.tesla.nothing',
    'dt14.weapon.tesla.react',
  ],
  stuns: 'own',
};
