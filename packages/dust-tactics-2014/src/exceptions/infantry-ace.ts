import type { SkillRule } from '../hooks.ts';

/** A die on activation may give a third action to him and those with him. */
export const infantryAce: SkillRule<'infantry-ace'> = {
  id: 'infantry-ace',
  cites: [
    'dt14.skill.infantry-ace.third',
    'dt14.skill.infantry-ace.shared',
    'dt14.skill.inf-ace.die',
    'dt14.skill.inf-ace.shared',
  ],
  shared: true,
  thirdAction: (machine) => machine === null,
};
