import { hasUnits } from './control.ts';
import type { Cx } from './events.ts';

/**
 * A player whose last unit is gone is out at once: no more turns [dust.turn.eliminated.skip], his points stay, his
 * hand goes to the discards [dust.turn.eliminated.keeps] [dust.ruling.79], his alliances end; his open card waits for
 * the end of the round [dust.ruling.u26].
 */
export function checkEliminations(cx: Cx): void {
  const { state } = cx;
  state.players.forEach((player, seat) => {
    if (player.out || hasUnits(state, seat)) return;
    player.out = true;
    const cards = player.hand;
    player.hand = [];
    state.discards.push(...cards);
    state.alliances = state.alliances.filter(([a, b]) => a !== seat && b !== seat);
    cx.reveal();
    cx.emit({ type: 'eliminated', seat, cards, rule: 'dust.turn.eliminated.skip' });
  });
}
