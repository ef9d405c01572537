import { tacticsGoals } from '@dustfront/advice/dust-tactics-2014';
import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { titleOf } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import type { GoalsModel } from '../face.ts';
import { type GoalNames, goalRow, mergedRows, roundsText, sameForAll } from '../goal-words.ts';
import { sideNames } from './model.ts';
import { blocsOf } from './sides.ts';
import { measuredGoal } from './table/setups.ts';
import { sayTurn } from './turns.ts';

/** The words of a scenario whose goal is none of the usual ones. */
const toldBy = ({ scenario, table }: TacticsView): string =>
  table === undefined
    ? t(`tactics.scenario.${scenario as 'random' | 'the-lost-palace'}.text`)
    : (measuredGoal(scenario) ?? '');

/** What wins a battle of 2013/14, in words: a goal, all the enemies, or the points after the last turn. */
export function tacticsGoalsModel(view: TacticsView): GoalsModel {
  const advice = tacticsGoals(view);
  const sides = sideNames(blocsOf(view));
  const names: GoalNames = {
    side: (side) => sides[side] ?? '',
    unit: (name) => titleOf(view, name),
    told: () => toldBy(view),
    rounds: sayTurn,
  };
  return {
    rows: mergedRows([
      ...advice.goals.map((goal) => goalRow(goal, names)),
      sameForAll('tactics.eliminate', 'win'),
      sameForAll('goals.destroyAny', 'points'),
    ]),
    points: advice.points.map(String),
    pointsLabel: t('goals.pointsNow'),
    notes: [
      roundsText(advice, sayTurn),
      sayTurn('goals.otherwise'),
      ...(advice.isHeld && view.table === undefined ? [t('tactics.held')] : []),
    ],
  };
}
