import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type Context,
  type Dice,
  done,
  freshState,
  type Json,
  Match,
  type Next,
  type Option,
  type OptionSpace,
  SetupError,
  type State,
  scriptedDice,
} from './index.ts';

interface Table extends State {
  log: string[];
}

/** Options are the words of a list; the word `end` ends the match. */
const words = (...ids: string[]): Option[] => ids.map((id) => ({ do: id }));
const take = ({ state }: Context<Table>, _frame: unknown, option: Option): Next => {
  state.log.push(option.do);
  return option.do === 'end' ? done() : 'ask';
};

/** One seat is asked after the other; what differs is given. */
function gameOf(step: object, more: object = {}): AnyGame {
  const ask = {
    type: 'ask',
    question: 'word?',
    seat: () => 0,
    options: () => words('a', 'b', 'end'),
    take,
    ...step,
  };
  return {
    id: 'words',
    version: '1',
    setup: () => ({ ...freshState({ kind: 'f', step: 'ask' }), log: [] }),
    frames: { f: { kind: 'f', cites: ['f.rule', 'f.other'], steps: { ask } } },
    optionId: (option: Option) => option.do,
    clone: (state: Table) => structuredClone(state),
    view: (state: Table) => state.log as Json,
    outcome: (state: Table) => (state.stack.length > 0 ? null : { places: [0], scores: [0], reason: 'end' }),
    ...more,
  } as unknown as AnyGame;
}

const begin = (game: AnyGame, dice: Dice = scriptedDice([]), note?: string) =>
  Match.begin(game, { size: 1 }, ['Ann', 'Bob'], dice, note);
const answer = (match: Match, seat: number, id: string, keep?: boolean) =>
  match.submit(seat, match.state.question, id, keep);
const rolling = (more: object = {}) => ({
  type: 'roll',
  roll: () => ({ stream: 'd', reason: 'luck', count: 1, sides: 6, ...more }),
  take: (): Next => 'ask',
});

describe('a match begins', () => {
  test('[K11] with a header of game, version, set-up, seats and, where it is told, the dice', () => {
    const header = { game: 'words', version: '1', setup: { size: 1 }, seats: ['Ann', 'Bob'] };
    expect(begin(gameOf({})).header).toEqual(header);
    expect(begin(gameOf({})).header).not.toHaveProperty('dice');
    expect(begin(gameOf({}), undefined, 'seed k').header).toEqual({ ...header, dice: 'seed k' });
    const complete = (setup: Json) => ({ ...(setup as object), whole: true });
    expect(begin(gameOf({}, { complete })).header.setup).toEqual({ size: 1, whole: true });
  });

  test('[K24] or tells all problems of its set-up', () => {
    const problems = [
      { at: 'size', code: 'small', text: 'too small' },
      { at: 'map', code: 'map', text: 'unknown' },
    ];
    const wrong = () => begin(gameOf({}, { setup: () => problems }));
    expect(wrong).toThrow(SetupError);
    expect(wrong).toThrow(
      expect.objectContaining({ name: 'SetupError', problems, message: 'size: too small\nmap: unknown' }),
    );
  });

  test('[K24] or tells what failed, also where no error was thrown but a text', () => {
    const cause = 'no map';
    const setup = () => {
      throw cause;
    };
    expect(() => begin(gameOf({}, { setup }))).toThrow(
      expect.objectContaining({
        problems: [
          {
            at: 'setup',
            code: 'rules-failed',
            params: { error: 'no map' },
            text: 'the rules failed: no map',
          },
        ],
        cause,
      }),
    );
  });

  test('[K5] and must have an outcome when it is over', () => {
    const setup = () => ({ ...freshState(), log: [] });
    expect(() => begin(gameOf({}, { setup, outcome: () => null }))).toThrow('over without an outcome');
    expect(begin(gameOf({}, { setup })).over).toBe(true);
    const match = begin(gameOf({}, { outcome: () => null }));
    expect(answer(match, 0, 'end')).toMatchObject({ refused: { code: 'rules-failed' } });
    expect(match.over).toBe(false);
  });
});

