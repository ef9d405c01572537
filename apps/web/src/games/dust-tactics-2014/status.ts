import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import type { Pip, SideModel, StatusModel } from '../face.ts';
import { actingUnit, glyphOf, sideNames, titleOf } from './model.ts';
import { blocsOf, signsOf } from './sides.ts';

function pips(view: TacticsView, side: number): Pip[] {
  const acting = actingUnit(view);
  return view.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const busy = unit.id === acting || (unit.joined >= 0 && unit.joined === acting);
      const state =
        unit.place === 'gone'
          ? 'lost'
          : busy
            ? 'acting'
            : unit.activated
              ? 'done'
              : unit.place === 'off'
                ? 'reserve'
                : 'ready';
      return { key: unit.name, glyph: glyphOf(cardOfUnit(unit)), name: titleOf(view, unit), state } as const;
    });
}

export function tacticsStatus(view: TacticsView): StatusModel {
  const blocs = blocsOf(view);
  const signs = signsOf(blocs);
  const names = sideNames(blocs);
  const worth = (side: number): number =>
    view.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + cardOfUnit(unit).ap, 0);
  const sides = [0, 1].map(
    (side): SideModel => ({
      sign: signs[side] ?? 'neutral',
      name: names[side] ?? '',
      seats: [side],
      points: String(view.scores[side] ?? 0),
      pointsLabel: t('core.apWon'),
      pips: pips(view, side),
    }),
  );
  return {
    round: Math.max(1, view.turn),
    rounds: view.lastTurn,
    subtitle: t('tactics.subtitle', {
      ap: Math.max(worth(0), worth(1)),
      rules: t(`tactics.rules.${view.rules}`),
    }),
    sides,
  };
}
