import { type SealedBids, sealedBids, ticTacToe } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  call,
  DiceMismatch,
  done,
  type Frame,
  frameRules,
  frameTable,
  freshState,
  type Game,
  hashJson,
  isDivergence,
  KernelError,
  Match,
  notJson,
  type Option,
  Play,
  parseRecord,
  permute,
  playRandomly,
  printRecord,
  RecordError,
  replay,
  SetupError,
  type State,
  scriptedDice,
  seededDice,
  seededPick,
  shuffle,
} from './index.ts';

const bids = (seats = 3, seed = 'a') =>
  Match.begin(sealedBids, { seats }, ['Anna', 'Ben', 'Cleo'].slice(0, seats), seededDice(seed));
const answer = (match: Match, seat: number, id: string) => match.submit(seat, match.state.question, id);

describe('frames', () => {
  test(`[K1][K3][K5] a called frame runs first, its value reaches the
      caller, and an empty stack ends the match`, () => {
    const trace: string[] = [];
    type Outer = Frame<'outer', 'begin' | 'after'>;
    type Inner = Frame<'inner', 'only'>;
    const game: Game<State, Option> = {
      ...(ticTacToe as unknown as Game<State, Option>),
      frames: frameTable(
        frameRules<State, Outer, Option>({
          kind: 'outer',
          cites: [],
          steps: {
            begin: () => call({ kind: 'inner', step: 'only' }, 'after'),
            after: (_cx, _frame, value) => {
              trace.push(`after ${value}`);
              return done();
            },
          },
        }),
        frameRules<State, Inner, Option>({
          kind: 'inner',
          cites: [],
          steps: {
            only: () => {
              trace.push('inner');
              return done(42);
            },
          },
        }),
      ),
    };
    const play = new Play(game, freshState({ kind: 'outer', step: 'begin' }), seededDice('x'));
    expect(trace).toEqual(['inner', 'after 42']);
    expect(play.over).toBe(true);
  });

  test('[K9] a procedure that never waits is stopped with its stack', () => {
    type Loop = Frame<'loop', 'again'>;
    const game: Game<State, Option> = {
      ...(ticTacToe as unknown as Game<State, Option>),
      frames: frameTable(
        frameRules<State, Loop, Option>({ kind: 'loop', cites: [], steps: { again: () => 'again' } }),
      ),
    };
    const start = () => new Play(game, freshState({ kind: 'loop', step: 'again' }), seededDice('x'));
    expect(start).toThrow(KernelError);
    expect(start).toThrow('loop.again');
  });

  test('[K2] what is not JSON is found with its path', () => {
    expect(notJson({ a: [1, { b: null }] })).toBeNull();
    expect(notJson({ a: [1, { b: undefined }] })).toBe('state.a[1].b');
    expect(notJson({ when: new Date(0) })).toBe('state.when');
    expect(notJson({ n: Number.NaN })).toBe('state.n');
  });
});

describe('answers', () => {
  test('[K4][K6][K7] only listed options are accepted, by the asked seat, to the open question', () => {
    const match = Match.begin(ticTacToe, null, ['x', 'o'], seededDice('t'));
    expect(answer(match, 0, 'mark 4')).toHaveProperty('accepted');
    const before = hashJson(match.state);
    expect(match.submit(1, 0, 'mark 0')).toEqual({
      refused: { code: 'stale-question', params: { open: 1 } },
    });
    expect(answer(match, 0, 'mark 0')).toEqual({ refused: { code: 'not-asked', about: ['0'] } });
    expect(answer(match, 1, 'mark 4')).toEqual({ refused: { code: 'taken', about: ['4'] } });
    expect(answer(match, 1, 'mark 9')).toEqual({ refused: { code: 'not-an-option', about: ['mark 9'] } });
    expect(hashJson(match.state)).toBe(before);
  });

  test('[K7] nothing is accepted after the end', () => {
    const match = Match.begin(ticTacToe, null, ['x', 'o'], seededDice('t'));
    for (const [seat, square] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const)
      answer(match, seat, `mark ${square}`);
    expect(match.over).toBe(true);
    expect(answer(match, 1, 'mark 5')).toEqual({ refused: { code: 'match-over' } });
  });

  test('[K10] a question to several seats goes on when all have answered, in any order', () => {
    const match = bids();
    expect(match.asked).toEqual([0, 1, 2]);
    answer(match, 2, 'bid 5');
    answer(match, 0, 'bid 3');
    expect(match.asked).toEqual([1]);
    expect(match.view(1)).toMatchObject({ waiting: [0, 2] });
    answer(match, 1, 'bid 1');
    expect(match.asked).toEqual([2]);
    expect(match.question(2)!.question).toBe('dare');
  });

  test('[K10][K14] held and secret answers are hidden from others', () => {
    const match = bids();
    answer(match, 2, 'bid 5');
    expect(match.entriesFor(2)[0]!.option).toBe('bid 5');
    expect(match.entriesFor(0)[0]!.option).toBeNull();
    expect(match.entriesFor(null)[0]!.option).toBeNull();
    answer(match, 0, 'bid 3');
    answer(match, 1, 'bid 1');
    expect(match.entriesFor(null).map((e) => e.option)).toEqual(['bid 5', 'bid 3', 'bid 1']);
  });

  test('[K14] secret rolls are in the record and nowhere else', () => {
    const match = bids();
    expect(match.record().opening.rolls).toEqual([expect.objectContaining({ stream: 'deck', secret: true })]);
    expect(match.happenings(null).filter((h) => h.event.type === 'rolled')).toEqual([]);
  });

  test('[K24] bad options give every problem and no match', () => {
    expect(() => Match.begin(sealedBids, { seats: 9 }, [], seededDice('x'))).toThrow(SetupError);
    expect(() => Match.begin(sealedBids, null, [], seededDice('x'))).toThrow('two to six seats');
  });
});

