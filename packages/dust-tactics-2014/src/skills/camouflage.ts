import type { SkillRule } from '../hooks.ts';

/** Hidden in cover from three squares on: see attack/targets.ts; put on again by actions/camouflage.ts. */
export const camouflage: SkillRule<'camouflage'> = {
  id: 'camouflage',
  cites: [
    'dt14.skill.camouflage.hidden',
    'dt14.skill.camouflage.unshared',
    'dt14.skill.camo.hidden',
    'dt14.skill.camo.range',
    'dt14.skill.camo.cover',
    'dt14.skill.camo.alone',
  ],
  shared: false,
};
