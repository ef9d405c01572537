/** The referee against the random cases of `../shared/conformance`, made apart from it and from the program. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../line.ts';
import { type Gait, type Mover, reach } from './movement.ts';
import { cover, sight } from './sight.ts';
import type { Card, Kind, Line, Piece, Table, Unit } from './table.ts';
import { jets, victims } from './targets.ts';

type At = [number, number];

interface Case {
  case: number;
  board: { width: number; height: number; terrain: At[]; crate: At[]; trap: At[] };
  units: { id: string; side: string; kind: Kind; square: At; joined?: string }[];
  pairs: {
    from: string;
    to: string;
    range: number;
    los: boolean;
    inside: At[];
    left: At[];
    right: At[];
    cover: string;
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

const file = new URL('../../../../dust-tactics/test/fixtures/geometry-1e.jsonl', import.meta.url);
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const anyCell = Array.from({ length: 14 }, () => ({ dice: 1, damage: 1 }));
const cardOf = (kind: Kind): Card => ({
  id: kind,
  kind,
  armour: { class: kind === 'vehicle' ? 'vehicle' : 'infantry', level: 2 },
  move: 1,
  health: 1,
  skills: [],
  weapons: [],
  figures: [[]],
});

function tableOf({ board, units }: Case): Table {
  const at = ([x, y]: At) => y * board.width + x;
  const pieces = (kind: Piece['kind'], squares: At[]) =>
    squares.map((square): Piece => ({ kind, square: at(square), health: 1 }));
  return {
    width: board.width,
    height: board.height,
    closed: new Set(board.terrain.map(at)),
    building: new Set(),
    entrance: new Set(),
    walls: new Set(),
    doors: new Set(),
    pieces: [...pieces('crate', board.crate), ...pieces('trap', board.trap)],
    units: units.map(
      ({ id, side, kind, square, joined }): Unit => ({
        name: id,
        card: cardOf(kind),
        side: side === 'allies' ? 0 : 1,
        seat: 0,
        square: at(square),
        figures: kind === 'squad' ? [0] : [],
        health: 1,
        joined: joined ?? units.find((other) => other.joined === id)?.id ?? null,
        activated: false,
        moved: false,
        ammo: {},
        shots: 0,
        unloaded: [],
        effects: [],
      }),
    ),
  };
}

describe('the referee agrees with the geometry worked out apart from it', () => {
  test.each(cases)('case $case', (given) => {
    const table = tableOf(given);
    const where = (square: number): At => [square % table.width, Math.floor(square / table.width)];
    const unit = (id: string) => table.units.find(({ name }) => name === id)!;
    for (const pair of given.pairs) {
      const [a, b] = [unit(pair.from), unit(pair.to)];
      const seen = sight(table, a.square, a.card.kind, b.square, b.card.kind);
      expect({
        from: pair.from,
        to: pair.to,
        range: rangeOf(table, a.square, b.square),
        los: seen.clear,
        inside: seen.inside.map(where).sort(),
        left: seen.left.map(where).sort(),
        right: seen.right.map(where).sort(),
        cover: seen.clear ? cover(table, a.square, a.card.kind, b.square, b.card.kind) : null,
      }).toEqual({ ...pair, inside: pair.inside.sort(), left: pair.left.sort(), right: pair.right.sort() });
    }
    const { reach: asked } = given;
    const walker = unit(asked.unit);
    const names = [walker.name, ...(walker.joined === null ? [] : [walker.joined])];
    const mover: Mover = {
      kind: walker.card.kind,
      side: walker.side,
      agile: asked.agile,
      jump: asked.jump,
      names,
      size: 1,
    };
    const from = { at: walker.square, spent: 0, diagonal: false };
    const gaits: Gait[] = asked.jump ? ['walk', 'jump'] : ['walk'];
    const found = new Map<number, number>();
    for (const gait of gaits)
      for (const [square, cost] of reach(table, mover, gait, from, asked.allowance))
        found.set(square, Math.min(cost, found.get(square) ?? cost));
    const squares = [...found].map(([square, cost]) => [...where(square), cost]);
    expect(squares.sort()).toEqual(asked.squares.sort());
    if (given.flame) {
      const shooter = unit(given.flame.unit);
      const line: Line = {
        id: 'flame',
        range: given.flame.range,
        carriers: 1,
        cells: anyCell,
        kind: 'flame',
        traits: [],
      };
      const burnt = jets(table, shooter, 'vehicle', line, shooter.square)
        .map((jet) => victims(table, line, jet, shooter).filter((name) => name.startsWith('unit ')))
        .map((names) => names.map((name) => name.slice(5)))
        .filter((names) => names.length > 0);
      const sets = new Set(burnt.map((names) => names.join()));
      expect([...sets].sort()).toEqual(given.flame.victims.map((names) => names.sort().join()).sort());
    }
  });
});
