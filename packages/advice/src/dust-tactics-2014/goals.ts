import { type OwnGoal, scenarioOf, type TacticsView } from '@dustfront/dust-tactics-2014';
import {
  groundOf,
  holder,
  occupier,
  ownProgress,
  pointAt,
  squareWord,
} from '@dustfront/dust-tactics-2014/query';
import type { Goal, GoalNow, GoalsAdvice } from '../goals.ts';

const PLAIN: Omit<Goal, 'kind' | 'squares' | 'now'> = {
  sides: [0, 1],
  count: 1,
  round: 'end',
  from: true,
  unit: null,
  each: false,
  worth: 'win',
};

/** A point of a table as people read it: centimetres from its left and upper edge. */
export const spotName = ([x, y]: readonly [number, number]): string =>
  `${Math.round(x / 10)} | ${Math.round(y / 10)} cm`;

/** How a place of a goal is called: its square, or the marker or place of a table. */
function placeWord(view: TacticsView, spot: number): string {
  if (view.table === undefined) return squareWord(spot, view.board.width);
  const [x, y] = pointAt(spot);
  const mark = view.table.features.find((one) => {
    const [px, py] = 'at' in one ? one.at : 'outline' in one ? (one.outline[0] ?? []) : [];
    return (one.kind === 'marker' || one.kind === 'place') && px === x && py === y;
  });
  return mark?.id ?? spotName([x, y]);
}

/** Which side holds which of the squares. */
function heldNow(view: TacticsView, squares: readonly number[]): readonly GoalNow[] {
  const held = ([0, 1] as const).flatMap((side): GoalNow[] => {
    const mine = squares.filter((square) => holder(view, square) === side);
    return mine.length === 0
      ? []
      : [{ what: 'holds', side, squares: mine.map((one) => placeWord(view, one)) }];
  });
  return held.length === 0 ? [{ what: 'unheld' }] : held;
}

/** Who is alone in a place. */
const aloneNow = (view: TacticsView, place: readonly number[]): readonly GoalNow[] => [
  { what: 'alone', side: occupier(view, place) },
];

/** A goal that only its scenario's own words tell. */
const TOLD: Goal = { ...PLAIN, kind: 'told', squares: [], now: [], worth: null };

/** What wins a ready-made scenario; those without a goal of their own are decided by points. */
function printed(view: TacticsView): readonly Goal[] {
  if (view.scenario === 'random') return [TOLD];
  const { wins, board, place } = scenarioOf(view.scenario);
  if (view.table !== undefined) return wins === null ? [] : [TOLD];
  // The board of a match is laid out when its edges are chosen; the printed one is there from the start.
  const isLaid = view.board.width === board.width && view.board.height === board.height;
  const names = (squares: readonly number[]) => squares.map((square) => squareWord(square, board.width));
  if (wins === 'markers') {
    const marked = board.objectives;
    const held = { ...PLAIN, squares: names(marked), now: isLaid ? heldNow(view, marked) : [] };
    return [
      { ...held, kind: 'hold', count: marked.length, round: 3 },
      { ...held, kind: 'control' },
    ];
  }
  if (wins === null) return [];
  const inside = { ...PLAIN, squares: names(place), now: isLaid ? aloneNow(view, place) : [] };
  return [wins === 'told' ? { ...inside, kind: 'told' } : { ...inside, kind: 'place', round: wins.alone }];
}

const spotsOf = (view: TacticsView, written: readonly (readonly [number, number])[]): readonly number[] =>
  written.map((place) => groundOf(view).control.spotAt(view, place));

const isPlace = ({ objective }: OwnGoal): boolean => objective.kind === 'hold' && objective.place === true;

/** How far a side is with its goal: paid, held, or counted. */
function ownNow(view: TacticsView, told: OwnGoal, at: number): readonly GoalNow[] {
  const { side, objective } = told;
  if (view.paid?.includes(at) === true) return [{ what: 'paid', side }];
  if (!('squares' in objective)) return [];
  const squares = spotsOf(view, objective.squares);
  if (objective.kind === 'reach') return [{ what: 'count', side, count: ownProgress(view, side, objective) }];
  return isPlace(told) ? aloneNow(view, squares) : heldNow(view, squares);
}

/** A goal that a match carries with it. */
function own(view: TacticsView, told: OwnGoal, at: number): Goal {
  const { side, worth, per, objective } = told;
  const tag = 'unit' in objective ? objective.unit : undefined;
  const unit = tag === undefined || tag === 'any' ? undefined : view.units.find((one) => one.tag === tag);
  return {
    sides: [side],
    kind: isPlace(told) ? 'place' : objective.kind,
    squares:
      'squares' in objective ? spotsOf(view, objective.squares).map((spot) => placeWord(view, spot)) : [],
    count: 'count' in objective ? objective.count : 1,
    round: objective.kind === 'hold' ? objective.round : 'end',
    from: worth === 'win',
    unit: unit?.name ?? null,
    each: per === 'each',
    worth,
    now: ownNow(view, told, at),
  };
}

/** What wins a battle of 2013/14 beside all the enemies, or the points after the last turn. */
export function tacticsGoals(view: TacticsView): GoalsAdvice {
  const goals =
    view.own === undefined ? printed(view) : view.own.goals.map((goal, at) => own(view, goal, at));
  return {
    goals,
    round: view.turn,
    rounds: view.lastTurn,
    points: view.scores,
    isHeld: goals.some(({ kind }) => kind === 'hold' || kind === 'control'),
  };
}
