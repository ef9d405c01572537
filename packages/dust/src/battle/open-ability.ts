import { DECK } from '../data/index.ts';
import type { AbilityId } from '../data/types.ts';
import type { Holder } from '../state.ts';
import type { DustView } from '../view.ts';

/** An ability that can be used now, or that works on: the Radar in every battle, the Nurse for the rest of hers. */
export function openAbility(view: DustView, holder: Holder, nursing = false): AbilityId | null {
  const player = view.players[holder];
  if (player === undefined || player.played === null) return null;
  const deck = view.deck === 'standard' ? DECK : view.deck;
  const ability = deck.cards.find(({ id }) => id === player.played)?.ability ?? null;
  const lasting = ability === 'alien_radar' || (ability === 'nurse' && nursing);
  return player.used && !lasting ? null : ability;
}
