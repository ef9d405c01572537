import { takeAim } from './aiming.ts';
import type { Mode } from './mode.ts';
import { isFriend, isOnBoard, leadOnTable, pieceAt, walkTo, walkToPiece } from './mode.ts';

/** The unit acts: a square walks there, an enemy is aimed at, or an order is chosen by its button. */
export const orders: Mode = {
  marks: (c) => ({
    choices: new Set([...c.ahead.reachOne.value.keys(), ...c.ahead.reachTwo.value.keys()]),
    // From a square that is only looked from nobody can be aimed at yet.
    targets: new Set(c.preview.value === null ? c.ahead.aims.value.map((aim) => aim.target) : []),
  }),
  onSquare(c, square, touch) {
    const piece = pieceAt(c, square);
    return (piece !== undefined && orders.onPiece(c, piece, touch)) || walkTo(c, square, touch);
  },
  onPiece(c, piece, touch) {
    const question = c.question.peek();
    const unit = c.selected.peek();
    if (question === null || unit === null) return false;
    if (isFriend(c, piece)) return walkToPiece(c, piece, touch);
    const start = c.face.attackStarts(question, unit, c.state?.view ?? null);
    return start !== null && takeAim(c, piece, start.answers, start.sustained);
  },
  lead: (c) =>
    c.scene.value?.kind === 'table'
      ? leadOnTable(c, 'lead.ask')
      : c.aim.value !== null
        ? 'lead.fire'
        : c.preview.value !== null
          ? 'lead.preview'
          : c.selected.value !== null && !isOnBoard(c, c.selected.value)
            ? 'lead.enter'
            : c.ahead.reachOne.value.size + c.ahead.reachTwo.value.size + c.ahead.aims.value.length > 0
              ? 'lead.orders'
              : 'lead.ask',
};
