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
  lead(c) {
    if (c.preview.value !== null) return 'lead.preview';
    const question = c.question.value;
    const view = c.table.state.value?.view ?? null;
    const turns =
      question !== null &&
      view !== null &&
      question.options.some((row) => c.face.target(row, view).on === 'turn');
    if (!turns) return 'lead.travel';
    return c.ahead.reachOne.value.size > 0 ? 'lead.travelTurn' : 'lead.turn';
  },
};
