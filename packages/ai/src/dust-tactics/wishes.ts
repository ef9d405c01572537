import type { CoreState, Objective, ScoredObjective, Side, Unit } from '@dustfront/dust-tactics';
import { otherSide } from '@dustfront/dust-tactics/query';

/** An objective decides the match: it is worth more than any bonus that a scenario gives. */
const VICTORY = 4;

/** What a side is after besides destroying the enemy: its objective, and its bonuses. */
export function scoredOf(state: CoreState, side: Side): readonly ScoredObjective[] {
  const objective = state.goals.objectives[side];
  const bonuses = state.goals.bonuses[side];
  return objective === null ? bonuses : [{ objective, points: VICTORY, per: 'once' }, ...bonuses];
}

const namesUnit = (objective: Objective, kinds: readonly string[], tag: string): boolean =>
  kinds.includes(objective.kind) && 'unit' in objective && objective.unit === tag;

/** What the scenario makes a named unit worth beside its points. */
export function tagWorth(state: CoreState, unit: Unit): number {
  if (unit.tag === '') return 0;
  const sum = (side: Side, kinds: readonly string[]) =>
    scoredOf(state, side).reduce(
      (points, bonus) => points + (namesUnit(bonus.objective, kinds, unit.tag) ? bonus.points : 0),
      0,
    );
  return (
    sum(otherSide(unit.side), ['destroy']) + sum(unit.side, ['survive']) + 0.5 * sum(unit.side, ['exit'])
  );
}
