import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, holder, sizeOf, squaresOf, tablesOf } from '@dustfront/dust-tactics-2014/query';
import {
  columnName,
  type EdgeKind,
  type GridScene,
  type PieceModel,
  type SquareModel,
  type Terrain,
} from '../../board/scene.ts';
import type { TableScene } from '../../board/tabletop.ts';
import { t } from '../../i18n/index.ts';
import { artOfUnit } from './art.ts';
import { actingUnit, glyphOf, placeOf, sideNames, squareName, titleOf } from './model.ts';
import { blocsOf, signsOf } from './sides.ts';
import { tablePicture, tableScene } from './table/scene.ts';
import { boxesOf, tokensOf } from './tokens.ts';
import { hasFacing, unitWords } from './words.ts';

/** What the codes of the edges mean, as the board's tables number them. */
const edgeKinds: readonly (EdgeKind | undefined)[] = [
  undefined,
  'wall',
  'small',
  'large',
  'huge',
  'bunker',
  'bunker-door',
];

const letters: Readonly<Record<string, Terrain | undefined>> = {
  t: 'tree',
  r: 'rubble',
  '#': 'wall',
  w: 'water',
};

const terrainWords = {
  wall: 'tactics.square.structure',
  crate: 'tactics.square.crate',
  trap: 'tactics.square.trap',
  tree: 'tactics.square.tree',
  rubble: 'tactics.square.rubble',
  water: 'tactics.square.water',
  smoke: 'tactics.square.smoke',
  trench: 'tactics.square.trench',
  wire: 'tactics.square.wire',
  mines: 'tactics.square.mines',
} as const;

const edgeWords = {
  wall: 'tactics.edge.wall',
  door: 'tactics.edge.large',
  small: 'tactics.edge.small',
  large: 'tactics.edge.large',
  huge: 'tactics.edge.huge',
  bunker: 'tactics.edge.wall',
  'bunker-door': 'tactics.edge.large',
} as const;

/** The side that enters at a square: as its scenario says, or by the edges chosen, 0 north, 1 east, 2 south, 3 west. */
function entryOf(view: TacticsView, x: number, y: number): number {
  const zones = view.own?.entry;
  if (zones !== undefined) return zones.findIndex((zone) => zone.some((at) => at[0] === x && at[1] === y));
  const { width, height } = view.board;
  const on = [y === 0, x === width - 1, y === height - 1, x === 0];
  return view.edges.findIndex((edge) => edge >= 0 && on[edge] === true);
}

/** Which side holds each objective now. A place that is to be taken as a whole has no holder square by square. */
function holdersOf(view: TacticsView): readonly (0 | 1 | null)[] {
  const places = (view.own?.goals ?? []).flatMap(({ objective }) =>
    objective.kind === 'hold' && objective.place === true ? objective.squares : [],
  );
  const inPlace = new Set(places.map(([x, y]) => y * view.board.width + x));
  return view.board.objectives.map((square) => (inPlace.has(square) ? null : holder(view, square)));
}

/** What lies on a square, its ground first. */
function terrainOf(board: TacticsView['board'], i: number, smoke: ReadonlySet<number>): readonly Terrain[] {
  const terrain: Terrain[] = [];
  const letter = letters[board.ground[i] ?? '.'];
  if (letter !== undefined) terrain.push(letter);
  if (board.trenches.includes(i)) terrain.push('trench');
  if (board.wire.includes(i)) terrain.push('wire');
  if (board.mines.includes(i)) terrain.push('mines');
  if (board.crates.includes(i)) terrain.push('crate');
  if (board.traps.includes(i)) terrain.push('trap');
  if (smoke.has(i)) terrain.push('smoke');
  return terrain;
}

const compass = ['north', 'east', 'south', 'west'] as const;
type Sides = Readonly<Record<(typeof compass)[number], EdgeKind | undefined>>;

