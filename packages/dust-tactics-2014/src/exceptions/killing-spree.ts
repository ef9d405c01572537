import { chainHits } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Each ranged hit of the hero rolls on until a miss. */
export const killingSpree: SkillRule<'killing-spree'> = {
  id: 'killing-spree',
  cites: [
    'dt14.skill.spree.chain',
    'dt14.skill.spree.until',
    'dt14.skill.spree.t-first',
    'dt14.skill.spree.alone',
  ],
  shared: false,
  dice: {
    when: 'chain',
    applies: (blow) => !blow.close && has(blow.by, 'killing-spree'),
    line: (line) => chainHits(line, F, 'dt14.skill.spree.chain'),
  },
};
