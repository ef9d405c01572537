import type { Controller } from './controller.ts';
import type { Mode } from './mode.ts';
import { pieceAt } from './mode.ts';

const answerAt = (c: Controller, fits: (target: ReturnType<Controller['face']['target']>) => boolean): boolean => {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  if (question === null || view === null) return false;
  const option = question.options.find((o) => fits(c.face.target(o, view)));
  if (option === undefined) return false;
  void c.submit(option.id);
  return true;
};

/** Any other question: on squares, on units, or by a button with its words. */
export const ask: Mode = {
  marks(c) {
    const question = c.question.value;
    const view = c.table.state.value?.view ?? null;
    const choices = new Set<string>();
    const targets = new Set<string>();
    if (question !== null && view !== null)
      for (const option of question.options) {
        const target = c.face.target(option, view);
        if (target.on === 'square') choices.add(target.square);
        if (target.on === 'piece') targets.add(target.piece);
      }
    return { choices, targets };
  },
  onSquare(c, square) {
    if (answerAt(c, (target) => target.on === 'square' && target.square === square)) return true;
    const piece = pieceAt(c, square);
    return piece !== undefined && ask.onPiece(c, piece);
  },
  onPiece: (c, piece) => answerAt(c, (target) => target.on === 'piece' && target.piece === piece),
  lead: () => 'lead.ask',
};
