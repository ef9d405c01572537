import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** An idle Spotter lets sniper weapons of his unit hit on targets as well when sustained. */
export const spotter: SkillRule<'spotter'> = {
  id: 'spotter',
  cites: [
    'dt14.weapon.spotter.hit',
    'dt14.weapon.spotter.sustained',
    'dt14.weapon.spotter.idle',
    'dt14.weapon.spotter.each',
  ],
  shared: true,
  dice: {
    when: 'hits',
    applies: (blow) => blow.spotted && blow.sustained && !blow.back && blow.weapon.rules.includes('sniper'),
    line: (line) => hitAlsoOn(line, T, 'dt14.weapon.spotter.hit'),
  },
};
