import type { Problem } from '@dustfront/kernel';
import { type Draft, type DraftGoal, ownProblem, type Side } from './draft.ts';

/** The side whose unit a goal speaks of, or null if there is no such unit. */
function ownerOf(draft: Draft, key: string): Side | null {
  const [unit = '', hero] = key.split('+');
  const found = ([0, 1] as const).find((side) =>
    draft.forces[side].some((one) => one.key === unit && (hero === undefined || one.unit.includes('+'))),
  );
  return found ?? null;
}

/** Whose goal it is: one that names a unit belongs to those who can lose it, or to those who can destroy it. */
export function sidesOf(draft: Draft, goal: DraftGoal): readonly Side[] {
  const sides: readonly Side[] = goal.side === 'both' ? [0, 1] : [goal.side];
  if (goal.unit === '') return goal.kind === 'destroy' ? [] : sides;
  const owner = ownerOf(draft, goal.unit);
  if (owner === null) return [];
  return sides.filter((side) => (goal.kind === 'destroy' ? side !== owner : side === owner));
}

/** Goals that speak of nobody. */
export const goalProblems = (draft: Draft): readonly Problem[] =>
  draft.goals.flatMap((goal, i) =>
    sidesOf(draft, goal).length > 0 ? [] : [ownProblem(`goals.${i}`, 'editor.chooseUnit')],
  );
