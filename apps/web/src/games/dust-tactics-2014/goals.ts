import { type OwnGoal, SCENARIOS, type TacticsView } from '@dustfront/dust-tactics-2014';
import {
  groundOf,
  holder,
  occupier,
  ownProgress,
  pointAt,
  squareWord,
} from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import type { GoalRow, GoalsModel } from '../face.ts';
import { type GoalSpoken, goalText, mergedRows, roundsText, worthText } from '../goal-words.ts';
import { sideNames, spotName, titleOf } from './model.ts';
import { blocsOf } from './sides.ts';
import { measuredGoal } from './table/setups.ts';

const plain: Omit<GoalSpoken, 'kind' | 'squares'> = {
  count: 1,
  round: 'end',
  from: true,
  unit: null,
  each: false,
};

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

/** Which side holds which of the squares, as things stand. */
function heldNow(view: TacticsView, squares: readonly number[]): string {
  const names = sideNames(blocsOf(view));
  const held = ([0, 1] as const).flatMap((side) => {
    const mine = squares.filter((square) => holder(view, square) === side);
    const words = mine.map((square) => placeWord(view, square)).join(', ');
    return mine.length === 0 ? [] : [t('goals.holds', { side: names[side] ?? '', squares: words })];
  });
  return held.length === 0 ? t('goals.nobody') : held.join(', ');
}

/** Who is alone in a place, as things stand. */
function aloneNow(view: TacticsView, place: readonly number[]): string {
  const side = occupier(view, place);
  return side === null ? t('goals.nobody') : t('goals.alone', { side: sideNames(blocsOf(view))[side] ?? '' });
}

/** What wins a scenario that is measured; there are no squares to name. */
function measured({ scenario }: TacticsView): readonly GoalRow[] {
  const text = measuredGoal(scenario);
  return text === null ? [] : [{ sides: [0, 1], text, worth: '', now: '', squares: [] }];
}

/** What wins a printed scenario; those without a goal of their own are decided by points. */
function printed(view: TacticsView): readonly GoalRow[] {
  if (view.table !== undefined) return measured(view);
  const id = view.scenario;
  const scenario = SCENARIOS.find((one) => one.id === id);
  // The board of a match is laid out when its edges are chosen; the printed one is there from the start.
  const marked = scenario?.board.objectives ?? [];
  const place = scenario?.place ?? [];
  const names = (squares: readonly number[]) =>
    squares.map((square) => squareWord(square, scenario?.board.width ?? 1));
  const objectives = names(marked);
  const held = names(place);
  const laid = view.board.width === scenario?.board.width && view.board.height === scenario.board.height;
  const wins = (goal: GoalSpoken): GoalRow => ({
    sides: [0, 1],
    text: goalText(goal),
    worth: worthText('win', false),
    now: !laid ? '' : goal.kind === 'place' ? aloneNow(view, place) : heldNow(view, marked),
    squares: goal.squares,
  });
  switch (id) {
    case 'reload':
    case 'fuel-run':
    case 'no-mans-land':
    case 'high-houses':
    case 'the-river':
      return [
        wins({ ...plain, kind: 'hold', squares: objectives, count: objectives.length, round: 3 }),
        wins({ ...plain, kind: 'control', squares: objectives }),
      ];
    case 'radio-free-babylon':
    case 'the-factory':
      return [wins({ ...plain, kind: 'place', squares: held })];
    case 'the-oasis':
      return [wins({ ...plain, kind: 'place', squares: held, round: 4 })];
    case 'the-lost-palace':
      return [
        {
          ...wins({ ...plain, kind: 'place', squares: held }),
          text: t('tactics.scenario.the-lost-palace.text'),
        },
      ];
    case 'random':
      return [{ sides: [0, 1], text: t('tactics.scenario.random.text'), worth: '', now: '', squares: [] }];
    default:
      return [];
  }
}

const spotsOf = (view: TacticsView, written: readonly (readonly [number, number])[]): readonly number[] =>
  written.map((place) => groundOf(view).control.spotAt(view, place));

/** How far a side is with its goal: paid, held, or counted. */
function ownNow(view: TacticsView, { side, objective }: OwnGoal, at: number): string {
  const name = sideNames(blocsOf(view))[side] ?? '';
  if (view.paid?.includes(at) === true) return t('goals.paid', { side: name });
  if (!('squares' in objective)) return '';
  const squares = spotsOf(view, objective.squares);
  if (objective.kind === 'reach')
    return t('goals.now', { side: name, count: ownProgress(view, side, objective) });
  return objective.kind === 'hold' && objective.place === true
    ? aloneNow(view, squares)
    : heldNow(view, squares);
}

/** A goal that a match carries with it. */
function own(view: TacticsView, told: OwnGoal, at: number): GoalRow {
  const { side, worth, per, objective } = told;
  const tag = 'unit' in objective ? objective.unit : undefined;
  const unit = tag === undefined || tag === 'any' ? undefined : view.units.find((one) => one.tag === tag);
  const each = per === 'each';
  const goal: GoalSpoken = {
    ...plain,
    kind: objective.kind === 'hold' && objective.place === true ? 'place' : objective.kind,
    squares:
      'squares' in objective ? spotsOf(view, objective.squares).map((spot) => placeWord(view, spot)) : [],
    count: 'count' in objective ? objective.count : 1,
    round: objective.kind === 'hold' ? objective.round : 'end',
    from: worth === 'win',
    unit: unit === undefined ? null : titleOf(view, unit),
    each,
  };
  return {
    sides: [side],
    text: goalText(goal),
    worth: worthText(worth, each),
    now: ownNow(view, told, at),
    squares: goal.squares,
  };
}

/** What wins a battle of 2013/14: a goal, all the enemies, or the points after the last turn. */
export function tacticsGoals(view: TacticsView): GoalsModel {
  const rows = view.own === undefined ? printed(view) : view.own.goals.map((goal, at) => own(view, goal, at));
  const held =
    view.own === undefined
      ? ['reload', 'fuel-run', 'no-mans-land', 'high-houses', 'the-river'].includes(view.scenario)
      : view.own.goals.some(
          ({ objective: { kind, ...more } }) =>
            kind === 'control' || (kind === 'hold' && !('place' in more && more.place === true)),
        );
  return {
    rows: mergedRows([
      ...rows,
      {
        sides: [0, 1],
        text: t('tactics.eliminate'),
        worth: worthText('win', false),
        now: '',
        squares: [],
      },
      { sides: [0, 1], text: t('goals.destroyAny'), worth: t('goals.theirPoints'), now: '', squares: [] },
    ]),
    points: view.scores.map(String),
    pointsLabel: t('goals.pointsNow'),
    notes: [
      roundsText(view.turn, view.lastTurn),
      t('tactics.otherwise'),
      ...(held && view.table === undefined ? [t('tactics.held')] : []),
    ],
  };
}
