import { answersAt, ask } from './ask.ts';
import type { Mode } from './mode.ts';

/** On the way: every square still in reach may be clicked, however far. */
export const travel: Mode = {
  marks: (c) => ({ choices: new Set([...c.reachOne.value.keys(), ...c.reachTwo.value.keys()]) }),
  onSquare(c, square) {
    if (answersAt(c, square) > 1) return ask.onSquare(c, square);
    const journey = c.reachOne.peek().get(square) ?? c.reachTwo.peek().get(square);
    if (journey === undefined) return ask.onSquare(c, square);
    c.run(journey.answers);
    return true;
  },
  onPiece(c, piece) {
    const scene = c.scene.peek();
    const square = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === piece)?.square : undefined;
    return ask.onPiece(c, piece) || (square !== undefined && travel.onSquare(c, square));
  },
  lead: () => 'lead.travel',
};
