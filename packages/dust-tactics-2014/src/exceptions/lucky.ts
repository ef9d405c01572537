import { rerollMisses } from '@dustfront/wargame';
import type { SkillRule } from '../hooks.ts';
import { groupOf, has, unitOf } from '../units.ts';

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
  declared: {
    offers: (state, unit, { shooters }) =>
      groupOf(state, unit)
        .filter((one) => has(one, 'lucky') && !one.spent.includes('lucky') && shooters.includes(one.id))
        .map((one) => `lucky:${one.id}`),
    use: (state, frame, hero) => {
      frame.lucky.push(hero);
      unitOf(state, hero).spent.push('lucky');
    },
  },
  dice: {
    when: 'again',
    applies: (blow) => blow.lucky && !blow.back && has(blow.by, 'lucky'),
    line: (line) => rerollMisses(line, 'dt14.skill.lucky.reroll'),
  },
};
