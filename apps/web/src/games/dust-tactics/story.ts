import type { AccountFocus } from '@dustfront/advice';
import type { LogLine } from '../../session/table.ts';

/** What an attack is told with, from its declaration to its last casualty. */
const parts = new Set([
  'declared',
  'rolled',
  'hits',
  'covered',
  'resisted',
  'wasted',
  'close-combat',
  'soldier-lost',
  'health-lost',
  'destroyed',
  'healed',
  'cover-damaged',
  'cover-destroyed',
]);
const rolls = new Set(['attack', 'cover', 'resilience', 'close-combat']);

const isPart = ({ event }: LogLine): boolean =>
  parts.has(event.type) && (event.type !== 'rolled' || rolls.has(String(event.reason)));

/** The lines of the log that tell of the attack which a line belongs to. */
function attackAround(
  line: LogLine,
  log: readonly LogLine[],
): { readonly lines: readonly LogLine[]; readonly settled: boolean } | null {
  const here = log.indexOf(line);
  if (here < 0 || !isPart(line)) return null;
  let start = here;
  while (start > 0 && isPart(log[start] as LogLine) && log[start]?.event.type !== 'declared') start--;
  const declared = log[start];
  if (declared?.event.type !== 'declared') return null;
  const { after } = declared;
  while (log[start - 1]?.event.type === 'declared' && log[start - 1]?.after === after) start--;
  let end = here + 1;
  while (end < log.length && isPart(log[end] as LogLine)) {
    const next = log[end] as LogLine;
    if (next.event.type === 'declared' && next.after !== after) break;
    end++;
  }
  // Casualties may still be chosen as long as nothing else has happened.
  return { lines: log.slice(start, end), settled: end < log.length };
}

function lossesIn(attack: readonly LogLine[]): Readonly<Record<string, number>> {
  const lost: Record<string, number> = {};
  for (const { event } of attack) {
    const unit = String(event.unit);
    if (event.type === 'soldier-lost') lost[unit] = (lost[unit] ?? 0) + 1;
    if (event.type === 'health-lost') lost[unit] = (lost[unit] ?? 0) + Number(event.points);
  }
  return lost;
}

/**
 * Which weapon line a line of the log is about: dice of attacks are told before their hits, everything else after them.
 */
export function coreAccount(line: LogLine, log: readonly LogLine[]): { at: number; of: AccountFocus } | null {
  const around = attackAround(line, log);
  const attack = around?.lines ?? [];
  const [first] = attack;
  if (around === null || first === undefined) return null;
  const lost = around.settled ? lossesIn(attack) : null;
  if (line.event.type === 'declared') {
    const at = line.event.at as { unit?: string };
    if (at.unit === undefined) return null;
    const { unit, line: weapon } = line.event;
    return {
      at: first.after,
      of: { unit: String(unit), line: String(weapon), target: at.unit, back: false, lost },
    };
  }
  const here = attack.indexOf(line);
  const reason = line.event.type === 'rolled' ? line.event.reason : '';
  const ahead = reason === 'attack' || reason === 'close-combat';
  const isHits = (l: LogLine): boolean => l.event.type === 'hits';
  const hits = ahead ? attack.slice(here).find(isHits) : attack.slice(0, here + 1).findLast(isHits);
  if (hits === undefined) return null;
  const { unit, line: weapon, target, back } = hits.event;
  return {
    at: first.after,
    of: { unit: String(unit), line: String(weapon), target: String(target), back: back === true, lost },
  };
}
