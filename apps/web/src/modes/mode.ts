import type { Marks } from '../board/scene.ts';
import type { Key } from '../i18n/index.ts';
import type { Controller } from './controller.ts';

/** One way of meeting a question: what is marked, what a click does, what a newcomer is told. */
export interface Mode {
  marks(c: Controller): Partial<Marks>;
  /** A click on a square or on the unit in it; true if it meant something. */
  onSquare(c: Controller, square: string): boolean;
  onPiece(c: Controller, piece: string): boolean;
  lead(c: Controller): Key;
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
  return scene?.kind === 'grid' ? scene.pieces.find((p) => p.key === piece)?.sign : undefined;
};
