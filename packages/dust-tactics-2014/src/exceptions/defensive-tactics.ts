import { NO_FACE } from '@dustfront/wargame';
import { F } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** Resilient while in cover. */
export const defensiveTactics: SkillRule<'defensive-tactics'> = {
  id: 'defensive-tactics',
  cites: [
    'dt14.skill.defensive.cover',
    'dt14.skill.defensive.shared',
    'dt14.sp.skill.defensive.cover',
    'dt14.sp.skill.defensive.shared',
  ],
  shared: true,
  resilience: { rule: 'dt14.skill.defensive.cover', faces: (cover) => (cover ? F : NO_FACE) },
};
