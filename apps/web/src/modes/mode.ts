import type { Journey } from '@dustfront/advice';
import type { Marks } from '../board/scene.ts';
import type { Key } from '../i18n/index.ts';
import type { Policy } from './answer-queue.ts';
import type { Controller } from './controller.ts';

/** One way of meeting a question: what is marked, what a click does, what a newcomer is told. */
export interface Mode {
  marks(c: Controller): Partial<Marks>;
  /** A click on a square or on the unit in it, or a finger's tap; true if it meant something. */
  onSquare(c: Controller, square: string, touch: boolean): boolean;
  onPiece(c: Controller, piece: string, touch: boolean): boolean;
  /** What can be done now, in words; the square that was tapped once may be filled in. */
  lead(c: Controller): Key;
}

/** An action is given away only if there is nothing else to do with it; otherwise the player says what. */
function unlessAsked(id: string): Policy {
  return {
    answer({ options }) {
      if (!options.some((option) => option.id === id)) return null;
      return options.length === 1 ? id : undefined;
    },
  };
}

/** Whether to go there now leaves an action unused for which just now something else is offered. */
export const leavesAction = (c: Controller, way: Journey): boolean =>
  way.answers[0] === c.face.idle && (c.question.value?.options.length ?? 0) > 1;

/**
 * Walks to a square. A finger cannot hover: its first tap shows the odds from there, the second goes. What takes both
 * actions ends the turn, on some ways enemies may shoot first or mines lie, and some leave an action unused: these are
 * asked for twice by whatever means.
 */
export function walkTo(c: Controller, square: string, touch: boolean): boolean {
  const way = c.ahead.way(square);
  if (way === undefined) return false;
  const grave =
    c.ahead.isFar(square) || way.alarms.length > 0 || way.peril !== undefined || leavesAction(c, way);
  if ((touch || grave) && c.preview.peek() !== square) c.preview.value = square;
  else c.run(way.answers.map((id, i) => (id === c.face.idle && i > 0 ? unlessAsked(id) : id)));
  return true;
}

export const pieceAt = (c: Controller, square: string): string | undefined => {
  const scene = c.scene.peek();
  if (scene?.kind !== 'grid') return undefined;
  const there = scene.pieces.filter(
    (piece) => piece.square === square || piece.squares?.includes(square) === true,
  );
  return (there.find((piece) => !piece.small) ?? there[0])?.key;
};

export const signOf = (c: Controller, piece: string): string | undefined => {
  const scene = c.scene.peek();
  if (scene?.kind === 'table') return scene.troops.find(({ key }) => key === piece)?.sign;
  return scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === piece)?.sign : undefined;
};

/** Whether it is one of the chosen unit's own side. */
export const isFriend = (c: Controller, piece: string): boolean => {
  const unit = c.selected.peek();
  return unit !== null && signOf(c, piece) === signOf(c, unit);
};

/** Walks to where a unit stands, to join it. */
export function walkToPiece(c: Controller, piece: string, touch: boolean): boolean {
  const scene = c.scene.peek();
  const square = scene?.kind === 'grid' ? scene.pieces.find(({ key }) => key === piece)?.square : undefined;
  return square !== undefined && walkTo(c, square, touch);
}

/** Whether a unit stands on the board, or is still to come. */
export const isOnBoard = (c: Controller, piece: string): boolean => signOf(c, piece) !== undefined;

const sendingWords = { 'at-once': 'lead.sendOnTable', 'after-dice': 'lead.diceFirst' } as const;

/** On a table without squares: that the chosen unit may be sent somewhere at once, or what comes before that. */
export function leadOnTable(c: Controller, otherwise: Key): Key {
  const question = c.question.value;
  const piece = c.selected.value;
  const view = c.table.state.value?.view ?? null;
  if (question === null || piece === null || view === null) return otherwise;
  const when = c.face.sends?.(question, piece, view) ?? null;
  return when === null ? otherwise : sendingWords[when];
}
