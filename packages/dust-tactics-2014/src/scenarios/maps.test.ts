import { describe, expect, test } from 'vitest';
import { openBoard } from '../ground/squares/board.ts';
import { blankState } from '../notation/parse.ts';
import { printPosition } from '../notation/print.ts';
import { raise, withBuilding } from './buildings.ts';
import { SCENARIOS } from './index.ts';
import type { Scenario } from './scenario.ts';

const OPEN = Array.from({ length: 9 }, () => '. '.repeat(12).trim()).join('\n');

/** A board as it is drawn below: the map where it is not bare, what lies on it, and its walls, four to a line. */
function drawn(board: Scenario['board']): string {
  const text = printPosition({ ...blankState(), board });
  const lines = text
    .slice(text.indexOf('map\n') + 4)
    .trimEnd()
    .split('\n');
  const map = lines
    .slice(0, board.height)
    .map((line) => line.trim())
    .join('\n');
  const rest = lines.slice(board.height);
  const walls = rest.filter((line) => line.startsWith('wall ')).map((line) => line.slice(5));
  const fours = walls.flatMap((_, at) => (at % 4 === 0 ? [`  ${walls.slice(at, at + 4).join(', ')}`] : []));
  return [
    map === OPEN ? 'open' : map,
    ...rest.filter((line) => !line.startsWith('wall ')),
    ...(walls.length > 0 ? ['walls', ...fours] : []),
  ].join('\n');
}

const MAPS: Record<string, string> = {
  firefight: `
open
`,
  reload: `
open
objectives C5 J5
`,
  'fuel-run': `
open
objectives F3 G7
`,
  'radio-free-babylon': `
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . b . . . . . .
. . . . b b b . . . . .
. . . . . b . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
building 1 F5 F4 F6 E5 G5
walls
  F3 F4 large, E4 F4 wall, F4 G4 wall, F6 F7 large
  E6 F6 wall, F6 G6 wall, E4 E5 wall, E5 E6 wall
  D5 E5 wall, G4 G5 wall, G5 G6 wall, G5 H5 wall
`,
  'the-oasis': `
open
`,
  'the-lost-palace': `
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . b b . . . . .
. . . . . b b . . . . .
. . . . . b b . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
objectives F5
building 1 F4 G4 F5 G5 F6 G6
walls
  F3 F4 large, E4 F4 wall, G3 G4 large, G4 H4 wall
  E5 F5 wall, G5 H5 wall, F6 F7 large, E6 F6 wall
  G6 G7 large, G6 H6 wall
`,
  'no-mans-land': `
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
. . . . . . . . . . . w
trenches C3 D3 H3 I3 C7 D7 H7 I7
wire C4 D4 H4 I4 C6 D6 H6 I6
mines B4 F4 J4 B6 F6 J6
objectives F5 G5
`,
  'the-factory': `
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . b b b b . . . .
. . . . b b b b . . . .
. . . . b b b b . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
wire D4 I4 D6 I6
mines C5 J5
building 2 E4 F4 G4 H4 E5 F5 G5 H5 E6 F6 G6 H6
walls
  E3 E4 wall, D4 E4 wall, F3 F4 huge, G3 G4 huge
  H3 H4 wall, H4 I4 wall, D5 E5 small, H5 I5 small
  E6 E7 wall, D6 E6 wall, F6 F7 huge, G6 G7 huge
  H6 H7 wall, H6 I6 wall
`,
  'high-houses': `
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . b b . . . . . . . .
. . b b . . . . b b . .
. . . . . . . . b b . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
trenches F5 G5
wire F4 G6
objectives D5 I5
building 3 C4 D4 C5 D5
building 3 I5 J5 I6 J6
walls
  C3 C4 small, B4 C4 wall, D3 D4 wall, D4 E4 wall
  C5 C6 wall, B5 C5 wall, D5 D6 small, D5 E5 wall
  I4 I5 small, H5 I5 wall, J4 J5 wall, J5 K5 wall
  I6 I7 wall, H6 I6 wall, J6 J7 small, J6 K6 wall
`,
  'the-river': `
. . . . . . . . . . . w
. . . . . . . . . . . w
. t . . . t t . . . t w
. . . . t . . t . . . w
w w . . w . . w . . w w
. . . . t . . t . . . w
. t . . . t t . . . t w
. . . . . . . . . . . w
. . . . . . . . . . . w
trenches C3 J3 C7 J7
wire F4 G4 F6 G6
mines D4 I4 D6 I6
objectives C5 J5
`,
};

/** Edges, turns, pieces to set out, what comes back, and the squares of the place it is about. */
const TERMS: Record<string, string> = {
  firefight: 'NS 8 tile tile trap',
  reload: 'NS 8 tile tile trap',
  'fuel-run': 'WE 8 tile tile trap',
  'radio-free-babylon': 'NS 8 tile tile trap, 5 squares',
  'the-oasis':
    'NS 8 house grove grove grove grove grove grove trap crate, infantry vehicle, crates, 12 squares',
  'the-lost-palace': 'NS 8 grove grove grove grove grove trap, any any, 6 squares',
  'no-mans-land': 'NS 8 trap crate',
  'the-factory': 'NS 8 tile tile trap, 12 squares',
  'high-houses': 'NS 8 tile tile trap',
  'the-river': 'NS 8 tile trap',
};

const termsOf = ({ edges, lastTurn, pieces, reserves, resupply, place }: Scenario): string =>
  [
    `${edges.map((edge) => 'NESW'[edge]).join('')} ${lastTurn} ${pieces.join(' ')}`,
    ...(reserves.length > 0 ? [reserves.join(' ')] : []),
    ...(resupply ? ['crates'] : []),
    ...(place.length > 0 ? [`${place.length} squares`] : []),
  ].join(', ');

describe('ready-made scenarios', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    expect(drawn(scenario.board)).toBe(MAPS[id]?.trim());
    expect(termsOf(scenario)).toBe(TERMS[id]);
  });

  test('all of them', () => expect(SCENARIOS.map(({ id }) => id)).toEqual(Object.keys(MAPS)));

  test.each(SCENARIOS.filter(({ place, board }) => place.length > 0 && board.buildings.length > 0))(
    'the place of $id is its building',
    ({ place, board }) => expect(place).toEqual(board.buildings[0]!.squares),
  );
});

describe('a building', () => {
  test('has walls on its outer sides, none beyond the board', () => {
    const sides: string[] = [];
    const board = raise(openBoard(3, 3), [0, 1], 2, (square, side) => {
      sides.push(`${square} ${side}`);
      return side === 1 ? 'small' : 'wall';
    });
    expect(sides).toEqual(['0 2', '1 2', '1 1']);
    expect(drawn(board)).toBe(
      'b b .\n. . .\n. . .\nbuilding 2 A1 B1\nwalls\n  A1 A2 wall, B1 B2 wall, B1 C1 small',
    );
  });

  test('at the far corner', () => {
    expect(drawn(withBuilding(openBoard(3, 3), [8], 1, [8], [8]))).toBe(
      '. . .\n. . .\n. . b\nbuilding 1 C3\nwalls\n  C2 C3 large, B3 C3 wall',
    );
  });

  test('in the middle, with openings where they are named', () => {
    expect(drawn(withBuilding(openBoard(3, 3), [4], 1, [4], []))).toBe(
      '. . .\n. b .\n. . .\nbuilding 1 B2\nwalls\n  B1 B2 large, B2 B3 wall, A2 B2 wall, B2 C2 wall',
    );
    expect(drawn(withBuilding(openBoard(3, 3), [4], 0, [], [4]))).toContain('B1 B2 wall, B2 B3 large');
  });
});
