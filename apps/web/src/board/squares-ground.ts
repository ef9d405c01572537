import type { Point } from '../stage/draw.ts';
import type { Ground, Standing } from '../stage/Effects.tsx';
import { px, py, unit } from './geometry.ts';
import { type GridScene, type PieceModel, squaresByKey } from './scene.ts';

/** Where effects are seen on a board of squares: in the middle of whoever stands on a square. */
export function squaresGround(scene: GridScene): Ground {
  const squares = squaresByKey(scene);
  const pieceOn = (key: string): PieceModel | undefined =>
    scene.pieces.find(({ square, small }) => square === key && !small);
  const at = (key: string): Point | null => {
    const square = squares.get(key);
    if (square === undefined) return null;
    const size = pieceOn(key)?.size ?? 1;
    return { x: px(square.x) + (unit * size) / 2, y: py(square.y) + (unit * size) / 2 };
  };
  return {
    at,
    on: (square): Standing | undefined => {
      const piece = pieceOn(square);
      return piece === undefined
        ? undefined
        : { key: piece.key, sign: piece.sign, many: piece.art.kind === 'squad' };
    },
    line: (fire) => {
      const to = fire.to === null ? null : at(fire.to);
      const from = (fire.from === null ? null : at(fire.from)) ?? to;
      return from === null || to === null ? null : { from, to };
    },
  };
}
