import { px, py } from './geometry.ts';
import { Piece } from './Piece.tsx';
import { type GridScene, type Marks, squaresByKey } from './scene.ts';

/** Seen but not heard: the squares say where one may go. */
const silent = { 'aria-hidden': 'true' } as const;

/** A piece where it would stand after the step that is being weighed. */
export function Ghost({ scene, ghost }: { scene: GridScene; ghost: NonNullable<Marks['ghost']> }) {
  const piece = scene.pieces.find(({ key }) => key === ghost.piece);
  const square = squaresByKey(scene).get(ghost.square);
  if (piece === undefined || square === undefined) return null;
  return (
    <g {...silent} class="ghost" transform={`translate(${px(square.x)} ${py(square.y)})`}>
      <Piece piece={{ ...piece, small: false, inside: false, tokens: [] }} selected={false} target={false} />
    </g>
  );
}
