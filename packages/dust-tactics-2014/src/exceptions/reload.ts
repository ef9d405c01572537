import { done } from '@dustfront/kernel';
import type { Unit } from '../state.ts';
import { cardOfUnit, groupOf, unitOf } from '../units.ts';
import { special } from './special.ts';

const empty = (unit: Unit): boolean =>
  cardOfUnit(unit).weapons.some(
    ({ line }) =>
      (line.rules.includes('reload') && !unit.loaded) || (line.rules.includes('salvo') && !unit.salvo),
  );
const firesByLoading = (unit: Unit): boolean =>
  cardOfUnit(unit).weapons.some(({ line }) => line.rules.includes('reload') || line.rules.includes('salvo'));

/** dt14.weapon.reload.same-activation: it may be named with an attack that will empty the weapon. */
export const reload = special({
  id: 'reload',
  cites: [
    'dt14.weapon.reload.action',
    'dt14.weapon.reload.same-activation',
    'dt14.sp.weapon.reload.action',
    'dt14.sp.weapon.reload.same-activation',
  ],
  starter: 'action',
  offered: (state, unit) => groupOf(state, unit).some(firesByLoading),
  procedure: [
    'dt14.weapon.reload.action',
    'dt14.weapon.salvo.reload',
    'dt14.weapon.reload.start',
    'dt14.sp.weapon.reload.start',
    'dt14.ruling.loaded.tokens',
  ],
  apply: (cx, frame) => {
    for (const unit of groupOf(cx.state, unitOf(cx.state, frame.unit))) {
      if (!empty(unit)) continue;
      unit.loaded = true;
      unit.salvo = true;
    }
    return done();
  },
});
