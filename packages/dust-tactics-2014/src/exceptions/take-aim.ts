import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** The hero's sustained shots hit on targets as well. */
export const takeAim: SkillRule<'take-aim'> = {
  id: 'take-aim',
  cites: [
    'dt14.skill.take-aim.hit',
    'dt14.skill.take-aim.sustained',
    'dt14.skill.take-aim.ranged',
    'dt14.skill.take-aim.alone',
  ],
  shared: false,
  dice: {
    when: 'hits',
    applies: (blow) => blow.sustained && !blow.close && !blow.back && has(blow.by, 'take-aim'),
    line: (line) => hitAlsoOn(line, T, 'dt14.skill.take-aim.hit'),
  },
};
