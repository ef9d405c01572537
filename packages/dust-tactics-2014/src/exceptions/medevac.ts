import { F } from '../faces.ts';
import type { SkillRule } from '../hooks.ts';
import { has, isMachine, unitOf } from '../units.ts';
import { casualties, raise, raisingDice } from './raising.ts';
import { special, unitChoice } from './special.ts';

/** Brings soldiers back. */
export const medevac: SkillRule<'medevac'> = {
  id: 'medevac',
  cites: ['dt14.equip.medevac.action', 'dt14.equip.medevac.target'],
  shared: false,
};

export const medevacAction = special({
  id: 'medevac',
  cites: ['dt14.equip.medevac.action'],
  offered: (_state, unit) => isMachine(unit) && has(unit, 'medevac'),
  procedure: ['dt14.equip.medevac.dice', 'dt14.equip.medevac.target'],
  choose: 'before',
  dice: raisingDice,
  each: true,
  faces: () => F,
  candidates: (state, frame) =>
    casualties(state, unitOf(state, frame.unit)).map((unit) => unitChoice(state, unit.id)),
  apply: raise,
});
