import type { Controller } from '../../modes/controller.ts';
import { modes } from '../../modes/index.ts';
import { look, refuse, refuseSquare } from '../../modes/looking.ts';
import { pieceAt } from '../../modes/mode.ts';

/** A click on a unit: what it means, or its card and why it means nothing. */
export function clickPiece(c: Controller, piece: string, touch: boolean): void {
  c.stage.finish();
  c.objection.value = null;
  if (modes[c.mode.peek()].onPiece(c, piece, touch)) c.looked.value = null;
  else if (c.question.peek() === null) look(c, piece);
  else void refuse(c, piece);
}

/** A click on a square, or the keyboard's on whoever stands there. */
export function clickSquare(c: Controller, square: string, touch: boolean): void {
  c.stage.finish();
  c.objection.value = null;
  if (modes[c.mode.peek()].onSquare(c, square, touch)) {
    c.looked.value = null;
    return;
  }
  const piece = pieceAt(c, square);
  if (c.question.peek() === null) return;
  if (piece === undefined) refuseSquare(c, square);
  else void refuse(c, piece);
}
