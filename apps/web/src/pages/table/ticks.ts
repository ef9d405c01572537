import type { Tick } from '../../panels/Timeline.tsx';
import type { TableState } from '../../session/table.ts';

/** One mark for each activation, and one where a round begins. */
export function ticksOf(state: TableState): Tick[] {
  const ticks: Tick[] = [];
  const signs = ['allies', 'axis'] as const;
  for (const { after, event } of state.log) {
    if (event.type === 'round') ticks.push({ at: after, sign: null, round: Number(event.round) });
    else if (event.type === 'activated') {
      const seat = state.entries[after]?.seat ?? 0;
      ticks.push({ at: after + 1, sign: signs[seat % 2] ?? null, round: null });
    }
  }
  return ticks;
}
