import { chainHits } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { LineException } from '../hooks.ts';

/** Each hit rolls on, faction only, until a miss; sustained misses are rolled again before. */
export const laser: LineException = {
  id: 'laser',
  cites: [
    'dt14.weapon.laser.chain',
    'dt14.weapon.laser.chain.f-only',
    'dt14.weapon.laser.sustained',
    'dt14.sp.weapon.laser.chain',
    'dt14.weapon.laser.until',
    'dt14.weapon.laser.t-first',
    'dt14.weapon.laser.sustained-order',
    'dt14.weapon.laser.chain-no-reroll',
  ],
  applies: (blow) => blow.weapon.rules.includes('laser'),
  line: (line) => chainHits(line, F, 'dt14.weapon.laser.chain'),
};
