import type { CoreState, Objective } from '@dustfront/dust-tactics';
import { BLOCS, nameOf, squareIndex, titleOf } from '@dustfront/dust-tactics/query';
import type { Style } from '../terminal/style.ts';

const SIDES = ['Allies', 'Axis'] as const;
/** More squares than these are marked on the board, not listed. */
const LISTED = 6;

function squaresOf(state: CoreState, objective: Extract<Objective, { squares: unknown }>): string {
  const names = objective.squares.map((square) => nameOf(state, squareIndex(state.board.width, square)));
  return names.length > LISTED ? 'the marked squares' : names.join(', ');
}

function unitOf(state: CoreState, tag: string): string {
  const unit = state.units.find((one) => one.tag === tag);
  return unit === undefined ? tag : titleOf(state, unit.name);
}

const units = (count: number): string => (count === 1 ? 'a unit' : `${count} units`);

/** What an objective asks for, in words. */
function wordsOf(state: CoreState, objective: Objective, each: boolean): string {
  switch (objective.kind) {
    case 'hold': {
      const when =
        objective.round === 'end' ? 'when the battle ends' : `at the end of round ${objective.round}`;
      const many = each ? 'each' : objective.count < objective.squares.length ? `${objective.count}` : 'all';
      return `hold ${many} of ${squaresOf(state, objective)} ${when}`;
    }
    case 'control':
      return `hold more than the enemy of ${squaresOf(state, objective)} when the battle ends`;
    case 'exit': {
      const who =
        objective.unit !== undefined
          ? unitOf(state, objective.unit)
          : each
            ? 'each unit'
            : units(objective.count);
      return `leave the board with ${who} over ${squaresOf(state, objective)}`;
    }
    case 'destroy':
      return `destroy ${unitOf(state, objective.unit)}`;
    case 'destroy-cover':
      return `destroy ${each ? 'each' : objective.count} of the pieces of cover in ${squaresOf(state, objective)}`;
    case 'survive':
      return objective.unit === 'any'
        ? 'have a unit left when the battle ends'
        : `keep ${unitOf(state, objective.unit)} until the battle ends`;
  }
}

/** What ends the battle and what wins it (dt1.end.objective.wins, dt1.faq.vp.most). */
export function goals(state: CoreState, style: Style): string[] {
  const { objectives, bonuses, rounds } = state.goals;
  const tenfold = state.options.scale === 'later' ? 10 : 1;
  const sides = BLOCS.map((_, side) => side as 0 | 1);
  const winning = sides.flatMap((side) => {
    const objective = objectives[side];
    return objective === null ? [] : [`${SIDES[side]}: ${wordsOf(state, objective, false)}`];
  });
  const scoring = sides.flatMap((side) =>
    bonuses[side].map(({ objective, points, per }) => {
      const worth = `${points * tenfold} ${points * tenfold === 1 ? 'point' : 'points'}`;
      return `${SIDES[side]}: ${wordsOf(state, objective, per === 'each')}, ${worth}`;
    }),
  );
  const limit = rounds > 0 ? `after round ${rounds}` : 'after no fixed round';
  const ends =
    `It ends ${limit}${winning.length > 0 ? ', with the round in which an objective is fulfilled' : ''}, ` +
    'or when a side has no unit left.';
  return [
    style.bold('What ends the battle and what wins it'),
    `  ${ends}`,
    ...(winning.length > 0
      ? ['  Whoever fulfils his objective wins:', ...winning.map((line) => `    ${line}`)]
      : []),
    winning.length > 0
      ? '  If neither side has, or both have, the points decide: army points destroyed, and'
      : '  Most points win: army points destroyed, and',
    ...(scoring.length > 0 ? scoring.map((line) => `    ${line}`) : ['    nothing else']),
  ];
}
