import { edgeBetween, edgesOfStep, footprintOf, squaresOfEdge } from '@dustfront/wargame';
import { expect, test } from 'vitest';
import { crowded } from '../../../test/crowded.ts';
import type { Mount } from '../../cards/card.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { blankState } from '../../testing.ts';
import { cardOfUnit, isAir, isGroundMachine, sizeOf } from '../../units.ts';
import { PLAIN_GAIT } from '../gait.ts';
import { type Board, type Facing, type Fort, HUGE, openBoard, tablesOf, type Wall } from './board.ts';
import {
  coverFrom,
  distance,
  edgeSquares,
  footingOf,
  inArc,
  inContact,
  nearestFree,
  reachOf,
  squaresOf,
  stridesFrom,
  unitSees,
  unitSeesSquare,
  waysOfFlame,
} from './index.ts';

/** A quarter turn to the right, or a mirror that stands upright beside the board. */
interface Motion {
  readonly name: string;
  square(board: Board, square: number): number;
  size(board: Board): [number, number];
  facing(facing: Facing): Facing;
  mount(mount: Mount): Mount;
}

const TURN: Motion = {
  name: 'turned',
  size: ({ width, height }) => [height, width],
  square: ({ width, height }, square) =>
    (square % width) * height + (height - 1 - Math.floor(square / width)),
  facing: (facing) => ((facing + 1) % 4) as Facing,
  mount: (mount) => mount,
};

const MIRROR: Motion = {
  name: 'mirrored',
  size: ({ width, height }) => [width, height],
  square: ({ width }, square) => square + width - 1 - 2 * (square % width),
  facing: (facing) => ((4 - facing) % 4) as Facing,
  mount: (mount) => (mount === 'left' ? 'right' : mount === 'right' ? 'left' : mount),
};

function moveBoard(board: Board, motion: Motion): Board {
  const [width, height] = motion.size(board);
  const at = (square: number) => motion.square(board, square);
  const all = (squares: readonly number[]) => squares.map(at);
  const bare = openBoard(width, height);
  const { grid } = tablesOf(bare);
  const old = tablesOf(board).grid;
  const ground = Array.from<string>({ length: width * height });
  [...board.ground].forEach((letter, square) => {
    ground[at(square)] = letter;
  });
  return {
    ...bare,
    ground: ground.join(''),
    crates: all(board.crates),
    traps: all(board.traps),
    trenches: all(board.trenches),
    smoke: board.smoke.map((smoke) => ({ ...smoke, at: at(smoke.at) })),
    walls: board.walls.map(({ edge, kind }): Wall => {
      const [one, two] = squaresOfEdge(old, edge);
      return { edge: edgeBetween(grid, at(one), at(two)), kind };
    }),
    buildings: board.buildings.map(({ squares, storeys }) => ({ squares: all(squares), storeys })),
    forts: board.forts.map(
      (works): Fort => ({
        ...works,
        at: Math.min(...all(footprintOf(old, works.at, 2, 2))),
        facing: motion.facing(works.facing),
      }),
    ),
  };
}

function moveState(state: TacticsState, motion: Motion): TacticsState {
  const moved = { ...state, board: moveBoard(state.board, motion) };
  moved.units = state.units.map((unit) => {
    const { grid } = tablesOf(state.board);
    const squares = footprintOf(grid, unit.at, sizeOf(unit), sizeOf(unit));
    return {
      ...unit,
      at: Math.min(...squares.map((square) => motion.square(state.board, square))),
      facing: motion.facing(unit.facing),
    };
  });
  return moved;
}

const MOUNTS: readonly Mount[] = ['front', 'left', 'rear', 'right'];
const words = (squares: readonly number[]): string => [...squares].sort((a, b) => a - b).join(' ');

/** Everything that is asked of a position, in words that name squares as they lie after the motion. */
function answers(state: TacticsState, motion: Motion | null): string[] {
  const at = (square: number) => (motion === null ? square : motion.square(state.board, square));
  const named = (mount: Mount) => (motion === null ? mount : motion.mount(mount));
  const { grid } = tablesOf(state.board);
  const under = (unit: Unit, anchor: number) =>
    words(footprintOf(grid, anchor, sizeOf(unit), sizeOf(unit)).map(at));
  const said: string[] = [];
  for (const from of state.units) {
    for (const to of state.units) {
      if (from === to) continue;
      const pair = `${from.name} ${to.name}`;
      const arcs = MOUNTS.filter((mount) => inArc(state, from, mount, squaresOf(state, to))).map(named);
      const ways = waysOfFlame(state, from, to).map((way) => words(way.map(at)));
      said.push(
        `${pair} sees ${unitSees(state, from, to)}, over vehicles ${unitSees(state, from, to, true)}`,
        `${pair} cover ${coverFrom(state, from, to)}, contact ${inContact(state, from, to)}`,
        `${pair} apart ${distance(state, from, to)}, arcs ${arcs.sort().join()}`,
        `${pair} flame ${[...new Set(ways)].sort().join(' or ')}`,
      );
    }
    const seen: number[] = [];
    for (let square = 0; square < grid.size; square++)
      if (unitSeesSquare(state, from, square)) seen.push(at(square));
    const reach = reachOf(state, from, PLAIN_GAIT, from.at, from.floor, 4, false);
    const costs = Array.from(reach.order.subarray(0, reach.count), (square) => {
      const ends = (reach.flags[square]! & reach.rule!.noEnd) === 0;
      return `${under(from, square)}: ${reach.labels[square]! >> 1}${ends ? '' : ' passing'}`;
    });
    const near = nearestFree(state, from, PLAIN_GAIT, squaresOf(state, from));
    said.push(
      `${from.name} sees squares ${words(seen)}`,
      `${from.name} reaches ${costs.sort().join(', ')}`,
      `${from.name} finds room on ${near
        .map((square) => under(from, square))
        .sort()
        .join(', ')}`,
    );
  }
  return said;
}

