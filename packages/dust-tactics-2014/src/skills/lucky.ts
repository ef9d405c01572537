import { rerollMisses } from '@dustfront/wargame';
import type { SkillRule } from '../hooks.ts';
import { has } from '../units.ts';

/** Once a game the hero rolls his misses again, besides any sustained re-roll. */
export const lucky: SkillRule<'lucky'> = {
  id: 'lucky',
  cites: [
    'dt14.skill.lucky.reroll',
    'dt14.skill.lucky.once',
    'dt14.skill.lucky.unshared',
    'dt14.sp.skill.lucky.reroll',
    'dt14.sp.skill.lucky.once',
    'dt14.skill.lucky.actions',
    'dt14.skill.lucky.alone',
  ],
  shared: false,
  dice: {
    when: 'again',
    applies: (blow) => blow.lucky && !blow.back && has(blow.by, 'lucky'),
    line: (line) => rerollMisses(line, 'dt14.skill.lucky.reroll'),
  },
};
