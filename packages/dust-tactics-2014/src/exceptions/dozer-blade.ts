import { done } from '@dustfront/kernel';
import type { SkillRule } from '../hooks.ts';
import { has, isMachine, unitOf } from '../units.ts';
import { special } from './special.ts';

/** Digs in. */
export const dozer = special({
  id: 'dozer',
  cites: ['dt14.equip.dozer.action'],
  onGround: true,
  offered: (_state, unit) =>
    isMachine(unit) && has(unit, 'dozer-blade') && !unit.dug && unit.place === 'board',
  procedure: ['dt14.equip.dozer.action'],
  apply: (cx, frame) => {
    unitOf(cx.state, frame.unit).dug = true;
    return done();
  },
});

/** Fills trenches, clears mines and buries bunkers: the blade is enough (dt14.ruling.dozer.engineer). */
export const dozerBlade: SkillRule<'dozer-blade'> = {
  id: 'dozer-blade',
  cites: ['dt14.equip.dozer.action', 'dt14.equip.dozer.ends', 'dt14.equip.dozer.engineering'],
  shared: false,
  engineers: (unit, task) => isMachine(unit) && task !== 'wire',
};