describe('undo', () => {
  test('[K13] free until another seat has answered', () => {
    const match = Match.begin(ticTacToe, null, ['x', 'o'], seededDice('t'));
    const before = match.hash();
    answer(match, 0, 'mark 4');
    expect(match.undo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(match.hash()).toBe(before);
    expect(match.entries).toEqual([]);
    answer(match, 0, 'mark 4');
    answer(match, 1, 'mark 0');
    expect(match.undo(0)).toBe(false);
    expect(match.undoable(1)).toBe(1);
  });

  test('[K13] not past a die or a reveal', () => {
    const match = bids(2);
    answer(match, 0, 'bid 5');
    answer(match, 1, 'bid 1');
    expect(match.undo(1)).toBe(false);
    answer(match, 0, 'dare');
    expect(match.undo(0)).toBe(false);
  });
});

describe('records', () => {
  const finished = (seed: string) => {
    const match = bids(3, seed);
    const pick = seededPick(seed);
    while (!match.over) {
      const seat = match.asked[pick(match.asked.length)]!;
      const question = match.question(seat)!;
      answer(match, seat, sealedBids.optionId(question.options.at(pick(question.options.length)) as never));
    }
    return match;
  };

  test('[K11] a record replays to the same fingerprints', () => {
    const match = finished('r1');
    const again = replay(sealedBids, match.record());
    expect(isDivergence(again)).toBe(false);
    expect((again as Match).hash()).toBe(match.hash());
  });

  test('[K11] a changed die, option, fingerprint or version is found at its place', () => {
    const record = finished('r2').record();
    const change = (i: number, patch: object) => ({
      ...record,
      entries: record.entries.map((e, k) => (k === i ? { ...e, ...patch } : e)),
    });
    expect(replay(sealedBids, change(4, { hash: '0'.repeat(16) }))).toMatchObject({ at: 5 });
    expect(replay(sealedBids, change(0, { option: 'bid 9' }))).toMatchObject({ at: 1 });
    expect(replay(sealedBids, change(0, { rolls: [{ stream: 'dice', faces: [1] }] }))).toMatchObject({
      at: 1,
    });
    const dared = record.entries.findIndex((e) => e.rolls.length > 0);
    expect(dared).toBeGreaterThan(0);
    expect(replay(sealedBids, change(dared, { rolls: [] }))).toMatchObject({ at: dared + 1 });
    expect(replay(sealedBids, { ...record, header: { ...record.header, version: '0' } })).toMatchObject({
      at: 0,
    });
  });

  test('[K11] [K12] a match is replayed and goes on by the rules version that it began with, and by no other', () => {
    const record = finished('r4').record();
    const later: AnyGame = { ...sealedBids, version: '2' };
    expect(replay(later, record)).toMatchObject({
      at: 0,
      fault: { key: 'fault.other-version', params: { other: '1', version: '2' } },
      message: 'this record is of rules version 1, not of 2',
    });
    const { header: _, ...rest } = (replay(sealedBids, record) as Match).snapshot();
    const resume = (game: AnyGame) =>
      Match.resume(game, { header: record.header, ...rest }, seededDice('r4'));
    expect(resume(sealedBids).over).toBe(true);
    expect(() => resume(later)).toThrow('a match of sealed-bids 1 cannot go on as sealed-bids 2');
    expect(() => resume({ ...sealedBids, id: 'open-bids' })).toThrow('cannot go on as open-bids 1');
  });

  test('[K20] print and parse are inverses; a broken line is named', () => {
    const record = finished('r3').record();
    const text = printRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(printRecord(parseRecord(text))).toBe(text);
    const broken = text.replace(/^5 s.*$/m, '5 nobody');
    expect(() => parseRecord(broken)).toThrow(RecordError);
    expect(() => parseRecord(broken)).toThrow(/line \d+: expected/);
    expect(() => parseRecord('hello')).toThrow('line 1: a record begins with');
  });

  test('[K12] a snapshot in the middle of a half-answered question goes on the same', () => {
    const dice = seededDice('s');
    const match = Match.begin(sealedBids, { seats: 3 }, ['a', 'b', 'c'], dice);
    answer(match, 1, 'bid 2');
    const resumed = Match.resume(
      sealedBids,
      JSON.parse(JSON.stringify(match.snapshot())),
      seededDice('s', dice.position()),
    );
    for (const m of [match, resumed]) {
      answer(m, 0, 'bid 5');
      answer(m, 2, 'bid 1');
      answer(m, 0, 'dare');
    }
    expect(resumed.record()).toEqual(match.record());
  });

  test('[K15] a game without a witness plays the same', () => {
    const match = bids(3, 'w');
    const play = new Play(sealedBids, sealedBids.setup({ seats: 3 }) as SealedBids, seededDice('w'));
    const pick = seededPick('w');
    while (!match.over) {
      const seat = play.seat;
      const options = play.options(seat);
      const option = options.at(pick(options.length))!;
      play.answer(seat, option);
      answer(match, seat, sealedBids.optionId(option));
    }
    expect(hashJson(play.state)).toBe(match.hash());
  });

  test('[K21] the fingerprint ignores the order of keys and nothing else', () => {
    expect(hashJson({ a: 1, b: [2, 'x'] })).toBe(hashJson({ b: [2, 'x'], a: 1 }));
    const values = [
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: '1' },
      [1],
      [1, 1],
      [[1], 1],
      null,
      0,
      '',
      false,
      true,
      {},
      [],
      { a: null },
      { a: { b: 1 } },
    ];
    expect(new Set(values.map((v) => hashJson(v))).size).toBe(values.length);
  });

  test('[K22][K23] branching leaves the original alone; random play ends', () => {
    const play = new Play(sealedBids, sealedBids.setup({ seats: 2 }) as SealedBids, seededDice('b'));
    const before = hashJson(play.state);
    const branch = play.branch(seededDice('other'));
    expect(playRandomly(branch, seededPick('b'))).toBeGreaterThan(5);
    expect(branch.over).toBe(true);
    expect(hashJson(play.state)).toBe(before);
  });
});

