/** Why a weapon row cannot be aimed at an enemy: the first of the three checks that fails, with its rule. */
import type { Greyed, Refusal } from '@dustfront/kernel';
import type { Check } from '../ground/index.ts';
import { optionId } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsState, Unit } from '../state.ts';
import { unitOf } from '../units.ts';
import { cellAgainst, freeCount, rowLine, rowMark } from './rows.ts';
import type { Row, Shot, Terms } from './shots.ts';
import { ableIn, aimOf, enemiesIn, isConcealed } from './targets.ts';

const passes = (state: TacticsState, terms: Terms, row: Row, target: Unit, check: Check): boolean =>
  aimOf(state, { ...terms, only: target.id }, row, check)(target);

function refusalOf(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
  target: Unit,
): Refusal<RuleId> | null {
  const by = unitOf(state, row.by);
  const line = rowLine(by, row.weapon);
  const about = [by.name, target.name];
  if (cellAgainst(line, target) === null) return { code: 'no-effect', rule: 'dt14.card.cell.blank', about };
  if (!passes(state, terms, row, target, 'range'))
    return line.close
      ? { code: 'not-adjacent', rule: 'dt14.close.adjacent', about }
      : { code: 'out-of-range', rule: 'dt14.range.limit', about };
  if (!passes(state, terms, row, target, 'arc'))
    return { code: 'out-of-arc', rule: 'dt14.arc.vehicle.card', about };
  if (!passes(state, terms, row, target, 'sight')) {
    const watcher = terms.eyes >= 0 ? unitOf(state, terms.eyes) : by;
    return isConcealed(state, watcher, target, line.rules.includes('artillery'))
      ? { code: 'camouflaged', rule: 'dt14.skill.camouflage.hidden', about }
      : { code: 'no-sight', rule: 'dt14.los.centres', about };
  }
  return freeCount(by, row.weapon, shots, target.id, ableIn(state, terms, by)) > 0
    ? null
    : { code: 'weapon-used', rule: 'dt14.target.soldier.ranged', about };
}

/** Enemies whom this row cannot be aimed at, each with the reason. */
export function refusedTargets(
  state: TacticsState,
  terms: Terms,
  row: Row,
  shots: readonly Shot[],
): Greyed<RuleId>[] {
  const by = unitOf(state, row.by);
  if (terms.only >= 0) return [];
  return enemiesIn(state, terms).flatMap((target): Greyed<RuleId>[] => {
    const refusal = refusalOf(state, terms, row, shots, target);
    const word = rowLine(by, row.weapon).name;
    const id = optionId({
      do: 'fire',
      unit: by.id,
      who: by.name,
      target: target.id,
      whom: target.name,
      word,
      ...rowMark(by, row.weapon),
      n: 1,
      m: 1,
    });
    return refusal === null ? [] : [{ id, refusal }];
  });
}
