import { chainHits } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { LineException } from '../hooks.ts';

/** Each hit rolls on, faction only, until a miss. */
export const cutting: LineException = {
  id: 'cutting',
  cites: ['dt14.weapon.cutting.chain', 'dt14.weapon.cutting.until', 'dt14.weapon.cutting.t-first'],
  applies: (blow) => blow.weapon.rules.includes('cutting'),
  line: (line) => chainHits(line, F, 'dt14.weapon.cutting.chain'),
};
