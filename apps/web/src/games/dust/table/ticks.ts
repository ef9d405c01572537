import type { Tick } from '../../../panels/Timeline.tsx';
import type { LogLine } from '../../../session/table.ts';

/** A mark where each round begins; of a long war only every so many, so that they can be read. */
export function ticksOf(log: readonly LogLine[], most: number): Tick[] {
  const rounds = log.flatMap(({ after, event }) =>
    event.type === 'round-begun' ? [{ at: after, sign: null, round: Number(event.round) }] : [],
  );
  const every = Math.ceil(rounds.length / most);
  return rounds.filter((_, i) => i % every === 0);
}