/** What stands on the four edges of a square. */
function sidesOf(
  { width, height }: TacticsView['board'],
  edges: ReturnType<typeof tablesOf>['edges'],
  i: number,
): Sides {
  const x = i % width;
  const y = Math.floor(i / width);
  const edge = (index: number): EdgeKind | undefined => edgeKinds[edges?.[index] ?? 0];
  return {
    north: y === 0 ? undefined : edge(2 * (i - width) + 1),
    east: x === width - 1 ? undefined : edge(2 * i),
    south: y === height - 1 ? undefined : edge(2 * i + 1),
    west: x === 0 ? undefined : edge(2 * (i - 1)),
  };
}

const wallWords = (sides: Sides): string[] =>
  compass.flatMap((side) => {
    const kind = sides[side];
    return kind === undefined
      ? []
      : [t('tactics.edge.at', { edge: t(`tactics.way.${side}`), what: t(edgeWords[kind]) })];
  });

function squareModels(view: TacticsView, holders: ReturnType<typeof holdersOf>): readonly SquareModel[] {
  const { board } = view;
  const { width, height } = board;
  const { edges, building, fort } = tablesOf(board);
  const signs = signsOf(blocsOf(view));
  const names = sideNames(blocsOf(view));
  const smoke = new Set(board.smoke.map((one) => one.at));
  return Array.from({ length: width * height }, (_, i): SquareModel => {
    const x = i % width;
    const y = Math.floor(i / width);
    const terrain = terrainOf(board, i, smoke);
    const sides = sidesOf(board, edges, i);
    const { north, west } = sides;
    const objective = board.objectives.indexOf(i);
    const held = holders[objective] ?? null;
    const house = building[i] ?? -1;
    const storeys = house < 0 ? 0 : (board.buildings[house]?.storeys ?? 0);
    const works = board.forts[fort[i] ?? -1];
    const owner = entryOf(view, x, y);
    const words = [
      ...terrain.map((kind) => t(terrainWords[kind])),
      house >= 0 ? t('tactics.square.house', { count: storeys }) : '',
      works === undefined ? '' : t(`tactics.square.${works.kind}`),
      ...wallWords(sides),
      objective < 0 ? '' : t('square.objective', { letter: String.fromCharCode(65 + objective) }),
      held === null ? '' : t('tactics.square.held', { side: names[held] ?? '' }),
      owner < 0 ? '' : t('tactics.square.entry', { side: names[owner] ?? '' }),
    ];
    return {
      key: `${columnName(x)}${y + 1}`,
      x,
      y,
      ground: house >= 0 ? 'indoor' : 'outdoor',
      terrain,
      ...(objective < 0 ? {} : { objective: String.fromCharCode(65 + objective) }),
      ...(held === null ? {} : { held: signs[held] ?? 'neutral' }),
      ...(owner < 0 ? {} : { entry: signs[owner] ?? 'neutral' }),
      ...(north === undefined ? {} : { north }),
      ...(west === undefined ? {} : { west }),
      ...(works === undefined || works.at !== i ? {} : { works: { kind: works.kind, facing: works.facing } }),
      ...(house >= 0 && board.buildings[house]?.squares[0] === i ? { storeys } : {}),
      label: words.filter((word) => word !== '').join(', '),
    };
  });
}

let lastKey = '';
let lastSquares: readonly SquareModel[] = [];

/** The ground seldom changes: the same squares are handed out again, so that it is not drawn again. */
function squares(view: TacticsView): readonly SquareModel[] {
  const holders = holdersOf(view);
  const key = JSON.stringify([
    view.board,
    view.edges,
    view.own?.entry,
    blocsOf(view),
    holders,
    t('square.wall'),
  ]);
  if (key !== lastKey) {
    lastKey = key;
    lastSquares = squareModels(view, holders);
  }
  return lastSquares;
}

