/** Small tables and random ones, for tests of measured play. */
import { readFileSync } from 'node:fs';
import type { Point } from '@dustfront/wargame/tabletop';
import { cohesionBetween, footingOf } from '../src/ground/table/stand.ts';
import type { Base, Feature, Hull, Piece, Table } from '../src/ground/table/words.ts';
import { marchFrame } from '../src/moving/table/frame.ts';
import { parsePosition } from '../src/notation/parse.ts';
import type { TacticsState } from '../src/state.ts';
import { unitNamed } from '../src/units.ts';

export const man = (id: string, at: Point, more: Partial<Base> = {}): Base => ({
  id,
  unit: 'a',
  side: 'allies',
  kind: 'infantry',
  at,
  radius: 14,
  ...more,
});

export const walker = (at: Point, more: Partial<Hull> = {}): Hull => ({
  id: 'w',
  unit: 'w',
  side: 'allies',
  kind: 'vehicle',
  at,
  length: 80,
  width: 60,
  heading: 0,
  size: 'normal',
  drive: 'walker',
  ...more,
});

export const tableOf = (pieces: readonly Piece[], ...features: Feature[]): Table => ({
  width: 900,
  height: 900,
  pieces,
  features,
});

export const block = (id: string, [x, y]: Point, [width, height]: Point): Feature => ({
  id,
  kind: 'block',
  outline: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

/** A position on a table of 900 by 900, a line each thing. */
export function measured(...lines: string[]): TacticsState {
  const state = parsePosition(['table 900 900', ...lines].join('\n'));
  if (!('stack' in state)) throw new Error(JSON.stringify(state));
  return state;
}

/** The same while a unit is asked where it goes, so many millimetres. */
export function asked(state: TacticsState, name: string, length: number): TacticsState {
  const frame = { ...marchFrame(unitNamed(state, name)!.id, length, 0, false), step: 'go' as const };
  return { ...state, stack: [...state.stack, frame] };
}

/** Random tables from the fixtures, and the units on them that stand lawfully. */
export function* situations(): Generator<{ table: Table; members: Piece[] }> {
  const file = new URL('./fixtures/geometry-table.jsonl', import.meta.url);
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const {
      table: size,
      pieces,
      features,
    } = JSON.parse(line) as {
      table: { width: number; height: number };
      pieces: Piece[];
      features: Feature[];
    };
    const table: Table = { ...size, pieces, features };
    for (const unit of new Set(pieces.map((piece) => piece.unit))) {
      const members = pieces.filter((piece) => piece.unit === unit);
      const stands = members.every((piece) => footingOf(table, piece).lawful);
      if (stands && cohesionBetween(members, members).after.length === 0) yield { table, members };
    }
  }
}
