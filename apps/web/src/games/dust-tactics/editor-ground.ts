import {
  columnName,
  type EdgeKind,
  type GridScene,
  type SquareModel,
  type Terrain,
} from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';
import { type Draft, type Square, signAt, withSign } from '../draft.ts';
import { type BuiltWall, wallsOf } from '../walls.ts';

const indoorOf: Readonly<Record<string, string>> = { '.': ',', '#': '%', c: 'C', t: 'T' };
const outdoorOf: Readonly<Record<string, string>> = { ',': '.', '%': '#', C: 'c', T: 't' };
const isIndoor = (sign: string): boolean => sign in outdoorOf;
const inBuilding = (sign: string): boolean => sign === 'b' || sign === 'e';

/** The letter of each brush on an outdoor tile. */
const letters: Readonly<Record<string, string>> = {
  wall: '#',
  crate: 'c',
  trap: 't',
  building: 'b',
  entrance: 'e',
};

/** A building's wall towards the outside, a door at its entrances. */
export function outerWall(a: string, b: string): string | null {
  if (a === '' || b === '' || inBuilding(a) === inBuilding(b)) return null;
  return a === 'e' || b === 'e' ? 'door' : 'wall';
}

/** A tile of nine squares is indoors or outdoors as a whole. */
export function turnTile(draft: Draft, [x, y]: Square, indoors: boolean): Draft {
  const left = x - (x % 3);
  const top = y - (y % 3);
  const change = indoors ? indoorOf : outdoorOf;
  const map = draft.map.map((line, r) =>
    r < top || r > top + 2
      ? line
      : [...line].map((sign, c) => (c < left || c > left + 2 ? sign : (change[sign] ?? sign))).join(''),
  );
  return { ...draft, map };
}

const emptySign = (now: string): string => (isIndoor(now) ? ',' : '.');

export function has(draft: Draft, square: Square, brush: string): boolean {
  const now = signAt(draft, square);
  if (brush === 'indoor') return isIndoor(now);
  return (outdoorOf[now] ?? now) === letters[brush];
}

export function put(draft: Draft, square: Square, brush: string): Draft {
  if (brush === 'indoor') return turnTile(draft, square, true);
  const letter = letters[brush];
  if (letter === undefined) return draft;
  const now = signAt(draft, square);
  return {
    ...draft,
    map: withSign(draft.map, square, isIndoor(now) ? (indoorOf[letter] ?? letter) : letter),
  };
}

export const clear = (draft: Draft, square: Square): Draft => ({
  ...draft,
  map: withSign(draft.map, square, emptySign(signAt(draft, square))),
});

const terrainOf: Readonly<Record<string, Terrain>> = {
  '#': 'wall',
  '%': 'wall',
  c: 'crate',
  C: 'crate',
  t: 'trap',
  T: 'trap',
};
const terrainWords = { wall: 'square.wall', crate: 'square.crate', trap: 'square.trap' } as const;

function squareModel(sign: string, x: number, y: number, walls: readonly BuiltWall[]): SquareModel {
  const terrain = terrainOf[sign];
  const edge = (side: 'n' | 'w') =>
    walls.find((wall) => wall.side === side && wall.at[0] === x && wall.at[1] === y)?.kind as
      | EdgeKind
      | undefined;
  const north = edge('n');
  const west = edge('w');
  const words = [
    terrain === undefined ? '' : t(terrainWords[terrain as keyof typeof terrainWords]),
    inBuilding(sign) ? t('square.building') : isIndoor(sign) ? t('square.indoor') : '',
  ];
  return {
    key: `${columnName(x)}${y + 1}`,
    x,
    y,
    ground: isIndoor(sign) || inBuilding(sign) ? 'indoor' : 'outdoor',
    terrain: terrain === undefined ? [] : [terrain],
    ...(north === undefined ? {} : { north }),
    ...(west === undefined ? {} : { west }),
    label: words.filter((word) => word !== '').join(', '),
  };
}

/** The ground of a draft of the Core Set, as it will lie on the table. */
export function coreGround(draft: Draft): GridScene {
  const walls = wallsOf(draft, outerWall);
  return {
    kind: 'grid',
    columns: draft.map[0]?.length ?? 0,
    rows: draft.map.length,
    tile: 3,
    squares: draft.map.flatMap((line, y) => [...line].map((sign, x) => squareModel(sign, x, y, walls))),
    pieces: [],
  };
}
