import type { BuiltLayout, Scenario, Square, WallSpec } from '@dustfront/dust-tactics';
import { columnName, type GridScene, type SquareModel, type Terrain } from '../../board/scene.ts';
import { t } from '../../i18n/index.ts';

/** A battlefield under construction: what the editor keeps, shares and plays. */
export interface Field {
  readonly id: string;
  readonly title: string;
  readonly map: readonly string[];
  readonly entry: { readonly allies: readonly Square[]; readonly axis: readonly Square[] };
  readonly objectives: readonly Square[];
  /** Points for each objective held at the end. */
  readonly bonus: number;
  readonly rounds: number;
  readonly forces: { readonly allies: readonly string[]; readonly axis: readonly string[] };
}

export type Tool =
  | 'ground'
  | 'indoor'
  | 'wall'
  | 'crate'
  | 'trap'
  | 'building'
  | 'entrance'
  | 'allies'
  | 'axis'
  | 'objective';
export const tools: readonly Tool[] = [
  'ground',
  'wall',
  'crate',
  'trap',
  'indoor',
  'building',
  'entrance',
  'allies',
  'axis',
  'objective',
];

const indoorOf: Readonly<Record<string, string>> = { '.': ',', '#': '%', c: 'C', t: 'T' };
const outdoorOf: Readonly<Record<string, string>> = { ',': '.', '%': '#', C: 'c', T: 't' };
const isIndoor = (sign: string): boolean => sign in outdoorOf;

export function emptyField(columns: number, rows: number): Field {
  const width = columns * 3;
  const height = rows * 3;
  const row = (y: number): Square[] => Array.from({ length: width }, (_, x) => [x, y] as const);
  return {
    id: crypto.randomUUID().slice(0, 8),
    title: '',
    map: Array.from({ length: height }, () => '.'.repeat(width)),
    entry: { allies: row(height - 1), axis: row(0) },
    objectives: [],
    bonus: 2,
    rounds: 8,
    forces: { allies: [], axis: [] },
  };
}

const same = (a: Square, [x, y]: Square): boolean => a[0] === x && a[1] === y;
const toggled = (list: readonly Square[], square: Square): readonly Square[] =>
  list.some((known) => same(known, square))
    ? list.filter((known) => !same(known, square))
    : [...list, square];

function withSign(map: readonly string[], [x, y]: Square, sign: string): readonly string[] {
  return map.map((row, r) => (r === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));
}

/** One stroke of the brush. A tile of nine squares is indoors or outdoors as a whole. */
export function paint(field: Field, [x, y]: Square, tool: Tool): Field {
  const square: Square = [x, y];
  const now = field.map[y]?.[x] ?? '.';
  const put = (outdoor: string): Field => {
    const sign = isIndoor(now) ? (indoorOf[outdoor] ?? outdoor) : outdoor;
    const empty = isIndoor(now) ? ',' : '.';
    return { ...field, map: withSign(field.map, square, now === sign ? empty : sign) };
  };
  switch (tool) {
    case 'ground':
      return {
        ...field,
        map: withSign(field.map, square, isIndoor(now) ? ',' : '.'),
        objectives: field.objectives.filter((o) => !same(o, square)),
      };
    case 'wall':
      return put('#');
    case 'crate':
      return put('c');
    case 'trap':
      return put('t');
    case 'building':
      return { ...field, map: withSign(field.map, square, now === 'b' ? '.' : 'b') };
    case 'entrance':
      return { ...field, map: withSign(field.map, square, now === 'e' ? '.' : 'e') };
    case 'indoor': {
      const left = x - (x % 3);
      const top = y - (y % 3);
      const change = isIndoor(now) ? outdoorOf : indoorOf;
      const map = field.map.map((row, r) =>
        r < top || r > top + 2
          ? row
          : [...row].map((sign, c) => (c < left || c > left + 2 ? sign : (change[sign] ?? sign))).join(''),
      );
      return { ...field, map };
    }
    case 'allies':
    case 'axis':
      return { ...field, entry: { ...field.entry, [tool]: toggled(field.entry[tool], square) } };
    case 'objective':
      return { ...field, objectives: toggled(field.objectives, square) };
  }
}

/** Another size: what still fits stays where it is. */
export function resized(field: Field, columns: number, rows: number): Field {
  const fresh = emptyField(columns, rows);
  const map = fresh.map.map((row, y) => [...row].map((sign, x) => field.map[y]?.[x] ?? sign).join(''));
  const fits = ([x, y]: Square): boolean => x < columns * 3 && y < rows * 3;
  return { ...field, map, entry: fresh.entry, objectives: field.objectives.filter(fits) };
}

const terrainOf: Readonly<Record<string, Terrain>> = {
  '#': 'wall',
  '%': 'wall',
  c: 'crate',
  C: 'crate',
  t: 'trap',
  T: 'trap',
};

const inBuilding = (sign: string | undefined): boolean => sign === 'b' || sign === 'e';

