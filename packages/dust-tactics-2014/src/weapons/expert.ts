import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { LineException } from '../hooks.ts';

/** A weapon named by Expert hits on targets as well in attack actions. */
export const expert: LineException = {
  id: 'expert',
  cites: [
    'dt14.skill.expert.hits',
    'dt14.skill.expert.hero-weapon',
    'dt14.skill.expert.hit',
    'dt14.skill.expert.actions',
    'dt14.close.retaliate.skills',
    'dt14.dice.hit.skill',
  ],
  applies: (blow) => !blow.back && blow.weapon.rules.includes('expert'),
  line: (line) => hitAlsoOn(line, T),
};
