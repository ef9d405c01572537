import type { Frame } from '@dustfront/kernel';
import { call, done, permute, shuffle } from '@dustfront/kernel';
import { type Cx, frame } from '../events.ts';
import { board, deckOf } from '../lookup.ts';
import { hasTies, orderOf } from '../order.ts';
import { recommendedCard } from '../quick.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { garrison } from '../setup-areas.ts';
import { type DustState, NEUTRAL } from '../state.ts';
import { newDraft } from './draft.ts';
import { newReinforcements } from './reinforcements.ts';

export type SetupFrame = Frame<
  'setup',
  | 'board'
  | 'shuffle'
  | 'deck'
  | 'pick-card'
  | 'reveal'
  | 'tie'
  | 'capitals'
  | 'capital-garrisons'
  | 'source-garrisons'
  | 'land-garrisons'
  | 'centres'
  | 'reinforcements'
  | 'end'
> & { next: number };

/** dust.setup.deal.six */
const DEALT = 6;

export function newSetup(): SetupFrame {
  return { kind: 'setup', step: 'board', next: 0 };
}

/** The six steps before the first round, in their order [dust.setup.steps]. */
export const setup = frame<SetupFrame>({
  kind: 'setup',
  cites: ['dust.setup.steps', 'dust.setup.deal.six', 'dust.setup.card.choose', 'dust.setup.discard'],
  steps: {
    // 1. The board
    board: ({ state }) => {
      state.draw = deckOf(state).cards.map((card) => card.id);
      return 'shuffle';
    },
    // 2. The deck
    shuffle: {
      type: 'roll',
      roll: (state) => shuffle('deck', 'shuffle', state.draw.length, 'dust.setup.deal.six'),
      take: ({ state }, _frame, faces) => {
        state.draw = permute(state.draw, faces);
        return 'deck';
      },
    },
    deck: (cx) => {
      const { state } = cx;
      state.players.forEach((player, seat) => {
        player.hand = state.draw.splice(-DEALT).reverse();
        cx.emit({ type: 'dealt', seat, cards: [...player.hand], rule: 'dust.setup.deal.six' }, [seat]);
      });
      if (state.options.quickSetup === 'no') return 'pick-card';
      for (const player of state.players) {
        const random = state.options.quickSetup === 'random';
        // The deck has just been shuffled: the first card of a hand is a random one.
        play(state, player, random ? player.hand[0]! : recommendedCard(state, player.hand));
      }
      return 'reveal';
    },
    'pick-card': {
      type: 'askAll',
      question: 'setup-card',
      rule: 'dust.setup.card.choose',
      seats: (state) => state.players.map((_, seat) => seat),
      options: (state, _frame, seat) =>
        state.players[seat]!.hand.map((card) => ({ do: 'card', card }) as const),
      take: ({ state }, _frame, answers) => {
        state.players.forEach((player, seat) => {
          const answer = answers[seat]!;
          if (answer.do === 'card') play(state, player, answer.card);
        });
        return 'reveal';
      },
    },
    // dust.setup.card.reveal
    reveal: (cx) => {
      const { state } = cx;
      cx.reveal();
      const cards = state.players.map((player) => player.played);
      cx.emit({ type: 'setup-cards', cards, rule: 'dust.setup.card.reveal' });
      const seats = state.players.map((_, seat) => seat);
      if (hasTies(state, seats)) return 'tie';
      state.order = orderOf(state, seats, seats);
      return 'capitals';
    },
    tie: {
      type: 'roll',
      roll: (state) => ({
        ...shuffle('order', 'order', state.players.length, 'dust.setup.order.tie-random'),
        secret: false,
      }),
      take: ({ state }, _frame, faces) => {
        const seats = state.players.map((_, seat) => seat);
        state.order = orderOf(state, seats, permute(seats, faces));
        return 'capitals';
      },
    },
    // 3. Capitals
    capitals: (cx) => {
      cx.emit({ type: 'setup-order', order: [...cx.state.order], rule: 'dust.setup.order.combat' });
      return call(newDraft('capital', 1), 'capital-garrisons');
    },
    // dust.setup.capital.neutral-garrison
    'capital-garrisons': (cx) => {
      const { capitals } = board(cx.state);
      neutrals(cx, capitals, 'dust.setup.capital.neutral-garrison');
      makeOrdinary(cx);
      // 4. Land areas: first the power sources
      return call(newDraft('source', 2), 'source-garrisons');
    },
    // dust.setup.source.neutral
    'source-garrisons': (cx) => {
      const world = board(cx.state);
      const areas = world.sources.filter((area) => world.isLand[area]);
      neutrals(cx, areas, 'dust.setup.source.neutral');
      return call(newDraft('land', 5), 'land-garrisons');
    },
    'land-garrisons': (cx) => {
      neutrals(cx, board(cx.state).lands, 'dust.setup.land.neutral');
      return 'centres';
    },
    // 5. Production centres: three passes [dust.setup.centre.three-each]
    centres: () => call(newDraft('centre', 3), 'reinforcements'),
    // 6. Reinforcements, in order, each player whole [dust.setup.reinf.order] [dust.setup.reinf.all-at-once]
    reinforcements: ({ state }, frame) => {
      const seat = state.order[frame.next++];
      return seat === undefined ? 'end' : call(newReinforcements(seat), 'reinforcements');
    },
    end: (cx) => {
      const { state } = cx;
      for (const player of state.players) {
        if (player.played !== null) state.discards.push(player.played);
        player.played = null;
      }
      cx.emit({ type: 'setup-over', rule: 'dust.setup.discard' });
      return done();
    },
  },
});

/** The five cards not chosen are the starting hand [dust.setup.hand.five]. */
function play(_state: DustState, player: DustState['players'][number], card: string): void {
  player.played = card;
  player.hand = player.hand.filter((id) => id !== card);
}

function neutrals(cx: Cx, areas: readonly number[], rule: RuleId): void {
  const count = garrison(cx.state, areas);
  if (count > 0) cx.emit({ type: 'neutrals', count, rule });
}

/**
 * Under the option a capital left to neutrals is an ordinary land with a production centre for the whole game
 * [dust.setup.capital.neutral-ordinary-switch] [dust.ruling.91], taken from the common stock [dust.ruling.u29].
 * Otherwise it has none [dust.setup.capital.neutral-no-centre] [dust.ruling.14].
 */
function makeOrdinary({ state }: Cx): void {
  if (!state.options.neutralCapitalsAreOrdinary) return;
  for (const area of board(state).capitals) {
    if (state.areas[area]!.holder !== NEUTRAL) continue;
    state.ordinary.push(area);
    state.areas[area]!.centre = true;
  }
}
