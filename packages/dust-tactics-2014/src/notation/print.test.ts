import { describe, expect, test } from 'vitest';
import type { TacticsState } from '../state.ts';
import { notation } from './index.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

function read(text: string): TacticsState {
  const state = parsePosition(text);
  if (!('stack' in state)) throw new Error(JSON.stringify(state));
  return state;
}

/** How a line of a unit comes out again, on a board with a carrier and a squad. */
function again(line: string): string {
  const others = 'unit 1y mickey at A1\nunit 1z ranger-combat-squad at C3';
  return printPosition(read(`map\n  . . .\n  . . .\n  . . .\n${others}\n${line}\n`))
    .trimEnd()
    .split('\n')
    .at(-1)!;
}

const SQUARES = `rules starter
reactions off
suppression on
scenario reload
turn 2 of 6
to-act 2
edges N -
map
  . . t .
  . b w #
  r . . .
  . . . .
crates A1
traps B1
trenches A2 D3
wire D1
mines A3
objectives B3 C3
smoke A4 until 3
wall A2 B2 small
wall C3 C4 huge
building 2 B2
fort bunker C3 W 2
fort strongpoint A3 N 0
own {"title":"A\\u0020fight"}
paid 0 2
score 0 7
reinforced 2
replaced 1
alert 2 1a
works 1 bunker strongpoint
pieces 2 grove
reserves 1 infantry any
fallen 1c
unit 1a striker at A1 facing E
unit 1b ranger-combat-squad at B2 floor 1 soldiers 0,2 ammo 0,1,0 stuns -,2a under-fire tag vip activated
unit 1c rosie gone left C3 rode 1a:pilot marks 4 spent parted,lucky
unit 2a hans from 3 not-loaded not-salvo hidden led
`;

const TABLE = `rules full
reactions on
suppression on
scenario free-for-all
turn 1 of 8
to-act 1
edges N S
table 900 900
marker well 450,450
unit 1a rosie at 300,400^1
unit 1b hans at 500,400@16
unit 2a ranger-sniper-squad at 100,100 140,100
`;

describe('a position as text', () => {
  test.each([
    ['squares', SQUARES],
    ['a table', TABLE],
  ])('%s: what is read is written again, word by word', (_, text) => {
    expect(printPosition(read(text))).toBe(text);
  });

  test('what is as at the start is left out', () => {
    expect(printPosition(read('map\n  . .\nunit 1a rosie at B1\n'))).toBe(
      [
        'rules full\nreactions on\nscenario firefight\nturn 1 of 8\nto-act 1\nedges N S',
        'map\n  . .\nunit 1a rosie at B1\n',
      ].join('\n'),
    );
  });

  test.each([
    ['waiting', 'unit 1a rosie'],
    ['aboard', 'unit 1a rosie aboard 1y:rider'],
    ['gone', 'unit 1a rosie gone'],
    ['gone from where it stood', 'unit 1a rosie gone left B2'],
    ['gone with the first unit', 'unit 1a rosie gone rode 1y:passenger'],
    ['gone with a carrier, no place in it', 'unit 1a rosie gone rode 1y:-'],
    ['in the upper left square', 'unit 1a rosie at A1'],
    ['no soldier left', 'unit 1a ranger-combat-squad gone soldiers -'],
    ['joined to a squad', 'unit 1a rosie at C3 joined 1z:activation'],
    ['joined to the first unit', 'unit 1a rosie at C3 joined 1y:game'],
    ['joined, nobody knows for how long', 'unit 1a rosie at C3 joined 1z:-'],
    ['gripped by the first unit', 'unit 1a rosie at C3 stuns 1y'],
    ['suppressed', 'unit 1a rosie at C3 suppressed'],
    ['with both stimulants', 'unit 1a rosie at C3 acted attackStim moveStim'],
    ['every other flag', 'unit 1a rosie at C3 activated again dug idle stranded'],
  ])('a unit %s', (_, line) => {
    expect(again(line)).toBe(line);
  });

  test('works without an owner are nobody’s', () => {
    expect(read('map\n  . .\n  . .\nfort bunker A1 S').board.forts).toEqual([
      { kind: 'bunker', at: 0, facing: 2, seat: -1 },
    ]);
  });
});

describe('what cannot be read', () => {
  const faults = (text: string) => {
    const found = parsePosition(text);
    return 'stack' in found ? [] : found.map(({ at, code }) => `${at}: ${code}`);
  };

  test.each([
    ['map\n  . .\nwall A1 A1 small', ['line 3: notation.apart']],
    ['map\n  . .\nown {', ['line 3: notation.json']],
    ['map\n  . .\nunit 1a rosie at A1\nunit 1a rosie at B1', ['line 4: notation.twice']],
    ['map\n  . .\nunit 1a rosie at A1 sleepy', ['line 3: notation.of-unit']],
    ['map\n  . .\nalert 1 1b', ['units: notation.unit']],
    ['table 900 900\nwood copse 1,1', ['line 2: notation.points']],
    ['table 900 900\nunit 1a rosie at A1', ['line 2: notation.point', 'units: notation.miniatures']],
    ['table 900 900\nunit 1a hans at 1,1 2,2', ['units: notation.miniatures']],
    ['', ['map: notation.map']],
  ])('%j', (text, told) => {
    expect(faults(text)).toEqual(told);
  });

  test('a question that fails says why', () => {
    const state = read('map\n  . .\nunit 1a rosie at A1');
    expect(notation.questions.unit!(state, '9z')).toMatchObject({ at: 'ask', code: 'notation.unit' });
    expect(notation.questions.card!(state, 'nobody')).toMatchObject({
      at: 'ask',
      code: 'notation.said',
      params: { fault: 'no card nobody' },
    });
  });
});
