import type { Frame } from '@dustfront/kernel';
import { done, permute, type Seat, shuffle } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { hasTies, orderOf } from '../order.ts';
import type { DustState } from '../state.ts';

export type InitiativeFrame = Frame<'initiative', 'begin' | 'choose' | 'order' | 'tie' | 'end'>;

export function newInitiative(): InitiativeFrame {
  return { kind: 'initiative', step: 'begin' };
}

/** Players still in the game. */
export function inPlay(state: DustState): Seat[] {
  return state.players.flatMap((player, seat) => (player.out ? [] : [seat]));
}

/** Who can choose: a player without cards cannot, and none is dealt to him [dust.init.no-card] [dust.ruling.60]. */
function choosers(state: DustState): Seat[] {
  return inPlay(state).filter((seat) => state.players[seat]!.hand.length > 0);
}

/**
 * Each player secretly selects a card [dust.init.choose]; nobody sees any before the last has chosen
 * [dust.init.facedown]; then all are open [dust.init.reveal] and stay so until the round ends [dust.init.faceup].
 */
export const initiative = frame<InitiativeFrame>({
  kind: 'initiative',
  cites: ['dust.init.choose', 'dust.init.facedown', 'dust.init.reveal', 'dust.turn.order.combat'],
  steps: {
    begin: ({ state }) => (choosers(state).length > 0 ? 'choose' : 'order'),
    choose: {
      type: 'askAll',
      question: 'initiative',
      seats: choosers,
      options: (state, _frame, seat) =>
        state.players[seat]!.hand.map((card) => ({ do: 'card', card }) as const),
      take: (cx, _frame, answers) => {
        const { state } = cx;
        for (const seat of choosers(state)) {
          const answer = answers[seat]!;
          if (answer.do !== 'card') continue;
          const player = state.players[seat]!;
          player.played = answer.card;
          player.hand = player.hand.filter((card) => card !== answer.card);
        }
        cx.reveal();
        const cards = state.players.map((player) => player.played);
        cx.emit({ type: 'cards-revealed', cards, rule: 'dust.init.reveal' });
        return 'order';
      },
    },
    order: ({ state }) => {
      if (hasTies(state, inPlay(state))) return 'tie';
      state.order = orderOf(state, inPlay(state), inPlay(state));
      return 'end';
    },
    tie: {
      type: 'roll',
      roll: (state) => {
        const rule = 'dust.init.no-card.tie';
        return { ...shuffle('order', 'order', inPlay(state).length, rule), secret: false };
      },
      take: ({ state }, _frame, faces) => {
        state.order = orderOf(state, inPlay(state), permute(inPlay(state), faces));
        return 'end';
      },
    },
    end: (cx) => {
      cx.emit({ type: 'turn-order', order: [...cx.state.order], rule: 'dust.turn.order.combat' });
      return done();
    },
  },
});
