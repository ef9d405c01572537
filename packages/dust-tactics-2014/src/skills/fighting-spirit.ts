import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** Once a game an attack hits on targets as well, never striking back. */
export const fightingSpirit: SkillRule<'fighting-spirit'> = {
  id: 'fighting-spirit',
  cites: [
    'dt14.skill.spirit.hits',
    'dt14.skill.spirit.shared',
    'dt14.skill.spirit.attacks',
    'dt14.skill.spirit.hit',
    'dt14.skill.spirit.once',
    'dt14.skill.spirit.actions',
    'dt14.sp.skill.spirit.shared',
    'dt14.close.retaliate.skills',
  ],
  shared: true,
  piloted: true,
  dice: {
    when: 'hits',
    applies: (blow) => blow.spirit && !blow.back,
    line: (line) => hitAlsoOn(line, T, 'dt14.skill.spirit.hit'),
  },
};
