import { describe, expect, test } from 'vitest';
import {
  areUnreachable,
  endTrigger,
  hasNobodyLeft,
  isFulfilled,
  progress,
  settleRound,
  victoryPoints,
  winnerOf,
} from './goals.ts';
import { parsePosition } from './notation/parse.ts';
import type { Objective, Square } from './scenarios/scenario.ts';
import type { CoreState } from './state.ts';

/** Rangers on A1 and a huge vehicle on C1 to D2 face a squad on F1. */
const UNITS = `
allies recon-rangers A1 tag=scouts
axis sturm-koenig C1 tag=king
axis battle-grenadiers F1
`;

const position = (lines = '', units = UNITS): CoreState => {
  const read = parsePosition(`${lines}\nmap\n  ......\n  ......\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};
const at = (...names: string[]): Square[] =>
  names.map((name) => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]);
const goal = (side: string, objective: Objective): string => `objective ${side} ${JSON.stringify(objective)}`;
const bonus = (side: string, points: number, per: string, objective: Objective): string =>
  `bonus ${side} ${JSON.stringify({ objective, points, per })}`;

describe('how far an objective is fulfilled', () => {
  test('[dt1.ruling.huge-goals] squares held: a huge vehicle holds every square that it stands on', () => {
    for (const kind of ['hold', 'control'] as const) {
      const squares = at('A1', 'C1', 'D2', 'E1', 'F1');
      const objective = { kind, squares, count: 1, round: 'end' } as Objective;
      expect([progress(position(), 0, objective), progress(position(), 1, objective)]).toEqual([1, 3]);
    }
  });

  test('units that left, all or the one that is named', () => {
    const state = position('', 'allies recon-rangers left tag=scouts\nallies pounder left\naxis luther F1');
    const exit = { kind: 'exit', squares: at('A1'), count: 2 } as const;
    expect(progress(state, 0, exit)).toBe(2);
    expect(progress(state, 0, { ...exit, unit: 'scouts' })).toBe(1);
    expect(progress(state, 1, exit)).toBe(0);
    expect([isFulfilled(state, 0, exit, false), isFulfilled(state, 0, { ...exit, count: 3 }, true)]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['B1', 0],
    ['reserve', 0],
    ['left', 0],
    ['destroyed', 1],
  ])('to destroy a unit, which is now: %s', (place, done) => {
    const state = position('', `allies pounder A1\naxis luther ${place} tag=boss`);
    expect(progress(state, 0, { kind: 'destroy', unit: 'boss' })).toBe(done);
    expect(isFulfilled(state, 0, { kind: 'destroy', unit: 'boss' }, false)).toBe(done === 1);
  });

  test.each([
    ['B1', 1],
    ['reserve', 1],
    ['left', 1],
    ['destroyed', 0],
  ])('to survive, being now: %s', (place, done) => {
    const state = position('', `allies pounder A1\naxis luther ${place} tag=boss`);
    const survive = { kind: 'survive', unit: 'boss' } as const;
    expect(progress(state, 1, survive)).toBe(done);
    expect(isFulfilled(state, 1, survive, true)).toBe(done === 1);
    expect(isFulfilled(state, 1, survive, false)).toBe(false);
  });

  test('to survive with anybody: whoever left or fell is not there', () => {
    const any = { kind: 'survive', unit: 'any' } as const;
    expect(progress(position(), 1, any)).toBe(1);
    expect(progress(position('', 'allies pounder reserve\naxis luther left'), 0, any)).toBe(1);
    expect(progress(position('', 'allies pounder A1\naxis luther left'), 1, any)).toBe(0);
    expect(progress(position('', 'allies pounder destroyed\naxis luther B1'), 0, any)).toBe(0);
  });

  test('a unit that nobody has neither fell nor survived', () => {
    expect(progress(position(), 1, { kind: 'survive', unit: 'ghost' })).toBe(0);
    expect(progress(position(), 0, { kind: 'destroy', unit: 'ghost' })).toBe(0);
  });

  test('cover destroyed, by the squares on which it lay', () => {
    const state = position('', `${UNITS}cleared B2\ncleared E2\n`);
    const fuel = { kind: 'destroy-cover', squares: at('B2', 'C2', 'E2'), count: 2 } as const;
    expect(progress(state, 0, fuel)).toBe(2);
    expect(isFulfilled(state, 0, fuel, false)).toBe(true);
    expect(isFulfilled(state, 0, { ...fuel, count: 3 }, true)).toBe(false);
  });
});

test.each([
  [3, 4, false, false],
  [4, 4, false, true],
  [5, 4, false, true],
  [5, 'end', false, false],
  [5, 'end', true, true],
] as const)('in round %i squares are to be held after round %s, the last: %s', (now, round, last, done) => {
  const hold = { kind: 'hold', squares: at('A1', 'F1'), count: 1, round } as const;
  expect(isFulfilled(position(`round ${now} of 8`), 0, hold, last)).toBe(done);
  expect(isFulfilled(position(`round ${now} of 8`), 0, { ...hold, count: 2 }, last)).toBe(false);
});

test('control: more of the squares than the enemy, when the game ends', () => {
  const control = (...names: string[]) => ({ kind: 'control', squares: at(...names) }) as const;
  const state = position();
  expect(isFulfilled(state, 0, control('A1', 'B1'), true)).toBe(true);
  expect(isFulfilled(state, 0, control('A1', 'B1'), false)).toBe(false);
  expect(isFulfilled(state, 0, control('A1', 'F1'), true)).toBe(false);
  expect(isFulfilled(state, 1, control('A1', 'C1', 'D1'), true)).toBe(true);
});

describe('objectives that nobody can reach any more', () => {
  const fallen = 'allies recon-rangers destroyed tag=scouts\naxis luther F1 tag=boss';

  test.each<[string, Objective, string, boolean]>([
    ['exit', { kind: 'exit', squares: [], count: 1 }, UNITS, false],
    ['exit of two with one left', { kind: 'exit', squares: [], count: 2 }, UNITS, true],
    ['exit of the fallen', { kind: 'exit', squares: [], count: 1, unit: 'scouts' }, fallen, true],
    ['destroy', { kind: 'destroy', unit: 'king' }, UNITS, false],
    ['destroy with nobody', { kind: 'destroy', unit: 'boss' }, fallen, true],
    [
      'destroy who has gone',
      { kind: 'destroy', unit: 'boss' },
      'allies pounder A1\naxis luther left tag=boss',
      true,
    ],
    ['survive', { kind: 'survive', unit: 'scouts' }, UNITS, false],
    ['survive, having fallen', { kind: 'survive', unit: 'scouts' }, fallen, true],
    ['control', { kind: 'control', squares: at('A1') }, UNITS, false],
    ['control with nobody', { kind: 'control', squares: at('A1') }, fallen, true],
    ['cover', { kind: 'destroy-cover', squares: at('A1'), count: 1 }, UNITS, false],
    ['cover with nobody', { kind: 'destroy-cover', squares: at('A1'), count: 1 }, fallen, true],
    ['hold', { kind: 'hold', squares: at('A1', 'B1'), count: 1, round: 'end' }, UNITS, false],
    ['hold two with one', { kind: 'hold', squares: at('A1', 'B1'), count: 2, round: 'end' }, UNITS, true],
  ])('[dt1.end.unreachable] [dt1.faq.end.unreachable] %s', (_title, objective, units, gone) => {
    expect(areUnreachable(position(goal('allies', objective), units))).toBe(gone);
  });

  test('[dt1.ruling.huge-goals] a huge vehicle alone can hold four squares', () => {
    const four = { kind: 'hold', squares: at('A1', 'B1', 'A2', 'B2'), count: 4, round: 'end' } as const;
    const units = 'allies pounder A1\naxis sturm-koenig C1';
    expect(areUnreachable(position(goal('axis', four), units))).toBe(false);
    expect(areUnreachable(position(goal('axis', { ...four, count: 5 }), units))).toBe(true);
  });

  test('one side that still can is enough, and without objectives somebody must be there', () => {
    const lost = goal('allies', { kind: 'exit', squares: [], count: 9 });
    const open = goal('axis', { kind: 'destroy', unit: 'scouts' });
    expect(areUnreachable(position(`${lost}\n${open}`))).toBe(false);
    expect(areUnreachable(position(lost))).toBe(true);
    expect(areUnreachable(position())).toBe(false);
    const gone = position('', 'allies pounder A1\naxis luther left');
    expect([hasNobodyLeft(position()), hasNobodyLeft(gone)]).toEqual([false, true]);
    expect(areUnreachable(gone)).toBe(true);
  });
});

describe('what ends a match after a round', () => {
  test.each([
    ['not yet', 'round 3 of 4', UNITS, null],
    ['[dt1.end.rounds] the last round', 'round 4 of 4', UNITS, 'rounds'],
    ['no round is the last', 'round 9', UNITS, null],
    [
      '[dt1.end.elimination] nobody is left',
      'round 1 of 4',
      'allies pounder A1\naxis luther destroyed',
      'elimination',
    ],
    [
      '[dt1.ruling.left-alive] the last walked off',
      'round 1 of 4',
      'allies pounder A1\naxis luther left',
      null,
    ],
  ])('%s', (_title, round, units, reason) => {
    expect(endTrigger(position(round, units))).toBe(reason);
  });

  test('[dt1.end.objective] an objective of either side', () => {
    const hold = { kind: 'hold', squares: at('C2'), count: 1, round: 2 } as const;
    expect(endTrigger(position(`round 2 of 8\n${goal('axis', hold)}`))).toBe('objective');
    expect(endTrigger(position(`round 1 of 8\n${goal('axis', hold)}`))).toBeNull();
    expect(endTrigger(position(`round 2 of 8\n${goal('allies', hold)}`))).toBeNull();
    const late = { kind: 'hold', squares: at('A1'), count: 1, round: 'end' } as const;
    expect(endTrigger(position(`round 2\n${goal('allies', late)}`))).toBeNull();
    expect(endTrigger(position(`round 2 of 2\n${goal('allies', late)}`))).toBe('objective');
  });
});

describe('[dt1.faq.vp.bonus] bonuses', () => {
  const held = (round: number | 'end', count = 1) =>
    ({ kind: 'hold', squares: at('C1', 'D2', 'A1'), count, round }) as const;

  test.each<[string, string, number]>([
    ['once', bonus('axis', 3, 'once', held(2)), 3],
    ['for each square', bonus('axis', 3, 'each', held(2)), 6],
    ['not enough squares', bonus('axis', 3, 'once', held(2, 3)), 0],
    ['another round', bonus('axis', 3, 'once', held(3)), 0],
    ['the end', bonus('axis', 3, 'each', held('end')), 0],
    ['tenfold', `options scale=later\n${bonus('axis', 3, 'each', held(2))}`, 60],
  ])('are settled with their round: %s', (_title, lines, points) => {
    const state = position(`round 2 of 8\n${lines}`);
    settleRound(state);
    expect(state.sides.map((side) => side.bonus)).toEqual([0, points]);
  });

  test.each<[string, string, number]>([
    ['none', '', 5],
    ['once', bonus('axis', 3, 'once', held('end')), 8],
    ['for each square', bonus('axis', 3, 'each', held('end')), 11],
    ['not enough squares', bonus('axis', 3, 'once', held('end', 3)), 5],
    ['settled before', bonus('axis', 3, 'each', held(2)), 5],
    ['tenfold, once', `options scale=later\n${bonus('axis', 3, 'once', held('end'))}`, 35],
    ['tenfold, each', `options scale=later\n${bonus('axis', 3, 'each', held('end'))}`, 65],
  ])('[dt1.ruling.victory] victory points: %s', (_title, lines, points) => {
    const state = position(`round 8 of 8\nside axis points=4 bonus=1\n${lines}`);
    expect([victoryPoints(state, 0), victoryPoints(state, 1)]).toEqual([0, points]);
  });
});

const SURVIVE: Objective = { kind: 'survive', unit: 'any' };

test.each<[string, string, 0 | 1 | null]>([
  ['[dt1.faq.vp.most] equal points', 'side allies points=2\nside axis points=2', null],
  ['[dt1.faq.vp.most] more for the Allies', 'side allies points=3\nside axis points=2', 0],
  ['[dt1.faq.vp.most] more for the Axis', 'side axis points=1', 1],
  [
    '[dt1.end.objective.wins] an objective against the points',
    `side axis points=9\n${goal('allies', SURVIVE)}`,
    0,
  ],
  [
    '[dt1.end.objective.wins] both have theirs: points',
    ['side axis points=9', goal('allies', SURVIVE), goal('axis', SURVIVE)].join('\n'),
    1,
  ],
])('%s', (_title, lines, winner) => {
  expect(winnerOf(position(lines))).toBe(winner);
});
