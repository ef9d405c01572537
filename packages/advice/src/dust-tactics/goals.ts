import type { CoreView, Objective, Side } from '@dustfront/dust-tactics';
import { nameOf, progress, squareIndex, victoryPoints } from '@dustfront/dust-tactics/query';
import type { Goal, GoalNow, GoalsAdvice } from '../goals.ts';

const SIDES = [0, 1] as const;

/** What is counted so far; a unit that lives or is lost is seen without counting. */
const nowOf = (view: CoreView, side: Side, objective: Objective): readonly GoalNow[] =>
  'squares' in objective ? [{ what: 'count', side, count: progress(view, side, objective) }] : [];

function goalOf(
  view: CoreView,
  side: Side,
  objective: Objective,
  worth: 'end' | number,
  each: boolean,
): Goal {
  const tag = 'unit' in objective ? objective.unit : undefined;
  const unit = tag === undefined || tag === 'any' ? undefined : view.units.find((one) => one.tag === tag);
  return {
    sides: [side],
    kind: objective.kind,
    squares:
      'squares' in objective
        ? objective.squares.map((square) => nameOf(view, squareIndex(view.board.width, square)))
        : [],
    count: 'count' in objective ? objective.count : 1,
    round: objective.kind === 'hold' ? objective.round : 'end',
    from: worth === 'end',
    unit: unit?.name ?? null,
    each,
    worth,
    now: nowOf(view, side, objective),
  };
}

/**
 * What wins a battle of the Core Set: objectives, which end it too, and points (dt1.end.objective.wins,
 * dt1.faq.vp.most).
 */
export function coreGoals(view: CoreView): GoalsAdvice {
  const tenfold = view.options.scale === 'later' ? 10 : 1;
  const ends = SIDES.flatMap((side) => {
    const objective = view.goals.objectives[side];
    return objective === null ? [] : [goalOf(view, side, objective, 'end', false)];
  });
  const bonuses = SIDES.flatMap((side) =>
    view.goals.bonuses[side].map(({ objective, points, per }) =>
      goalOf(view, side, objective, points * tenfold, per === 'each'),
    ),
  );
  const goals = [...ends, ...bonuses];
  return {
    goals,
    round: view.round,
    rounds: view.goals.rounds === 0 ? null : view.goals.rounds,
    points: SIDES.map((side) => victoryPoints(view, side)),
    isHeld: goals.some(({ kind }) => kind === 'hold' || kind === 'control'),
  };
}
