import type { SkillRule } from '../hooks.ts';

/** Smoke on itself, once a game: see actions/smoke.ts. */
export const smokeLaunchers: SkillRule<'smoke-launchers'> = {
  id: 'smoke-launchers',
  cites: ['dt14.skill.smoke.once', 'dt14.equip.smoke.once'],
  shared: false,
};
