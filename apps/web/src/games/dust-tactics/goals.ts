import { coreGoals } from '@dustfront/advice/dust-tactics';
import type { CoreView } from '@dustfront/dust-tactics';
import { findUnit } from '@dustfront/dust-tactics/query';
import { t } from '../../i18n/index.ts';
import type { GoalsModel } from '../face.ts';
import { type GoalNames, goalRow, mergedRows, roundsText, sameForAll } from '../goal-words.ts';
import { titleOf } from './model.ts';

const sideNames = ['sides.allies', 'sides.axis'] as const;

/** What wins a battle of the Core Set, in words. */
export function coreGoalsModel(view: CoreView): GoalsModel {
  const advice = coreGoals(view);
  const names: GoalNames = {
    side: (side) => t(sideNames[side] ?? sideNames[0]),
    unit: (name) => {
      const unit = findUnit(view, name);
      return unit === undefined ? name : titleOf(view, unit);
    },
    told: () => '',
  };
  const rows = (ends: boolean) =>
    advice.goals.filter(({ worth }) => (worth === 'end') === ends).map((goal) => goalRow(goal, names));
  const ends = rows(true);
  return {
    rows: mergedRows([...ends, sameForAll('goals.destroyAny', 'points'), ...rows(false)]),
    points: advice.points.map(String),
    pointsLabel: t('core.ifEnded'),
    notes: [
      roundsText(advice),
      ...(ends.length > 0 ? [t('core.objectiveWins')] : []),
      t('core.mostPoints'),
      t('core.elimination'),
      ...(advice.isHeld ? [t('core.held')] : []),
    ],
  };
}
