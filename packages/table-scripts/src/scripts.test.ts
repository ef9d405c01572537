import { pebbles, sealedBids, ticTacToe } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { difference, readScript, runScript, type Script } from './index.ts';

const script = (fields: object): Script => {
  const made = readScript({ title: 'a script', game: 'tic-tac-toe', setup: {}, steps: [], ...fields });
  if (Array.isArray(made)) throw new Error(JSON.stringify(made));
  return made as Script;
};

const failures = (fields: object, game = ticTacToe as never) => runScript(script(fields), game).failures;

describe('reading a script', () => {
  test.each([
    [42, 'a list of fields'],
    [{ title: 'x', game: 'y', steps: [] }, 'either a position or a setup'],
    [{ title: 'x', game: 'y', setup: {}, position: 'p', steps: [] }, 'either a position or a setup'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ expect: 1 }] }, 'a step has one of'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ ask: { range: [] } }] }, 'needs what is expected'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ nearest: 'there' }] }, 'needs what is expected'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ ask: {}, expect: 1 }] }, 'ask one question by name'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ options: 'all' }] }, 'list of option ids'],
    [{ title: 'x', game: 'y', setup: {}, steps: [{ note: 'n', shows: 'r' }] }, 'shows is a list of rule ids'],
    [{ title: 'x', game: 'y', setup: {}, stps: [], steps: [] }, 'no such field'],
    [{ title: 'x', game: 'y', setup: {}, steps: [], refused: 'r' }, 'none where the set-up is refused'],
    [{ title: 'x', game: 'y', setup: {}, refused: 4 }, 'the id of a rule'],
  ])('%j is refused: %s', (value, message) => {
    const problems = readScript(value);
    expect(JSON.stringify(problems)).toContain(message);
  });
});

describe('running a script', () => {
  test('answers, refusals, options and the end', () => {
    const steps = [
      { question: 'mark' },
      'mark 0',
      { refuse: 'mark 0', code: 'taken' },
      'mark 3',
      { include: ['mark 1'], exclude: ['mark 3'] },
      'mark 1',
      'mark 4',
      { over: false },
      'mark 2',
      { over: { reason: 'line', places: [0, 1] } },
      { question: null },
    ];
    expect(failures({ steps })).toEqual([]);
  });

  test('[K32] what cannot be listed is accepted, refused by its rule, or comes to rest nearby', () => {
    const steps = [
      { accept: 'lay 40,50' },
      { accept: 'pass' },
      'lay 40,50',
      { refuse: 'lay 41,50', rule: 'pebbles.apart' },
      { nearest: 'lay 3,50', expect: 'lay 8,50' },
      { accept: 'lay 8,50' },
    ];
    expect(failures({ steps }, pebbles as never)).toEqual([]);
  });

  test.each([
    [[{ accept: 'lay 3,50' }], 'would be refused: off-cloth (pebbles.cloth)'],
    [[{ accept: 'elsewhere' }], 'would be refused: not-an-option'],
    [[{ nearest: 'lay 3,50', expect: 'lay 9,50' }], 'the nearest is lay 8,50, expected lay 9,50'],
    [[{ nearest: 'elsewhere', expect: null }], 'does not read as an answer'],
  ])('%j fails: %s', (steps, message) => {
    expect(failures({ steps }, pebbles as never)[0]?.message).toContain(message);
  });

  test('where all answers are listed none is nearest', () => {
    const [failed] = failures({ steps: [{ nearest: 'mark 0', expect: 'mark 0' }] });
    expect(failed?.message).toContain('are listed');
  });

  test.each([
    [['mark 9'], 'is refused'],
    [[{ refuse: 'mark 1' }], 'is accepted'],
    [['mark 0', { refuse: 'mark 0', code: 'other' }], 'refused as taken'],
    [['mark 0', { refuse: 'mark 0', rule: 'r' }], 'refused by no rule'],
    [[{ question: 'dare' }], 'the question is "mark"'],
    [[{ options: ['mark 0'] }], 'the options are'],
    [[{ include: ['mark 12'] }], 'not possible: mark 12'],
    [[{ exclude: ['mark 1'] }], 'should not be: mark 1'],
    [[{ ask: { range: [1, 2] }, expect: 1 }], 'there is no question'],
    [[{ odds: {}, expect: {} }], 'has no odds'],
    [[{ event: { type: 'boom' } }], 'no such event'],
    [[{ over: true }], 'not over'],
    [[{ question: null }], 'somebody is asked'],
    [[{ dice: '1 2' }], '2 dice were not rolled'],
    [[{ dice: 'Q' }], 'no face of a die'],
  ])('%j fails: %s', (steps, message) => {
    expect(JSON.stringify(failures({ steps }))).toContain(message.replaceAll('"', '\\"'));
  });

  test('a step that fails tells which rules it shows', () => {
    const steps = [
      { answer: 'mark 0', shows: ['ttt.empty'] },
      { refuse: 'mark 0', rule: 'ttt.taken', shows: ['ttt.once'] },
      { question: 'dare' },
      { answer: 'mark 9', shows: ['ttt.nine'] },
    ];
    expect(failures({ steps }).map(({ step, shows }) => [step, shows])).toEqual([
      [2, ['ttt.once', 'ttt.taken']],
      [3, undefined],
      [4, ['ttt.nine']],
    ]);
  });

  test('a set-up that must be refused is, by the rule named', () => {
    const fussy = {
      ...ticTacToe,
      setup: () => [{ at: 'board', message: 'no', rule: 'ttt.board' }],
    } as never;
    const refused = (rule: string, game: never) =>
      failures({ steps: undefined, refused: rule }, game).map(({ message }) => message);
    expect(refused('ttt.board', fussy)).toEqual([]);
    expect(refused('ttt.other', fussy)).toEqual(['refused by ttt.board, expected ttt.other']);
    expect(refused('ttt.board', ticTacToe as never)).toEqual(['the set-up is accepted']);
  });

  test('dice that run out or do not fit are told', () => {
    const bids = { game: 'sealed-bids', setup: { seats: 2 } };
    expect(JSON.stringify(failures(bids, sealedBids as never))).toContain('the dice ran out');
    expect(JSON.stringify(failures({ ...bids, dice: '9 0 0 0 0' }, sealedBids as never))).toContain(
      'no face 9',
    );
    const steps = [{ answer: 'bid 5' }];
    expect(JSON.stringify(failures({ ...bids, dice: '0 0 0 0 0', steps }, sealedBids as never))).toContain(
      'say which',
    );
    const ok = [
      { answer: 'bid 5', seat: 0 },
      { answer: 'bid 1', seat: 1 },
      { dice: '5 5' },
      'dare',
      { event: { type: 'revealed', winner: 0 } },
    ];
    expect(failures({ ...bids, dice: '0 0 0 0 0', steps: ok }, sealedBids as never)).toEqual([]);
  });
});

test('objects need only fit in the fields named; numbers within 1e-9', () => {
  expect(difference({ a: 1 }, { a: 1 + 1e-12, b: 2 })).toBeNull();
  expect(difference({ a: 1 }, { a: 1.1 })).toEqual({
    code: 'differs',
    params: { path: 'a', got: '1.1', expected: '1' },
    message: 'a is 1.1, expected 1',
  });
  expect(difference([1, 2], [1])?.message).toContain('expected [1,2]');
  expect(difference({ a: { b: [true] } }, { a: { b: [false] } })?.message).toContain('a.b[0]');
});
