import type { Bloc } from '../src/cards/card.ts';
import type { Layout, Objective, Scenario, Square } from '../src/scenarios/scenario.ts';
import { squareText } from '../src/setup/board.ts';

const names = (squares: readonly Square[]): string => squares.map(squareText).join(' ');

/** The map, and beside it where the sides come in: `^` the Allies, `v` the Axis. */
export function drawnBoard({ map, entry }: Layout): string[] {
  const isIn = (bloc: Bloc, square: Square): boolean =>
    entry[bloc].some(([column, row]) => column === square[0] && row === square[1]);
  return map.map((line, row) => {
    const zone = [...line].map((_, column) =>
      isIn('allies', [column, row]) ? '^' : isIn('axis', [column, row]) ? 'v' : '.',
    );
    return `${line}  ${zone.join('')}`;
  });
}

function drawnGoal(objective: Objective): string {
  switch (objective.kind) {
    case 'hold':
      return `hold ${objective.count} of ${names(objective.squares)}, round ${objective.round}`;
    case 'exit':
      return `exit ${objective.count} of ${objective.unit ?? 'all'} by ${names(objective.squares)}`;
    case 'destroy-cover':
      return `destroy-cover ${objective.count} of ${names(objective.squares)}`;
    case 'control':
      return `control ${names(objective.squares)}`;
    default:
      return `${objective.kind} ${objective.unit}`;
  }
}

function drawnSide(bloc: Bloc, { role, force, objective }: Scenario['sides'][Bloc]): string[] {
  const units = force.map(({ card, hero, tag, heroTag }) =>
    [card, tag && `(${tag})`, hero && `with ${hero}`, heroTag && `(${heroTag})`].filter(Boolean).join(' '),
  );
  const goal = objective === undefined ? [] : [`${bloc} win: ${drawnGoal(objective)}`];
  return [`${bloc}, ${role}: ${units.join(', ')}`, ...goal];
}

/** Everything of a scenario but its sentences. */
export function drawnScenario(scenario: Scenario): string {
  const { number, id, title, provenance, rounds, firstPlayer, sides, bonuses } = scenario;
  return [
    `${number} ${id}: ${title}, rules ${provenance.rules}, map ${provenance.map}`,
    ...drawnBoard(scenario),
    `${rounds} rounds, first: ${firstPlayer}`,
    ...drawnSide('allies', sides.allies),
    ...drawnSide('axis', sides.axis),
    ...bonuses.map(({ side, points, per, objective }) => `${side} ${points} ${per}: ${drawnGoal(objective)}`),
  ].join('\n');
}
