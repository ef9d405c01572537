import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, has, pilotOf, unitOf } from '../units.ts';

/** Whoever has it in the unit: they use it together (dt14.skill.same.once-per-game, dt14.skill.share.once). */
function holders(state: TacticsState, unit: Unit): Unit[] {
  const pilot = pilotOf(state, unit);
  const all = pilot === null ? groupOf(state, unit) : [...groupOf(state, unit), pilot];
  return all.filter((one) => has(one, 'fighting-spirit'));
}

/** Once a game an attack hits on targets as well, never striking back. */
export const fightingSpirit: SkillRule<'fighting-spirit'> = {
  id: 'fighting-spirit',
  cites: [
    'dt14.skill.spirit.hits',
    'dt14.skill.spirit.shared',
    'dt14.skill.spirit.attacks',
    'dt14.skill.spirit.hit',
    'dt14.skill.spirit.once',
    'dt14.skill.spirit.actions',
    'dt14.sp.skill.spirit.shared',
    'dt14.close.retaliate.skills',
  ],
  shared: true,
  piloted: true,
  declared: {
    offers: (state, unit, { skills }) =>
      skills.includes('fighting-spirit') &&
      !holders(state, unit).some((one) => one.spent.includes('fighting-spirit'))
        ? ['fighting-spirit']
        : [],
    use: (state, frame) => {
      frame.spirit = true;
      for (const one of holders(state, unitOf(state, frame.unit))) one.spent.push('fighting-spirit');
    },
  },
  dice: {
    when: 'hits',
    applies: (blow) => blow.spirit && !blow.back,
    line: (line) => hitAlsoOn(line, T, 'dt14.skill.spirit.hit'),
  },
};
