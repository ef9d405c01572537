import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { LineException } from '../hooks.ts';

/** An idle Spotter lets sniper weapons of his unit hit on targets as well when sustained. */
export const spotter: LineException = {
  id: 'spotter',
  cites: [
    'dt14.weapon.spotter.hit',
    'dt14.weapon.spotter.sustained',
    'dt14.weapon.spotter.idle',
    'dt14.weapon.spotter.each',
  ],
  applies: (blow) => blow.spotted && blow.sustained && !blow.back && blow.weapon.rules.includes('sniper'),
  line: (line) => hitAlsoOn(line, T),
};
