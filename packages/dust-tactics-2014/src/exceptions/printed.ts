/** Skills that a card names and that ask for nothing: general rules already do what they say. */
import type { SkillRule } from '../hooks.ts';

/**
 * All launchers at one unit fire together, a joined hero's too, one die per miniature and launcher: so does any row.
 */
export const coordinatedFire: SkillRule<'coordinated-fire'> = {
  id: 'coordinated-fire',
  cites: [
    'dt14.skill.coordinated.same-square',
    'dt14.skill.coordinated.joined-hero',
    'dt14.skill.coordinated.dice',
  ],
  shared: true,
};
