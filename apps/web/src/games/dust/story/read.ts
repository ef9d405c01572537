import { UNIT_TYPES, type UnitType } from '@dustfront/dust';
import type { LogLine } from '../../../session/table.ts';
import type { UnitCounts } from '../model.ts';

/** A seat, or the neutrals. */
export type Army = number | 'neutral';

type Event = LogLine['event'];

/** Events name the neutrals by a number below every seat. */
export const armyIn = (value: unknown): Army => (typeof value === 'number' && value >= 0 ? value : 'neutral');

export const seatIn = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 ? value : null;

export const unitsIn = (event: Event, key = 'units'): UnitCounts => {
  const named = event[key];
  return typeof named === 'object' && named !== null ? (named as UnitCounts) : {};
};

export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const plus = (a: UnitCounts, b: UnitCounts, sign = 1): UnitCounts =>
  Object.fromEntries(
    UNIT_TYPES.flatMap((type): [UnitType, number][] => {
      const count = (a[type] ?? 0) + sign * (b[type] ?? 0);
      return count > 0 ? [[type, count]] : [];
    }),
  );

export const typesOf = (units: UnitCounts): readonly UnitType[] =>
  UNIT_TYPES.flatMap((type) => Array.from({ length: units[type] ?? 0 }, () => type));

export const counted = (types: readonly string[]): UnitCounts =>
  types.reduce<UnitCounts>((sum, type) => plus(sum, { [type]: 1 }), {});
