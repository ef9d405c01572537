import { aimAt } from './aiming.ts';
import type { Controller } from './controller.ts';
import type { Mode } from './mode.ts';
import { isFriend, isOnBoard, leadOnTable, pieceAt, walkTo, walkToPiece } from './mode.ts';

const optionFor = (c: Controller, piece: string): string | null => {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  if (question === null || view === null) return null;
  return (
    question.options.find((option) => {
      const target = c.face.target(option, view);
      return target.on === 'piece' && target.piece === piece;
    })?.id ?? null
  );
};

export const pickable = (c: Controller): ReadonlySet<string> => {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const found = new Set<string>();
  if (question === null || view === null) return found;
  for (const option of question.options) {
    const target = c.face.target(option, view);
    if (target.on === 'piece') found.add(target.piece);
  }
  return found;
};

/**
 * Choose one of your units. The first click shows what it could do, as if it were its turn; a click on a square or on
 * an enemy then does it at once, and a second click on the unit itself chooses it.
 */
export const pick: Mode = {
  marks: (c) => ({
    targets: pickable(c),
    choices: new Set([...c.ahead.reachOne.value.keys(), ...c.ahead.reachTwo.value.keys()]),
  }),
  onSquare(c, square, touch) {
    const piece = pieceAt(c, square);
    if (piece !== undefined) return pick.onPiece(c, piece, touch);
    return walkTo(c, square, touch);
  },
  onPiece(c, piece, touch) {
    const option = optionFor(c, piece);
    if (option !== null) {
      if (c.selected.peek() === piece) void c.submit(option);
      else c.select(piece);
      return true;
    }
    return isFriend(c, piece) ? walkToPiece(c, piece, touch) : aimAt(c, piece);
  },
  lead: (c) =>
    c.scene.value?.kind === 'table'
      ? leadOnTable(c, 'lead.pickOnTable')
      : c.aim.value !== null
        ? 'lead.fire'
        : c.preview.value !== null
          ? 'lead.preview'
          : c.selected.value !== null && pickable(c).has(c.selected.value)
            ? isOnBoard(c, c.selected.value)
              ? 'lead.picked'
              : c.ahead.reachOne.value.size + c.ahead.reachTwo.value.size > 0
                ? 'lead.enter'
                : 'lead.give'
            : 'lead.pick',
};
