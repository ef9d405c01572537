import { cloneJson, type Json, type Option, permute, type Viewer } from '@dustfront/kernel';
import { clone } from './clone.ts';
import { deckOf } from './lookup.ts';
import { frameFrom } from './shown-frames.ts';
import { COLOURS, type DustState, type Holder, NEUTRAL, NOBODY } from './state.ts';
import { unitsOf } from './units.ts';
import { asView, type DustView, type ShownHolder } from './view.ts';

type Pick = (n: number) => number;

/**
 * Another state that looks the same to a viewer: the cards that he cannot know (other hands, the draw pile) are dealt
 * anew among themselves, and what others have secretly chosen is chosen anew.
 */
export function resampleHidden(state: DustState, viewer: Viewer, pick: Pick): DustState {
  const copy = clone(state);
  const hidden = copy.players.flatMap((player, seat) => (seat === viewer ? [] : player.hand));
  const cards = shuffled([...hidden, ...copy.draw], pick);
  copy.players.forEach((player, seat) => {
    if (seat !== viewer) player.hand = cards.splice(0, player.hand.length);
  });
  copy.draw = cards;
  for (const seat of Object.keys(copy.held ?? {}).map(Number)) {
    if (seat === viewer) continue;
    const { hand } = copy.players[seat]!;
    copy.held![seat] = chosen(hand[pick(hand.length)]!);
  }
  return copy;
}

/** A whole state from what a seat, or a spectator, sees: the cards that he sees nowhere are dealt as they may lie. */
export function imagine(view: Json, viewer: Viewer, pick: Pick): DustState {
  return resampleHidden(rebuilt(asView(view), viewer), viewer, pick);
}

/** The state of a view, with the unseen cards in the order of the deck. */
function rebuilt(view: DustView, viewer: Viewer): DustState {
  const state: DustState = {
    stack: view.stack.map(frameFrom),
    question: view.question,
    held: null,
    map: view.map,
    deck: view.deck,
    options: view.options,
    round: view.round,
    areas: view.areas.map(({ holder, units, centre }) => ({
      holder: holderFrom(holder),
      units: unitsOf(units),
      centre,
    })),
    players: view.players.map(({ colour, played, used, points, acted, out }) => ({
      colour: COLOURS.find((one) => one === colour) ?? null,
      hand: [],
      played,
      used,
      points,
      acted,
      out,
    })),
    draw: [],
    discards: [...view.discards],
    order: [...view.order],
    alliances: view.allies.map(([a, b]) => [a, b]),
    majorities: {
      production: holderFrom(view.majorities.production),
      sea: holderFrom(view.majorities.sea),
      land: holderFrom(view.majorities.land),
    },
    ordinary: [...view.ordinary],
    history: cloneJson(view.history) as DustState['history'],
    ending: cloneJson(view.ending),
  };
  const unseen = unseenCards(state, view);
  for (const [seat, player] of state.players.entries()) {
    player.hand =
      seat === viewer && view.hand !== null ? [...view.hand] : unseen.splice(0, view.players[seat]!.hand);
  }
  state.draw = unseen.splice(0, view.draw);
  if (view.chosen.length > 0) {
    state.held = {};
    for (const seat of view.chosen) {
      state.held[seat] = chosen((seat === viewer ? view.choice : null) ?? state.players[seat]!.hand[0]!);
    }
  }
  return state;
}

function unseenCards(state: DustState, view: DustView): string[] {
  const seen = new Set([...view.discards, ...(view.hand ?? []), ...view.players.map(({ played }) => played)]);
  return deckOf(state).cards.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
}

function holderFrom(shown: ShownHolder): Holder {
  if (shown === null) return NOBODY;
  return shown === 'neutral' ? NEUTRAL : shown;
}

function chosen(card: string): Option {
  const option: Option & { card: string } = { do: 'card', card };
  return option;
}

function shuffled<T>(things: readonly T[], pick: Pick): T[] {
  return permute(
    things,
    things.map((_, i) => pick(things.length - i)),
  );
}
