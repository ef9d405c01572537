import { describe, expect, test } from 'vitest';
import type { CoreState } from '../state.ts';
import { notation } from './index.ts';
import { parsePosition } from './parse.ts';
import { printPosition } from './print.ts';

const read = (text: string): CoreState => {
  const state = parsePosition(text);
  if ('stack' in state) return state;
  throw new Error(JSON.stringify(state));
};

/** Everything that can be said of a match, a piece and a unit. */
const FULL = `dust-tactics position
round 3 of 7
turn axis
options scale=later reactive-fire=off full-entry=on one-reaction=on get-up-without-ammo=on
question 12
ended rounds
fight-on
seats axis allies axis
side allies points=4 bonus=2 come-on
side axis field-repair
first axis
objective axis {"kind":"survive","unit":"boss"}
bonus allies {"objective":{"kind":"destroy","unit":"boss"},"points":2,"per":"once"}

map
  .,#%.
  be...
door B1 B2
wall A2 B2
entry allies A1 B1
entry axis

cleared E2
crate E1 health=1
trap A1 id=4
allies recon-rangers C2 name=scouts figures=1,5 ugl=1 shots=1 activated moved
allies the-boss B1 with=ellen-ward spent=berserk,assault effects=assault tried
allies ellen-ward B1 with=the-boss health=2
allies the-hammers destroyed figures=none unloaded=mortar,gun
axis luther reserve seat=2 tag=boss from=4
axis recon-grenadiers left
`;

describe('a position with everything in it', () => {
  const state = read(FULL);

  test('is written as it was read', () => {
    expect(printPosition(state)).toBe(FULL);
  });

  test('says this of the match', () => {
    expect(state).toMatchObject({
      round: 3,
      question: 12,
      ended: 'rounds',
      fightOn: true,
      seats: [1, 0, 1],
      options: {
        scale: 'later',
        reactiveFire: false,
        fullEntry: true,
        oneReaction: true,
        getUpWithoutAmmo: true,
      },
      sides: [
        { points: 4, bonus: 2, fieldRepair: false, comeOn: true },
        { points: 0, bonus: 0, fieldRepair: true, comeOn: false },
      ],
      goals: {
        rounds: 7,
        first: 1,
        objectives: [null, { kind: 'survive', unit: 'boss' }],
        bonuses: [[{ objective: { kind: 'destroy', unit: 'boss' }, points: 2, per: 'once' }], []],
      },
      cleared: [9],
    });
  });

  test('says this of the board', () => {
    expect(state.board).toMatchObject({ width: 5, height: 2, entry: [[0, 1], []] });
    expect(state.board.edges).toHaveLength(20);
    expect(state.board.edges!.filter((code) => code !== 0)).toHaveLength(2);
    expect(state.pieces).toEqual([
      { id: 0, kind: 'crate', square: 4, health: 1 },
      { id: 4, kind: 'trap', square: 0, health: 4 },
    ]);
  });

  test('says this of the units', () => {
    expect(state.units).toMatchObject([
      { name: 'scouts', card: 'recon-rangers', side: 0, seat: 1, place: 'board', square: 7, figures: [0, 4] },
      { name: 'the-boss', joined: 2, spent: ['berserk', 'assault'], effects: ['assault'], tried: true },
      { name: 'ellen-ward', joined: 1, health: 2 },
      { name: 'the-hammers', place: 'destroyed', square: -1, figures: [], unloaded: ['mortar', 'gun'] },
      { name: 'luther', side: 1, seat: 2, place: 'reserve', tag: 'boss', from: 4 },
      { name: 'recon-grenadiers', side: 1, seat: 0, place: 'left' },
    ]);
    expect(state.units[0]).toMatchObject({ ammo: { ugl: 1 }, shots: 1, activated: true, moved: true });
    expect(state.units[2]).toMatchObject({ tried: false, activated: false, moved: false, shots: 0 });
  });
});

test('signs of the map: ground, base tiles, walls on them, pieces and buildings', () => {
  const state = read('map\n  .,#%\n  cCtT\n  be..\n');
  expect(printPosition(state)).toContain('map\n  .,#%\n  .,.,\n  be..\n');
  expect(state.pieces.map(({ kind, square }) => [kind, square])).toEqual([
    ['crate', 4],
    ['crate', 5],
    ['trap', 6],
    ['trap', 7],
  ]);
});

