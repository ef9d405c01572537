import type { CoreView, Unit } from '@dustfront/dust-tactics';
import {
  ableToReact,
  attackPlan,
  findUnit,
  headOf,
  membersOf,
  squareNamed,
} from '@dustfront/dust-tactics/query';
import { attackOdds } from '@dustfront/odds';
import type { Alarm, RisksAdvice } from '../advice.ts';
import { risksOf } from '../risks.ts';
import { reactionChance } from './reaction.ts';

/** The table with a unit, and whoever goes with it, on another square. */
function withUnitOn(view: CoreView, unit: Unit, square: number): CoreView {
  const group = membersOf(view, unit).map(({ id }) => id);
  const units = view.units.map(
    (one): Unit => (group.includes(one.id) ? { ...one, square, place: 'board' } : one),
  );
  return { ...view, units };
}

/**
 * Who may fire at a unit on its way, and what that would cost it (dt1.faq.reactive.interrupt, dt1.faq.reactive.lines).
 */
export function risks(view: CoreView, unit: Unit, to: string, alarms: readonly Alarm[]): RisksAdvice {
  const on = new Map<string, CoreView>();
  const there = (square: string): CoreView => {
    const known = on.get(square) ?? withUnitOn(view, unit, squareNamed(view, square));
    on.set(square, known);
    return known;
  };
  const walkerIn = (state: CoreView): Unit => headOf(state, state.units[unit.id] ?? unit);
  return risksOf(to, alarms, {
    react(name, square) {
      const state = there(square);
      const reactor = findUnit(state, name);
      if (!reactor) return null;
      const { target } = attackOdds(attackPlan(state, reactor, walkerIn(state)));
      const inTime = reactionChance(state, name);
      const { mean, destroyed } = target;
      return { unit: name, square, inTime, mean, atLeastOne: target.atLeast[1] ?? 0, destroyed };
    },
    spent(square) {
      const state = there(square);
      const acted = new Set(state.units.filter((one) => one.activated).map(({ name }) => name));
      const fresh: CoreView = {
        ...state,
        units: state.units.map((one) => (one.side === unit.side ? one : { ...one, activated: false })),
      };
      return ableToReact(fresh, walkerIn(fresh), []).flatMap(({ name }) => (acted.has(name) ? [name] : []));
    },
  });
}
