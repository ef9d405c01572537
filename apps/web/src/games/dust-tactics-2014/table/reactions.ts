import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, fullAttack, leaderOf, planIfAny, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { attackOdds } from '@dustfront/odds';
import type { Prospect } from '../../face.ts';
import { lineOf } from '../lines.ts';

/** What units could do to whoever has come within their reach on a table. */
export function reactionsOn(
  view: TacticsView,
  units: readonly string[],
  intruder: string,
): readonly Prospect[] {
  const found = unitNamed(view, intruder);
  const target = found === null ? null : leaderOf(view, found);
  return units.flatMap((name) => {
    const unit = unitNamed(view, name);
    if (unit === null || target === null) return [];
    const lines = fullAttack(view, unit, target).shots.filter(({ by, weapon }) => {
      const owner = view.units[by];
      return owner === undefined || (cardOfUnit(owner).weapons[weapon]?.boxes ?? 0) === 0;
    });
    const plan = lines.length === 0 ? null : planIfAny(view, unit, target, { lines });
    if (plan === null) return [];
    const { atLeast, mean } = attackOdds(plan).target;
    const aim = { target: target.name, lines: lines.map((shot) => lineOf(view, shot)) };
    return [{ unit: name, from: '', aim, odds: { total: { chances: atLeast.slice(1), mean } } }];
  });
}
