import type { SkillRule } from '../hooks.ts';

/** He says who takes his close combat hits. */
export const assassin: SkillRule<'assassin'> = {
  id: 'assassin',
  cites: [
    'dt14.skill.assassin.choose',
    'dt14.skill.assassin.attack-only',
    'dt14.skill.assassin.unshared',
    'dt14.sp.skill.assassin.choose',
    'dt14.skill.assassin.close',
    'dt14.skill.assassin.alone',
  ],
  shared: false,
  // Striking back is no attack (dt14.skill.assassin.attack-only); the full rules speak of all blows.
  picksVictims: (rules, back) => !back || rules === 'full',
};
