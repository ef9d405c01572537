import type { Tick } from '../../../panels/Timeline.tsx';
import type { LogLine } from '../../../session/table.ts';

/** A mark where each round begins. */
export const ticksOf = (log: readonly LogLine[]): Tick[] =>
  log.flatMap(({ after, event }) =>
    event.type === 'round-begun' ? [{ at: after, sign: null, round: Number(event.round) }] : [],
  );
