import type { Objective } from './scenarios/scenario.ts';
import { type CoreState, otherSide, type Side, squareIndex, type Unit } from './state.ts';
import { squaresOf } from './table/ground.ts';
import { headsOnBoard, isAlive, sizeOf } from './table/units.ts';

const SIDES: readonly Side[] = [0, 1];

/**
 * A side holds a square if one of its units stands there, with whatever part of it (dt1.ruling.huge-goals); enemies
 * never share it.
 */
function held(state: CoreState, side: Side, squares: readonly (readonly [number, number])[]): number {
  return squares.filter((square) => {
    const index = squareIndex(state.board.width, square);
    return headsOnBoard(state, side).some((unit) => squaresOf(state, unit).includes(index));
  }).length;
}

function tagged(state: CoreState, tag: string): Unit | undefined {
  return state.units.find((unit) => unit.tag === tag);
}

function isNamed(unit: Unit, tag: string | undefined): boolean {
  return tag === undefined || unit.tag === tag;
}

/** How often an objective is fulfilled as things stand: squares held, units that left, or 0 or 1. */
export function progress(state: CoreState, side: Side, objective: Objective): number {
  switch (objective.kind) {
    case 'hold':
    case 'control':
      return held(state, side, objective.squares);
    case 'exit':
      return state.units.filter(
        (unit) => unit.side === side && unit.place === 'left' && isNamed(unit, objective.unit),
      ).length;
    case 'destroy':
      return tagged(state, objective.unit)?.place === 'destroyed' ? 1 : 0;
    case 'destroy-cover':
      return objective.squares.filter((square) =>
        state.cleared.includes(squareIndex(state.board.width, square)),
      ).length;
    case 'survive':
      if (objective.unit === 'any')
        return state.units.some((unit) => unit.side === side && isAlive(unit)) ? 1 : 0;
      return ['board', 'reserve', 'left'].includes(tagged(state, objective.unit)?.place ?? '') ? 1 : 0;
  }
}

/** Whether an objective is fulfilled at the end of the round that has just been played. */
export function isFulfilled(state: CoreState, side: Side, objective: Objective, last: boolean): boolean {
  const now = progress(state, side, objective);
  switch (objective.kind) {
    case 'hold':
      return now >= objective.count && (objective.round === 'end' ? last : state.round >= objective.round);
    case 'control':
      return last && now > progress(state, otherSide(side), objective);
    case 'exit':
    case 'destroy-cover':
      return now >= objective.count;
    case 'survive':
      return last && now > 0;
    default:
      return now > 0;
  }
}

function leaving(state: CoreState, side: Side, tag: string | undefined): number {
  return state.units.filter((unit) => unit.side === side && isAlive(unit) && isNamed(unit, tag)).length;
}

/** Whether a side can still fulfil its objective: it needs units to do it with, and something to do it to. */
function isReachable(state: CoreState, side: Side, objective: Objective): boolean {
  const alive = state.units.filter((unit) => unit.side === side && isAlive(unit));
  const squares = alive.reduce((sum, unit) => sum + sizeOf(unit) ** 2, 0);
  switch (objective.kind) {
    case 'exit':
      return progress(state, side, objective) + leaving(state, side, objective.unit) >= objective.count;
    case 'destroy':
      return tagged(state, objective.unit)?.place !== 'left' && squares > 0;
    case 'survive':
      return progress(state, side, objective) > 0;
    case 'destroy-cover':
    case 'control':
      return squares > 0;
    case 'hold':
      return squares >= objective.count;
  }
}

/** Every unit was destroyed; whoever walked off the board was not (dt1.ruling.left-alive). */
function isEliminated(state: CoreState, side: Side): boolean {
  return state.units.every((unit) => unit.side !== side || unit.place === 'destroyed');
}

/** A side has nobody left to fight with, all of its units having fallen or walked off. */
export function hasNobodyLeft(state: CoreState): boolean {
  return SIDES.some((side) => !state.units.some((unit) => unit.side === side && isAlive(unit)));
}

/**
 * dt1.end.unreachable, dt1.faq.end.unreachable: there were objectives, or a side has nobody left, and no side can
 * achieve its own objective any more.
 */
export function areUnreachable(state: CoreState): boolean {
  const goals = SIDES.flatMap((side) => {
    const objective = state.goals.objectives[side];
    return objective === null ? [] : [{ objective, side }];
  });
  if (goals.length === 0 && !hasNobodyLeft(state)) return false;
  return goals.every(({ objective, side }) => !isReachable(state, side, objective));
}

/**
 * What ends the match after this round, or null: elimination (dt1.end.elimination, dt1.faq.end.elimination), an
 * objective (dt1.end.objective, dt1.faq.end.objective), the round limit (dt1.end.rounds, dt1.faq.end.rounds). It is
 * asked only when the round is over, so the other side has had its last chance (dt1.end.last-chance, dt1.faq.end.when).
 */
export function endTrigger(state: CoreState): string | null {
  if (isEliminated(state, 0) || isEliminated(state, 1)) return 'elimination';
  const last = state.goals.rounds > 0 && state.round >= state.goals.rounds;
  for (const side of SIDES) {
    const objective = state.goals.objectives[side];
    if (objective !== null && isFulfilled(state, side, objective, last)) return 'objective';
  }
  return last ? 'rounds' : null;
}

const scaleOf = (state: CoreState): number => (state.options.scale === 'later' ? 10 : 1);

/** A bonus for a named round is settled when that round ends, whatever happens later. */
function isSettledEarly(objective: Objective): boolean {
  return objective.kind === 'hold' && objective.round !== 'end';
}

/** Bonuses that a scenario gives for the round that has just ended (dt1.faq.vp.bonus). */
export function settleRound(state: CoreState): void {
  for (const side of SIDES) {
    for (const { objective, points, per } of state.goals.bonuses[side]) {
      if (objective.kind !== 'hold' || objective.round !== state.round) continue;
      const held = progress(state, side, objective);
      const times = per === 'each' ? held : held >= objective.count ? 1 : 0;
      state.sides[side].bonus += points * times * scaleOf(state);
    }
  }
}

/**
 * Victory points: AP destroyed plus the scenario's bonuses (dt1.faq.vp.destroyed, dt1.faq.vp.bonus,
 * dt1.ruling.victory).
 */
export function victoryPoints(state: CoreState, side: Side): number {
  let points = state.sides[side].points + state.sides[side].bonus;
  for (const { objective, points: worth, per } of state.goals.bonuses[side]) {
    if (isSettledEarly(objective)) continue;
    if (per === 'each') points += worth * scaleOf(state) * progress(state, side, objective);
    else if (isFulfilled(state, side, objective, true)) points += worth * scaleOf(state);
  }
  return points;
}

/** Whether a side has what its scenario asks of it, the match being over. */
export function hasWon(state: CoreState, side: Side): boolean {
  const objective = state.goals.objectives[side];
  return objective !== null && isFulfilled(state, side, objective, true);
}

/**
 * Who has won when the match is over, null for a draw: the side that alone fulfils its objective
 * (dt1.end.objective.wins), else the side with most victory points (dt1.faq.vp.most).
 */
export function winnerOf(state: CoreState): Side | null {
  const done = SIDES.filter((side) => hasWon(state, side));
  if (done.length === 1) return done[0]!;
  const lead = victoryPoints(state, 0) - victoryPoints(state, 1);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}