describe('answers', () => {
  test('[K6] an option is found by what it was called before, if that is one option only', () => {
    const formerId = ({ do: id }: Option) => ({ a: 'old', b: 'same', end: 'same' })[id];
    const match = begin(gameOf({}, { formerId }));
    expect(answer(match, 0, 'old')).toMatchObject({ accepted: { option: 'a' } });
    expect(answer(match, 0, 'same')).toMatchObject({ refused: { code: 'not-an-option' } });
    expect(answer(match, 0, 'b')).toMatchObject({ accepted: { option: 'b' } });
  });

  test('[K6] the space of a question takes or refuses what is not listed', () => {
    const space = (): Partial<OptionSpace> => ({
      parse: (id) => (id.startsWith('go ') ? { do: id } : null),
      refuses: ({ do: id }) => (id === 'go far' ? { code: 'too-far', rule: 'r' } : null),
    });
    const match = begin(gameOf({ space }));
    expect(match.question(0)!.space?.parse('go 1')).toEqual({ do: 'go 1' });
    expect(answer(match, 0, 'go 1')).toMatchObject({ accepted: { option: 'go 1' } });
    expect(answer(match, 0, 'go far')).toEqual({ refused: { code: 'too-far', rule: 'r' } });
    expect(answer(match, 0, 'stay')).toMatchObject({ refused: { code: 'not-an-option' } });
    expect(match.view(null)).toEqual(['go 1']);
  });

  test('[K7] what is no option is refused with the rule of the question, else the first of its frame', () => {
    const refused = (game: AnyGame) => answer(begin(game), 0, 'x');
    const refusal = { code: 'not-an-option', about: ['x'] };
    expect(refused(gameOf({ rule: 'ask.rule' }))).toEqual({ refused: { ...refusal, rule: 'ask.rule' } });
    expect(refused(gameOf({}))).toEqual({ refused: { ...refusal, rule: 'f.rule' } });
    const plain = gameOf({});
    const frames = { f: { ...plain.frames.f, cites: [] } };
    expect(refused({ ...plain, frames } as AnyGame)).toEqual({ refused: refusal });
  });

  test('[K7] what is greyed is refused with its own reason, and a failure there takes nothing away', () => {
    const greyed = () => [{ id: 'c', refusal: { code: 'not-now', rule: 'r' } }];
    const match = begin(gameOf({ greyed }));
    expect(match.question(0)!.greyed()).toEqual(greyed());
    expect(answer(match, 0, 'c')).toEqual({ refused: { code: 'not-now', rule: 'r' } });
    const failing = begin(
      gameOf({
        greyed: () => {
          throw new Error('planted');
        },
      }),
    );
    expect(failing.question(0)!.greyed()).toEqual([]);
    expect(answer(failing, 0, 'c')).toMatchObject({ refused: { code: 'not-an-option' } });
    expect(begin(gameOf({})).question(0)!.greyed()).toEqual([]);
  });

  test('[K6] whatever is thrown becomes an error that tells seat, question and option', () => {
    const thrown = 'a text';
    const match = begin(
      gameOf({
        take: () => {
          throw thrown;
        },
      }),
    );
    expect(answer(match, 0, 'a')).toEqual({
      refused: { code: 'rules-failed', about: ['a'] },
      failure: { seat: 0, question: 'word?', option: 'a', error: new Error('a text') },
    });
  });

  test('[K4] a question is worked out anew each time that it is asked for', () => {
    let asked = 0;
    const match = begin(gameOf({ options: () => words(`${asked++}`) }));
    expect(asked).toBe(1);
    expect(match.question(0)!.options.at(0)).toEqual({ do: '0' });
    expect(match.question(0)!.options.at(0)).toEqual({ do: '1' });
    expect(match.question(1)).toBeNull();
  });
});

describe('what others know', () => {
  const secretly = (more: object = {}) =>
    gameOf({ secret: true, seat: (s: State) => s.question % 2, ...more });

  test('[K14] the option of a secret answer is known to its seat, and to all when the match is over', () => {
    const match = begin(secretly());
    answer(match, 0, 'a');
    answer(match, 1, 'b');
    const seen = (viewer: number | null) => match.entriesFor(viewer).map(({ option }) => option);
    expect([seen(0), seen(1), seen(null)]).toEqual([
      ['a', null],
      [null, 'b'],
      [null, null],
    ]);
    expect(match.entries.map(({ secret }) => secret)).toEqual([true, true]);
    answer(match, 0, 'end');
    expect(seen(null)).toEqual(['a', 'b', 'end']);
    expect(match.entriesFor(1)[1]).toEqual({ number: 1, seat: 1, option: 'b', rolls: [] });
  });

  test('[K14] an answer that is not secret is known at once, and has no mark in the record', () => {
    const match = begin(gameOf({}));
    answer(match, 0, 'a');
    expect(match.entriesFor(null)[0]!.option).toBe('a');
    expect(match.entries[0]).not.toHaveProperty('secret');
  });

  test('[K14] the faces of a secret roll are shown when the match is over', () => {
    const game = gameOf({
      take: (_cx: unknown, _f: unknown, o: Option) => (o.do === 'end' ? done() : 'roll'),
    });
    const steps = { ...game.frames.f!.steps, roll: rolling({ secret: true }) };
    const match = begin(
      { ...game, frames: { f: { ...game.frames.f, steps } } } as AnyGame,
      scriptedDice([4]),
    );
    answer(match, 0, 'a');
    const rolls = [{ stream: 'd', faces: [4], secret: true }];
    expect([match.entries[0]!.rolls, match.entriesFor(0)[0]!.rolls, match.happenings(0)]).toEqual([
      rolls,
      [],
      [],
    ]);
    answer(match, 0, 'end');
    expect(match.entriesFor(null)[0]!.rolls).toEqual(rolls);
  });

  test('[K15] a roll is told with stream, reason, faces and rules, after the answers that stood', () => {
    const told = (more: object) => {
      const game = gameOf({ take: (): Next => 'roll' });
      const steps = { ...game.frames.f!.steps, roll: rolling(more) };
      const match = begin(
        { ...game, frames: { f: { ...game.frames.f, steps } } } as AnyGame,
        scriptedDice([4, 5]),
      );
      answer(match, 0, 'a');
      answer(match, 0, 'a');
      expect(match.entriesFor(1)[1]!.rolls).toEqual([{ stream: 'd', faces: [5] }]);
      return match.happenings(null);
    };
    const event = { type: 'rolled', stream: 'd', reason: 'luck', sides: 6 };
    expect(told({})).toEqual([
      { after: 0, event: { ...event, faces: [4] }, audience: null },
      { after: 1, event: { ...event, faces: [5] }, audience: null },
    ]);
    expect(told({})[0]!.event).not.toHaveProperty('rule');
    const known = { rule: 'r', success: [4, 5], because: ['r', 's'] };
    expect(told(known)[0]!.event).toEqual({ ...event, faces: [4], ...known });
  });

  test('[K15] what happened is told to its audience, from any number on', () => {
    const match = begin(
      gameOf({
        take: (cx: Context<Table>): Next => {
          cx.emit({ type: 'all' });
          cx.emit({ type: 'one' }, [1]);
          return 'ask';
        },
      }),
    );
    answer(match, 0, 'a');
    answer(match, 0, 'a');
    const types = (viewer: number | null, from?: number) =>
      match.happenings(viewer, from).map((h) => h.event.type);
    expect(types(1)).toEqual(['all', 'one', 'all', 'one']);
    expect(types(1, 1)).toEqual(['one', 'all', 'one']);
    expect([types(0), types(null), types(0, 1)]).toEqual([['all', 'all'], ['all', 'all'], ['all']]);
  });
});

