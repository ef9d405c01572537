import type { SideSign } from '../drawings/emblems.tsx';
import type { UnitArt } from '../drawings/unitart.tsx';
import type { LogLine, OptionRow } from '../session/table.ts';

/** Hits that somebody shares out among his soldiers, one by one. */
export interface Casualties {
  readonly taken: number;
  readonly left: number;
  /** How many soldiers like the one of an answer there are; none where it is no soldier. */
  readonly alike: (row: OptionRow) => number;
  /** Who would be hit, as drawn: the one soldier, or a whole unit that counts its points. */
  readonly portrait: (row: OptionRow) => Portrait | null;
}

/** A drawing of somebody. */
export interface Portrait {
  readonly art: UnitArt;
  readonly sign: SideSign;
  readonly flip: boolean;
}

/** How many losses the log ends with, whatever was rolled between them. */
export function lossesAtEnd(log: readonly LogLine[], losses: readonly string[]): number {
  const between = [...losses, 'rolled', 'roll'];
  const before = log.findLastIndex(({ event }) => !between.includes(event.type));
  return log.slice(before + 1).filter(({ event }) => losses.includes(event.type)).length;
}