/** What stands between two neighbouring squares: a building's wall towards the outside, a door at its entrances. */
export function wallBetween(
  map: readonly string[],
  [ax, ay]: Square,
  [bx, by]: Square,
): 'wall' | 'door' | null {
  const one = map[ay]?.[ax];
  const two = map[by]?.[bx];
  if (one === undefined || two === undefined || inBuilding(one) === inBuilding(two)) return null;
  return one === 'e' || two === 'e' ? 'door' : 'wall';
}

/** Every wall and door that the painted buildings have. */
export function wallsOf(map: readonly string[]): readonly WallSpec[] {
  return map.flatMap((row, y) =>
    [...row].flatMap((_, x) =>
      (
        [
          [x + 1, y],
          [x, y + 1],
        ] as const
      ).flatMap((next) => {
        const kind = wallBetween(map, [x, y], next);
        return kind === null ? [] : [{ between: [[x, y], next] as const, kind }];
      }),
    ),
  );
}

function edgesOf(map: readonly string[], x: number, y: number): Pick<SquareModel, 'north' | 'west'> {
  const north = wallBetween(map, [x, y], [x, y - 1]);
  const west = wallBetween(map, [x, y], [x - 1, y]);
  return { ...(north === null ? {} : { north }), ...(west === null ? {} : { west }) };
}

export function fieldScene(field: Field): GridScene {
  const squares = field.map.flatMap((row, y) =>
    [...row].map((sign, x): SquareModel => {
      const terrain = terrainOf[sign];
      const at = field.objectives.findIndex((square) => same(square, [x, y]));
      const side = field.entry.allies.some((s) => same(s, [x, y]))
        ? 'allies'
        : field.entry.axis.some((s) => same(s, [x, y]))
          ? 'axis'
          : undefined;
      const words = [
        terrain === 'wall'
          ? t('square.wall')
          : terrain === 'crate'
            ? t('square.crate')
            : terrain === 'trap'
              ? t('square.trap')
              : '',
        inBuilding(sign) ? t('square.building') : isIndoor(sign) ? t('square.indoor') : '',
        at < 0 ? '' : t('square.objective', { letter: String.fromCharCode(65 + at) }),
        side === undefined ? '' : t(side === 'allies' ? 'square.entryAllies' : 'square.entryAxis'),
      ];
      return {
        key: `${columnName(x)}${y + 1}`,
        x,
        y,
        ground: isIndoor(sign) || inBuilding(sign) ? 'indoor' : 'outdoor',
        terrain: terrain === undefined ? [] : [terrain],
        ...(at < 0 ? {} : { objective: String.fromCharCode(65 + (at % 26)) }),
        ...(side === undefined ? {} : { entry: side }),
        ...edgesOf(field.map, x, y),
        label: words.filter((word) => word !== '').join(', '),
      };
    }),
  );
  return {
    kind: 'grid',
    columns: field.map[0]?.length ?? 0,
    rows: field.map.length,
    tile: 3,
    squares,
    pieces: [],
  };
}

/** The field as a scenario that the rules understand. */
export function scenarioOf(
  field: Field,
  parse: (units: readonly string[]) => Scenario['sides']['allies']['force'],
): Scenario & BuiltLayout {
  const open = (squares: readonly Square[]): readonly Square[] =>
    squares.filter(([x, y]) => !'#%'.includes(field.map[y]?.[x] ?? '#'));
  const side = (bloc: 'allies' | 'axis'): Scenario['sides']['allies'] => ({
    role: 'even',
    task: '',
    force: parse(field.forces[bloc]),
  });
  const walls = wallsOf(field.map);
  const bonuses =
    field.objectives.length === 0
      ? []
      : (['allies', 'axis'] as const).map((bloc) => ({
          side: bloc,
          points: field.bonus,
          per: 'each' as const,
          text: t('editor.bonusText', { points: field.bonus }),
          objective: { kind: 'hold' as const, squares: field.objectives, count: 1, round: 'end' as const },
        }));
  return {
    id: `own-${field.id}`,
    number: 0,
    title: field.title === '' ? t('editor.unnamed') : field.title,
    note: '',
    origin: 'ours',
    briefing: '',
    map: field.map,
    entry: { allies: open(field.entry.allies), axis: open(field.entry.axis) },
    sides: { allies: side('allies'), axis: side('axis') },
    rounds: field.rounds,
    firstPlayer: 'initiative',
    bonuses,
    ...(walls.length === 0 ? {} : { walls }),
  };
}

const key = 'dustfront.fields';

export function loadFields(): readonly Field[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly Field[];
  } catch {
    return [];
  }
}

export function storeField(field: Field): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([field, ...loadFields().filter((known) => known.id !== field.id)]),
    );
  } catch {
    // Nothing is kept then; the file and the link still work.
  }
}

/** A field from a file or a link, or null if it is none. */
export function readField(text: string): Field | null {
  try {
    const given = JSON.parse(text) as Partial<Field>;
    if (!Array.isArray(given.map) || given.entry === undefined) return null;
    return { ...emptyField(3, 3), ...given, id: crypto.randomUUID().slice(0, 8) } as Field;
  } catch {
    return null;
  }
}
