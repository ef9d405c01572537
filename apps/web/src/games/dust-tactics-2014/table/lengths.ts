import { num } from '../../../i18n/index.ts';
import { centimetres } from './geometry.ts';

/** Millimetres in centimetres, as the reader writes numbers. */
export function inCentimetres(mm: number): string {
  const length = centimetres(mm);
  return num(length, Number.isInteger(length) ? 0 : 1);
}
