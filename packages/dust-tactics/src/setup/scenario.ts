/**
 * Scenarios that come with the set-up: what is wrong with their goals is said at its place (dt1.ruling.own-scenario).
 */
import type { Params } from '@dustfront/kernel';
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import type { Objective, Scenario, Square } from '../scenarios/scenario.ts';
import { squareText } from './board.ts';

const wrong = (at: string, code: Code, params?: Params): Problem =>
  problem(at, code, params, 'dt1.ruling.own-scenario');
const KINDS = ['hold', 'exit', 'destroy', 'destroy-cover', 'survive', 'control'];
const SIDES: readonly Bloc[] = ['allies', 'axis'];

type Forces = Readonly<Record<Bloc, readonly ForceUnit[]>>;

/** The scenario of a set-up if it has the parts of one; lists that are missing are empty. */
export function readScenario(given: Scenario): Scenario | Problem {
  if (
    typeof given !== 'object' ||
    given === null ||
    !SIDES.every((side) => Array.isArray(given.sides?.[side]?.force))
  )
    return problem('scenario.sides', 'scenario-forces', undefined, 'dt1.ap.scenario');
  return Array.isArray(given.bonuses) ? given : { ...given, bonuses: [] };
}

const tagsOf = (units: readonly ForceUnit[]): string[] =>
  units.flatMap(({ tag, heroTag }) => [tag, heroTag]).filter((tag): tag is string => tag !== undefined);

/** An edge square from which one more straight step leaves the board. */
function isEdge({ map }: Scenario, [column, row]: Square): boolean {
  return column === 0 || row === 0 || column === map[0]!.length - 1 || row === map.length - 1;
}

function checkSquares(scenario: Scenario, objective: Objective, at: string): Problem[] {
  if (!('squares' in objective)) return [];
  if (!Array.isArray(objective.squares) || objective.squares.length === 0) return [wrong(at, 'goal-squares')];
  return objective.squares.flatMap((square): Problem[] => {
    const sign = scenario.map[square[1]]?.[square[0]];
    const place = `${at} ${squareText(square)}`;
    if (sign === undefined) return [wrong(place, 'off-board')];
    if (objective.kind === 'destroy-cover' && !'cCtT'.includes(sign)) return [wrong(place, 'goal-cover')];
    if (objective.kind === 'exit' && !isEdge(scenario, square)) return [wrong(place, 'goal-edge')];
    return [];
  });
}

function checkGoal(
  scenario: Scenario,
  side: Bloc,
  objective: Objective,
  at: string,
  forces: Forces,
): Problem[] {
  if (!KINDS.includes(objective?.kind)) return [wrong(at, 'goal-kind')];
  const problems = checkSquares(scenario, objective, at);
  const fault = (code: Code, params: Params): number => problems.push(wrong(at, code, params));
  if ('count' in objective) {
    const most = objective.kind === 'exit' ? 99 : objective.squares.length;
    if (!Number.isInteger(objective.count) || objective.count < 1 || objective.count > most)
      fault('goal-count', { most });
  }
  if (objective.kind === 'hold' && objective.round !== 'end')
    if (
      !Number.isInteger(objective.round) ||
      objective.round < 1 ||
      objective.round > (scenario.rounds || 99)
    )
      fault('no-round', { round: objective.round });
  const named = 'unit' in objective ? objective.unit : undefined;
  if (named === undefined || (objective.kind === 'survive' && named === 'any')) return problems;
  const owner: Bloc = objective.kind === 'destroy' ? (side === 'allies' ? 'axis' : 'allies') : side;
  if (!tagsOf(forces[owner]).includes(named)) fault('goal-unit', { side: owner, name: named });
  return problems;
}

export function checkGoals(scenario: Scenario, forces: Forces): Problem[] {
  const problems: Problem[] = [];
  for (const side of SIDES) {
    const { objective } = scenario.sides[side];
    if (objective !== undefined)
      problems.push(...checkGoal(scenario, side, objective, `scenario.sides.${side}.objective`, forces));
  }
  scenario.bonuses.forEach((bonus, i) => {
    const at = `scenario.bonuses.${i}`;
    if (!SIDES.includes(bonus.side)) problems.push(wrong(at, 'bonus-side'));
    else problems.push(...checkGoal(scenario, bonus.side, bonus.objective, at, forces));
    if (!(bonus.points >= 0)) problems.push(problem(at, 'bonus-points', undefined, 'dt1.faq.vp.bonus'));
  });
  return problems;
}
