import type { SkillRule } from '../hooks.ts';

/** Its attack may be made by a friend's artillery: see frames/observed.ts. */
export const artilleryObserver: SkillRule<'artillery-observer'> = {
  id: 'artillery-observer',
  cites: ['dt14.skill.observer.borrow', 'dt14.skill.observer.use'],
  shared: true,
};
