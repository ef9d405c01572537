import { done, type Frame } from '@dustfront/kernel';
import { NORTHEAST, successes } from '@dustfront/wargame';
import { HIT } from '../dice.ts';
import type { Cx } from '../events.ts';
import { TERRAIN } from '../geometry/index.ts';
import type { CoreOption } from '../options.ts';
import type { RuleId } from '../rule-id.generated.ts';
import { INDOOR, newPiece } from '../setup/board.ts';
import { type CoreState, otherSide, type PieceKind, type Side } from '../state.ts';
import { gridOf, nameOf, squareNamed } from '../table/ground.ts';
import { pieceAt } from '../table/units.ts';
import { dice, frame } from './frame.ts';
import { seatsOf } from './round.ts';

type Density = 'light' | 'medium' | 'heavy';

export interface BattlefieldFrame
  extends Frame<
    'battlefield',
    | 'ground'
    | 'ground-roll'
    | 'ground-choice'
    | 'density-roll'
    | 'density'
    | 'terrain'
    | 'cover-roll'
    | 'cover'
    | 'random'
    | 'random-terrain'
    | 'random-cover'
  > {
  crates: number;
  traps: number;
  trapsIndoors: boolean;
  random: boolean;
  ground: 'indoors' | 'outdoors';
  density: Density;
  /** Terrain squares still to be placed. */
  terrain: number;
  /** Whose turn it is to place. */
  side: Side;
}

/** Terrain squares by density: on nine tiles 8, 12, 18; on twelve 12, 18, 24; else in proportion, an even number. */
export function terrainCount(density: Density, tiles: number): number {
  // dt1.setup.light, dt1.setup.medium, dt1.setup.heavy, dt1.setup.twelve, dt1.setup.terrain.shares
  const nine = { light: 8, medium: 12, heavy: 18 }[density];
  if (tiles === 12) return { light: 12, medium: 18, heavy: 24 }[density];
  return 2 * Math.round((nine * tiles) / 18);
}

const captain = (state: CoreState, side: Side): number => seatsOf(state, side)[0]!;

/** Whether every dotted square could still be reached by straight steps (dt1.ruling.terrain-open). */
function staysWhole(state: CoreState, closed: number): boolean {
  const grid = gridOf(state);
  const open = (square: number) => square !== closed && (state.board.ground[square]! & TERRAIN) === 0;
  const seen = new Uint8Array(grid.size);
  let first = 0;
  while (first < grid.size && !open(first)) first++;
  const queue = [first];
  seen[first] = 1;
  let count = 1;
  for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
    for (let direction = 0; direction < NORTHEAST; direction++) {
      if (((grid.exits[square]! >> direction) & 1) === 0) continue;
      const next = square + grid.deltas[direction]!;
      if (seen[next] || !open(next)) continue;
      seen[next] = 1;
      count++;
      queue.push(next);
    }
  }
  let all = 0;
  for (let square = 0; square < grid.size; square++) if (open(square)) all++;
  return count === all;
}

/** Where a terrain square may go: anywhere on the tiles (dt1.setup.terrain.where) but entry zones. */
function terrainSquares(state: CoreState): number[] {
  const { ground, entry } = state.board;
  const zones = new Set([...entry[0], ...entry[1]]);
  return ground.flatMap((bits, square) =>
    (bits & TERRAIN) === 0 && !zones.has(square) && staysWhole(state, square) ? [square] : [],
  );
}

/** The central zone: the tiles between the sides' own (dt1.setup.cover.zone, dt1.setup.cover.zone.tiles). */
function coverSquares(state: CoreState): number[] {
  const { width, height, ground } = state.board;
  const from = height >= 9 ? Math.floor((height - 3) / 6) * 3 : 0;
  const to = height >= 9 ? height - from : height;
  return ground.flatMap((bits, square) => {
    const row = Math.floor(square / width);
    const free = (bits & TERRAIN) === 0 && pieceAt(state, square) === undefined;
    return row >= from && row < to && free ? [square] : [];
  });
}

/** dt1.setup.cover.no-trap, dt1.setup.cover.crates-in, dt1.setup.cover.free */
function mayLie(state: CoreState, f: BattlefieldFrame, kind: PieceKind, square: number): boolean {
  return kind === 'crate' || f.trapsIndoors || (state.board.ground[square]! & INDOOR) === 0;
}

/** One piece to a square, of whichever kind is left (dt1.ruling.cover-placing). */
function coverOptions(state: CoreState, f: BattlefieldFrame): CoreOption[] {
  const options: CoreOption[] = [];
  for (const square of coverSquares(state)) {
    if (f.crates > 0) options.push({ do: 'cover', piece: 'crate', to: nameOf(state, square) });
    if (f.traps > 0 && mayLie(state, f, 'trap', square))
      options.push({ do: 'cover', piece: 'trap', to: nameOf(state, square) });
  }
  return options;
}

function layGround(state: CoreState, f: BattlefieldFrame): void {
  const bit = f.ground === 'indoors' ? INDOOR : 0;
  state.board = { ...state.board, ground: state.board.ground.map(() => bit) };
}

function layTerrain(cx: Cx, f: BattlefieldFrame, square: number): void {
  const { state } = cx;
  state.board = {
    ...state.board,
    ground: state.board.ground.map((bits, i) => (i === square ? bits | TERRAIN : bits)),
  };
  f.terrain--;
  f.side = otherSide(f.side);
  cx.emit({ type: 'terrain-placed', at: nameOf(state, square), rule: 'dt1.setup.terrain.turns' });
}

