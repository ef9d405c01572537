import { type OwnGoal, SCENARIOS, squareWord, type TacticsView } from '@dustfront/dust-tactics-2014';
import { columnName } from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';
import type { GoalRow, GoalsModel } from '../face.ts';
import { type GoalSpoken, goalText, mergedRows, roundsText, worthText } from '../goal-words.ts';
import { sideNames, titleOf } from './model.ts';
import { blocsOf } from './sides.ts';

const plain: Omit<GoalSpoken, 'kind' | 'squares'> = {
  count: 1,
  round: 'end',
  from: true,
  unit: null,
  each: false,
};

const wins = (goal: GoalSpoken): GoalRow => ({
  sides: [0, 1],
  text: goalText(goal),
  worth: worthText('win', false),
  now: '',
  squares: goal.squares,
});

/** What wins a printed scenario; those without a goal of their own are decided by points. */
function printed(id: string): readonly GoalRow[] {
  const scenario = SCENARIOS.find((one) => one.id === id);
  // The board of a match is laid out when its edges are chosen; the printed one is there from the start.
  const names = (squares: readonly number[] = []) =>
    squares.map((square) => squareWord(square, scenario?.board.width ?? 1));
  const objectives = names(scenario?.board.objectives);
  const held = names(scenario?.place);
  switch (id) {
    case 'reload':
    case 'fuel-run':
    case 'no-mans-land':
      return [
        wins({ ...plain, kind: 'hold', squares: objectives, count: objectives.length, round: 3 }),
        wins({ ...plain, kind: 'control', squares: objectives }),
      ];
    case 'radio-free-babylon':
      return [wins({ ...plain, kind: 'place', squares: held })];
    case 'the-oasis':
      return [wins({ ...plain, kind: 'place', squares: held, round: 4 })];
    case 'the-lost-palace':
      return [
        {
          ...wins({ ...plain, kind: 'place', squares: held }),
          text: t('tactics14.scenario.the-lost-palace.text'),
        },
      ];
    case 'random':
      return [{ sides: [0, 1], text: t('tactics14.scenario.random.text'), worth: '', now: '', squares: [] }];
    default:
      return [];
  }
}

/** A goal that a match carries with it; one that has paid its points says so. */
function own(view: TacticsView, { side, worth, per, objective }: OwnGoal, at: number): GoalRow {
  const tag = 'unit' in objective ? objective.unit : undefined;
  const unit = tag === undefined || tag === 'any' ? undefined : view.units.find((one) => one.tag === tag);
  const each = per === 'each';
  const goal: GoalSpoken = {
    ...plain,
    kind: objective.kind === 'hold' && objective.place === true ? 'place' : objective.kind,
    squares: 'squares' in objective ? objective.squares.map(([x, y]) => `${columnName(x)}${y + 1}`) : [],
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
    now:
      view.paid?.includes(at) === true ? t('goals.paid', { side: sideNames(blocsOf(view))[side] ?? '' }) : '',
    squares: goal.squares,
  };
}

/** What wins a battle of 2013/14: a goal, all the enemies, or the points after the last turn. */
export function tacticsGoals(view: TacticsView): GoalsModel {
  const rows =
    view.own === undefined ? printed(view.scenario) : view.own.goals.map((goal, at) => own(view, goal, at));
  const held =
    view.own === undefined
      ? ['reload', 'fuel-run', 'no-mans-land'].includes(view.scenario)
      : view.own.goals.some(
          ({ objective: { kind, ...more } }) =>
            kind === 'control' || (kind === 'hold' && !('place' in more && more.place === true)),
        );
  return {
    rows: mergedRows([
      ...rows,
      {
        sides: [0, 1],
        text: t('tactics14.eliminate'),
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
      t('tactics14.otherwise'),
      ...(held ? [t('tactics14.held')] : []),
    ],
  };
}
