import { describe, expect, test } from 'vitest';
import { settle, takeAnswer, waitingStep } from './advance.ts';
import {
  advance,
  type Context,
  call,
  done,
  type Frame,
  freshState,
  type Game,
  type GameEvent,
  KernelError,
  type Next,
  type Option,
  Play,
  printStack,
  Running,
  type State,
  scriptedDice,
  seededDice,
} from './index.ts';

interface Counting extends State {
  left: number;
}

/** A game of these steps, all of one kind of frame. */
const gameOf = (steps: object) =>
  ({ id: 'test', frames: { f: { kind: 'f', cites: [], steps } } }) as unknown as Game<Counting, Option>;
const begin = (step: string, left = 0): Counting => ({ ...freshState({ kind: 'f', step }), left });
const yes: Option = { do: 'yes' };
const ask = {
  type: 'ask',
  question: 'go?',
  seat: () => 1,
  options: () => [yes],
  take: (): Next => 'end',
};

/** What a match without dice tells. */
function witness() {
  const told: unknown[] = [];
  return {
    told,
    rolled: (roll: { reason: string }, faces: readonly number[]) => void told.push([roll.reason, ...faces]),
    happened: (event: GameEvent, audience: readonly number[] | null) => void told.push([event, audience]),
    revealed: () => void told.push('revealed'),
  };
}

describe('steps', () => {
  const countdown = gameOf({
    down: ({ state }: Context<Counting>): Next => (state.left-- > 0 ? 'down' : done()),
  });

  test('[K9] a hundred thousand steps may follow each other, and no more', () => {
    const run = (steps: number) => new Play(countdown, begin('down', steps - 1), seededDice('x'));
    expect(run(100_001).over).toBe(true);
    expect(() => run(100_002)).toThrow('endless loop: f.down');
    expect(() => run(100_002)).toThrow(expect.objectContaining({ name: 'KernelError' }));
  });

  test('[K1] [K9] the stack is printed from the outermost frame, or that there is none', () => {
    expect(printStack(freshState({ kind: 'turn', step: 'move' }, { kind: 'shot', step: 'roll' }))).toBe(
      'turn.move › shot.roll',
    );
    expect(printStack(freshState())).toBe('(over)');
  });

  test('[K27] a frame or step that there is not is named', () => {
    expect(() => advance(countdown, new Running(begin('up'), seededDice('x'), null))).toThrow(
      'no such step: f.up',
    );
    const state = { ...freshState({ kind: 'g', step: 'down' }), left: 0 };
    expect(() => advance(countdown, new Running(state, seededDice('x'), null))).toThrow(
      'no such step: g.down',
    );
  });

  test('[K4] a state that does not stand at a question says so', () => {
    const roll = { type: 'roll', roll: () => null, take: () => 'end' };
    const game = gameOf({ ask, roll, run: () => 'end' });
    expect(waitingStep(game, begin('ask'))).toBe(ask);
    expect(waitingStep(game, { ...freshState(), left: 0 })).toBeNull();
    for (const step of ['roll', 'run'])
      expect(() => waitingStep(game, begin(step))).toThrow(`not at a question: f.${step}`);
  });

  test('[K3] what a step answers changes the stack', () => {
    const outer: Frame = { kind: 'f', step: 'a' };
    const inner: Frame = { kind: 'f', step: 'x' };
    const stack = [outer];
    expect(settle(stack, outer, 'b')).toBeUndefined();
    expect(stack).toEqual([{ kind: 'f', step: 'b' }]);
    expect(settle(stack, outer, call(inner, 'c'))).toBeUndefined();
    expect(stack).toEqual([{ kind: 'f', step: 'c' }, inner]);
    expect(settle(stack, inner, done(7))).toBe(7);
    expect(settle(stack, outer, done())).toBeUndefined();
    expect(stack).toEqual([]);
  });

  test('[K3] a value reaches the next step of the caller and none after it', () => {
    const values: unknown[] = [];
    const game = gameOf({
      inner: () => done('value'),
      first: () => call({ kind: 'f', step: 'inner' }, 'second'),
      second: (_cx: unknown, _frame: unknown, value: unknown): Next => {
        values.push(value);
        return 'third';
      },
      third: (_cx: unknown, _frame: unknown, value: unknown): Next => {
        values.push(value);
        return done();
      },
    });
    expect(advance(game, new Running(begin('first'), seededDice('x'), null))).toBeNull();
    expect(values).toEqual(['value', undefined]);
  });

  test('[K3] the value of a frame that ends with an answer reaches its caller', () => {
    const values: unknown[] = [];
    const game = gameOf({
      outer: () => call({ kind: 'f', step: 'ask' }, 'after'),
      ask: { ...ask, take: () => done('answered') },
      after: (_cx: unknown, _frame: unknown, value: unknown): Next => {
        values.push(value);
        return done();
      },
    });
    const play = new Play(game, begin('outer'), seededDice('x'));
    play.answer(1, yes);
    expect(values).toEqual(['answered']);
    expect(play.state.question).toBe(1);
  });

  test('[K15] what happens is told with its audience, rolls with their faces', () => {
    const game = gameOf({
      tell: (cx: Context<Counting>): Next => {
        cx.emit({ type: 'seen' });
        cx.emit({ type: 'whispered' }, [1]);
        cx.reveal();
        return 'roll';
      },
      roll: {
        type: 'roll',
        roll: () => ({ stream: 'd', reason: 'luck', count: 2, sides: 6 }),
        take: ({ state }: Context<Counting>, _frame: Frame, faces: number[]) => {
          state.left = faces[1]!;
          return done();
        },
      },
    });
    const eyes = witness();
    const play = new Play(game, begin('tell'), scriptedDice([3, 5]), eyes);
    expect(eyes.told).toEqual([
      [{ type: 'seen' }, null],
      [{ type: 'whispered' }, [1]],
      'revealed',
      ['luck', 3, 5],
    ]);
    expect(play.state.left).toBe(5);
    expect(new Play(game, begin('tell'), scriptedDice([3, 5])).state).toEqual(play.state);
  });
});

