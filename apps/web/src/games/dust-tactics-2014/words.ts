import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, carriedBy, healthOf } from '@dustfront/dust-tactics-2014/query';
import type { PieceState } from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';
import { sideNames, titleOf } from './model.ts';
import { blocsOf } from './sides.ts';
import { tokensOf } from './tokens.ts';

const ways = ['north', 'east', 'south', 'west'] as const;

/** Everything a listener should hear of a unit: name, side, health, state. */
export function unitWords(view: TacticsView, unit: Unit, state: PieceState): string {
  const card = cardOfUnit(unit);
  const names = sideNames(blocsOf(view));
  const health =
    card.kind === 'squad'
      ? t('piece.soldiers', { count: unit.soldiers.length })
      : t('piece.health', { left: healthOf(unit), total: card.track });
  const aboard = carriedBy(view, unit).map((one) => titleOf(view, one));
  const words = [
    titleOf(view, unit),
    names[unit.side] ?? '',
    health,
    t(state === 'acting' ? 'status.acting' : state === 'done' ? 'status.done' : 'status.ready'),
    hasFacing(unit) && view.table === undefined
      ? t('tactics.facing', { way: t(`tactics.way.${ways[unit.facing]}`) })
      : '',
    ...tokensOf(view, unit).map((token) => token.name),
    unit.carriage === '' ? '' : t(`tactics.carriage.${unit.carriage}`),
    aboard.length === 0 ? '' : t('tactics.aboard', { names: aboard.join(', ') }),
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** Whether a unit looks in one direction. */
export const hasFacing = (unit: Unit): boolean => {
  const { kind } = cardOfUnit(unit);
  return kind === 'vehicle' || kind === 'aircraft';
};
