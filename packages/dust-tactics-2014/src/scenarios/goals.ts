/** Points and victory in a scenario of one's own (dt14.ruling.scen.own). */
import { groundOf, type Spot } from '../ground/index.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { isAlive, onBoard, other } from '../units.ts';
import { byPoints, holder, isAliveSide, occupier } from './control.ts';
import type { OwnGoal, OwnObjective, Square } from './own.ts';
import type { Verdict } from './scenario.ts';

const indexes = (state: TacticsState, squares: readonly Square[]): Spot[] =>
  squares.map((square) => groundOf(state).control.spotAt(state, square));

const tagged = (state: TacticsState, side: Side, tag: string): Unit | undefined =>
  state.units.find((unit) => unit.side === side && unit.tag === tag);

const heldBy = (state: TacticsState, side: Side, squares: readonly Square[]): number =>
  indexes(state, squares).filter((square) => holder(state, square) === side).length;

/** How often an objective is met as things stand: squares held, units there, or 0 or 1. */
export function ownProgress(state: TacticsState, side: Side, objective: OwnObjective): number {
  switch (objective.kind) {
    case 'hold':
      if (objective.place === true)
        return occupier(state, indexes(state, objective.squares)) === side ? objective.count : 0;
      return heldBy(state, side, objective.squares);
    case 'control':
      return heldBy(state, side, objective.squares) > heldBy(state, other(side), objective.squares) ? 1 : 0;
    case 'reach': {
      const squares = indexes(state, objective.squares);
      return state.units.filter(
        (unit) =>
          unit.side === side &&
          onBoard(unit) &&
          (objective.unit === undefined || unit.tag === objective.unit) &&
          groundOf(state).control.stands(state, unit, squares),
      ).length;
    }
    case 'destroy':
      return tagged(state, other(side), objective.unit)?.place === 'gone' ? 1 : 0;
    case 'survive': {
      if (objective.unit === 'any') return isAliveSide(state, side) ? 1 : 0;
      const unit = tagged(state, side, objective.unit);
      return unit !== undefined && isAlive(unit) ? 1 : 0;
    }
  }
}

const needed = (objective: OwnObjective): number => ('count' in objective ? objective.count : 1);

/** Whether this is the turn after which an objective is looked at. */
function isDue(state: TacticsState, { objective, worth }: OwnGoal): boolean {
  const last = state.turn >= state.lastTurn;
  if (objective.kind === 'control' || objective.kind === 'survive') return last;
  if (objective.kind !== 'hold') return true;
  if (objective.round === 'end') return last;
  return worth === 'win' ? state.turn >= objective.round : state.turn === objective.round;
}

/** Adds the points of the turn that is over; each goal pays once, and tells. */
export function settleGoals(state: TacticsState, scored: (side: Side, points: number) => void): void {
  if (state.own === undefined) return;
  const paid = [...(state.paid ?? [])];
  state.own.goals.forEach((goal, at) => {
    if (goal.worth === 'win' || paid.includes(at) || !isDue(state, goal)) return;
    const { side, objective, worth } = goal;
    const met = ownProgress(state, side, objective);
    const times = goal.per === 'each' ? met : met >= needed(objective) ? 1 : 0;
    if (times === 0) return;
    state.scores[side] += worth * times;
    scored(side, worth * times);
    paid.push(at);
  });
  if (paid.length > 0) state.paid = paid;
}

/** A goal that decides the match; if both sides reach theirs in the same turn, points decide. */
export function ownVerdict(state: TacticsState): Verdict | null {
  const winners = new Set(
    (state.own?.goals ?? [])
      .filter(
        (goal) =>
          goal.worth === 'win' &&
          isDue(state, goal) &&
          ownProgress(state, goal.side, goal.objective) >= needed(goal.objective),
      )
      .map((goal) => goal.side),
  );
  if (winners.size === 2) return byPoints(state);
  const [winner] = winners;
  return winner === undefined ? null : { winner, reason: 'objective', rule: 'dt14.ruling.scen.own' };
}
