import { takeAim } from './aiming.ts';
import type { Mode } from './mode.ts';
import { pieceAt, signOf } from './mode.ts';

/** The unit acts: a square walks there, an enemy is aimed at, or an order is chosen by its button. */
export const orders: Mode = {
  marks: (c) => ({
    choices: new Set([...c.reachOne.value.keys(), ...c.reachTwo.value.keys()]),
    targets: new Set(c.aims.value.map((aim) => aim.target)),
  }),
  onSquare(c, square) {
    const piece = pieceAt(c, square);
    if (piece !== undefined && orders.onPiece(c, piece)) return true;
    const journey = c.reachOne.peek().get(square) ?? c.reachTwo.peek().get(square);
    if (journey === undefined) return false;
    c.run(journey.answers);
    return true;
  },
  onPiece(c, piece) {
    const question = c.question.peek();
    const unit = c.selected.peek();
    if (question === null || unit === null || signOf(c, piece) === signOf(c, unit)) return false;
    const start = c.face.attackStarts(question, unit, c.state?.view ?? null);
    return start !== null && takeAim(c, piece, start.answers, start.sustained);
  },
  lead: (c) => (c.aim.value === null ? 'lead.orders' : 'lead.fire'),
};
