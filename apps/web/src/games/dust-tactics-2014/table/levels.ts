import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, isInfantry, tableOf } from '@dustfront/dust-tactics-2014/query';
import type { Spot } from '../../../board/tabletop.ts';
import { isInside } from './geometry.ts';

/** A storey of a house: 0 is the ground; the last may be the roof. */
export interface Level {
  readonly storey: number;
  readonly isRoof: boolean;
}

const houseAt = (view: TacticsView, at: Spot) =>
  tableOf(view).features.find((one) => one.kind === 'house' && isInside(one.outline, at));

/** Where one could stand in the house at a point, the ground first; nothing where there is no choice. */
export function levelsAt(view: TacticsView, unit: Unit, at: Spot): readonly Level[] {
  const house = isInfantry(cardOfUnit(unit)) ? houseAt(view, at) : undefined;
  if (house === undefined || house.kind !== 'house') return [];
  const { storeys, roof } = house;
  const all = Array.from({ length: storeys + 1 }, (_, storey) => ({ storey, isRoof: storey === storeys }));
  const open = all.filter(({ isRoof }) => !isRoof || roof !== false);
  return open.length > 1 ? open : [];
}

/** The storey that is meant at a point: the chosen one, else as before in the same house, else the ground. */
export function storeyMeant(
  view: TacticsView,
  unit: Unit,
  at: Spot,
  chosen: number | null,
): number | undefined {
  if (levelsAt(view, unit, at).some(({ storey }) => storey === chosen)) return chosen ?? undefined;
  const own = tableOf(view).pieces.find((piece) => piece.unit === unit.name);
  if (own?.storey === undefined || houseAt(view, own.at)?.id === houseAt(view, at)?.id) return undefined;
  return 0;
}
