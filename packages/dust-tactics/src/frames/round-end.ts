import { done } from '@dustfront/kernel';
import { successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { hasOwnSkill } from '../table/units.ts';
import { dice, frame, type RepairFrame, unitAt } from './types.ts';

function lost(state: CoreState, unit: Unit): number {
  return cardOf(state, unit).health - unit.health;
}

/**
 * What happens after the last activation (dt1.seq.end-step): each damaged vehicle with Self Repair (dt1.skill.repair.when), not a
 * destroyed one (dt1.skill.repair.dead), rolls one die per lost point (dt1.skill.repair.dice) and regains one per HIT
 * (dt1.skill.repair.hit), never more than it had (dt1.skill.repair.max).
 */
export const roundEnd = frame<RepairFrame>({
  kind: 'round-end',
  cites: ['dt1.seq.end-step', 'dt1.skill.repair.when'],
  steps: {
    begin: ({ state }, f) => {
      f.queue = state.units
        .filter(
          (unit) =>
            unit.place === 'board' && hasOwnSkill(state, unit, 'self-repair') && lost(state, unit) > 0,
        )
        .map((unit) => unit.id);
      return f.queue.length > 0 ? 'repair' : done();
    },
    repair: dice(
      'self-repair',
      'dt1.skill.repair.dice',
      (state, f) => lost(state, unitAt(state, f.queue[0]!)),
      (cx, f, faces) => {
        const unit = unitAt(cx.state, f.queue.shift()!);
        const points = successes(faces, HIT);
        unit.health += points;
        if (points > 0)
          cx.emit({
            type: 'healed',
            unit: unit.name,
            points,
            left: unit.health,
            rule: 'dt1.skill.repair.hit',
          });
        return f.queue.length > 0 ? 'repair' : done();
      },
    ),
  },
});
