import { F, S } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, has, unitOf } from '../units.ts';
import { casualties, raise, raisingDice } from './raising.ts';
import { special, unitChoice } from './special.ts';

/** The Blutkreuz raises zombies. */
export const resurrection: SkillRule<'resurrection'> = {
  id: 'resurrection',
  cites: ['dt14.skill.resurrect.bearer', 'dt14.skill.resurrect.dice'],
  shared: false,
};

/** dt14.skill.resurrect.range */
const graves = (state: TacticsState, actor: Unit): Unit[] =>
  casualties(state, actor).filter((unit) => has(unit, 'mindless-zombie'));

export const resurrectionAction = special({
  id: 'resurrection',
  cites: ['dt14.skill.resurrect.action', 'dt14.skill.resurrect.bearer'],
  offered: (state, unit) =>
    groupOf(state, unit).some((one) => has(one, 'blutkreuz') && has(one, 'resurrection')),
  procedure: ['dt14.skill.resurrect.dice', 'dt14.skill.resurrect.range'],
  choose: 'before',
  dice: raisingDice,
  each: true,
  faces: () => F | S,
  candidates: (state, frame) =>
    graves(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: raise,
});
