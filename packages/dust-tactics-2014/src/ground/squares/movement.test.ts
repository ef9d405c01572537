import { describe, expect, test } from 'vitest';
import type { TacticsState, Unit } from '../../state.ts';
import { table } from '../../testing.ts';
import { type Gait, PLAIN_GAIT } from '../gait.ts';
import {
  anchorsOn,
  canEnd,
  costTo,
  edgeSquares,
  footingOf,
  isPassable,
  mayStand,
  reachOf,
  squaresAround,
  stridesFrom,
  within,
} from './index.ts';

/** A board as it is drawn here: one letter a square, one word a row. */
function drawn({ board }: TacticsState, letter: (square: number) => string): string {
  const rows = Array.from({ length: board.height }, (_, row) =>
    Array.from({ length: board.width }, (_, column) => letter(row * board.width + column)).join(''),
  );
  return rows.join(' ');
}

const taken = (position: string): [TacticsState, Unit] => {
  const t = table(position);
  return [t.state, t.unit('1a')];
};

/** Where the unit may stop, whatever the way. */
function stops(position: string, gait: Partial<Gait> = {}): string {
  const [state, unit] = taken(position);
  return drawn(state, (square) => (mayStand(state, unit, { ...PLAIN_GAIT, ...gait }, square) ? 'x' : '.'));
}

/** What it costs to come somewhere. */
function costs(position: string, allowance: number, gait: Partial<Gait> = {}): string {
  const [state, unit] = taken(position);
  const reach = reachOf(state, unit, { ...PLAIN_GAIT, ...gait }, unit.at, unit.floor, allowance, false);
  return drawn(state, (square) => {
    const cost = costTo(reach, square);
    return cost >= 0 && cost <= allowance ? String(cost) : '.';
  });
}

const OPEN = 'map\n. . . .\n. . . .\n. . . .';

describe('where a machine of two by two squares may stand', () => {
  test('nowhere over the border', () => {
    expect(stops(`${OPEN}\nunit 1a karl at A1`)).toBe('xxx. xxx. ....');
  });

  test('with none of its squares on what bars it', () => {
    expect(stops('map\n. . . .\n. . # .\n. . . .\nunit 1a karl at A1')).toBe('x... x... ....');
    expect(stops(`${OPEN}\ntraps D3\nunit 1a karl at A1`)).toBe('xxx. xx.. ....');
    expect(stops(`${OPEN}\nunit 1a karl at A1\nunit 1b hans at C3`)).toBe('xxx. x... ....');
  });

  test.each([
    ['between its upper squares', 'A1 B1', '.xx. xxx. ....'],
    ['between its lower squares', 'A3 B3', 'xxx. .xx. ....'],
    ['between its left squares', 'A1 A2', '.xx. xxx. ....'],
    ['between its right squares', 'D1 D2', 'xx.. xxx. ....'],
  ])('[dt14.ruling.opening.two-squares] with no wall %s', (_, between, map) => {
    expect(stops(`${OPEN}\nwall ${between} large\nunit 1a karl at B1`)).toBe(map);
  });

  test('[dt14.ruling.opening.two-squares] but across a huge opening', () => {
    expect(stops(`${OPEN}\nwall A1 B1 huge\nwall B2 C2 huge\nunit 1a karl at A1`)).toBe('xxx. xxx. ....');
  });

  test('[dt14.ruling.pieces.every-square] it comes through a huge opening and not past a wall', () => {
    const gate = (kind: string) => `${OPEN}\nwall B1 C1 ${kind}\nwall B2 C2 ${kind}\nunit 1a karl at A1`;
    expect(costs(gate('huge'), 3)).toBe('012. 123. ....');
    expect(costs(gate('large'), 3)).toBe('0... 1... ....');
  });
});

test('[dt14.move.diagonal.first] walls elsewhere do not keep a large machine from a diagonal', () => {
  const open = 'map\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .\nwall D5 E5 wall';
  expect(costs(`${open}\nunit 1a karl at A1`, 2)).toBe('012.. 112.. 22... ..... .....');
});

describe('bunkers', () => {
  const bunker = (more: string) => `map
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    fort bunker B2 N 1
    ${more}`;

  test('[dt14.ruling.flying.bunker] nobody comes down through the roof, but beside it', () => {
    expect(stops(bunker('unit 1a rhino at A1'), { overTerrain: true })).toBe('xxxxx x..xx x..xx xxxxx xxxxx');
  });

  test('[dt14.fort.bunker.door-shut] no way in where an enemy holds it, none out but for him', () => {
    const into = (more: string) => {
      const [state, unit] = taken(bunker(`unit 1a rosie at B4\n${more}`));
      return stridesFrom(footingOf(state, unit, PLAIN_GAIT, 0), unit.at, false).map(({ to }) => to);
    };
    expect(into('')).toContain(11);
    expect(into('unit 2a hans at E5')).toContain(11);
    expect(into('unit 2a stefan at C2')).not.toContain(11);
  });
});

