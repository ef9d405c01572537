import type { CoreView, Objective, Side, Unit } from '@dustfront/dust-tactics';
import { progress, victoryPoints } from '@dustfront/dust-tactics/query';
import { columnName } from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';
import type { GoalRow, GoalsModel } from '../face.ts';
import { type GoalSpoken, goalText, mergedRows, roundsText, worthText } from '../goal-words.ts';
import { titleOf } from './model.ts';

const sideNames = ['sides.allies', 'sides.axis'] as const;

function spoken(view: CoreView, objective: Objective, each: boolean, ends: boolean): GoalSpoken {
  const tag = 'unit' in objective ? objective.unit : undefined;
  const unit: Unit | undefined =
    tag === undefined || tag === 'any' ? undefined : view.units.find((one) => one.tag === tag);
  return {
    kind: objective.kind,
    squares: 'squares' in objective ? objective.squares.map(([x, y]) => `${columnName(x)}${y + 1}`) : [],
    count: 'count' in objective ? objective.count : 1,
    round: objective.kind === 'hold' ? objective.round : 'end',
    from: ends,
    unit: unit === undefined ? null : titleOf(view, unit),
    each,
  };
}

/** What is counted so far; a unit that lives or is lost is seen without counting. */
function nowText(view: CoreView, side: Side, objective: Objective): string {
  if (!('squares' in objective)) return '';
  return t('goals.now', { side: t(sideNames[side]), count: progress(view, side, objective) });
}

/**
 * What wins a battle of the Core Set: objectives, which end it too, and points (dt1.end.objective.wins,
 * dt1.faq.vp.most).
 */
export function coreGoals(view: CoreView): GoalsModel {
  const tenfold = view.options.scale === 'later' ? 10 : 1;
  const row = (side: Side, objective: Objective, worth: 'end' | number, each: boolean): GoalRow => {
    const goal = spoken(view, objective, each, worth === 'end');
    return {
      sides: [side],
      text: goalText(goal),
      worth: worthText(worth, each),
      now: nowText(view, side, objective),
      squares: goal.squares,
    };
  };
  const sides = [0, 1] as const;
  const bonuses = sides.flatMap((side) =>
    view.goals.bonuses[side].map(({ objective, points, per }) =>
      row(side, objective, points * tenfold, per === 'each'),
    ),
  );
  const ends = sides.flatMap((side) => {
    const objective = view.goals.objectives[side];
    return objective === null ? [] : [row(side, objective, 'end', false)];
  });
  const holds = sides.some((side) =>
    [view.goals.objectives[side], ...view.goals.bonuses[side].map(({ objective }) => objective)].some(
      (objective) => objective?.kind === 'hold' || objective?.kind === 'control',
    ),
  );
  return {
    rows: mergedRows([
      ...ends,
      { sides: [0, 1], text: t('goals.destroyAny'), worth: t('goals.theirPoints'), now: '', squares: [] },
      ...bonuses,
    ]),
    points: sides.map((side) => String(victoryPoints(view, side))),
    pointsLabel: t('core.ifEnded'),
    notes: [
      roundsText(view.round, view.goals.rounds === 0 ? null : view.goals.rounds),
      ...(ends.length > 0 ? [t('core.objectiveWins')] : []),
      t('core.mostPoints'),
      t('core.elimination'),
      ...(holds ? [t('core.held')] : []),
    ],
  };
}
