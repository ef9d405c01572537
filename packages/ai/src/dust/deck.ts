import { type CardData, DECK, type DeckData, type DustState } from '@dustfront/dust';

const decks = new WeakMap<DeckData, ReadonlyMap<string, CardData>>();

export function cardOf({ deck }: Pick<DustState, 'deck'>, id: string): CardData | null {
  const data = deck === 'standard' ? DECK : deck;
  let cards = decks.get(data);
  if (cards === undefined) {
    cards = new Map(data.cards.map((card) => [card.id, card]));
    decks.set(data, cards);
  }
  return cards.get(id) ?? null;
}
