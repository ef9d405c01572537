import type { Cell } from './Row.tsx';
import type { GridScene, Marks, PieceModel, SquareModel } from './scene.ts';

const nobody: readonly PieceModel[] = [];

/** The squares row by row, each with who is in it and what can be done with it. */
export function rowsOf(
  scene: GridScene,
  marks: Marks,
  focus: string,
  hint: ((square: SquareModel) => string) | undefined,
): readonly (readonly Cell[])[] {
  const bySquare = Map.groupBy(scene.pieces, ({ square }) => square);
  const broad = scene.pieces.filter((piece) => piece.squares !== undefined);
  /** Who is in a square, those included whose base reaches into it. */
  const inSquare = (key: string): readonly PieceModel[] => {
    const here = bySquare.get(key) ?? nobody;
    const reaching = broad.filter((piece) => piece.square !== key && piece.squares?.includes(key));
    return reaching.length === 0 ? here : [...here, ...reaching];
  };
  const cellOf = (square: SquareModel): Cell => {
    const { key, label } = square;
    const there = inSquare(key);
    const words = [key, label, ...there.map((piece) => piece.label), hint?.(square) ?? ''];
    return {
      square,
      label: words.filter((part) => part !== '').join('. '),
      choice: marks.choices?.has(key) === true || there.some((p) => marks.targets?.has(p.key)),
      inTurn: key === focus,
      selected: there.some((p) => p.key === marks.selected),
      taken: there.length > 0,
      pieces: bySquare.get(key) ?? nobody,
    };
  };
  return Array.from({ length: scene.rows }, (_, y) =>
    scene.squares.slice(y * scene.columns, (y + 1) * scene.columns).map(cellOf),
  );
}
