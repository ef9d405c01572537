import {
  call,
  done,
  type Frame,
  frameRules,
  frameTable,
  freshState,
  type Game,
  type Json,
  type Option,
  type Outcome,
  permute,
  quietest,
  type State,
  shuffle,
} from '@dustfront/kernel';

/**
 * A small game with everything the kernel must bear: a hidden deck, hands, secret bids of all seats at once, dice,
 * and a frame called in the middle of another. Each round a prize is turned up, everybody bids a card in secret, the
 * single highest takes it and may double it with a die, if he dares.
 */
export interface SealedBids extends State {
  seats: number;
  deck: number[];
  prize: number;
  hands: number[][];
  scores: number[];
  winner: number;
}

export type Bid = Option &
  ({ readonly do: 'bid'; readonly card: number } | { readonly do: 'dare' } | { readonly do: 'keep' });

type BidEvent =
  | { readonly type: 'turned'; readonly prize: number }
  | { readonly type: 'revealed'; readonly winner: number };

type Rounds = Frame<'rounds', 'shuffled' | 'turn' | 'bid' | 'awarded'>;
type Award = Frame<'award', 'begin' | 'dare' | 'roll'> & { seat: number };

const highestAlone = (bids: Readonly<Record<number, Bid>>): number => {
  const cards = Object.entries(bids).map(([seat, bid]) => ({
    seat: Number(seat),
    card: bid.do === 'bid' ? bid.card : -1,
  }));
  const best = Math.max(...cards.map((c) => c.card));
  const at = cards.filter((c) => c.card === best);
  return at.length === 1 ? at[0]!.seat : -1;
};

const rounds = frameRules<SealedBids, Rounds, Bid, BidEvent>({
  kind: 'rounds',
  cites: [],
  steps: {
    shuffled: {
      type: 'roll',
      roll: (state) => shuffle('deck', 'deck', state.deck.length),
      take: ({ state }, _frame, faces) => {
        state.deck = permute(state.deck, faces);
        return 'turn';
      },
    },
    turn: (cx) => {
      const { state } = cx;
      const prize = state.deck.pop();
      if (prize === undefined) return done();
      state.prize = prize;
      cx.emit({ type: 'turned', prize });
      cx.reveal();
      return 'bid';
    },
    bid: {
      type: 'askAll',
      question: 'bid',
      seats: (state) => state.hands.map((_, seat) => seat),
      options: (state, _frame, seat) => state.hands[seat]!.map((card) => ({ do: 'bid', card }) as const),
      take: (cx, _frame, bids) => {
        for (const [seat, bid] of Object.entries(bids)) {
          if (bid.do === 'bid')
            cx.state.hands[Number(seat)] = cx.state.hands[Number(seat)]!.filter((c) => c !== bid.card);
        }
        const winner = highestAlone(bids);
        cx.emit({ type: 'revealed', winner });
        cx.reveal();
        return winner < 0 ? 'turn' : call({ kind: 'award', step: 'begin', seat: winner } as Award, 'awarded');
      },
    },
    awarded: ({ state }, _frame, value) => {
      state.scores[state.winner]! += Number(value);
      return 'turn';
    },
  },
});

const award = frameRules<SealedBids, Award, Bid, BidEvent>({
  kind: 'award',
  cites: [],
  steps: {
    begin: ({ state }, frame) => {
      state.winner = frame.seat;
      return 'dare';
    },
    dare: {
      type: 'ask',
      question: 'dare',
      seat: (_state, frame) => frame.seat,
      options: () => [{ do: 'dare' } as const, { do: 'keep' } as const],
      take: ({ state }, _frame, option) => (option.do === 'dare' ? 'roll' : done(state.prize)),
    },
    roll: {
      type: 'roll',
      roll: () => ({ stream: 'dice', reason: 'dare', count: 2, sides: 6 }),
      take: ({ state }, _frame, [a, b]) => done(a! + b! >= 5 ? state.prize * 2 : 0),
    },
  },
});

function outcome(state: SealedBids): Outcome | null {
  if (state.stack.length > 0) return null;
  const places = state.scores.map((score) => state.scores.filter((other) => other > score).length);
  return { places, scores: [...state.scores], reason: 'deck' };
}

export const sealedBids: Game<SealedBids, Bid, BidEvent> = {
  id: 'sealed-bids',
  title: 'Sealed bids',
  version: '1',
  seats: (setup) => (setup as { seats: number }).seats,
  setup: (setup: Json) => {
    const seats = (setup as { seats?: unknown } | null)?.seats;
    if (typeof seats !== 'number' || seats < 2 || seats > 6)
      return [{ at: 'seats', code: 'seats', text: 'two to six seats' }];
    return {
      ...freshState({ kind: 'rounds', step: 'shuffled' }),
      seats,
      deck: [1, 2, 3, 4, 5],
      prize: 0,
      hands: Array.from({ length: seats }, () => [1, 2, 3, 4, 5]),
      scores: new Array<number>(seats).fill(0),
      winner: -1,
    };
  },
  frames: frameTable(rounds, award),
  optionId: (option) => (option.do === 'bid' ? `bid ${option.card}` : option.do),
  passive: ({ options }) => quietest(options, ['keep', 'bid']),
  view: (state, viewer) => ({
    prize: state.prize,
    deck: state.deck.length,
    scores: [...state.scores],
    hands: state.hands.map((hand) => hand.length),
    hand: viewer === null ? null : [...state.hands[viewer]!],
    waiting: state.held === null ? null : Object.keys(state.held).map(Number),
  }),
  clone: (state) => ({
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    held: state.held === null ? null : { ...state.held },
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    scores: state.scores.slice(),
  }),
  outcome,
  describe: {
    question: (question) => ({ key: `question.${question}` }),
    option: (option) =>
      option.do === 'bid'
        ? { key: 'option.bid', params: { card: option.card } }
        : { key: `option.${option.do}` },
    event: (event) => ({ key: `event.${event.type}` }),
    refusal: (refusal) => ({ key: `refusal.${refusal.code}` }),
  },
  catalogue: {
    'question.bid': 'Bid a card',
    'question.dare': 'Double or nothing?',
    'option.bid': 'Bid {card}',
    'option.dare': 'Dare',
    'option.keep': 'Keep',
    'event.turned': 'A prize is turned up',
    'event.revealed': 'The bids are open',
    'event.rolled': 'Dice fall',
  },
};

/** Changes what `viewer` cannot know: the order of the deck, the bids of others. */
export function scrambleBids(
  state: SealedBids,
  viewer: number | null,
  pick: (n: number) => number,
): SealedBids {
  const other = sealedBids.clone(state);
  other.deck = permute(
    other.deck,
    other.deck.map((_, i) => pick(other.deck.length - i)),
  );
  if (other.held) {
    for (const seat of Object.keys(other.held)) {
      const hand = other.hands[Number(seat)]!;
      if (Number(seat) !== viewer) other.held[seat] = { do: 'bid', card: hand[pick(hand.length)]! } as Bid;
    }
  }
  return other;
}
