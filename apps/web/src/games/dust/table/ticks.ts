import type { Tick } from '../../../panels/Timeline.tsx';
import type { LogLine } from '../../../session/table.ts';

/** A mark where each round begins, at most so many and none so close to another that they cannot be read. */
export function ticksOf(log: readonly LogLine[], last: number, most: number): Tick[] {
  const ticks: Tick[] = [];
  for (const { after, event } of log) {
    if (event.type !== 'round-begun') continue;
    const before = ticks.at(-1)?.at;
    if (before === undefined || after - before >= last / (most + 1))
      ticks.push({ at: after, sign: null, round: Number(event.round) });
  }
  return ticks;
}
