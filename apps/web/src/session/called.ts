import { t } from '../i18n/index.ts';
import type { SeatKind } from './table.ts';

/** What somebody at a table is called: by name, or, without one, as the language of the reader says it. */
export function calledAt(seat: SeatKind | undefined): string {
  if (seat === undefined || seat.name !== '') return seat?.name ?? '';
  return t(seat.kind === 'person' ? 'seat.you' : 'seat.computer');
}