describe('dice', () => {
  test('[K16] streams are independent, and go on from a stored position', () => {
    const roll = (stream: string, count: number) => ({ stream, reason: 'test', count, sides: 6 });
    const one = seededDice('seed');
    const a = one.roll(roll('a', 10));
    const two = seededDice('seed');
    two.roll(roll('b', 7));
    expect(two.roll(roll('a', 10))).toEqual(a);
    expect(seededDice('seed', two.position()).roll(roll('a', 5))).toEqual(one.roll(roll('a', 5)));
    expect(seededDice('other').roll(roll('a', 10))).not.toEqual(a);
  });

  test('[K17] each face falls about as often, and neighbours are independent', () => {
    const faces = seededDice('uniform').roll({ stream: 'd', reason: 'test', count: 360_000, sides: 6 });
    const single = new Array<number>(6).fill(0);
    const pairs = new Array<number>(36).fill(0);
    faces.forEach((face, i) => {
      single[face]!++;
      if (i > 0) pairs[faces[i - 1]! * 6 + face]!++;
    });
    for (const count of single) expect(Math.abs(count - 60_000)).toBeLessThan(5 * Math.sqrt(50_000));
    for (const count of pairs) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000));
  });

  test('[K18] scripted dice fail when they run out or cannot show a face', () => {
    const dice = scriptedDice([0, 5, 6]);
    expect(dice.roll({ stream: 'd', reason: 'test', count: 2, sides: 6 })).toEqual([0, 5]);
    expect(dice.left()).toBe(1);
    expect(() => dice.roll({ stream: 'd', reason: 'test', count: 1, sides: 6 })).toThrow(DiceMismatch);
    expect(() => scriptedDice([]).roll({ stream: 'd', reason: 'attack', count: 1, sides: 6 })).toThrow(
      'attack needs 1 die, 0 left',
    );
  });

  test('[K19] a shuffle is a roll that says the whole order', () => {
    expect(permute(['a', 'b', 'c'], [2, 0, 0])).toEqual(['c', 'a', 'b']);
    const faces = seededDice('s').roll(shuffle('deck', 'deck', 45));
    expect(new Set(permute([...Array(45).keys()], faces)).size).toBe(45);
  });
});