test.each([TURN, MIRROR])(
  '[dt14.ruling.pieces.every-square] sight, cover, arcs, contact, flame and reach are the same on a board $name',
  (motion) => {
    for (let n = 0; n < 100; n++) {
      const state = crowded(`symmetry ${n}`);
      const moved = answers(moveState(state, motion), null);
      expect(moved, `position ${n}`).toEqual(answers(state, motion));
    }
  },
);

/**
 * May a machine of two by two squares take this step, asked of every square by itself and without the engine's tables?
 */
function mayStep(state: TacticsState, unit: Unit, dx: number, dy: number): boolean {
  const { board } = state;
  const { grid, edges, fort } = tablesOf(board);
  const own = squaresOf(state, unit);
  const inside = (square: number) => {
    const [x, y] = [grid.columns[square]! + dx, grid.rows[square]! + dy];
    return x >= 0 && y >= 0 && x < board.width && y < board.height;
  };
  if (!own.every(inside)) return false;
  const isEnemy = (one: Unit) => one.side !== unit.side;
  const stands = (square: number, who: (one: Unit) => boolean) =>
    state.units.some(
      (one) =>
        one !== unit && !isAir(one) && one.floor === 0 && who(one) && squaresOf(state, one).includes(square),
    );
  const closed = (square: number) =>
    (cardOfUnit(unit).drive === 'walker' ? '#w' : '#wr').includes(board.ground[square]!) ||
    board.traps.includes(square) ||
    fort[square]! >= 0;
  const hinders = (square: number) => !own.includes(square) && (closed(square) || stands(square, isEnemy));
  const to = own.map((square) => square + dx + dy * board.width);
  const bars = (square: number) => hinders(square) || stands(square, isGroundMachine);
  if (to.some(bars)) return false;
  const solid = (edge: number) => edges !== null && edges[edge] !== 0 && edges[edge] !== HUGE;
  const sides = (squares: readonly number[]) =>
    squares.flatMap((a) => squares.flatMap((b) => (a < b ? [edgeBetween(grid, a, b)] : [])));
  if (sides(to).some((edge) => edge >= 0 && solid(edge))) return false;
  return own.every((from) => {
    const crossed = edgesOfStep(grid, from, from + dx + dy * board.width);
    if (dx === 0 || dy === 0) return !crossed.some(solid);
    const flanks = [from + dx, from + dy * board.width];
    return !flanks.some(hinders) && crossed.every((edge) => edges === null || edges[edge] === 0);
  });
}

test('[dt14.ruling.pieces.every-square] a large machine takes the steps that every square of it could take', () => {
  let [open, shut] = [0, 0];
  for (let n = 0; n < 400; n++) {
    const state = crowded(`steps ${n}`);
    for (const unit of state.units) {
      if (sizeOf(unit) === 1 || isAir(unit)) continue;
      const footing = footingOf(state, unit, PLAIN_GAIT, 0);
      const strides = stridesFrom(footing, unit.at, false).map(({ to }) => to);
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) {
          if (dx === 0 && dy === 0) continue;
          const may = mayStep(state, unit, dx, dy);
          const to = unit.at + dx + dy * state.board.width;
          const same = may === (strides.includes(to) && squaresOf(state, { ...unit, at: to }).length > 0);
          expect(same, `position ${n}: ${unit.name} by ${dx} ${dy} ${may}`).toBe(true);
          if (may) open++;
          else shut++;
        }
    }
  }
  expect(Math.min(open, shut)).toBeGreaterThan(300);
});

test('[dt14.los.mutual] whoever sees is seen, and fights whoever fights him', () => {
  for (let n = 0; n < 100; n++) {
    const state = crowded(`mutual ${n}`);
    for (const one of state.units)
      for (const two of state.units) {
        expect(unitSees(state, one, two), `${n} ${one.name} ${two.name}`).toBe(unitSees(state, two, one));
        expect(inContact(state, one, two), `${n} ${one.name} ${two.name}`).toBe(inContact(state, two, one));
      }
  }
});

test(`[dt14.deploy.own-edge]
    the squares of entry of a large machine are those along the whole edge, from every side`, () => {
  const state = blankState(openBoard(6, 5));
  const anchors = (edge: number) => edgeSquares(state, edge, 2);
  expect(anchors(0)).toEqual([0, 1, 2, 3, 4]);
  expect(anchors(2)).toEqual([18, 19, 20, 21, 22]);
  expect(anchors(3)).toEqual([0, 6, 12, 18]);
  expect(anchors(1)).toEqual([4, 10, 16, 22]);
});
