import { successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import type { Cx } from '../events.ts';
import type { CoreState, Unit } from '../state.ts';
import { hasOwnSkill } from '../table/units.ts';
import { heal, lostHealth } from './special.ts';

/**
 * At the end of each round (dt1.skill.repair.when) every damaged vehicle that has it, not a destroyed one
 * (dt1.skill.repair.dead), rolls one die per lost point (dt1.skill.repair.dice) and regains one per HIT
 * (dt1.skill.repair.hit), never more than it had (dt1.skill.repair.max).
 */
export const selfRepair = {
  damaged: (state: CoreState): Unit[] =>
    state.units.filter(
      (unit) =>
        unit.place === 'board' && hasOwnSkill(state, unit, 'self-repair') && lostHealth(state, unit) > 0,
    ),

  dice: lostHealth,

  mend(cx: Cx, unit: Unit, faces: readonly number[]): void {
    const points = successes(faces, HIT);
    if (points > 0) heal(cx, unit, points, 'dt1.skill.repair.hit');
  },
};
