import type { LogLine } from '../session/table.ts';

/** How many losses the log ends with, whatever was rolled between them. */
export function lossesAtEnd(log: readonly LogLine[], losses: readonly string[]): number {
  const between = [...losses, 'rolled', 'roll'];
  const before = log.findLastIndex(({ event }) => !between.includes(event.type));
  return log.slice(before + 1).filter(({ event }) => losses.includes(event.type)).length;
}
