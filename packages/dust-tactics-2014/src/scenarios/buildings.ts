import type { Board, Opening, Wall } from '../ground/squares/board.ts';

/** The sides of a square as facings name them: north, east, south, west. */
type Side = 0 | 1 | 2 | 3;

/** A building on these squares, with what is said on each side of a square that looks outside. */
export function raise(
  board: Board,
  squares: readonly number[],
  storeys: number,
  opening: (square: number, side: Side) => Opening,
): Board {
  const { width, height } = board;
  const walls: Wall[] = [];
  for (const square of squares) {
    const x = square % width;
    const y = Math.floor(square / width);
    const put = (side: Side, beyond: number, edge: number, isOn: boolean) => {
      if (isOn && !squares.includes(beyond)) walls.push({ edge, kind: opening(square, side) });
    };
    put(0, square - width, 2 * (square - width) + 1, y > 0);
    put(2, square + width, 2 * square + 1, y < height - 1);
    put(3, square - 1, 2 * (square - 1), x > 0);
    put(1, square + 1, 2 * square, x < width - 1);
  }
  const ground = board.ground.split('');
  for (const square of squares) ground[square] = 'b';
  return {
    ...board,
    ground: ground.join(''),
    walls: [...board.walls, ...walls],
    buildings: [...board.buildings, { squares, storeys }],
  };
}

/** A building with large openings north of and south of the squares named. */
export const withBuilding = (
  board: Board,
  squares: readonly number[],
  storeys: number,
  north: readonly number[],
  south: readonly number[],
): Board =>
  raise(board, squares, storeys, (square, side) =>
    (side === 0 && north.includes(square)) || (side === 2 && south.includes(square)) ? 'large' : 'wall',
  );
