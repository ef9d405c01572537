import { done } from '@dustfront/kernel';
import { groundOf } from '../ground/index.ts';
import type { SkillRule } from '../hooks.ts';
import { has, isMachine, unitOf } from '../units.ts';
import { siteChoice, special } from './special.ts';

/** Smoke on itself, once a game. */
export const smokeLaunchers: SkillRule<'smoke-launchers'> = {
  id: 'smoke-launchers',
  cites: ['dt14.skill.smoke.once', 'dt14.skill.smoke.square', 'dt14.equip.smoke.once'],
  shared: false,
};

/** Full rules: a special action (dt14.equip.smoke.action); starter rules: free (dt14.skill.smoke.free). */
export const smoke = special({
  id: 'smoke',
  cites: ['dt14.equip.smoke.once', 'dt14.equip.smoke.action', 'dt14.skill.smoke.once'],
  starter: 'free',
  onGround: true,
  offered: (_state, unit) =>
    isMachine(unit) &&
    has(unit, 'smoke-launchers') &&
    !unit.spent.includes('smoke') &&
    unit.place !== 'aboard',
  procedure: [
    'dt14.skill.smoke.square',
    'dt14.skill.smoke.duration',
    'dt14.equip.smoke.self',
    'dt14.equip.smoke.no-roll',
    'dt14.equip.smoke.square',
  ],
  choose: 'before',
  candidates: (state, frame) => {
    const unit = unitOf(state, frame.unit);
    if (unit.place !== 'board' || unit.spent.includes('smoke')) return [];
    return groundOf(state)
      .smoke.around(state, unit)
      .map((at) => siteChoice(state, 'smoke', at));
  },
  apply: (cx, frame) => {
    const { state } = cx;
    unitOf(state, frame.unit).spent.push('smoke');
    groundOf(state).smoke.lay(state, frame.at, state.turn + 1);
    return done();
  },
});
