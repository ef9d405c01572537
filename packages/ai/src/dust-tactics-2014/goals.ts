import { type OwnGoal, SCENARIOS, type Side, type TacticsState } from '@dustfront/dust-tactics-2014';
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

/** How much of a goal is left for each square that a unit still has to go. */
const NEARNESS = 0.75;
/** What being there is worth while an enemy disputes it. */
const DISPUTED = 0.5;

function ownGoal(state: TacticsState, { side, objective, worth }: OwnGoal): Goal[] {
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
      points: points / named.length,
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

/** How nearly a side holds a place, from 0 to 1. */
function nearness(state: TacticsState, goal: Goal, side: Side): number {
  let near = 99;
  let disputed = false;
  for (const unit of state.units) {
    if (!onBoard(unit) || isAir(unit)) continue;
    const mine = unit.side === side;
    if (mine && has(unit, 'mindless-zombie')) continue;
    const at = squareOf(state, unit);
    for (const spot of goal.spots) {
      const steps = stepsBetween(state, at, spot);
      if (mine) near = Math.min(near, Math.max(0, steps - goal.reach));
      else if (steps <= goal.contest) disputed = true;
    }
  }
  if (near === 99) return 0;
  return NEARNESS ** near * (near === 0 && disputed ? DISPUTED : 1);
}

/** How a side stands with the places of the scenario, in points. */
export function held(state: TacticsState, side: Side, goals: readonly Goal[]): number {
  const other: Side = side === 0 ? 1 : 0;
  let points = 0;
  for (const goal of goals) {
    if (goal.side !== other) points += goal.points * nearness(state, goal, side);
    if (goal.side !== side) points -= goal.points * nearness(state, goal, other);
  }
  return points;
}
