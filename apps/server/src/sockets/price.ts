import type { ClientMessage } from '@dustfront/protocol';

/** What a message costs, counted in pings: about as much more as answering it takes. */
const prices: Readonly<Record<ClientMessage['t'], number>> = {
  ping: 1,
  leave: 1,
  answer: 2,
  respond: 3,
  say: 3,
  resign: 3,
  end: 3,
  promise: 3,
  watch: 5,
  offer: 5,
  substitute: 5,
};

/** A table that nobody looks at must be read from the store and played to where it stands. */
const LOADING = 15;

/** What somebody at a table does: neighbours who only look must not get in the way of it. */
export const isPlay = ({ t }: ClientMessage): boolean => t === 'answer' || t === 'respond' || t === 'resign';

export function priceOf(message: ClientMessage, isOpen: (match: string) => boolean): number {
  const loading = 'match' in message && message.t !== 'leave' && !isOpen(message.match);
  return prices[message.t] + (loading ? LOADING : 0);
}
