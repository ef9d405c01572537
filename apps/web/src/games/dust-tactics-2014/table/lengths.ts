import type { Spot } from '../../../board/tabletop.ts';
import { num, t } from '../../../i18n/index.ts';
import { centimetres, degreesOf } from './geometry.ts';

/** Millimetres in centimetres, as the reader writes numbers. */
export function inCentimetres(mm: number): string {
  const length = centimetres(mm);
  return num(length, Number.isInteger(length) ? 0 : 1);
}

const BEARINGS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** In which direction one place lies from another: north is the upper edge of the table. */
export function bearingWords(from: Spot, to: Spot): string {
  const part = (Math.round(degreesOf(from, to) / 45) + 8) % 8;
  return t(`tactics.measured.bearing.${BEARINGS[part] ?? 'n'}`);
}
