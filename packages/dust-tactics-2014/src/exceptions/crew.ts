import type { SkillRule } from '../hooks.ts';
import { cardOfUnit, healthOf } from '../units.ts';

/**
 * Fights with the guns or with the crew's own weapons, as many of them as there are points left; each point strikes.
 */
export const crew: SkillRule<'crew'> = {
  id: 'crew',
  cites: ['dt14.equip.crew.either', 'dt14.equip.crew.count', 'dt14.equip.crew.close'],
  shared: false,
  crew: {
    hands: healthOf,
    free: (unit, weapon, used, free) => {
      const { weapons } = cardOfUnit(unit);
      const isCrew = weapon.mount === 'crew';
      if (used.some((shot) => (weapons[shot.weapon]?.mount === 'crew') !== isCrew)) return 0;
      return isCrew ? Math.min(free, healthOf(unit) - used.reduce((sum, shot) => sum + shot.count, 0)) : free;
    },
  },
};
