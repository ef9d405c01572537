/** Scenarios that come with the set-up: what is wrong with their goals is said at its place (dt1.ruling.own-scenario). */
import type { Problem } from '@dustfront/kernel';
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';
import type { Objective, Scenario, Square } from '../scenarios/scenario.ts';
import { squareText } from './board.ts';

const RULE = 'dt1.ruling.own-scenario';
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
    return { at: 'scenario.sides', message: 'a scenario has a force for each side', rule: 'dt1.ap.scenario' };
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
  if (!Array.isArray(objective.squares) || objective.squares.length === 0)
    return [{ at, message: 'this goal names no square', rule: RULE }];
  return objective.squares.flatMap((square): Problem[] => {
    const sign = scenario.map[square[1]]?.[square[0]];
    const place = `${at} ${squareText(square)}`;
    if (sign === undefined) return [{ at: place, message: 'this square is not on the board', rule: RULE }];
    if (objective.kind === 'destroy-cover' && !'cCtT'.includes(sign))
      return [{ at: place, message: 'there is no cover here to destroy', rule: RULE }];
    if (objective.kind === 'exit' && !isEdge(scenario, square))
      return [{ at: place, message: 'units leave the board at its edge', rule: RULE }];
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
  if (!KINDS.includes(objective?.kind)) return [{ at, message: 'there is no such kind of goal', rule: RULE }];
  const problems = checkSquares(scenario, objective, at);
  const fault = (message: string): number => problems.push({ at, message, rule: RULE });
  if ('count' in objective) {
    const most = objective.kind === 'exit' ? 99 : objective.squares.length;
    if (!Number.isInteger(objective.count) || objective.count < 1 || objective.count > most)
      fault(`the number needed is 1 to ${most}`);
  }
  if (objective.kind === 'hold' && objective.round !== 'end')
    if (
      !Number.isInteger(objective.round) ||
      objective.round < 1 ||
      objective.round > (scenario.rounds || 99)
    )
      fault(`there is no round ${objective.round}`);
  const named = 'unit' in objective ? objective.unit : undefined;
  if (named === undefined || (objective.kind === 'survive' && named === 'any')) return problems;
  const owner: Bloc = objective.kind === 'destroy' ? (side === 'allies' ? 'axis' : 'allies') : side;
  if (!tagsOf(forces[owner]).includes(named)) fault(`no unit of the ${owner} is called "${named}"`);
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
    if (!SIDES.includes(bonus.side)) problems.push({ at, message: 'a bonus belongs to a side', rule: RULE });
    else problems.push(...checkGoal(scenario, bonus.side, bonus.objective, at, forces));
    if (!(bonus.points >= 0))
      problems.push({ at, message: 'a bonus is worth points', rule: 'dt1.faq.vp.bonus' });
  });
  return problems;
}
