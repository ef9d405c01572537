import type { TacticsView } from '@dustfront/dust-tactics-2014';
import { cardOfUnit } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../i18n/index.ts';
import { unitNamed } from './model.ts';
import { improvised } from './sides.ts';

/** Whose weapon it is, and which row of the card. */
export interface WeaponRow {
  readonly by: number;
  readonly weapon: number;
}

/** A row of a weapon table as it is aimed: all copies, all rounds. */
export const lineOf = (view: TacticsView, { by, weapon }: WeaponRow) => ({
  unit: view.units[by]?.name ?? '',
  line: weapon < 0 ? improvised : String(weapon),
  most: 0,
  close: false,
});

/** A weapon as the odds table calls it: `2` is the third row of the card, `2*` the same with its salvo. */
export function lineName(view: TacticsView, name: string, line: string): string {
  if (line === improvised) return t('tactics.improvised');
  const unit = unitNamed(view, name);
  const weapon = unit === null ? undefined : cardOfUnit(unit).weapons[Number.parseInt(line, 10)];
  if (weapon === undefined) return line;
  const twins =
    unit === null ? 0 : cardOfUnit(unit).weapons.filter((one) => one.line.name === weapon.line.name).length;
  const mount = twins > 1 && weapon.mount !== 'all' ? ` (${t(`tactics.mount.${weapon.mount}`)})` : '';
  return line.endsWith('*') ? t('tactics.salvo', { weapon: weapon.line.name }) : weapon.line.name + mount;
}
