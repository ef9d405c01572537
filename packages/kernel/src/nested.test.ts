import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  call,
  done,
  type Frame,
  freshState,
  hashJson,
  Match,
  type Next,
  type Option,
  Play,
  parseRecord,
  playRandomly,
  questionFor,
  type State,
  scriptedDice,
  seededDice,
} from './index.ts';

interface Depth extends State {
  given: string[];
}
type Asking = Frame & { seat: number; word: string };

const option = (id: string): Option => ({ do: id });

/** Each round calls a frame that asks its own seat for its own word; `roll` and `fail` do what they say. */
const game = {
  id: 'nested',
  version: '1',
  setup: () => ({ ...freshState({ kind: 'round', step: 'ask' }), given: [] }),
  frames: {
    round: {
      kind: 'round',
      cites: [],
      steps: {
        ask: ({ state }: { state: Depth }): Next =>
          call(
            {
              kind: 'ask',
              step: 'word',
              seat: state.given.length % 2,
              word: `w${state.given.length}`,
            } as Frame,
            'ask',
          ),
        both: () => done(),
      },
    },
    ask: {
      kind: 'ask',
      cites: [],
      steps: {
        word: {
          type: 'ask',
          question: 'word?',
          seat: (_state: Depth, frame: Asking) => frame.seat,
          options: (_state: Depth, frame: Asking) => [frame.word, 'roll', 'fail'].map(option),
          space: (_state: Depth, frame: Asking) => ({
            parse: (id: string) => (id === `${frame.word}!` ? option(id) : null),
            refuses: () => null,
            propose: () => [],
            nearest: (free: Option) => free,
          }),
          greyed: (_state: Depth, frame: Asking) => [{ id: `no ${frame.word}`, refusal: { code: 'no' } }],
          take: ({ state }: { state: Depth }, _frame: Asking, { do: id }: Option): Next => {
            state.given.push(id);
            return id === 'roll' || id === 'fail' ? id : done();
          },
        },
        roll: {
          type: 'roll',
          roll: () => ({ stream: 'd', reason: 'luck', count: 1, sides: 6 }),
          take: () => done(),
        },
        fail: {
          type: 'roll',
          roll: () => ({ stream: 'd', reason: 'bad luck', count: 1, sides: 6 }),
          take: () => JSON.parse('{'),
        },
      },
    },
  },
  optionId: ({ do: id }: Option) => id,
  clone: (state: Depth) => structuredClone(state),
  view: (state: Depth) => state.given,
  outcome: () => null,
} as unknown as AnyGame;

const fresh = () => game.setup(null) as Depth;

describe('a question of an inner frame', () => {
  test('[K1] [K4] is put by that frame: seat, options, space and what is greyed', () => {
    const play = new Play<Depth, Option>(game, fresh(), scriptedDice([]));
    expect([play.seat, play.question, play.options(0).at(0)]).toEqual([0, 'word?', option('w0')]);
    play.answer(0, option('w0'));
    expect([play.seat, play.options(1).at(0)]).toEqual([1, option('w1')]);
    expect(questionFor(game, play.state, 0)).toBeNull();
    const question = questionFor(game, play.state, 1)!;
    expect(question).toMatchObject({ number: 1, seat: 1, question: 'word?' });
    expect(question.options.at(0)).toEqual(option('w1'));
    expect(question.space?.parse('w1!')).toEqual(option('w1!'));
    expect(question.greyed()).toEqual([{ id: 'no w1', refusal: { code: 'no' } }]);
  });

  test('[K22] a branch begins where the play stands and leaves it there', () => {
    const play = new Play<Depth, Option>(game, fresh(), scriptedDice([]));
    play.answer(0, option('w0'));
    const before = hashJson(play.state);
    const branch = play.branch(seededDice('b'));
    expect([branch.seat, hashJson(branch.state)]).toEqual([1, before]);
    branch.answer(1, option('w1'));
    expect([branch.state.given, hashJson(play.state)]).toEqual([['w0', 'w1'], before]);
  });

  test('[K23] random play gives as many answers as it may', () => {
    for (const limit of [0, 1, 4]) {
      const play = new Play<Depth, Option>(game, fresh(), scriptedDice([]));
      expect(playRandomly(play, () => 0, limit)).toBe(limit);
      expect(play.state.given.length).toBe(limit);
    }
  });
});

describe('dice in the middle of an answer', () => {
  const begin = (...faces: number[]) => Match.begin(game, null, ['Ann', 'Bob'], scriptedDice(faces));
  const answer = (match: Match, id: string) => match.submit(match.asked[0]!, match.state.question, id);

  test('[K13] an answer that let a die fall is not taken back', () => {
    const match = begin(3);
    answer(match, 'w0');
    expect(match.undoable(0)).toBe(1);
    answer(match, 'roll');
    expect([match.undoable(0), match.undoable(1), match.undo(1)]).toEqual([0, 0, false]);
  });

  test('[K6] dice that fell before a failure are in no later answer', () => {
    const match = begin(3);
    expect(answer(match, 'fail')).toHaveProperty('failure');
    expect(match.happenings(null)).toEqual([]);
    expect(answer(match, 'w0')).toMatchObject({ accepted: { rolls: [] } });
    expect(answer(match, 'roll')).toMatchObject({ accepted: { rolls: [{ stream: 'd', faces: [3] }] } });
  });

  test('[K12] what happened before a snapshot is told after it', () => {
    const match = begin(3);
    answer(match, 'roll');
    const resumed = Match.resume(game, match.snapshot(), scriptedDice([]));
    expect(match.happenings(null)).toHaveLength(1);
    expect(resumed.happenings(null)).toEqual(match.happenings(null));
    expect(match.snapshot().happenings).toEqual(match.happenings(null));
  });

  test('[K7] a refusal without a rule has no place for one', () => {
    const { refused } = answer(begin(), 'nothing') as { refused: object };
    expect(Object.keys(refused)).toEqual(['code', 'about']);
  });
});

describe('[K20] records at their end', () => {
  test('one aside alone is kept', () => {
    const text = 'dustfront record 1\ngame x\nversion 1\nsetup null\n\nstart # a\n~ hello\n';
    expect(parseRecord(text).asides).toEqual([{ after: 0, text: 'hello' }]);
  });

  test('a text that stops in its header is refused behind its last line', () => {
    expect(() => parseRecord('dustfront record 1\ngame x')).toThrow('line 3: the header lacks "version"');
  });
});
