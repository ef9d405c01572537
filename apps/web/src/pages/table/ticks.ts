import type { GameFace } from '../../games/face.ts';
import type { Tick } from '../../panels/Timeline.tsx';
import type { TableState } from '../../session/table.ts';

/** One mark for each activation, and one where a round begins. */
export function ticksOf(state: TableState, face: GameFace): Tick[] {
  const ticks: Tick[] = [];
  for (const line of state.log) {
    const { after, event } = line;
    if (event.type === 'round') ticks.push({ at: after, sign: null, round: Number(event.round) });
    else if (event.type === 'turn') ticks.push({ at: after, sign: null, round: Number(event.turn) });
    else if (event.type === 'activated' || event.type === 'activates')
      ticks.push({ at: after + 1, sign: face.sideOf(line, state.view), round: null });
  }
  return ticks;
}
