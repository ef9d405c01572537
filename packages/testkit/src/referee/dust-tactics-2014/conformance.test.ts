/** The referee of 2013/14 against the random cases of `../shared/conformance`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allowedSquares } from './movement.ts';
import { arcs, cover, isInLine, range } from './sight.ts';
import { type Card, squaresOf, type Table, type Unit } from './table.ts';

type At = [number, number];

interface Case {
  case: number;
  board: Record<'terrain' | 'tree' | 'rubble' | 'water' | 'crate' | 'trap' | 'smoke', At[]> & {
    width: number;
    height: number;
  };
  units: { id: string; side: string; kind: Card['kind']; square: At; joined?: string; facing?: string }[];
  pairs: { from: string; to: string; range: number; los: boolean; cover: boolean | null; arcs?: string[] }[];
  reach: { unit: string; allowance: number; agile: boolean; squares: [number, number, number][] };
}

const file = new URL('../../../../dust-tactics-2014/test/fixtures/geometry-2014.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const cardOf = (kind: Card['kind']): Card => ({
  id: kind,
  kind,
  armour: 2,
  move: 2,
  march: 4,
  track: 1,
  drive: kind === 'vehicle' ? 'walker' : 'foot',
  size: 'normal',
  skills: [],
  weapons: [],
  soldiers: [{ weapons: [], roles: [] }],
});

function tableOf({ board, units }: Case): Table {
  const at = ([x, y]: At) => y * board.width + x;
  const ground = Array.from({ length: board.width * board.height }, () => '.');
  const letters = { terrain: '#', tree: 't', rubble: 'r', water: 'w' } as const;
  for (const kind of ['terrain', 'tree', 'rubble', 'water'] as const)
    for (const square of board[kind]) ground[at(square)] = letters[kind];
  return {
    rules: 'full',
    width: board.width,
    height: board.height,
    ground: ground.join(''),
    crates: board.crate.map(at),
    traps: board.trap.map(at),
    smoke: board.smoke.map(at),
    trenches: [],
    wire: [],
    mines: [],
    buildings: [],
    forts: [],
    walls: new Map(),
    units: units.map(
      ({ id, side, kind, square, joined, facing }): Unit => ({
        name: id,
        card: cardOf(kind),
        side: side === 'allies' ? 0 : 1,
        isThere: true,
        at: at(square),
        floor: 0,
        facing: Math.max(0, 'NESW'.indexOf(facing ?? 'N')),
        soldiers: [0],
        health: 1,
        joined: joined ?? null,
        hidden: false,
        dug: false,
        carrier: null,
        carriage: '',
        led: false,
        ammo: [],
        loaded: true,
        stunned: false,
        idle: false,
      }),
    ),
  };
}

describe('the referee of 2013/14 agrees with the geometry worked out apart from it', () => {
  test.each(cases)('case $case', (given) => {
    const table = tableOf(given);
    const unit = (id: string) => table.units.find(({ name }) => name === id)!;
    for (const pair of given.pairs) {
      const [a, b] = [unit(pair.from), unit(pair.to)];
      const isSeen = isInLine(table, a, b);
      expect([pair.from, pair.to, range(table, a, b), isSeen, isSeen ? cover(table, a, b) : null]).toEqual([
        pair.from,
        pair.to,
        pair.range,
        pair.los,
        pair.cover,
      ]);
      if (pair.arcs)
        expect(arcs(table, squaresOf(table, a), a.facing, b.at).sort()).toEqual(pair.arcs.sort());
    }
    const { reach } = given;
    const mover = unit(reach.unit);
    const found = allowedSquares(table, mover, { agile: reach.agile }, reach.allowance);
    const squares = [...found].map(([square, cost]) => [
      square % table.width,
      Math.floor(square / table.width),
      cost,
    ]);
    expect(squares.sort()).toEqual(reach.squares.sort());
  });
});
