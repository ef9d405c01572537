/** How far a unit's weapons carry from where its men stand: for eyes; no shot is judged by it. */
import { rowLine, rowsOf } from '../../attack/rows.ts';
import { aimedRow } from '../../attack/targets.ts';
import type { Mount } from '../../cards/card.ts';
import { attackFrame } from '../../frames/make.ts';
import { POINT } from '../../ground/table/firing.ts';
import { pieceFor } from '../../ground/table/pieces.ts';
import type { Piece } from '../../ground/table/words.ts';
import type { TacticsState, Unit, UnitId } from '../../state.ts';
import { unitOf } from '../../units.ts';

export interface WeaponRange {
  readonly by: UnitId;
  readonly weapon: number;
  readonly name: string;
  /** Millimetres from base or hull: how far, and within which it may not be fired. */
  readonly range: number;
  readonly least: number;
  /** Null where it bears in every direction. */
  readonly arcs: readonly Mount[] | null;
  readonly bearers: readonly Piece[];
}

/** dt14.table.bearers: the weapons of a unit that are fired from afar, each with those who bear it. */
export function weaponRanges(state: TacticsState, unit: Unit): readonly WeaponRange[] {
  const terms = attackFrame(unit.id, false);
  return rowsOf(state, terms).flatMap(({ by, weapon }): WeaponRange[] => {
    const line = rowLine(unitOf(state, by), weapon);
    if (line.close) return [];
    const aim = aimedRow(state, terms, { by, weapon });
    const bearers = aim.men.flatMap((man) => pieceFor(state, aim.by, man) ?? []);
    if (bearers.length === 0) return [];
    const { range, least, mounts: arcs } = aim;
    return [{ by, weapon, name: line.name, range: range * POINT, least: least * POINT, arcs, bearers }];
  });
}
