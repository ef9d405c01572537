import type { OptionRow } from '../session/table.ts';
import type { Controller } from './controller.ts';
import type { Mode } from './mode.ts';
import { pieceAt } from './mode.ts';

function optionsAt(
  c: Controller,
  fits: (target: ReturnType<Controller['face']['target']>) => boolean,
): readonly OptionRow[] {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  return question === null || view === null
    ? []
    : question.options.filter((option) => fits(c.face.target(option, view)));
}

const onSquare = (c: Controller, square: string): readonly OptionRow[] =>
  optionsAt(c, (target) => target.on === 'square' && target.square === square);

export const answersAt = (c: Controller, square: string): number => onSquare(c, square).length;

/** Whether it is asked who takes a hit. */
export function isHit(c: Controller): boolean {
  const question = c.question.value;
  const state = c.table.state.value;
  return question !== null && state !== null && c.face.casualties?.(question, state.view, state.log) != null;
}

/**
 * Any other question: on squares, on units, or by a button with its words. A square with several answers asks which.
 */
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
    const { value: spot } = c.spot;
    return { choices, targets, reach2: choices, ...(spot === null ? {} : { reach1: new Set([spot]) }) };
  },
  onSquare(c, square, touch) {
    const [only, ...more] = onSquare(c, square);
    if (only !== undefined) {
      if (more.length > 0) c.spot.value = square;
      else void c.submit(only.id);
      return true;
    }
    const piece = pieceAt(c, square);
    return piece !== undefined && ask.onPiece(c, piece, touch);
  },
  onPiece(c, piece) {
    const [only] = optionsAt(c, (target) => target.on === 'piece' && target.piece === piece);
    if (only === undefined) return false;
    void c.submit(only.id);
    return true;
  },
  lead(c) {
    if (c.spot.value !== null) return 'lead.spot';
    if (optionsAt(c, ({ on }) => on === 'table').length > 0) return 'lead.point';
    if (isHit(c)) return 'lead.hit';
    if (optionsAt(c, (target) => target.on === 'button' && target.numbered === true).length > 1)
      return 'lead.number';
    const { choices, targets } = ask.marks(c);
    return (choices?.size ?? 0) > 0
      ? 'lead.askSquare'
      : (targets?.size ?? 0) > 0
        ? c.scene.value?.kind === 'table'
          ? 'lead.askOnTable'
          : 'lead.askPiece'
        : 'lead.ask';
  },
};
