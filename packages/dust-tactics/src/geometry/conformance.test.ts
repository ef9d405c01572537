import { readFileSync } from 'node:fs';
import { makeGrid, rangeBetween } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { findCover } from './cover.ts';
import { flameJets } from './flame.ts';
import { CRATE, type Kind, makeGround, type Side, TERRAIN, TRAP, UNITS, unitBits } from './ground.ts';
import { reachableSquares } from './reach.ts';
import { canSee, sightLine } from './sight.ts';

type At = [number, number];

interface Case {
  case: number;
  board: { width: number; height: number; terrain: At[]; crate: At[]; trap: At[] };
  units: { id: string; side: Side; kind: Kind; square: At; joined?: string }[];
  pairs: {
    from: string;
    to: string;
    range: number;
    los: boolean;
    inside: At[];
    left: At[];
    right: At[];
    cover: string | null;
  }[];
  reach: {
    unit: string;
    allowance: number;
    agile: boolean;
    jump: boolean;
    squares: [number, number, number][];
  };
  flame?: { unit: string; range: number; victims: string[][] };
}

const file = new URL('../../test/fixtures/geometry-1e.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function layOut({ board, units }: Case, without?: string) {
  const grid = makeGrid(board.width, board.height);
  const flags = new Uint16Array(grid.size);
  const at = ([x, y]: At) => y * board.width + x;
  for (const square of board.terrain) flags[at(square)]! |= TERRAIN;
  for (const square of board.crate) flags[at(square)]! |= CRATE;
  for (const square of board.trap) flags[at(square)]! |= TRAP;
  for (const unit of units) {
    if (unit.joined === undefined && unit.id !== without)
      flags[at(unit.square)]! |= unitBits(unit.kind, unit.side);
  }
  const where = (square: number): At => [grid.columns[square]!, grid.rows[square]!];
  return { grid, ground: makeGround(grid, flags), at, where };
}

describe('the geometry cases worked out apart from this program', () => {
  test('there are 220', () => expect(cases).toHaveLength(220));

  test.each(cases)('case $case: range, line of sight, blockers and cover of every pair', (given) => {
    const { grid, ground, at, where } = layOut(given);
    const unit = (id: string) => given.units.find((u) => u.id === id)!;
    for (const pair of given.pairs) {
      const [shooter, target] = [unit(pair.from), unit(pair.to)];
      const [from, to] = [at(shooter.square), at(target.square)];
      const line = sightLine(ground, shooter.kind, target.kind, from, to);
      expect({
        from: pair.from,
        to: pair.to,
        range: rangeBetween(grid, from, to),
        los: line.clear,
        inside: line.inside.map(where),
        left: line.left.map(where),
        right: line.right.map(where),
        cover: line.clear ? findCover(ground, shooter.kind, target.kind, from, to).cover : null,
      }).toEqual(pair);
      expect(canSee(ground, shooter.kind, target.kind, from, to)).toBe(pair.los);
    }
  });

  test.each(cases)('case $case: reach with its costs', (given) => {
    const { unit: id, allowance, agile, jump, squares } = given.reach;
    const { ground, at, where } = layOut(given, id);
    const mover = given.units.find((u) => u.id === id)!;
    const found = reachableSquares(ground, { ...mover, agile, jump }, at(mover.square), allowance);
    const listed = found.map(({ square, cost }) => [...where(square), cost]);
    const order = (a: number[], b: number[]) => a[0]! - b[0]! || a[1]! - b[1]!;
    expect(listed.sort(order)).toEqual(squares.toSorted(order));
  });

  test.each(cases.filter((given) => given.flame))('case $case: whom a flame may burn', (given) => {
    const { ground, at } = layOut(given);
    const flame = given.flame!;
    const shooter = given.units.find((u) => u.id === flame.unit)!;
    const jets = flameJets(ground, shooter.kind, at(shooter.square), flame.range, UNITS);
    const victims = jets.map(({ burnt }) =>
      given.units
        .filter((u) => u.joined === undefined && burnt.includes(at(u.square)))
        .map((u) => u.id)
        .sort(),
    );
    const sorted = (sets: string[][]) => sets.map((ids) => ids.join(' ')).sort();
    expect(sorted(victims)).toEqual(sorted(flame.victims));
  });
});
