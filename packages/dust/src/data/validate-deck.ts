import { type Problem, problem } from '../problem.ts';
import { ABILITIES, type DeckData } from './types.ts';

/** dust.deck.size */
export const DECK_SIZE = 45;

/** Everything that is wrong with a deck; `size` is the number of cards a whole game needs. */
export function validateDeck(deck: DeckData, size: number | null = DECK_SIZE): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  deck.cards.forEach((card, i) => {
    const at = `cards[${i}] ${card.id}`;
    if (!/^[a-z][a-z0-9_]*$/.test(card.id)) problems.push(problem(at, 'id'));
    if (ids.has(card.id)) problems.push(problem(at, 'id-twice'));
    ids.add(card.id);
    for (const key of ['combat', 'movement', 'production', 'stars'] as const) {
      if (card[key] < 0 || card[key] > 9) {
        problems.push(problem(at, 'card-value', { value: key }, 'dust.card.fields'));
      }
    }
  });
  if (size === null) return problems;
  if (deck.cards.length !== size) {
    const params = { count: deck.cards.length, wanted: size };
    problems.push(problem('cards', 'deck-size', params, 'dust.deck.size'));
  }
  for (const ability of ABILITIES) {
    if (!deck.cards.some((card) => card.ability === ability)) {
      problems.push(problem('cards', 'ability-missing', { ability }, 'dust.ability.count'));
    }
  }
  return problems;
}
