import { ABILITIES, type DataProblem, type DeckData } from './types.ts';

/** dust.deck.size */
export const DECK_SIZE = 45;

/** Everything that is wrong with a deck; `size` is the number of cards a whole game needs. */
export function validateDeck(deck: DeckData, size: number | null = DECK_SIZE): DataProblem[] {
  const problems: DataProblem[] = [];
  const ids = new Set<string>();
  deck.cards.forEach((card, i) => {
    const at = `cards[${i}] ${card.id}`;
    if (!/^[a-z][a-z0-9_]*$/.test(card.id))
      problems.push({ at, message: 'an id is a word in small letters' });
    if (ids.has(card.id)) problems.push({ at, message: 'this id occurs twice' });
    ids.add(card.id);
    for (const key of ['combat', 'movement', 'production', 'stars'] as const) {
      if (card[key] < 0 || card[key] > 9) {
        problems.push({ at, message: `${key} must lie between 0 and 9`, rule: 'dust.card.fields' });
      }
    }
  });
  if (size === null) return problems;
  if (deck.cards.length !== size) {
    problems.push({
      at: 'cards',
      message: `${deck.cards.length} cards, not ${size}`,
      rule: 'dust.deck.size',
    });
  }
  for (const ability of ABILITIES) {
    if (!deck.cards.some((card) => card.ability === ability)) {
      problems.push({ at: 'cards', message: `no card shows ${ability}`, rule: 'dust.ability.count' });
    }
  }
  return problems;
}
