import type { CoreView, Side } from '@dustfront/dust-tactics';
import { t } from '../../i18n/index.ts';
import type { Pip, SideModel, StatusModel } from '../face.ts';
import { actingUnit, cardOf, glyphOf, signs, titleOf } from './model.ts';

function pips(view: CoreView, side: number): Pip[] {
  const acting = actingUnit(view);
  return view.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const gone = unit.place === 'destroyed' || unit.place === 'left';
      const busy = unit.id === acting || (unit.joined >= 0 && unit.joined === acting);
      const state = gone
        ? 'lost'
        : busy
          ? 'acting'
          : unit.activated
            ? 'done'
            : unit.place === 'reserve'
              ? 'reserve'
              : 'ready';
      return {
        key: unit.name,
        glyph: glyphOf(cardOf(view, unit)),
        name: titleOf(view, unit),
        state,
      } as const;
    });
}

export function coreStatus(view: CoreView): StatusModel {
  const total = (side: Side): number =>
    view.units
      .filter((unit) => unit.side === side)
      .reduce((sum, unit) => sum + cardOf(view, unit).ap[view.options.scale], 0);
  const sides = ([0, 1] as const).map(
    (side): SideModel => ({
      sign: signs[side] ?? 'neutral',
      name: t(side === 0 ? 'sides.allies' : 'sides.axis'),
      seats: view.seats.flatMap((of, seat) => (of === side ? [seat] : [])),
      points: String(view.sides[side].points),
      pointsLabel: t('core.apWon'),
      pips: pips(view, side),
    }),
  );
  return {
    round: Math.max(1, view.round),
    rounds: view.goals.rounds === 0 ? null : view.goals.rounds,
    subtitle: t('core.subtitle', { ap: Math.max(total(0), total(1)) }),
    sides,
  };
}
