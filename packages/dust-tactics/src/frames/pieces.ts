import type { Cx } from '../events.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { Piece, PieceKind } from '../state.ts';
import { nameOf } from '../table/ground.ts';

export const PIECE_RULES: Readonly<Record<PieceKind, { readonly stats: RuleId; readonly attack: RuleId }>> = {
  crate: { stats: 'dt1.crate.stats', attack: 'dt1.crate.attack' },
  trap: { stats: 'dt1.trap.stats', attack: 'dt1.trap.attack' },
};

/** A crate or trap is gone: shot to pieces (dt1.crate.attack, dt1.trap.attack) or crushed (dt1.crate.crush). */
export function destroyPiece(cx: Cx, piece: Piece): void {
  const { state } = cx;
  state.pieces = state.pieces.filter((p) => p !== piece);
  state.cleared.push(piece.square);
  cx.emit({
    type: 'cover-destroyed',
    piece: piece.kind,
    at: nameOf(state, piece.square),
    rule: PIECE_RULES[piece.kind].stats,
  });
}
