import { done, type Frame } from '@dustfront/kernel';
import { selfRepair } from '../exceptions/self-repair.ts';
import { dice, frame, unitAt } from './frame.ts';

export interface RoundEndFrame extends Frame<'round-end', 'begin' | 'repair'> {
  /** Vehicles that are still to mend themselves. */
  queue: number[];
}

export const roundEndFrame = (): RoundEndFrame => ({ kind: 'round-end', step: 'begin', queue: [] });

/** What happens after the last activation (dt1.seq.end-step): Self Repair. */
export const roundEnd = frame<RoundEndFrame>({
  kind: 'round-end',
  cites: ['dt1.seq.end-step', 'dt1.skill.repair.when'],
  steps: {
    begin: ({ state }, f) => {
      f.queue = selfRepair.damaged(state).map((unit) => unit.id);
      return f.queue.length > 0 ? 'repair' : done();
    },
    repair: dice(
      'self-repair',
      'dt1.skill.repair.dice',
      (state, f) => selfRepair.dice(state, unitAt(state, f.queue[0]!)),
      (cx, f, faces) => {
        selfRepair.mend(cx, unitAt(cx.state, f.queue.shift()!), faces);
        return f.queue.length > 0 ? 'repair' : done();
      },
    ),
  },
});
