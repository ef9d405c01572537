import { type Bloc, type CoreState, cardById, dustTactics, type ForceUnit } from '@dustfront/dust-tactics';
import { attackPlan, sizeOf } from '@dustfront/dust-tactics/query';
import { isProblems, type Json } from '@dustfront/kernel';
import { type DuelOdds, duelOdds } from '../duel.ts';

const WIDTH = 10;
const field = Array.from({ length: 3 }, () => '.'.repeat(WIDTH));

/** A bare table with one unit a side. */
function bareTable(attacker: ForceUnit, target: ForceUnit, bloc: Bloc): CoreState | null {
  const other: Bloc = bloc === 'allies' ? 'axis' : 'allies';
  const setup = {
    battlefield: {
      id: 'duel',
      title: '',
      note: '',
      map: field,
      entry: { allies: [[0, 1]], axis: [[WIDTH - 1, 1]] },
    },
    forces: { [bloc]: [attacker], [other]: [target] },
    points: 'open',
  };
  const made = dustTactics.setup(setup as unknown as Json);
  return isProblems(made) ? null : made;
}

/** Exact odds of one attack with everything that reaches, at a distance, in the open. */
export function coreDuel(attacker: ForceUnit, target: ForceUnit, range: number): DuelOdds | null {
  const bloc = cardById(attacker.card)?.bloc ?? 'allies';
  const state = bareTable(attacker, target, bloc);
  const side = bloc === 'allies' ? 0 : 1;
  const one = state?.units.find((unit) => unit.side === side);
  const two = state?.units.find((unit) => unit.side !== side);
  if (state == null || one === undefined || two === undefined) return null;
  for (const unit of state.units) {
    unit.place = 'board';
    unit.square = WIDTH + (unit.side === side ? 0 : sizeOf(one) - 1 + range);
  }
  return duelOdds(range, attackPlan(state, one, two, { sustained: false }));
}
