import {
  type OwnGoal,
  SCENARIOS,
  type Side,
  type TacticsState,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import { groundOf, has, isAir, onBoard, squareOf } from '@dustfront/dust-tactics-2014/query';
import { namedGoal, tableGoals } from './table/goals.ts';
import { WEIGHTS } from './weights.ts';
import { stepsBetween } from './worth.ts';

/** A place that a scenario wants held: any of its spots, with no enemy as near as `contest`. */
export interface Goal {
  readonly spots: readonly number[];
  /** Whoever is as near as this is there. */
  readonly reach: number;
  readonly contest: number;
  readonly points: number;
  /** Whose goal it is, or both sides'. */
  readonly side: Side | null;
}

/** How much of a goal is left for each square that a unit still has to go; in the last turn being near is little. */
const NEARNESS = 0.75;
const LAST_NEARNESS = 0.25;
/** What being there is worth while an enemy disputes it. */
const DISPUTED = 0.5;

function ownGoal(state: TacticsState, { side, objective, worth, per }: OwnGoal): Goal[] {
  if (!('squares' in objective)) return [];
  const { table } = state;
  const { control } = groundOf(state);
  const named = objective.squares.map((square) =>
    table === undefined
      ? { spot: control.spotAt(state, square), reach: 0, contest: 1 }
      : namedGoal(table, square),
  );
  const points = worth === 'win' ? WEIGHTS.goals : worth;
  const isPlace = objective.kind === 'hold' && objective.place === true;
  if (!isPlace && objective.kind !== 'reach')
    return named.map(({ spot, reach, contest }) => ({
      spots: [spot],
      reach,
      contest,
      points: per === 'each' ? points : points / named.length,
      side,
    }));
  const reach = Math.min(...named.map((one) => one.reach));
  const inside = table === undefined ? 0 : Math.max(...named.map((one) => one.contest));
  const spots = named.map(({ spot }) => spot);
  return [{ spots, reach, contest: isPlace ? inside : -1, points, side }];
}

const ofScenarios = new Map<string, readonly Goal[]>();

/** What the scenario is about, as places. */
export function goalsOf(state: TacticsState): readonly Goal[] {
  if (state.own !== undefined) return state.own.goals.flatMap((goal) => ownGoal(state, goal));
  if (state.table !== undefined) return tableGoals(state, state.table);
  const known = ofScenarios.get(state.scenario);
  if (known !== undefined) return known;
  const place = SCENARIOS.find(({ id }) => id === state.scenario)?.place ?? [];
  const { objectives } = state.board;
  const points = WEIGHTS.goals;
  const goals: Goal[] =
    place.length > 0
      ? [{ spots: objectives.length > 0 ? objectives : place, reach: 0, contest: 0, points, side: null }]
      : objectives.map((spot) => ({
          spots: [spot],
          reach: 0,
          contest: 1,
          points: (1.5 * points) / objectives.length,
          side: null,
        }));
  ofScenarios.set(state.scenario, goals);
  return goals;
}

/** How far away nobody is any more. */
const NOBODY_NEAR = 99;

/** Who counts for a place, and from where. */
interface Body {
  readonly mine: boolean;
  /** Who only keeps others from holding it. */
  readonly mindless: boolean;
  readonly at: number;
}

const bodiesOf = (state: TacticsState, side: Side, without: readonly Unit[]): Body[] =>
  state.units.flatMap((unit) =>
    !onBoard(unit) || isAir(unit) || without.includes(unit)
      ? []
      : [bodyAt(unit, side, squareOf(state, unit))],
  );

const bodyAt = (unit: Unit, side: Side, at: number): Body => ({
  mine: unit.side === side,
  mindless: has(unit, 'mindless-zombie'),
  at,
});

/** What there is of a side, and against it, at a place. */
interface Grip {
  near: number;
  disputed: boolean;
}

function gripOf(state: TacticsState, goal: Goal, bodies: readonly Body[], mine: boolean, before: Grip): Grip {
  let { near, disputed } = before;
  for (const body of bodies) {
    const owns = body.mine === mine;
    if (owns && body.mindless) continue;
    for (const spot of goal.spots) {
      const steps = stepsBetween(state, body.at, spot);
      if (owns) near = Math.min(near, Math.max(0, steps - goal.reach));
      else if (steps <= goal.contest) disputed = true;
    }
  }
  return { near, disputed };
}

const NO_GRIP: Grip = { near: NOBODY_NEAR, disputed: false };

/** How nearly a place is held, from 0 to 1. */
const nearness = ({ turn, lastTurn }: TacticsState, { near, disputed }: Grip): number =>
  near === NOBODY_NEAR
    ? 0
    : (turn >= lastTurn ? LAST_NEARNESS : NEARNESS) ** near * (near === 0 && disputed ? DISPUTED : 1);

/** How a side stands with the places of the scenario, in points, as some of its units stand here or there. */
export function heldWith(
  state: TacticsState,
  side: Side,
  goals: readonly Goal[],
  movers: readonly Unit[],
): (at: number) => number {
  const other: Side = side === 0 ? 1 : 0;
  const others = bodiesOf(state, side, movers);
  const moving = movers.filter((unit) => !isAir(unit));
  const grips = goals.map((goal) => ({
    goal,
    own: gripOf(state, goal, others, true, NO_GRIP),
    foreign: gripOf(state, goal, others, false, NO_GRIP),
  }));
  return (at) => {
    const bodies = moving.map((unit) => bodyAt(unit, side, at));
    let points = 0;
    for (const { goal, own, foreign } of grips) {
      if (goal.side !== other)
        points += goal.points * nearness(state, gripOf(state, goal, bodies, true, own));
      if (goal.side !== side)
        points -= goal.points * nearness(state, gripOf(state, goal, bodies, false, foreign));
    }
    return points;
  };
}

/** How a side stands with the places of the scenario, in points. */
export const held = (state: TacticsState, side: Side, goals: readonly Goal[]): number =>
  goals.length === 0 ? 0 : heldWith(state, side, goals, [])(-1);