describe('taking back', () => {
  const turns = gameOf({ seat: (state: Table) => (state.log.at(-1) === 'b' ? 1 : 0) });

  test('[K13] several answers of one seat, one by one, with what they told', () => {
    const match = begin(
      gameOf({
        take: (cx: Context<Table>, frame: unknown, option: Option): Next => {
          cx.emit({ type: option.do });
          return take(cx, frame, option);
        },
      }),
    );
    for (const id of ['a', 'b', 'a']) answer(match, 0, id);
    expect([match.undoable(0), match.undoable(1)]).toEqual([3, 0]);
    expect(match.undo(0)).toBe(true);
    expect([match.view(0), match.undoable(0), match.entries.length]).toEqual([['a', 'b'], 2, 2]);
    expect(match.happenings(0).map((h) => h.event.type)).toEqual(['a', 'b']);
    expect(match.undo(0) && match.undo(0)).toBe(true);
    expect([match.view(0), match.undo(0), match.state.question]).toEqual([[], false, 0]);
  });

  test('[K13] not what another seat has answered since, nor after it what came before', () => {
    const match = begin(turns);
    answer(match, 0, 'a');
    answer(match, 0, 'b');
    answer(match, 1, 'a');
    expect([match.undoable(0), match.undoable(1), match.undo(0)]).toEqual([0, 1, false]);
    expect(match.undo(1)).toBe(true);
    expect([match.undo(0), match.undo(1)]).toEqual([false, false]);
  });

  test('[K13] nothing before a reveal or an answer that keeps no copy, and what follows it again', () => {
    const match = begin(
      gameOf({
        take: (cx: Context<Table>, _frame: unknown, option: Option): Next => {
          if (option.do === 'b') cx.reveal();
          return 'ask';
        },
      }),
    );
    const left = (id: string, keep?: boolean) => {
      answer(match, 0, id, keep);
      return match.undoable(0);
    };
    expect([left('a'), left('a'), left('b'), left('a'), left('a', false), left('a', true)]).toEqual([
      1, 2, 0, 1, 0, 1,
    ]);
  });

  test('[K4] [K13] a question asked after taking back is the earlier one', () => {
    const match = begin(gameOf({ options: (state: Table) => words(`a${state.log.length}`) }));
    answer(match, 0, 'a0');
    match.undo(0);
    expect(match.question(0)).toMatchObject({ number: 0, options: [{ do: 'a0' }] });
  });
});

describe('snapshots', () => {
  test('[K12] are a copy, with opening, answers and what happened', () => {
    const match = begin(gameOf({}));
    answer(match, 0, 'a');
    const snapshot = match.snapshot();
    const resumed = Match.resume(match.game, snapshot, scriptedDice([]));
    for (const one of [match, resumed]) answer(one, 0, 'b');
    expect(snapshot).toMatchObject({ entries: [{ option: 'a' }], happenings: [], state: { log: ['a'] } });
    expect(resumed.record()).toEqual(match.record());
    expect(resumed.record().opening.hash).toMatch(/^[0-9a-f]{16}$/);
    expect([resumed.view(0), resumed.undoable(0), resumed.hash()]).toEqual([['a', 'b'], 1, match.hash()]);
  });
});
