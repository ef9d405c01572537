import { F } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';

/** One die per hit taken or point marked; F undoes it. */
export const damageResilient: SkillRule<'damage-resilient'> = {
  id: 'damage-resilient',
  cites: [
    'dt14.skill.resilient.squad',
    'dt14.skill.resilient.track.roll',
    'dt14.skill.resilient.kill',
    'dt14.skill.resilient.unshared',
    'dt14.sp.skill.resilient.squad',
    'dt14.skill.resilient.after-save',
    'dt14.skill.resilient.mark',
    'dt14.skill.resilient.point',
    'dt14.skill.resilient.track-kinds',
    'dt14.skill.resilient.alone',
  ],
  shared: false,
  resilience: { rule: 'dt14.skill.resilient.squad', faces: () => F },
};
