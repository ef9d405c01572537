import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { flamePaths } from './flame.ts';
import {
  coverFrom,
  distance,
  endOf,
  inContact,
  squareCover,
  unitSees,
  unitSeesSquare,
  waysOfFlame,
} from './index.ts';
import { fortAt } from './squares.ts';

/** The squares that a unit sees. */
function seen(position: string, overVehicles = false): string {
  const t = table(position);
  const { width, height } = t.state.board;
  const sees = (square: number) => unitSeesSquare(t.state, t.unit('1a'), square, overVehicles);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (sees(row * width + column) ? 'x' : '.')).join(''),
  ).join(' ');
}

const look = (position: string) => {
  const t = table(position);
  const [a, b] = [t.unit('1a'), t.unit('2a')];
  return [unitSees(t.state, a, b), coverFrom(t.state, a, b), inContact(t.state, a, b)];
};

describe('what is seen', () => {
  test('whoever rides sees from what carries him', () => {
    const riding = 'map\n. . # . .\nunit 1a rosie aboard 1b:rider\nunit 1b hans at D1';
    expect(seen(riding)).toBe('..xxx');
  });

  test('[dt14.weapon.artillery.over-vehicles] artillery looks over vehicles', () => {
    const lane = 'map\n. . . .\nunit 1a rosie at A1\nunit 1b hans at B1';
    expect([seen(lane), seen(lane, true)]).toEqual(['xx..', 'xxxx']);
  });

  test('[dt14.los.tree.inside] a large machine sees out of the wood it stands in, and is seen', () => {
    const wood = (letter: string) =>
      `map\n. t ${letter} . .\n. t t . .\nunit 1a karl at B1\nunit 2a stefan at E1`;
    expect(look(wood('t'))[0]).toBe(true);
    expect(seen(wood('t'))).toBe('xxxxx xxxxx');
    const beyond = 'map\n. . t . .\n. . t . .\nunit 1a karl at A1\nunit 2a stefan at E1';
    expect(look(beyond)[0]).toBe(false);
  });

  const tower = (a: string, b: string, more = '') => `map
    . . . . . .
    . b . b . .
    . . . . . .
    wall A2 B2 wall
    wall B1 B2 wall
    wall B2 B3 wall
    wall B2 C2 large
    wall C2 D2 wall
    wall D1 D2 wall
    wall D2 D3 wall
    wall D2 E2 wall
    building 3 B2
    building 1 D2
    ${more}
    unit 1a stefan ${a}
    unit 2a rosie ${b}`;

  test('[dt14.ruling.storeys.sight] a roof looks over lower houses, a storey does not', () => {
    expect(look(tower('at B2 floor 3', 'at F2'))[0]).toBe(true);
    expect(look(tower('at B2 floor 2', 'at F2'))[0]).toBe(false);
    expect(look(tower('at B2 floor 2', 'at C2'))[0]).toBe(true);
    expect(look(tower('at B2 floor 3', 'at B2 floor 2'))[0]).toBe(false);
    expect(look(tower('at D2 floor 1', 'at F2'))[0]).toBe(true);
    expect(look(tower('at D2 floor 1', 'at A2'))[0]).toBe(false);
  });

  test('[dt14.ruling.storeys.sight] over its own walls in the corner of the board too', () => {
    const corner = 'map\n. b .\nwall A1 B1 wall\nwall B1 C1 wall\nbuilding 1 B1';
    expect(look(`${corner}\nunit 1a stefan at B1 floor 1\nunit 2a rosie at A1`)[0]).toBe(true);
    expect(look(`${corner}\nunit 1a stefan at B1\nunit 2a rosie at A1`)[0]).toBe(false);
  });

  test('whoever shares a square sees without cover, on the same storey', () => {
    const house = 'map\n. b .\nbuilding 1 B1';
    expect(look('map\n. . .\nunit 1a stefan at B1\nunit 2a rosie at B1')).toEqual([true, false, true]);
    expect(look(`${house}\nunit 1a stefan at B1\nunit 2a rosie at B1 floor 1`)[0]).toBe(false);
  });
});

