import { readFileSync } from 'node:fs';
import { rangeBetween } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { newUnit } from '../../fielding.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { blankState } from '../../testing.ts';
import { PLAIN_GAIT } from '../gait.ts';
import { arcHolds } from './arcs.ts';
import { type Board, type Facing, openBoard, tablesOf } from './board.ts';
import { inCover } from './cover.ts';
import { reachOf } from './index.ts';
import { endOf, sees, trace } from './sight.ts';

type Point = [number, number];
interface Case {
  case: number;
  board: Record<'terrain' | 'tree' | 'rubble' | 'water' | 'crate' | 'trap' | 'smoke', Point[]> & {
    width: number;
    height: number;
  };
  units: { id: string; side: string; kind: string; square: Point; joined?: string; facing?: string }[];
  pairs: {
    from: string;
    to: string;
    range: number;
    los: boolean;
    inside: Point[];
    left: Point[];
    right: Point[];
    cover: boolean | null;
    arcs?: string[];
  }[];
  reach: { unit: string; allowance: number; agile: boolean; squares: [number, number, number][] };
}

const CARDS: Record<string, string> = {
  squad: 'ranger-combat-squad',
  hero: 'bazooka-joe',
  vehicle: 'pounder',
};

const cases = readFileSync(new URL('../../../test/fixtures/geometry-2014.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function build(given: Case): { state: TacticsState; by: Record<string, Unit>; at: (p: Point) => number } {
  const { width, height } = given.board;
  const at = ([x, y]: Point) => y * width + x;
  const ground = '.'.repeat(width * height).split('');
  for (const [kind, letter] of [
    ['terrain', '#'],
    ['tree', 't'],
    ['rubble', 'r'],
    ['water', 'w'],
  ] as const)
    for (const point of given.board[kind]) ground[at(point)] = letter;
  const board: Board = {
    ...openBoard(width, height),
    ground: ground.join(''),
    crates: given.board.crate.map(at),
    traps: given.board.trap.map(at),
    smoke: given.board.smoke.map((point) => ({ at: at(point), until: 9 })),
  };
  const state = blankState(board);
  const by: Record<string, Unit> = {};
  for (const one of given.units) {
    const unit = newUnit(state.units.length, one.id, CARDS[one.kind]!, one.side === 'allies' ? 0 : 1);
    unit.place = 'board';
    unit.hidden = false;
    unit.at = at(one.square);
    unit.facing = 'NESW'.indexOf(one.facing ?? 'N') as Facing;
    state.units.push(unit);
    by[one.id] = unit;
  }
  for (const one of given.units) if (one.joined !== undefined) by[one.id]!.joined = by[one.joined]!.id;
  return { state, by, at };
}

const sorted = (squares: readonly number[]) => [...squares].sort((a, b) => a - b);

describe('conformance: geometry', () => {
  test(`[dt14.range.diagonal.first] [dt14.range.diagonal.later] [dt14.los.centres]
      sight and range of every pair`, () => {
    for (const given of cases) {
      const { state, by, at } = build(given);
      const { grid } = tablesOf(state.board);
      for (const pair of given.pairs) {
        const from = by[pair.from]!;
        const to = by[pair.to]!;
        const label = `case ${given.case} ${pair.from} to ${pair.to}`;
        const a = endOf(state, from);
        const b = endOf(state, to);
        expect(rangeBetween(grid, from.at, to.at), label).toBe(pair.range);
        expect(sees(state, a, b), label).toBe(pair.los);
        const met = trace(state, a, b, from.at, to.at);
        expect(sorted(met.inside), label).toEqual(sorted(pair.inside.map(at)));
        expect(sorted(met.left), label).toEqual(sorted(pair.left.map(at)));
        expect(sorted(met.right), label).toEqual(sorted(pair.right.map(at)));
      }
    }
  });
  test('[dt14.save.cover.squares] [dt14.save.cover.corner] cover of every pair in sight', () => {
    for (const given of cases) {
      const { state, by } = build(given);
      for (const pair of given.pairs) {
        if (pair.cover === null) continue;
        const to = by[pair.to]!;
        const cover = inCover(state, endOf(state, by[pair.from]!), endOf(state, to), to);
        expect(cover, `case ${given.case} ${pair.from} to ${pair.to}`).toBe(pair.cover);
      }
    }
  });
  test('[dt14.arc.front] [dt14.arc.rear] [dt14.arc.side] arcs of every vehicle', () => {
    for (const given of cases) {
      const { state, by } = build(given);
      for (const pair of given.pairs) {
        if (pair.arcs === undefined) continue;
        const from = by[pair.from]!;
        const holds = (['front', 'left', 'rear', 'right', 'turret'] as const).filter((mount) =>
          arcHolds(state.board.width, mount, from.facing, [from.at], by[pair.to]!.at),
        );
        expect(holds, `case ${given.case} ${pair.from} to ${pair.to}`).toEqual([...pair.arcs].sort());
      }
    }
  });
  test('[dt14.move.limit] reach of one unit a case', () => {
    for (const given of cases) {
      const { state, by, at } = build(given);
      const unit = by[given.reach.unit]!;
      const reach = reachOf(
        state,
        unit,
        { ...PLAIN_GAIT, agile: given.reach.agile },
        unit.at,
        0,
        given.reach.allowance,
        false,
      );
      const found: [number, number][] = [];
      for (let i = 0; i < reach.count; i++) {
        const square = reach.order[i]!;
        const ends = square === unit.at || (reach.flags[square]! & reach.rule!.noEnd) === 0;
        if (ends) found.push([square, reach.labels[square]! >> 1]);
      }
      const expected = given.reach.squares.map(([x, y, cost]) => [at([x, y]), cost]);
      expect(
        found.sort((a, b) => a[0] - b[0]),
        `case ${given.case}`,
      ).toEqual(expected.sort((a, b) => a[0]! - b[0]!));
    }
  });
});
