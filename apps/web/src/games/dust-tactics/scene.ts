import type { CoreView, MoveFrame, Objective, Square, Unit } from '@dustfront/dust-tactics';
import { sizeOf, squaresOf } from '@dustfront/dust-tactics/query';
import {
  columnName,
  type GridScene,
  type PieceModel,
  type SquareModel,
  type Terrain,
} from '../../board/scene.ts';
import type { SideSign } from '../../drawings/emblems.tsx';
import { t } from '../../i18n/index.ts';
import { artOf } from './art.ts';
import { actingUnit, cardOf, glyphOf, isHeroJoined, signOf, squareName, titleOf } from './model.ts';

// Bits of a square's ground, as the state keeps them.
const TERRAIN = 1 << 0;
const BUILDING = 1 << 3;
const INDOOR = 1 << 10;

const squaresOfGoal = (objective: Objective | null): readonly Square[] =>
  objective !== null && 'squares' in objective ? objective.squares : [];

/** Squares that matter for winning, each with a letter. */
function objectiveMarks(view: CoreView): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  const all = [...view.goals.objectives, ...view.goals.bonuses.flat().map((bonus) => bonus.objective)];
  for (const [column, row] of all.flatMap(squaresOfGoal)) {
    const square = row * view.board.width + column;
    if (!marks.has(square)) marks.set(square, String.fromCharCode(65 + (marks.size % 26)));
  }
  return marks;
}

interface GroundKey {
  readonly board: CoreView['board'];
  readonly pieces: string;
  readonly language: string;
}
let lastKey: (GroundKey & { readonly json: string }) | null = null;
let lastSquares: readonly SquareModel[] = [];

function edge(view: CoreView, index: number): 'wall' | 'door' | undefined {
  const code = view.board.edges?.[index] ?? 0;
  return code === 1 ? 'wall' : code === 2 ? 'door' : undefined;
}

function squareModels(view: CoreView): readonly SquareModel[] {
  const { width, height, ground, entry } = view.board;
  const marks = objectiveMarks(view);
  const pieces = new Map(view.pieces.map((piece) => [piece.square, piece.kind]));
  return Array.from({ length: width * height }, (_, i): SquareModel => {
    const x = i % width;
    const y = Math.floor(i / width);
    const bits = ground[i] ?? 0;
    const terrain: Terrain[] = [];
    if ((bits & TERRAIN) !== 0) terrain.push('wall');
    const piece = pieces.get(i);
    if (piece !== undefined) terrain.push(piece);
    const indoor = (bits & (INDOOR | BUILDING)) !== 0;
    const objective = marks.get(i);
    const side: SideSign | undefined = entry[0].includes(i)
      ? 'allies'
      : entry[1].includes(i)
        ? 'axis'
        : undefined;
    const north = y === 0 ? undefined : edge(view, 2 * (i - width) + 1);
    const west = x === 0 ? undefined : edge(view, 2 * (i - 1));
    const words = [
      (bits & TERRAIN) !== 0 ? t('square.wall') : '',
      piece === 'crate' ? t('square.crate') : piece === 'trap' ? t('square.trap') : '',
      (bits & BUILDING) !== 0 ? t('square.building') : indoor ? t('square.indoor') : '',
      objective === undefined ? '' : t('square.objective', { letter: objective }),
      side === undefined ? '' : t(side === 'allies' ? 'square.entryAllies' : 'square.entryAxis'),
    ];
    return {
      key: `${columnName(x)}${y + 1}`,
      x,
      y,
      ground: indoor ? 'indoor' : 'outdoor',
      terrain,
      ...(objective === undefined ? {} : { objective }),
      ...(side === undefined ? {} : { entry: side }),
      ...(north === undefined ? {} : { north }),
      ...(west === undefined ? {} : { west }),
      label: words.filter((word) => word !== '').join(', '),
    };
  });
}

