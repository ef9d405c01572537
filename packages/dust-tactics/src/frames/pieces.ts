import type { Piece } from '../state.ts';
import { nameOf } from '../table/ground.ts';
import type { Cx } from './frame.ts';

/** A crate or trap is gone: shot to pieces (dt1.crate.attack, dt1.trap.attack) or crushed (dt1.crate.crush). */
export function destroyPiece(cx: Cx, piece: Piece): void {
  const { state } = cx;
  state.pieces = state.pieces.filter((p) => p !== piece);
  state.cleared.push(piece.square);
  cx.emit({
    type: 'cover-destroyed',
    piece: piece.kind,
    at: nameOf(state, piece.square),
    rule: `dt1.${piece.kind}.stats`,
  });
}