describe('[dt14.fort.close.bunker] hands on works', () => {
  const works = (kind: string, at: string, floor = '') => `map
    . . . .
    . . . .
    . . . .
    . . . .
    fort ${kind} B2 N 1
    unit 1a stefan at B2
    unit 2a rosie at ${at} ${floor}`;
  const touches = (position: string) => look(position)[2];

  test('a bunker is fought at its front and its rear', () => {
    expect(['B1', 'C1', 'B4', 'A2', 'D3'].map((at) => touches(works('bunker', at)))).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });
  test('a strongpoint all round, but by nobody above', () => {
    expect(['B1', 'A2', 'D3', 'B4'].map((at) => touches(works('strongpoint', at)))).toEqual([
      ...[true, true, true, true],
    ]);
    expect(touches(works('strongpoint', 'A2', 'floor 1'))).toBe(false);
  });
});

describe('ways of a flame', () => {
  const ways = (position: string) => {
    const t = table(position);
    return waysOfFlame(t.state, t.unit('1a'), t.unit('2a')).map((way) => way.join(' '));
  };
  test('none between neighbours, the squares between farther ones', () => {
    expect(ways('map\n. . .\nunit 1a stefan at A1\nunit 2a rosie at B1')).toEqual(['']);
    expect(ways('map\n. . .\nunit 1a stefan at A1\nunit 2a rosie at C1')).toEqual(['1']);
    expect(ways('map\n. . .\n. . .\nunit 1a stefan at A1\nunit 2a rosie at C2').sort()).toEqual(['1', '4']);
  });
  test('to the nearest squares that it can reach', () => {
    expect(ways('map\n. . . .\n. . . .\nunit 1a stefan at D1\nunit 2a karl at A1').sort()).toEqual([
      ...['2', '2', '6'],
    ]);
  });
});

describe('eyes and ranges', () => {
  test('a passenger of an aircraft sees as from above', () => {
    const t = table('map\n. # # .\nunit 1a rosie aboard 1b:passenger\nunit 1b assaulter at A1');
    expect(unitSeesSquare(t.state, t.unit('1a'), 3)).toBe(true);
    expect(endOf(t.state, t.unit('1a'))).toMatchObject({ air: true, floor: 0 });
  });

  test('[dt14.los.tree.beyond] a large machine in a wood sees out of it, not through the next', () => {
    const t = table('map\n. t t t .\n. t t t .\nunit 1a karl at B1');
    expect([3, 4].map((square) => unitSeesSquare(t.state, t.unit('1a'), square))).toEqual([true, false]);
  });

  test('[dt14.range.limit] from a large machine into works', () => {
    const t = table(`map
      . . . . . . .
      . . . . . . .
      fort strongpoint F1 N 1
      unit 1a karl at A1
      unit 2a stefan at F1
      unit 2b hans at E1`);
    expect([
      distance(t.state, t.unit('1a'), t.unit('2a')),
      distance(t.state, t.unit('2a'), t.unit('1a')),
    ]).toEqual([4, 4]);
    expect(distance(t.state, t.unit('1a'), t.unit('2b'))).toBe(3);
  });

  test('[dt14.ruling.storeys.cover] a roof covers against those who stand lower', () => {
    const t = table('map\n. b .\nbuilding 1 B1\nunit 1a rosie at B1 floor 1\nunit 2a hans at C1');
    expect([0, 1, 2].map((floor) => squareCover(t.state, t.unit('1a'), floor))).toEqual([true, false, false]);
    expect(coverFrom(t.state, t.unit('2a'), t.unit('1a'))).toBe(true);
  });

  test('a buried bunker is nobody’s shelter', () => {
    const { board } = table('map\n. . .\n. . .\nfort bunker A1 N 1').state;
    expect(fortAt(board, 0)?.kind).toBe('bunker');
    const buried = { ...board, forts: [{ ...board.forts[0]!, kind: 'buried' as const }] };
    expect(fortAt(buried, 0)).toBeNull();
  });

  test('a flame at whoever shares the square has no way to go', () => {
    const t = table('map\n. .\nunit 1a rosie at A1');
    expect(flamePaths(t.state, endOf(t.state, t.unit('1a')), 0, 0)).toEqual([[]]);
  });
});
