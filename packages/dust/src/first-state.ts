import { freshState } from '@dustfront/kernel';
import { boardOf } from './board.ts';
import { DECK, WORLD } from './data/index.ts';
import type { DeckData, MapData } from './data/types.ts';
import { type DustState, NOBODY, type Options, type Player } from './state.ts';
import { noUnits } from './units.ts';

/** An empty table: nobody anywhere, no cards dealt, nothing on the stack. */
export function firstState(map: MapData, deck: DeckData, players: number, options: Options): DustState {
  return {
    ...freshState(),
    map: map === WORLD ? 'world' : map,
    deck: deck === DECK ? 'standard' : deck,
    options,
    round: 0,
    areas: boardOf(map).areas.map(() => ({ holder: NOBODY, units: noUnits(), centre: false })),
    players: Array.from({ length: players }, (): Player => newPlayer()),
    draw: [],
    discards: [],
    order: Array.from({ length: players }, (_, seat) => seat),
    alliances: [],
    majorities: { production: NOBODY, sea: NOBODY, land: NOBODY },
    ordinary: [],
    history: [],
    ending: null,
  };
}

function newPlayer(): Player {
  return { colour: null, hand: [], played: null, used: false, points: 0, acted: false, out: false };
}
