import { answersAt, ask } from './ask.ts';
import { type Mode, walkTo } from './mode.ts';

/** On the way: every square still in reach may be clicked, however far. */
export const travel: Mode = {
  marks: (c) => ({ choices: new Set([...c.ahead.reachOne.value.keys(), ...c.ahead.reachTwo.value.keys()]) }),
  onSquare(c, square, touch) {
    if (answersAt(c, square) > 1) return ask.onSquare(c, square, touch);
    return walkTo(c, square, touch) || ask.onSquare(c, square, touch);
  },
  onPiece(c, piece, touch) {
    const scene = c.scene.peek();
    const square = scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === piece)?.square : undefined;
    return ask.onPiece(c, piece, touch) || (square !== undefined && travel.onSquare(c, square, touch));
  },
  lead: (c) => (c.preview.value === null ? 'lead.travel' : 'lead.preview'),
};
