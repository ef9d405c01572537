import type { HitEffect } from '../hooks.ts';

/** A unit that is hit is stunned as long as the grappler holds on. */
export const grapple: HitEffect = {
  id: 'grapple',
  cites: ['dt14.weapon.grapple.stun', 'dt14.weapon.grapple.nothing', 'dt14.weapon.grapple.react'],
  stuns: 'grip',
};
