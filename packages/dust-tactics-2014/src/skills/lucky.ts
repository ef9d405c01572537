import { rerollMisses } from '@dustfront/wargame';
import type { LineException } from '../hooks.ts';
import { has } from '../units.ts';

/** Once a game the hero rolls his misses again, besides any sustained re-roll. */
export const lucky: LineException = {
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
  applies: (blow) => blow.lucky && !blow.back && has(blow.by, 'lucky'),
  line: rerollMisses,
};
