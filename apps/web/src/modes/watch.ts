import type { Mode } from './mode.ts';
import { pieceAt } from './mode.ts';

/** Nothing is asked of this screen: one may look at everything. */
export const watch: Mode = {
  marks: () => ({}),
  onSquare(c, square) {
    const piece = pieceAt(c, square);
    c.select(piece ?? null);
    return piece !== undefined;
  },
  onPiece(c, piece) {
    c.select(piece);
    return true;
  },
  lead: (c) =>
    c.past.value !== null
      ? 'lead.past'
      : c.table.state.value?.outcome != null || c.table.time?.fallen.value != null
        ? 'lead.over'
        : 'lead.watch',
};
