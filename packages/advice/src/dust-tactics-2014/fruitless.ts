import type { RuleId, TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { candidatesOf, reachable } from '@dustfront/dust-tactics-2014/query';
import { squareNamed, withUnitAt } from './table.ts';

/** Special actions that are done to somebody or something nearby, with the rule that says to what. */
const done: Readonly<Record<string, RuleId>> = {
  engineering: 'dt14.fort.wire.cut.action',
  bury: 'dt14.fort.eng.bury.who',
  repair: 'dt14.cmd.repair.vehicle',
  'get-up': 'dt14.cmd.get-up.infantry',
};

/**
 * The rule by which an action that may be named could do nothing: from where the unit stands, or, if it moves first,
 * from where a Move may take it, it reaches nobody whom it could help and nothing that it could work on.
 */
export function fruitless(view: TacticsView, unit: Unit, action: string, moves: boolean): RuleId | null {
  const rule = done[action];
  if (rule === undefined || view.table !== undefined || unit.place !== 'board') return null;
  const isOfUse = (state: TacticsView, from: Unit): boolean =>
    (candidatesOf(state, from, action) ?? []).length > 0;
  if (isOfUse(view, unit)) return null;
  const places = moves ? Object.keys(reachable(view, unit, false)) : [];
  const helps = places.some((place) => {
    const { state, unit: there } = withUnitAt(view, unit, squareNamed(view, place), unit.facing);
    return isOfUse(state, there);
  });
  return helps ? null : rule;
}
