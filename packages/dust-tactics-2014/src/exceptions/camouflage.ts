import { done } from '@dustfront/kernel';
import { groundOf } from '../ground/index.ts';
import type { SkillRule } from '../hooks.ts';
import { groupOf, has, heroesIn, unitOf } from '../units.ts';
import { special } from './special.ts';

/**
 * Begins the match hidden, and is out of sight in cover from three squares on; no vehicle covers from a shell that
 * flies over it. A hero in the unit gives it away. Whatever it does but a Move ends it.
 */
export const camouflage: SkillRule<'camouflage'> = {
  id: 'camouflage',
  cites: [
    'dt14.skill.camouflage.action',
    'dt14.skill.camouflage.hidden',
    'dt14.skill.camouflage.unshared',
    'dt14.skill.camo.hidden',
    'dt14.skill.camo.range',
    'dt14.skill.camo.cover',
    'dt14.skill.camo.alone',
  ],
  shared: false,
  // dt14.skill.camo.start, dt14.skill.camouflage.start
  fielded: (unit) => {
    unit.hidden = true;
  },
  conceals: (state, watcher, target, overVehicles) =>
    target.hidden &&
    heroesIn(state, target).length === 0 &&
    groundOf(state).apart(state, watcher, target) >= 3 &&
    groundOf(state).covered(state, watcher, target, overVehicles),
};

/** It is put on again. */
export const camouflageAction = special({
  id: 'camouflage',
  cites: ['dt14.skill.camouflage.action', 'dt14.skill.camo.action'],
  starter: 'action',
  offered: (state, unit) => groupOf(state, unit).some((one) => has(one, 'camouflage') && !one.hidden),
  procedure: ['dt14.skill.camouflage.action'],
  apply: (cx, frame) => {
    for (const unit of groupOf(cx.state, unitOf(cx.state, frame.unit)))
      if (has(unit, 'camouflage')) unit.hidden = true;
    return done();
  },
});