describe('answers', () => {
  test('[K5] none can be taken when the match is over', () => {
    const game = gameOf({ ask, end: () => done() });
    const over = { ...freshState(), left: 0 };
    expect(() => takeAnswer(game, new Running(over, seededDice('x'), null), 0, yes)).toThrow(
      'the match is over',
    );
    const cx = new Running(begin('ask'), seededDice('x'), null);
    expect(() => takeAnswer(game, cx, 1, yes, null)).toThrow(KernelError);
    expect(() => takeAnswer(game, new Running(over, seededDice('x'), null), 0, yes, ask as never)).toThrow(
      KernelError,
    );
  });

  test('[K10] answers of several seats are held until the last, and then gone', () => {
    const taken: unknown[] = [];
    const all = {
      type: 'askAll',
      question: 'all?',
      seats: () => [2, 0],
      options: (_state: unknown, _frame: unknown, seat: number) => [{ do: `yes ${seat}` }],
      take: (_cx: unknown, _frame: unknown, held: unknown): Next => {
        taken.push(held);
        return done();
      },
    };
    const play = new Play(gameOf({ all }), begin('all'), seededDice('x'));
    expect([play.seat, play.question, play.over]).toEqual([2, 'all?', false]);
    expect([play.options(0).at(0), play.options(2).at(0)]).toEqual([{ do: 'yes 0' }, { do: 'yes 2' }]);
    play.answer(2, { do: 'yes 2' });
    expect(play.state).toMatchObject({ held: { 2: { do: 'yes 2' } }, question: 0 });
    expect([play.seat, taken]).toEqual([0, []]);
    play.answer(0, { do: 'yes 0' });
    expect(taken).toEqual([{ 0: { do: 'yes 0' }, 2: { do: 'yes 2' } }]);
    expect(play.state).toEqual({ stack: [], question: 1, held: null, left: 0 });
    expect([play.seat, play.question, play.over, play.options(0).length]).toEqual([-1, '', true, 0]);
  });
});
