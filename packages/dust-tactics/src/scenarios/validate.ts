/** Says everything that is wrong with a map or a scenario, in words its author can act on. */
import { cardIdsOf } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';
import { cardById } from '../cards/index.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { squareText } from '../setup/board.ts';
import type { BoardMap, Layout, Objective, Scenario, Square } from './scenario.ts';

const OUTDOOR = '.#ct';
const INDOOR = ',%CT';
const CLOSED = '#%';

const charAt = (map: BoardMap, [column, row]: Square): string | undefined => map[row]?.[column];

export function count(map: BoardMap, signs: string): number {
  return [...map.join('')].filter((sign) => signs.includes(sign)).length;
}

/** A fault of one square of the map. */
const onSquare = (at: string, code: Code, where: Square, rule: RuleId): Problem =>
  problem(`${at} ${squareText(where)}`, code, { square: squareText(where) }, rule);

export function validateLayout(layout: Layout): Problem[] {
  const problems = shapeProblems(layout.map);
  if (problems.length > 0) return problems;
  for (const bloc of ['allies', 'axis'] as const) {
    const at = `battlefield.entry.${bloc}`;
    if (layout.entry[bloc].length === 0) problems.push(problem(at, 'no-entry', undefined, 'dt1.enter.must'));
    for (const square of layout.entry[bloc])
      if (!isOpen(layout.map, square)) problems.push(onSquare(at, 'entry-closed', square, 'dt1.enter.must'));
  }
  for (const square of cutOff(layout.map))
    problems.push(onSquare('map', 'unreachable', square, 'dt1.ruling.terrain-open'));
  return problems;
}

/** dt1.board.tile.squares, dt1.board.tile.faces. */
function shapeProblems(map: BoardMap): Problem[] {
  const width = map[0]?.length ?? 0;
  if (map.some((line) => line.length !== width)) return [problem('map', 'map-rows')];
  if (width === 0 || width % 3 !== 0 || map.length % 3 !== 0)
    return [problem('map', 'tiles', { columns: width, rows: map.length }, 'dt1.board.tile.squares')];
  const problems: Problem[] = [];
  for (let top = 0; top < map.length; top += 3)
    for (let left = 0; left < width; left += 3) {
      const tile = [0, 1, 2].map((i) => map[top + i]?.slice(left, left + 3)).join('');
      const unknown = [...tile].find((sign) => !OUTDOOR.includes(sign) && !INDOOR.includes(sign));
      if (unknown !== undefined)
        problems.push(problem('map', 'map-sign', { sign: unknown, column: left + 1, row: top + 1 }));
      else if (
        [...tile].some((sign) => OUTDOOR.includes(sign)) &&
        [...tile].some((sign) => INDOOR.includes(sign))
      )
        problems.push(onSquare('map', 'tile-ground', [left, top], 'dt1.board.tile.faces'));
    }
  return problems;
}

function isOpen(map: BoardMap, square: Square): boolean {
  const sign = charAt(map, square);
  return sign !== undefined && !CLOSED.includes(sign);
}

/** dt1.ruling.terrain-open: no playable square is cut off. */
function cutOff(map: BoardMap): Square[] {
  const open: Square[] = map.flatMap((line, row) =>
    [...line].flatMap((_, column) => (isOpen(map, [column, row]) ? [[column, row] as const] : [])),
  );
  const reached = new Set<string>();
  const frontier = open.slice(0, 1);
  for (let square = frontier.pop(); square !== undefined; square = frontier.pop()) {
    if (!isOpen(map, square) || reached.has(squareText(square))) continue;
    reached.add(squareText(square));
    const [column, row] = square;
    frontier.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return open.filter((square) => !reached.has(squareText(square)));
}

export function validateScenario(scenario: Scenario): string[] {
  const problems = validateLayout(scenario).map(({ text }) => text);
  const { map } = scenario;
  // dt1.box.tiles, dt1.box.terrain, dt1.box.cover: a scenario needs no more than one box holds.
  if (map.join('').length > 81) problems.push(`${map.join('').length} squares, nine tiles have 81`);
  if (count(map, CLOSED) > 18) problems.push(`${count(map, CLOSED)} terrain squares, the box has 18`);
  if (count(map, 'cC') > 4) problems.push(`${count(map, 'cC')} crates, the box has 4`);
  if (count(map, 'tT') > 2) problems.push(`${count(map, 'tT')} tank traps, the box has 2`);
  if (count(map, 'T') > 0) problems.push('a tank trap stands on a base tile (dt1.setup.cover.no-trap)');
  if (scenario.rounds < 1) problems.push(`${scenario.rounds} rounds`);
  for (const bloc of ['allies', 'axis'] as const) {
    problems.push(...forceProblems(scenario, bloc));
    const own = scenario.sides[bloc].objective;
    if (own !== undefined) problems.push(...objectiveProblems(scenario, bloc, own));
  }
  for (const bonus of scenario.bonuses)
    problems.push(...objectiveProblems(scenario, bonus.side, bonus.objective));
  return problems;
}

function forceProblems(scenario: Scenario, bloc: Bloc): string[] {
  return cardIdsOf(scenario.sides[bloc].force).flatMap((id) => {
    const card = cardById(id);
    if (card === undefined) return [`${bloc}: there is no card ${id}`];
    return card.bloc === bloc ? [] : [`${bloc}: ${id} belongs to the other bloc`];
  });
}

function objectiveProblems(scenario: Scenario, side: Bloc, objective: Objective): string[] {
  const problems: string[] = [];
  const tags = (bloc: Bloc) => scenario.sides[bloc].force.flatMap((unit) => [unit.tag, unit.heroTag]);
  const enemy: Bloc = side === 'allies' ? 'axis' : 'allies';
  if ('squares' in objective) {
    if (objective.squares.length === 0) problems.push(`${side} ${objective.kind}: no squares`);
    for (const square of objective.squares) {
      const sign = charAt(scenario.map, square);
      if (!isOpen(scenario.map, square))
        problems.push(`${side} ${objective.kind}: ${squareText(square)} is not open`);
      else if (objective.kind === 'destroy-cover' && !'cCtT'.includes(sign ?? ''))
        problems.push(`${side} destroy-cover: nothing lies on ${squareText(square)}`);
    }
  }
  if (
    'count' in objective &&
    (objective.count < 1 || (objective.kind !== 'exit' && objective.count > objective.squares.length))
  )
    problems.push(`${side} ${objective.kind}: count ${objective.count}`);
  if (objective.kind === 'hold' && objective.round !== 'end' && objective.round > scenario.rounds)
    problems.push(`${side} hold: there is no round ${objective.round}`);
  if (objective.kind === 'destroy' && !tags(enemy).includes(objective.unit))
    problems.push(`${side} destroy: the enemy has no unit called ${objective.unit}`);
  const own =
    objective.kind === 'exit' || (objective.kind === 'survive' && objective.unit !== 'any')
      ? objective.unit
      : undefined;
  if (own !== undefined && !tags(side).includes(own))
    problems.push(`${side} ${objective.kind}: no unit called ${own}`);
  return problems;
}