/** The ground seldom changes: the same squares are handed out again, so that it is not drawn again. */
function squares(view: CoreView): readonly SquareModel[] {
  const json = JSON.stringify([
    view.board,
    view.pieces.map((p) => [p.kind, p.square]),
    view.goals,
    t('square.crate'),
  ]);
  if (lastKey?.json !== json) {
    lastKey = { board: view.board, pieces: '', language: '', json };
    lastSquares = squareModels(view);
  }
  return lastSquares;
}

/** Whether a unit is in the air: it jumps, or whom it has joined. */
function isAloft(view: CoreView, { id, joined }: Unit): boolean {
  const frame = view.stack.findLast(({ kind }) => kind === 'move') as MoveFrame | undefined;
  return frame?.gait === 'jump' && (frame.unit === id || frame.unit === joined);
}

function pieceModel(view: CoreView, id: number, acting: number): PieceModel {
  const unit = view.units[id]!;
  const card = cardOf(view, unit);
  const squad = card.kind === 'squad';
  const partner = unit.joined < 0 ? null : view.units[unit.joined];
  const busy = acting === id || (partner != null && acting === partner.id);
  const state = busy ? 'acting' : unit.activated ? 'done' : 'ready';
  const side = t(unit.side === 0 ? 'sides.allies' : 'sides.axis');
  const health = squad
    ? t('piece.soldiers', { count: unit.figures.length })
    : t('piece.health', { left: unit.health, total: card.health });
  const words = [
    titleOf(view, unit),
    side,
    health,
    t(state === 'acting' ? 'status.acting' : state === 'done' ? 'status.done' : 'status.ready'),
  ];
  return {
    key: unit.name,
    square: squareName(view, unit.square),
    sign: signOf(unit),
    art: artOf(card, unit.figures, unit.health),
    glyph: glyphOf(card),
    name: titleOf(view, unit),
    label: words.join(', '),
    state,
    boxes: squad ? null : { total: card.health, filled: card.health - unit.health },
    small: isHeroJoined(view, unit),
    ...(partner != null && isHeroJoined(view, unit) ? { of: partner.name } : {}),
    flip: unit.side === 1,
    ...(isAloft(view, unit) ? { aloft: true } : {}),
    ...(sizeOf(unit) > 1
      ? { size: sizeOf(unit), squares: squaresOf(view, unit).map((square) => squareName(view, square)) }
      : {}),
  };
}

/**
 * Of several on one square heroes stand small beside the others, each in a corner of its own, joined or not: all can be
 * seen and clicked.
 */
function sharing(pieces: readonly PieceModel[]): PieceModel[] {
  const bySquare = new Map<string, PieceModel[]>();
  for (const piece of pieces) bySquare.set(piece.square, [...(bySquare.get(piece.square) ?? []), piece]);
  return [...bySquare.values()].flatMap((there) => {
    const main = there.find(({ glyph }) => glyph !== 'hero') ?? there[0];
    const others = there.filter((piece) => piece !== main);
    const beside = others.map((piece, slot): PieceModel => ({ ...piece, small: true, slot: slot % 4 }));
    return main === undefined ? [] : [{ ...main, small: false }, ...beside];
  });
}

export function coreScene(view: CoreView): GridScene {
  const acting = actingUnit(view);
  const onBoard = view.units.filter((unit) => unit.place === 'board' && unit.square >= 0);
  return {
    kind: 'grid',
    columns: view.board.width,
    rows: view.board.height,
    tile: 3,
    squares: squares(view),
    pieces: sharing(onBoard.map((unit) => pieceModel(view, unit.id, acting))).sort(
      (a, b) => Number(a.small) - Number(b.small),
    ),
  };
}

/** The board in letters, for thumbnails. */
export function corePicture(view: CoreView): string {
  const { width, height, ground } = view.board;
  const rows: string[] = [];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const unit = view.units.find((u) => u.place === 'board' && squaresOf(view, u).includes(i));
      row +=
        unit === undefined ? (((ground[i] ?? 0) & TERRAIN) !== 0 ? '#' : '.') : unit.side === 0 ? 'a' : 'x';
    }
    rows.push(row);
  }
  return rows.join('/');
}