test.each<[string, string, string]>([
  ['round 1', 'line 2', 'a position needs a map'],
  ['map\nallies pounder A1', 'line 1', 'after "map" come its rows, indented'],
  ['allies pounder A1', 'line 1', 'squares can be named only after the map'],
  ['turn ssu', 'line 1', '"ssu" is no side: allies or axis'],
  ['options luck=on', 'line 1', 'there is no option "luck"'],
  ['options scale=huge', 'line 1', 'scale is original or later'],
  ['side axis brave', 'line 1', '"brave" says nothing about a side'],
  ['held {', 'line 1', 'what stands here should be JSON'],
  ['map\n  ...\nwall A1 C1', 'line 3', 'A1 and C1 do not lie side by side'],
  ['map\n  ...\ncrate A1 large', 'line 3', '"large" says nothing about a crate'],
  ['map\n  ...\nallies pounder A1 brave', 'line 3', '"brave" says nothing about M2-C Pounder'],
  ['map\n  ...\nallies pounder A1 ugl=1', 'line 3', '"ugl" says nothing about M2-C Pounder'],
  ['map\n  ...\nallies recon-rangers A1 figures=6', 'line 3', 'Recon Rangers has miniatures 1 to 5'],
  ['map\n  ...\nallies recon-rangers A1 figures=0', 'line 3', 'Recon Rangers has miniatures 1 to 5'],
])('%j is refused', (text, at, said) => {
  expect(parsePosition(text)).toMatchObject([{ at, text: said }]);
});

describe('[dt1.ruling.huge-vehicles] a huge vehicle takes the named square, or the first that leaves it room', () => {
  test.each<[string, string, string]>([
    ['right and below', '.....\n  .....\n  .....', 'B1'],
    ['a wall on the right', '..#..\n  .....\n  .....', 'A1'],
    ['a trap below on the right', '.....\n  ..t..\n  .....', 'A1'],
  ])('in B1, %s', (_title, map, stands) => {
    const state = read(`map\n  ${map}\naxis sturm-koenig B1`);
    expect(notation.questions!.unit!(state, 'sturm-koenig')).toMatchObject({ place: stands });
  });

  test.each<[string, string, string]>([
    ['free', '', 'B2'],
    ['a friend to the right', 'axis luther C2', 'A2'],
    ['friends below', 'axis luther B3', 'A1'],
    ['friends below and to the left', 'axis luther B3\naxis ludwig A1', 'B1'],
  ])('in B2, %s', (_title, others, stands) => {
    const state = read(`map\n  ...\n  ...\n  ...\n${others}\naxis sturm-koenig B2`);
    const answer = notation.questions!.unit!(state, 'sturm-koenig');
    expect(answer).toMatchObject({ place: stands });
  });

  test('heroes make room, and so does whoever is passing through', () => {
    const units = 'axis sturm-koenig A1\naxis recon-grenadiers B1';
    const move = { kind: 'move', step: 'step', unit: 1 };
    const stack = `stack ${JSON.stringify([{ kind: 'game', step: 'after-round' }, move])}`;
    expect(read(`map\n  ..\n  ..\n${units}`).units[0]!.size).toBeUndefined();
    expect(read(`${stack}\nmap\n  ..\n  ..\n${units}`).units[0]!.size).toBe(2);
    expect(read('map\n  ..\n  ..\naxis sturm-koenig A1\naxis sigrid B1').units[0]!.size).toBe(2);
  });
});

test('procedures as earlier versions wrote them: a close combat of one target, fire without a partner', () => {
  const fight = {
    kind: 'close-combat',
    step: 'land',
    attacker: 0,
    target: 2,
    attackerHero: 1,
    targetHero: -1,
  };
  const old = [
    { kind: 'reactive-fire', step: 'ask', intruder: 3 },
    { ...fight, blows: [{ back: false }, { back: true }] },
    { kind: 'reactive-fire', step: 'ask', intruder: 3, partner: 5 },
  ];
  expect(read(`stack ${JSON.stringify(old)}\nmap\n  ..`).stack).toEqual([
    { kind: 'reactive-fire', step: 'ask', intruder: 3, partner: -1 },
    {
      kind: 'close-combat',
      step: 'land',
      attacker: 0,
      blows: [
        { back: false, at: { unit: 2, hero: -1 } },
        { back: true, at: { unit: 0, hero: 1 } },
      ],
    },
    { kind: 'reactive-fire', step: 'ask', intruder: 3, partner: 5 },
  ]);
});
