import { cloneJson } from '@dustfront/kernel';
import type { DustState } from './state.ts';

/** A copy that shares nothing that is ever changed: maps, decks, options and past scores are not. */
export function clone(state: DustState): DustState {
  return {
    stack: state.stack.map((frame) => cloneJson(frame)),
    question: state.question,
    held: state.held === null ? null : { ...state.held },
    map: state.map,
    deck: state.deck,
    options: state.options,
    round: state.round,
    areas: state.areas.map((area) => ({
      holder: area.holder,
      units: area.units.slice(),
      centre: area.centre,
    })),
    players: state.players.map((player) => ({
      colour: player.colour,
      hand: player.hand.slice(),
      played: player.played,
      used: player.used,
      points: player.points,
      acted: player.acted,
      out: player.out,
    })),
    draw: state.draw.slice(),
    discards: state.discards.slice(),
    order: state.order.slice(),
    alliances: state.alliances.slice(),
    majorities: { ...state.majorities },
    ordinary: state.ordinary.slice(),
    history: state.history.slice(),
    ending: state.ending,
  };
}
