import type { Square } from './draft.ts';

/** A way through the wall of a building: from a square of it to its neighbour outside. */
export interface Door<K extends string> {
  readonly between: readonly [Square, Square];
  readonly kind: K;
}

const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

const around = ([x, y]: Square): readonly Square[] => [
  [x, y - 1],
  [x + 1, y],
  [x, y + 1],
  [x - 1, y],
];

/** The outer walls of a building, with its doors. */
export function boxed<K extends string>(
  squares: readonly Square[],
  doors: readonly Door<K>[],
): readonly { readonly between: readonly [Square, Square]; readonly kind: K | 'wall' }[] {
  return squares.flatMap((inside) =>
    around(inside)
      .filter((outside) => !squares.some((square) => same(square, outside)))
      .map((outside) => {
        const door = doors.find(({ between: [a, b] }) => same(a, inside) && same(b, outside));
        return { between: [inside, outside] as const, kind: door?.kind ?? ('wall' as const) };
      }),
  );
}

/** The same square with the board turned half round. */
export const turned = ([x, y]: Square, width: number, height: number): Square => [
  width - 1 - x,
  height - 1 - y,
];
