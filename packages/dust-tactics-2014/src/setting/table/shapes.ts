/** Pieces of terrain that players set out on a table (dt14.table.terrain). */
import { directionOf, type Point, roundedQuotient, UNIT } from '@dustfront/wargame/tabletop';
import type { Feature, Field } from '../../ground/table/words.ts';

/** Everything that a piece may be. */
export type PieceKind = 'wood' | 'rubble' | 'block' | 'wall' | 'crate' | 'tank-trap';

interface Form {
  /** How far across it may be, in millimetres, by whole centimetres. */
  readonly least: number;
  readonly most: number;
  /** Its corners in sixteenths of that, around its middle. */
  readonly corners: readonly Point[];
}

const SQUARE: readonly Point[] = [
  [-8, -8],
  [8, -8],
  [8, 8],
  [-8, 8],
];

const FORMS: Readonly<Record<PieceKind, Form>> = {
  wood: {
    least: 150,
    most: 300,
    corners: [
      [-8, -2],
      [-5, -6],
      [1, -6],
      [6, -5],
      [8, 0],
      [5, 5],
      [-1, 6],
      [-6, 5],
    ],
  },
  rubble: {
    least: 100,
    most: 200,
    corners: [
      [-8, -4],
      [-2, -6],
      [7, -5],
      [8, 3],
      [3, 6],
      [-6, 5],
    ],
  },
  block: {
    least: 60,
    most: 150,
    corners: [
      [-8, -5],
      [8, -5],
      [8, 5],
      [-8, 5],
    ],
  },
  wall: {
    least: 100,
    most: 300,
    corners: [
      [-8, 0],
      [8, 0],
    ],
  },
  crate: { least: 40, most: 40, corners: SQUARE },
  'tank-trap': { least: 40, most: 40, corners: SQUARE },
};

/** Sizes go by whole centimetres. */
const STEP = 10;

export const isPieceKind = (word: string): word is PieceKind => Object.hasOwn(FORMS, word);

/** The sizes in which a piece may be set out, the smallest first. */
export function sizesOf(kind: PieceKind): readonly number[] {
  const { least, most } = FORMS[kind];
  return Array.from({ length: (most - least) / STEP + 1 }, (_, n) => least + n * STEP);
}

/** A piece around a point, so far across, turned by one of 64 headings. */
export function featureOf(kind: PieceKind, id: string, at: Point, across: number, heading: number): Feature {
  const [u, v] = directionOf(heading);
  const turned = FORMS[kind].corners.map(
    ([x, y]): Point => [
      at[0] + roundedQuotient(across * (x * u - y * v), 16 * UNIT),
      at[1] + roundedQuotient(across * (x * v + y * u), 16 * UNIT),
    ],
  );
  return kind === 'wall' ? { id, kind, line: turned, openings: [] } : { id, kind, outline: turned };
}

const FIRST: readonly PieceKind[] = ['wood', 'rubble', 'block', 'wall', 'crate', 'tank-trap'];
const MORE: readonly PieceKind[] = ['wood', 'rubble', 'wall'];
/** Tables longer than this have room for more pieces. */
const LONGER = [900, 1200];

/** dt14.table.terrain: what each player sets out. */
export function piecesFor({ width, height }: Field): readonly PieceKind[] {
  const long = Math.max(width, height);
  return [...FIRST, ...LONGER.flatMap((limit) => (long > limit ? MORE : []))];
}