describe('steps and reach', () => {
  test('[dt14.move.diagonal.first] [dt14.move.diagonal.later] the second diagonal costs two', () => {
    expect(costs(`${OPEN}\nunit 1a rosie at A1`, 3)).toBe('0123 1123 223.');
    const [state, unit] = taken(`${OPEN}\nunit 1a rosie at A1`);
    const strides = (spent: boolean) =>
      stridesFrom(footingOf(state, unit, PLAIN_GAIT, 0), 0, spent).map(({ to, cost }) => `${to}:${cost}`);
    expect(strides(false).sort()).toEqual(['1:1', '4:1', '5:1']);
    expect(strides(true).sort()).toEqual(['1:1', '4:1', '5:2']);
  });

  test('[dt14.move.pass.friend] a movement ends beyond friends, not among them', () => {
    const can = (position: string, allowance: number, spent = false) => {
      const [state, unit] = taken(position);
      return canEnd(footingOf(state, unit, PLAIN_GAIT, 0), unit.at, allowance, spent);
    };
    const lane = (friends: string) => `map\n. . . .\nunit 1a ranger-combat-squad at A1\n${friends}`;
    expect(can(lane(''), 1)).toBe(true);
    expect(can(lane(''), 0)).toBe(false);
    expect(can(lane('unit 1b ranger-combat-squad at B1'), 1)).toBe(false);
    expect(can(lane('unit 1b ranger-combat-squad at B1'), 2)).toBe(true);
    expect(can(lane('unit 1b ranger-combat-squad at B1\nunit 1c ranger-combat-squad at C1'), 2)).toBe(false);
    expect(can(lane('unit 1b ranger-combat-squad at B1\nunit 1c ranger-combat-squad at C1'), 3)).toBe(true);
    const corner = 'map\n. #\n# .\nunit 1a ranger-combat-squad at A1';
    expect(can(corner, 2)).toBe(false);
    const slant =
      'map\n. .\n. .\nunit 1a ranger-combat-squad at A1\nunit 1b rosie at B1\nunit 1c rosie at A2';
    expect([can(slant, 1, false), can(slant, 1, true)]).toEqual([true, false]);
  });

  test('a square is passable if one can step into it from beside', () => {
    const passable = (more: string) => {
      const [state, unit] = taken(`map\n. . .\n. . .\n. . .\n${more}\nunit 1a rosie at A1`);
      return isPassable(footingOf(state, unit, PLAIN_GAIT, 0), 4);
    };
    const walls = ['B1 B2', 'B2 C2', 'B2 B3', 'A2 B2'].map((between) => `wall ${between} wall`);
    expect([passable(''), passable(walls.join('\n'))]).toEqual([true, false]);
    for (const [side] of walls.entries())
      expect(passable(walls.filter((_, n) => n !== side).join('\n')), walls[side]).toBe(true);
  });
});

describe('squares around', () => {
  const [state, karl] = taken(`${OPEN}\nunit 1a karl at B1`);
  const name = (square: number) => `${'ABCD'[square % 4]}${Math.floor(square / 4) + 1}`;

  test('next to some, none of themselves, in their order', () => {
    expect(squaresAround(state, [5, 0]).map(name).join(' ')).toBe('B1 C1 A2 C2 A3 B3 C3');
  });

  test('where a piece would stand with any of its squares on these', () => {
    expect(anchorsOn(state, karl, [10]).map(name).join(' ')).toBe('B2 C2');
    expect(anchorsOn(state, { ...karl, card: 'hans' }, [10])).toEqual([10]);
  });

  test('along an edge', () => {
    const along = (edge: number, size: number) => edgeSquares(state, edge, size).map(name).join(' ');
    expect([0, 1, 2, 3].map((edge) => along(edge, 1))).toEqual([
      'A1 B1 C1 D1',
      'D1 D2 D3',
      'A3 B3 C3 D3',
      'A1 A2 A3',
    ]);
    expect([0, 1, 2, 3].map((edge) => along(edge, 2))).toEqual(['A1 B1 C1', 'C1 C2', 'A2 B2 C2', 'A1 A2']);
  });

  test('within so many of a unit', () => {
    expect([within(state, karl, 8, 1), within(state, karl, 8, 2)]).toEqual([true, true]);
    const [lane, rosie] = taken('map\n. . . .\nunit 1a rosie at A1');
    expect([within(lane, rosie, 2, 1), within(lane, rosie, 2, 2)]).toEqual([false, true]);
  });
});
