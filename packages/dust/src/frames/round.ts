import type { Frame, Seat } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { interrupt, koshkaHolders } from '../exceptions/koshka.ts';
import { PASS, USE } from '../options.ts';
import { newInitiative } from './initiative.ts';
import { newTurn } from './player-turn.ts';
import { newVictoryPoints } from './victory-points.ts';

export type RoundFrame = Frame<'round', 'begin' | 'turns' | 'koshka' | 'victory-points' | 'end'> & {
  about: Seat;
  asking: Seat[];
  interrupting: Seat[];
  queue: Seat[];
};

export function newRound(): RoundFrame {
  return { kind: 'round', step: 'begin', about: -1, asking: [], interrupting: [], queue: [] };
}

/** Initiative, the turns of all, victory points [dust.round.steps]. */
export const round = frame<RoundFrame>({
  kind: 'round',
  cites: ['dust.round.steps', 'dust.turn.once', 'dust.ability.koshka.asked-once'],
  steps: {
    begin: (cx) => {
      cx.state.round++;
      cx.emit({ type: 'round-begun', round: cx.state.round, rule: 'dust.round.steps' });
      return call(newInitiative(), 'turns');
    },
    turns: ({ state }, frame) => {
      const waiting = (seat: number) => !state.players[seat]!.acted && !state.players[seat]!.out;
      // Interrupting turns, then the one they came before, without asking again [dust.ability.koshka.asked-once]
      // [dust.ruling.87]; an interrupting turn is not interrupted [dust.ability.koshka.no-nesting].
      for (let seat = frame.queue.shift(); seat !== undefined; seat = frame.queue.shift()) {
        if (waiting(seat)) return call(newTurn(seat), 'turns');
      }
      const next = state.order.find(waiting);
      if (next === undefined) return 'victory-points';
      frame.about = next;
      frame.asking = koshkaHolders(state, next);
      frame.interrupting = [];
      if (frame.asking.length > 0) return 'koshka';
      frame.queue = [next];
      return 'turns';
    },
    koshka: {
      type: 'ask',
      question: 'koshka',
      rule: 'dust.ability.koshka.asked',
      seat: (_state, frame) => frame.asking[0]!,
      options: () => [USE, PASS],
      take: (cx, frame, option) => {
        const seat = frame.asking.shift()!;
        if (option.do === 'use') {
          interrupt(cx, seat, frame.about);
          frame.interrupting.push(seat);
        }
        if (frame.asking.length > 0) return 'koshka';
        frame.queue = [...frame.interrupting, frame.about];
        return 'turns';
      },
    },
    'victory-points': () => call(newVictoryPoints(), 'end'),
    // Open cards are discarded, effects end [dust.init.discard].
    end: ({ state }) => {
      for (const player of state.players) {
        if (player.played !== null) state.discards.push(player.played);
        player.played = null;
        player.used = false;
        player.acted = false;
      }
      state.alliances = [];
      return done();
    },
  },
});
