import { F, S } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { NOBODY } from '../state.ts';
import { cardOfUnit, part } from '../units.ts';

/** Dead, he may live on with one point and stunned, when the action is over. */
export const cheatDeath: SkillRule<'cheat-death'> = {
  id: 'cheat-death',
  cites: [
    'dt14.skill.cheat.die',
    'dt14.skill.cheat.when',
    'dt14.skill.cheat.one-point',
    'dt14.skill.cheat.stunned',
  ],
  shared: false,
  secondChance: {
    rule: 'dt14.skill.cheat.die',
    faces: F | S,
    survive: (state, hero) => {
      if (hero.joined !== NOBODY) part(state, hero);
      hero.place = 'board';
      hero.carrier = NOBODY;
      hero.carriage = '';
      hero.marks = cardOfUnit(hero).track - 1;
      hero.stuns = [NOBODY];
    },
  },
};
