import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import type { Cx } from '../events.ts';
import { areUnreachable, endTrigger, hasNobodyLeft, settleRound, victoryPoints } from '../goals.ts';
import type { CoreState } from '../state.ts';
import { frame } from './frame.ts';
import { roundFrame, seatsOf } from './round.ts';

export type GameFrame = Frame<'game', 'next-round' | 'after-round' | 'unreachable' | 'end'>;

function finish(cx: Cx, reason: string): void {
  const { state } = cx;
  state.ended = reason;
  cx.emit({
    type: 'over',
    reason,
    allies: victoryPoints(state, 0),
    axis: victoryPoints(state, 1),
    rule: 'dt1.faq.vp.most',
  });
}

const captains = (state: CoreState): number[] => [seatsOf(state, 0)[0]!, seatsOf(state, 1)[0]!];

/**
 * The whole match: set-up, then rounds, each begun by initiative (dt1.setup.start), end (dt1.seq.setup). It ends after
 * a round, never within one (dt1.end.when, dt1.faq.end.when).
 */
export const game = frame<GameFrame>({
  kind: 'game',
  cites: ['dt1.seq.setup', 'dt1.faq.end.when'],
  steps: {
    'next-round': ({ state }) => {
      state.round++;
      return call(roundFrame(0), 'after-round');
    },
    'after-round': (cx) => {
      settleRound(cx.state);
      const reason = endTrigger(cx.state);
      if (reason !== null) {
        finish(cx, reason);
        return 'end';
      }
      if (!areUnreachable(cx.state)) return 'next-round';
      // Without anybody left on one side there is nothing to choose (dt1.ruling.left-alive).
      if (hasNobodyLeft(cx.state)) {
        finish(cx, 'unreachable');
        return 'end';
      }
      return cx.state.fightOn ? 'next-round' : 'unreachable';
    },
    /**
     * Count points, or fight to the last: only if both want to (dt1.end.unreachable.choice,
     * dt1.faq.end.unreachable-choice).
     */
    unreachable: {
      type: 'askAll',
      question: 'unreachable',
      seats: captains,
      options: () => [{ do: 'count' } as const, { do: 'fight-on' } as const],
      take: (cx, _f, answers) => {
        cx.state.fightOn = Object.values(answers).every((answer) => answer.do === 'fight-on');
        if (cx.state.fightOn) return 'next-round';
        finish(cx, 'unreachable');
        return 'end';
      },
    },
    end: () => done(),
  },
});
