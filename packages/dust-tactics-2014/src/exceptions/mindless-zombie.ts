import type { SkillRule } from '../hooks.ts';

/** Zombies who are better when a Blutkreuz leads them, and take no objectives. */
export const mindlessZombie: SkillRule<'mindless-zombie'> = {
  id: 'mindless-zombie',
  cites: ['dt14.skill.mindless.zombie', 'dt14.skill.mindless.led', 'dt14.skill.mindless.objective'],
  shared: false,
  // dt14.skill.blutkreuz.move, dt14.skill.blutkreuz.march, dt14.skill.blutkreuz.charge
  led: {
    skills: ['charge'],
    speed: ({ move, march }) => ({ move: Math.max(3, move), march: Math.max(4, march) }),
  },
  // dt14.skill.zombie.no-tokens
  fearless: true,
  // Though they contest what others hold.
  takesObjectives: false,
};
