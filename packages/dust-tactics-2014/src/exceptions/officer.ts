import type { SkillRule } from '../hooks.ts';

/** A hero who can do what officers do. */
export const officer: SkillRule<'officer'> = {
  id: 'officer',
  cites: ['dt14.skill.officer.actions'],
  shared: true,
  piloted: true,
  fills: (_unit, role) => role === 'officer',
};
