import type { Card } from '../cards/card.ts';
import type { SkillRule } from '../hooks.ts';

/** Deep water is open ground. */
export const amphibious: SkillRule<'amphibious'> = {
  id: 'amphibious',
  cites: ['dt14.equip.amphibious.water'],
  shared: false,
  gait: (gait) => ({ ...gait, overWater: true }),
};

/** What its hull is on a table, wherever it stands. */
export const isAmphibious = ({ skills }: Card): boolean => skills.includes('amphibious');
