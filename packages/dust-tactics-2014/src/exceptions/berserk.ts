import { chainHits } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Each close combat hit rolls on until a miss, striking back included. Full rules: a hero's own weapons. */
export const berserk: SkillRule<'berserk'> = {
  id: 'berserk',
  cites: [
    'dt14.skill.berserk.chain',
    'dt14.skill.berserk.retaliate',
    'dt14.skill.berserk.f-only',
    'dt14.skill.berserk.unshared',
    'dt14.sp.skill.berserk.chain',
    'dt14.skill.berserk.until',
    'dt14.skill.berserk.hero',
    'dt14.skill.berserk.t-first',
    'dt14.skill.berserk.alone',
  ],
  shared: false,
  dice: {
    when: 'chain',
    applies: (blow) => blow.close && has(blow.by, 'berserk'),
    line: (line) => chainHits(line, F, 'dt14.skill.berserk.chain'),
  },
};
