import type { GameFace } from '../../games/face.ts';
import { roundsOf } from '../../games/rounds.ts';
import type { Tick } from '../../panels/Timeline.tsx';
import type { TableState } from '../../session/table.ts';

/** One mark for each activation, and one where a round begins: at most so many, none too close to the one before. */
export function ticksOf(state: TableState, face: GameFace, most = 20): Tick[] {
  const ticks: Tick[] = [];
  let last = -Infinity;
  for (const line of state.log) {
    const tick = face.tick(line);
    if (tick === 'acts') {
      ticks.push({ at: line.after + 1, sign: face.sideOf(line, state.view), round: null });
    } else if (tick !== null && line.after - last >= state.at / (most + 1)) {
      const { round } = tick;
      ticks.push({ at: line.after, sign: null, round, name: roundsOf(face)('time.round', { round }) });
      last = line.after;
    }
  }
  return ticks;
}
