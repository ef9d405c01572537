import type { Seat } from '@dustfront/kernel';
import { t } from '../i18n/index.ts';
import type { SeatKind } from './table.ts';

/** What somebody at a table is called: by name, or, without one, as the language of the reader says it. */
export function calledAt(seat: SeatKind | undefined): string {
  if (seat?.kind === 'person' && seat.goesBy !== undefined)
    return typeof seat.goesBy === 'number'
      ? t('seat.player', { number: seat.goesBy })
      : t(`sides.${seat.goesBy}`);
  if (seat === undefined || seat.name !== '') return seat?.name ?? '';
  return t(seat.kind === 'person' && seat.played === undefined ? 'seat.you' : 'seat.computer');
}

/** The seat that is "you" at a screen: only where one person alone sits at it. */
export const youOf = ([seat, ...others]: readonly Seat[]): Seat | null =>
  others.length === 0 ? (seat ?? null) : null;

/** That somebody thinks, or is to move. */
export function saidOf(what: 'thinks' | 'theirMove', seat: SeatKind | undefined): string {
  const name = calledAt(seat);
  return name === t('seat.computer') ? t(`status.computer.${what}`) : t(`status.${what}`, { name });
}

/** What records call somebody without a name, in whichever language they were played. */
const NAMELESS: Readonly<Record<'person' | 'computer', readonly string[]>> = {
  person: ['You', 'Sie', 'Vous', 'Tú', 'Tu', 'Ty'],
  computer: ['Computer', 'Ordinateur', 'Ordenador', 'Komputer'],
};

/** A seat of which only a record tells. */
export function seatOfRecord(name: string): SeatKind {
  if (NAMELESS.person.includes(name)) return { kind: 'person', name: '' };
  if (NAMELESS.computer.includes(name)) return { kind: 'person', name: '', played: 'computer' };
  return { kind: 'person', name };
}

/** The same seat where nothing is played, only watched. */
export const watched = (seat: SeatKind): SeatKind =>
  seat.kind === 'person' ? seat : { kind: 'person', name: seat.name, played: 'computer' };