function layPiece(cx: Cx, f: BattlefieldFrame, kind: PieceKind, square: number): void {
  const { state } = cx;
  state.pieces.push(newPiece(state.pieces.length, kind, square));
  if (kind === 'crate') f.crates--;
  else f.traps--;
  f.side = otherSide(f.side);
  cx.emit({ type: 'cover-placed', piece: kind, at: nameOf(state, square), rule: 'dt1.setup.cover.turns' });
}

function tilesOf(state: CoreState): number {
  return (state.board.width * state.board.height) / 9;
}

/** Three dice a side, most HITs decides, ties again (dt1.setup.dispute, dt1.ruling.setup-ties). */
function rollOff(
  reason: string,
  rule: RuleId,
  again: BattlefieldFrame['step'],
  then: BattlefieldFrame['step'],
) {
  return dice<BattlefieldFrame>(
    reason,
    rule,
    () => 6,
    (cx, f, faces) => {
      const hits: [number, number] = [successes(faces.slice(0, 3), HIT), successes(faces.slice(3), HIT)];
      cx.emit({ type: 'roll-off', allies: hits[0], axis: hits[1], rule });
      if (hits[0] === hits[1]) return again;
      f.side = hits[0] > hits[1] ? 0 : 1;
      return then;
    },
  );
}

/** Creating a battlefield: where, how dense, terrain and cover placed in turns; or all of it by dice. */
export const battlefield = frame<BattlefieldFrame>({
  kind: 'battlefield',
  cites: ['dt1.setup.in-out', 'dt1.setup.density', 'dt1.setup.cover.after'],
  steps: {
    ground: {
      type: 'askAll',
      question: 'ground',
      seats: (state) => [captain(state, 0), captain(state, 1)],
      options: () => [
        { do: 'ground', ground: 'indoors' } as const,
        { do: 'ground', ground: 'outdoors' } as const,
      ],
      take: ({ state }, f, answers) => {
        const wishes = Object.values(answers).map((answer) =>
          answer.do === 'ground' ? answer.ground : f.ground,
        );
        if (wishes[0] !== wishes[1]) return 'ground-roll';
        f.ground = wishes[0]!;
        layGround(state, f);
        return 'density-roll';
      },
    },
    'ground-roll': rollOff('ground', 'dt1.setup.in-out.roll', 'ground-roll', 'ground-choice'),
    'ground-choice': {
      type: 'ask',
      question: 'ground',
      seat: (state, f) => captain(state, f.side),
      options: () => [
        { do: 'ground', ground: 'indoors' } as const,
        { do: 'ground', ground: 'outdoors' } as const,
      ],
      take: ({ state }, f, option) => {
        if (option.do === 'ground') f.ground = option.ground;
        layGround(state, f);
        return 'density-roll';
      },
    },

    'density-roll': rollOff('density', 'dt1.setup.density.roll', 'density-roll', 'density'),
    density: {
      type: 'ask',
      question: 'density',
      seat: (state, f) => captain(state, f.side),
      options: () =>
        (['light', 'medium', 'heavy'] as const).map((density) => ({ do: 'density', density }) as const),
      take: ({ state }, f, option) => {
        if (option.do === 'density') f.density = option.density;
        f.terrain = terrainCount(f.density, tilesOf(state));
        return 'terrain';
      },
    },

    /** The winner places first (dt1.setup.terrain.first), then in turns (dt1.setup.terrain.turns). */
    terrain: {
      type: 'ask',
      question: 'terrain',
      seat: (state, f) => captain(state, f.side),
      options: (state) =>
        terrainSquares(state).map((square) => ({ do: 'terrain', to: nameOf(state, square) }) as const),
      take: (cx, f, option) => {
        if (option.do === 'terrain') layTerrain(cx, f, squareNamed(cx.state, option.to));
        return f.terrain > 0 && terrainSquares(cx.state).length > 0 ? 'terrain' : 'cover-roll';
      },
    },

    'cover-roll': rollOff('cover-first', 'dt1.setup.cover.roll', 'cover-roll', 'cover'),
    cover: {
      type: 'ask',
      question: 'cover',
      seat: (state, f) => captain(state, f.side),
      options: (state, f) => [
        ...coverOptions(state, f),
        ...(coverOptions(state, f).length === 0 ? [{ do: 'none' } as const] : []),
      ],
      take: (cx, f, option) => {
        if (option.do === 'cover') layPiece(cx, f, option.piece, squareNamed(cx.state, option.to));
        return coverOptions(cx.state, f).length > 0 ? 'cover' : done();
      },
    },

    random: ({ state }, f) => {
      layGround(state, f);
      f.terrain = terrainCount(f.density, tilesOf(state));
      return 'random-terrain';
    },
    'random-terrain': {
      type: 'roll',
      roll: (state) => ({
        stream: 'setup',
        reason: 'random-terrain',
        count: 1,
        sides: terrainSquares(state).length,
      }),
      take: (cx, f, [face]) => {
        layTerrain(cx, f, terrainSquares(cx.state)[face!]!);
        if (f.terrain > 0 && terrainSquares(cx.state).length > 0) return 'random-terrain';
        return coverOptions(cx.state, f).length > 0 ? 'random-cover' : done();
      },
    },
    'random-cover': {
      type: 'roll',
      roll: (state, f) => ({
        stream: 'setup',
        reason: 'random-cover',
        count: 1,
        sides: coverOptions(state, f).length,
      }),
      take: (cx, f, [face]) => {
        const option = coverOptions(cx.state, f)[face!]!;
        if (option.do === 'cover') layPiece(cx, f, option.piece, squareNamed(cx.state, option.to));
        return coverOptions(cx.state, f).length > 0 ? 'random-cover' : done();
      },
    },
  },
});
