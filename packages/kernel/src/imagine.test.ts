import { sealedBids, type TicTacToe, ticTacToe } from '@dustfront/testkit';
import { expect, test } from 'vitest';
import {
  cloneJson,
  type Game,
  hashJson,
  imagine,
  type Json,
  KernelError,
  Play,
  playRandomly,
  seededDice,
  seededPick,
} from './index.ts';

/** Tic-tac-toe that shows everything it has. */
const open: Game<TicTacToe, never> = {
  ...(ticTacToe as unknown as Game<TicTacToe, never>),
  view: (state) => cloneJson(state) as unknown as Json,
};

const never = (): number => {
  throw new Error('nothing is hidden here');
};

test('[K25] where the view is the state, imagining is copying, and nothing is made up', () => {
  const play = new Play(open, open.setup(null) as TicTacToe, seededDice('open'));
  playRandomly(play, seededPick('open'), 3);
  const view = open.view(play.state, 0);
  const other = imagine(open, view, 0, never);
  expect(other).toEqual(play.state);
  const before = hashJson(view);
  playRandomly(new Play(open, other, seededDice('on')), seededPick('on'));
  expect(other.stack).toEqual([]);
  expect(hashJson(view)).toBe(before);
});

test('[K25] a game that hides something does it by its own rule', () => {
  const made = { ...sealedBids.setup({ seats: 2 }) } as ReturnType<typeof sealedBids.clone>;
  const imagining = { ...sealedBids, imagine: () => made };
  expect(imagine(imagining, {}, 1, never)).toBe(made);
});

test('[K25] a view that is less than the state is refused where the game has no rule for it', () => {
  const play = new Play(sealedBids, sealedBids.setup({ seats: 2 }) as never, seededDice('less'));
  for (const view of [sealedBids.view(play.state, 0), null, 3, [], { stack: [] }]) {
    expect(() => imagine(sealedBids, view, 0, never)).toThrow(KernelError);
  }
});
