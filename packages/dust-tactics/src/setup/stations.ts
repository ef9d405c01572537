/** Units that stand on the board from the start (dt1.ruling.own-scenario). */
import type { Params } from '@dustfront/kernel';
import type { ForceUnit } from '../cards/army.ts';
import type { Bloc } from '../cards/card.ts';
import { footingFor, mayEnd, stepRule } from '../geometry/index.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import { BLOCS, type CoreState, squareIndex, type Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { groundOf, moverOf } from '../table/ground.ts';
import { squareText } from './board.ts';

const RULE = 'dt1.ruling.own-scenario';

function mayStand(state: CoreState, unit: Unit, square: number): boolean {
  const ground = groundOf(state, unit);
  const mover = moverOf(state, unit);
  return (
    (footingFor(ground, mover).flags[square]! & stepRule(mover, 'walk').barred) === 0 &&
    mayEnd(ground, mover, 'walk', square)
  );
}

/** Puts them there, heroes with their squads; says where somebody cannot stand. */
export function stationUnits(
  state: CoreState,
  forces: Readonly<Record<Bloc, readonly ForceUnit[]>>,
): Problem[] {
  const problems: Problem[] = [];
  const { width, height } = state.board;
  let next = 0;
  for (const bloc of BLOCS) {
    forces[bloc].forEach((spec, i) => {
      const unit = state.units[next]!;
      next += spec.hero === undefined ? 1 : 2;
      const at = `forces.${bloc}.${i + 1}`;
      const fault = (code: Code, params?: Params, place = at): number =>
        problems.push(problem(place, code, params, RULE));
      if (spec.round !== undefined && (!Number.isInteger(spec.round) || spec.round < 1))
        fault('no-round', { round: spec.round });
      if (spec.at === undefined) return;
      const [column, row] = Array.isArray(spec.at) ? (spec.at as readonly number[]) : [];
      if (unit.from !== undefined) fault('not-later');
      else if (
        column === undefined ||
        row === undefined ||
        !(column >= 0 && column < width && row >= 0 && row < height)
      )
        fault('off-board');
      else {
        const square = squareIndex(width, [column, row]);
        if (!mayStand(state, unit, square)) {
          const { name } = cardOf(state, unit);
          fault('cannot-stand', { unit: name }, `${at} ${squareText([column, row])}`);
          return;
        }
        for (const one of unit.joined < 0 ? [unit] : [unit, state.units[unit.joined]!]) {
          one.place = 'board';
          one.square = square;
        }
      }
    });
  }
  return problems;
}
