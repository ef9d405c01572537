import type { CoreState } from './state.ts';
import { cardOf } from './table/cards.ts';
import { squaresOf } from './table/ground.ts';
import { isHero } from './table/units.ts';

/** What must hold at every question, whatever was played; throws if it does not. */
export function checkInvariants(state: CoreState): void {
  const fail = (message: string): never => {
    throw new Error(`invariant broken in round ${state.round}: ${message}`);
  };
  const moving = state.stack.some((frame) => frame.kind === 'move');
  const standing = new Map<number, string>();
  for (const unit of state.units) {
    const card = cardOf(state, unit);
    if ((unit.place === 'board') !== unit.square >= 0)
      fail(`${unit.name} is ${unit.place} on square ${unit.square}`);
    if (
      card.kind === 'squad'
        ? unit.figures.length > card.miniatures
        : unit.health > card.health || unit.health < 0
    )
      fail(`${unit.name} is more than whole`);
    const alive = unit.place === 'board' || unit.place === 'reserve';
    if (alive && (card.kind === 'squad' ? unit.figures.length === 0 : unit.health === 0))
      fail(`${unit.name} is dead on its feet`);
    for (const [line, boxes] of Object.entries(unit.ammo)) {
      if (boxes < 0 || boxes > (card.weapons.find((w) => w.id === line)?.limited ?? 0))
        fail(`${unit.name} has ${boxes} of ${line}`);
    }
    if (unit.joined >= 0) {
      const partner = state.units[unit.joined]!;
      if (partner.joined !== unit.id || partner.square !== unit.square || partner.place !== unit.place)
        fail(`${unit.name} and ${partner.name} are not together`);
    }
    if (unit.place !== 'board' || isHero(state, unit)) continue;
    // Soldiers on the move pass through their friends.
    const squares = squaresOf(state, unit);
    if (squares.length === 0) fail(`${unit.name} hangs over the border`);
    for (const square of squares) {
      const other = standing.get(square);
      if (!moving && other !== undefined) fail(`${unit.name} and ${other} share a square`);
      standing.set(square, unit.name);
      if (state.board.ground[square]! & 1) fail(`${unit.name} stands on a terrain square`);
    }
  }
}