/** Those who share the square of another stand small in a corner of it. */
function isSmall(unit: Unit, shown: readonly Unit[]): boolean {
  if (unit.place === 'aboard') return true;
  const there = shown.filter((one) => one.place === 'board' && one.at === unit.at);
  const rank = (one: Unit): number => {
    const { kind } = cardOfUnit(one);
    return kind === 'hero' ? 3 : kind === 'aircraft' ? 2 : one.floor > 0 ? 1 : 0;
  };
  const main = [...there].sort((a, b) => rank(a) - rank(b) || a.id - b.id)[0];
  return main !== unit;
}

function pieceModel(view: TacticsView, unit: Unit, acting: number, slot: number): PieceModel {
  const card = cardOfUnit(unit);
  const busy = acting === unit.id || (unit.joined >= 0 && unit.joined === acting);
  const state = busy ? 'acting' : unit.activated ? 'done' : 'ready';
  const small = slot >= 0;
  const carrier = unit.place === 'aboard' ? view.units[unit.carrier] : undefined;
  const across = unit.place === 'board' ? sizeOf(unit) : 1;
  const tokens = tokensOf(view, unit).map(({ kind, text }) =>
    text === undefined ? { kind } : { kind, text },
  );
  return {
    key: unit.name,
    square: placeOf(view, unit),
    sign: signsOf(blocsOf(view))[unit.side] ?? 'neutral',
    art: artOfUnit(unit),
    glyph: glyphOf(card),
    name: titleOf(view, unit),
    label: unitWords(view, unit, state),
    state,
    boxes: boxesOf(unit),
    small,
    flip: hasFacing(unit) ? unit.facing === 3 || (unit.facing !== 1 && unit.side === 1) : unit.side === 1,
    ...(card.kind === 'aircraft' ? { aloft: true } : {}),
    ...(small ? { slot } : {}),
    ...(unit.joined >= 0 ? { of: view.units[unit.joined]?.name ?? '' } : {}),
    ...(carrier !== undefined && sizeOf(carrier) > 1 ? { within: sizeOf(carrier) } : {}),
    ...(carrier !== undefined && unit.carriage !== 'rider' ? { inside: true } : {}),
    ...(across > 1
      ? { size: across, squares: squaresOf(view, unit).map((square) => squareName(view, square)) }
      : {}),
    ...(hasFacing(unit) && unit.place === 'board' ? { facing: unit.facing } : {}),
    ...(tokens.length === 0 ? {} : { tokens }),
  };
}

/** The board of a match, or the table on which it is measured. */
export const tacticsScene = (view: TacticsView): GridScene | TableScene =>
  view.table === undefined ? boardScene(view) : tableScene(view);

export function boardScene(view: TacticsView): GridScene {
  const acting = actingUnit(view);
  const shown = view.units.filter(
    (unit) =>
      (unit.place === 'board' && unit.at >= 0) || (unit.place === 'aboard' && unit.carriage !== 'pilot'),
  );
  const taken = new Map<string, number>();
  const pieces = shown
    .filter((unit) => placeOf(view, unit) !== '')
    .map((unit) => {
      if (!isSmall(unit, shown)) return pieceModel(view, unit, acting, -1);
      const square = placeOf(view, unit);
      const count = taken.get(square) ?? 0;
      taken.set(square, count + 1);
      // Above first for those aboard: below are the boxes of what carries them.
      const slot = unit.place === 'aboard' ? [1, 3, 0, 2][count % 4] : count % 4;
      return pieceModel(view, unit, acting, slot ?? 0);
    });
  return {
    kind: 'grid',
    columns: view.board.width,
    rows: view.board.height,
    tile: 3,
    squares: squares(view),
    pieces: pieces.sort((a, b) => Number(a.small) - Number(b.small)),
  };
}

/** The board in letters, for thumbnails. */
export function tacticsPicture(view: TacticsView): string {
  if (view.table !== undefined) return tablePicture(view);
  const { width, height, ground } = view.board;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => {
      const i = y * width + x;
      const unit = view.units.find((one) => one.place === 'board' && one.at === i);
      if (unit !== undefined) return unit.side === 0 ? 'a' : 'x';
      return ground[i] === '#' || ground[i] === 'b' ? '#' : '.';
    }).join(''),
  ).join('/');
}
