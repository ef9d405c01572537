import type { Frame } from '@dustfront/kernel';
import { done } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { roundScore } from '../scoring.ts';
import { ending } from '../victory.ts';

export type VictoryPointsFrame = Frame<'victory-points', 'count' | 'victory'>;

export function newVictoryPoints(): VictoryPointsFrame {
  return { kind: 'victory-points', step: 'count' };
}

/**
 * Everybody scores at once; majorities change hands now and at no other time [dust.vp.token.majority-late]; then
 * victory is tested.
 */
export const victoryPoints = frame<VictoryPointsFrame>({
  kind: 'victory-points',
  cites: ['dust.vp.together', 'dust.vp.formula', 'dust.vp.token.majority-late', 'dust.win.when'],
  steps: {
    count: (cx) => {
      const { state } = cx;
      const score = roundScore(state);
      state.majorities = { ...score.majorities };
      state.players.forEach((player, seat) => {
        player.points = score.totals[seat]!;
      });
      state.history.push(score);
      const { round, gained, totals, majorities } = score;
      cx.emit({
        type: 'scored',
        round,
        gained: [...gained],
        totals: [...totals],
        majorities: { ...majorities },
        rule: 'dust.vp.formula',
      });
      return 'victory';
    },
    victory: (cx) => {
      cx.state.ending = ending(cx.state);
      const { ending: end } = cx.state;
      if (end !== null)
        cx.emit({ type: 'game-over', winners: [...end.winners], reason: end.reason, rule: end.rule });
      return done();
    },
  },
});
