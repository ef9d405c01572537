import type { Checking } from './checking.ts';
import { goalSquares, type OwnGoal } from './own.ts';

/** What the units of each side are called by goals. */
export type Tags = readonly [readonly string[], readonly string[]];

const KINDS = ['hold', 'control', 'reach', 'destroy', 'survive'];

function isGoal(check: Checking, goal: OwnGoal, at: string): boolean {
  const sided = goal.side === 0 || goal.side === 1;
  const known = KINDS.includes(goal.objective?.kind);
  if (!sided) check.fault(at, 'goal-side');
  if (!known) check.fault(at, 'goal-kind');
  return sided && known;
}

function checkSquares(check: Checking, { objective }: OwnGoal, at: string): void {
  if (!('squares' in objective)) return;
  const squares = goalSquares(objective);
  if (!Array.isArray(squares) || squares.length === 0) {
    check.fault(at, check.words.none);
    return;
  }
  for (const square of squares)
    if (!check.isOn(square)) check.fault(at, check.words.missing);
    else if (check.isClosed(square)) check.fault(at, 'goal-closed', { square });
  if (!('count' in objective)) return;
  const most = objective.kind === 'hold' ? squares.length : 99;
  if (!Number.isInteger(objective.count) || objective.count < 1 || objective.count > most)
    check.fault(at, 'goal-count', { params: { most } });
}

function checkGoal(check: Checking, goal: OwnGoal, at: string, tags: Tags): void {
  const { objective } = goal;
  if (goal.worth !== 'win' && !(Number.isInteger(goal.worth) && goal.worth > 0 && goal.worth <= 999))
    check.fault(at, 'goal-worth');
  checkSquares(check, goal, at);
  if (objective.kind === 'hold' && objective.round !== 'end')
    if (!Number.isInteger(objective.round) || objective.round < 1 || objective.round > check.own.rounds)
      check.fault(at, 'no-turn', { params: { round: objective.round } });
  const named = 'unit' in objective ? objective.unit : undefined;
  if (named === undefined || (objective.kind === 'survive' && named === 'any')) return;
  const owner = objective.kind === 'destroy' ? (goal.side === 0 ? 1 : 0) : goal.side;
  if (!tags[owner].includes(named))
    check.fault(at, 'goal-unit', { params: { side: owner + 1, name: named } });
}

export function checkGoals(check: Checking, tags: Tags): void {
  const { goals } = check.own;
  if (!Array.isArray(goals)) check.fault('goals', 'goals');
  else
    goals.forEach((goal: OwnGoal, i) => {
      if (isGoal(check, goal, `goals.${i}`)) checkGoal(check, goal, `goals.${i}`, tags);
    });
}
