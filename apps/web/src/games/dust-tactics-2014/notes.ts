import { targetsFacing } from '@dustfront/advice/dust-tactics-2014';
import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { chanceOf } from '@dustfront/dust-tactics-2014/query';
import { percent, percentSign, t } from '../../i18n/index.ts';
import type { OptionRow } from '../../session/table.ts';
import { actionDoes } from './actions.ts';
import { actingUnit, titleOf } from './model.ts';
import { choiceOf } from './options.ts';

/** What speaks of squares, and is not said on a table. */
const inSquares: ReadonlySet<string> = new Set(['camouflage', 'smoke', 'ammo-drop', 'get-moving']);

/** What a special action does, and how likely. */
function doing(view: TacticsView, unit: Unit, action: string): string {
  const does = actionDoes(action);
  if (does === '') return '';
  const chance = chanceOf(view, unit, action);
  const words = [
    view.table !== undefined && inSquares.has(action) ? '' : does,
    chance === null ? '' : t('tactics.succeeds', { chance: percent(chance) + percentSign() }),
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** Whom a unit could fire at if it faced a way. */
function faced(view: TacticsView, unit: Unit, way: number): string {
  const names = targetsFacing(view, unit, way).map((enemy) => titleOf(view, enemy));
  return names.length === 0
    ? t('tactics.faced.nobody')
    : t('tactics.faced.targets', { names: names.join(', ') });
}

/** What is to be known of an answer before it is given: what a special action does, whom a way to face bears on. */
export function tacticsNote(row: OptionRow, view: TacticsView): string {
  const { do: verb, word = '', n = 0 } = choiceOf(row);
  const unit = view.units[actingUnit(view)];
  if (unit === undefined) return '';
  if (verb === 'action') return doing(view, unit, word);
  return verb === 'face' && view.table === undefined ? faced(view, unit, n) : '';
}
