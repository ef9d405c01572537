import { type Option, permute, type Viewer } from '@dustfront/kernel';
import { clone } from './clone.ts';
import type { DustState } from './state.ts';

/**
 * Another state that looks the same to a viewer: the cards that he cannot know (other hands, the draw pile) are dealt
 * anew among themselves, and what others have secretly chosen is chosen anew. For computer players, who must not
 * know more than their view, and for the tests that prove that views keep secrets.
 */
export function resampleHidden(state: DustState, viewer: Viewer, pick: (n: number) => number): DustState {
  const copy = clone(state);
  const hidden = copy.players.flatMap((player, seat) => (seat === viewer ? [] : player.hand));
  const cards = shuffled([...hidden, ...copy.draw], pick);
  copy.players.forEach((player, seat) => {
    if (seat !== viewer) player.hand = cards.splice(0, player.hand.length);
  });
  copy.draw = cards;
  for (const seat of Object.keys(copy.held ?? {}).map(Number)) {
    const { hand } = copy.players[seat]!;
    const choice: Option & { card: string } = { do: 'card', card: hand[pick(hand.length)]! };
    if (seat !== viewer) copy.held![seat] = choice;
  }
  return copy;
}

function shuffled<T>(things: readonly T[], pick: (n: number) => number): T[] {
  return permute(
    things,
    things.map((_, i) => pick(things.length - i)),
  );
}
