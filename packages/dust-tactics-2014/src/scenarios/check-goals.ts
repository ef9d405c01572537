import type { Checking } from './check.ts';
import { goalSquares, type OwnGoal } from './own.ts';

/** What the units of each side are called by goals. */
export type Tags = readonly [readonly string[], readonly string[]];

const KINDS = ['hold', 'control', 'reach', 'destroy', 'survive'];

function isGoal(check: Checking, goal: OwnGoal, at: string): boolean {
  const sided = goal.side === 0 || goal.side === 1;
  const known = KINDS.includes(goal.objective?.kind);
  if (!sided) check.fault(at, 'A goal belongs to one of the two sides.');
  if (!known) check.fault(at, 'There is no such kind of goal.');
  return sided && known;
}

function checkSquares(check: Checking, { objective }: OwnGoal, at: string): void {
  if (!('squares' in objective)) return;
  const squares = goalSquares(objective);
  if (!Array.isArray(squares) || squares.length === 0) {
    check.fault(at, 'This goal names no square.');
    return;
  }
  for (const square of squares)
    if (!check.isOn(square)) check.fault(at, 'This square is not on the board.');
    else if (check.letter(square) === '#') check.fault(at, 'Nobody can stand on a structure.', square);
  if (!('count' in objective)) return;
  const most = objective.kind === 'hold' ? squares.length : 99;
  if (!Number.isInteger(objective.count) || objective.count < 1 || objective.count > most)
    check.fault(at, `The number needed is 1 to ${most}.`);
}

function checkGoal(check: Checking, goal: OwnGoal, at: string, tags: Tags): void {
  const { objective } = goal;
  if (goal.worth !== 'win' && !(Number.isInteger(goal.worth) && goal.worth > 0 && goal.worth <= 999))
    check.fault(at, 'A goal wins the match or is worth points.');
  checkSquares(check, goal, at);
  if (objective.kind === 'hold' && objective.round !== 'end')
    if (!Number.isInteger(objective.round) || objective.round < 1 || objective.round > check.own.rounds)
      check.fault(at, `There is no turn ${objective.round}.`);
  const named = 'unit' in objective ? objective.unit : undefined;
  if (named === undefined || (objective.kind === 'survive' && named === 'any')) return;
  const owner = objective.kind === 'destroy' ? (goal.side === 0 ? 1 : 0) : goal.side;
  if (!tags[owner].includes(named)) check.fault(at, `No unit of side ${owner + 1} is called "${named}".`);
}

export function checkGoals(check: Checking, tags: Tags): void {
  const { goals } = check.own;
  if (!Array.isArray(goals)) check.fault('goals', 'Goals are a list.');
  else
    goals.forEach((goal: OwnGoal, i) => {
      if (isGoal(check, goal, `goals.${i}`)) checkGoal(check, goal, `goals.${i}`, tags);
    });
}
