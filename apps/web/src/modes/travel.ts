import type { Mode } from './mode.ts';

/** On the way: every square still in reach may be clicked, however far. */
export const travel: Mode = {
  marks: (c) => ({ choices: new Set([...c.reachOne.value.keys(), ...c.reachTwo.value.keys()]) }),
  onSquare(c, square) {
    const journey = c.reachOne.peek().get(square) ?? c.reachTwo.peek().get(square);
    if (journey === undefined) return false;
    c.run(journey.answers);
    return true;
  },
  onPiece(c, piece) {
    const scene = c.scene.peek();
    const square = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === piece)?.square : undefined;
    return square !== undefined && travel.onSquare(c, square);
  },
  lead: () => 'lead.travel',
};
