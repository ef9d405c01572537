import { createRequire } from 'node:module';
import { Play } from '@dustfront/kernel';
import { type TicTacToe, ticTacToe } from '@dustfront/testkit/games';
import type { Benchmark } from '../scripts/lib/bench.ts';
import { randomFrom } from './random.ts';

/** The calls of boardgame.io that we make; its entry points are made for bundlers, so Node.js must require them. */
type Reducer = (state: BoardState, action: unknown) => BoardState;
interface BoardState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer(setup: { game: unknown }): Reducer;
  InitializeGame(setup: { game: unknown }): BoardState;
};

/** The eight lines, three cells each. */
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6];

/** Written as loops, here and below: what all contestants share must not hide how they differ. */
export function hasLine(cells: readonly (string | null)[]): boolean {
  for (let at = 0; at < lines.length; at += 3) {
    const mark = cells[lines[at] ?? 0];
    if (mark !== null && mark === cells[lines[at + 1] ?? 0] && mark === cells[lines[at + 2] ?? 0])
      return true;
  }
  return false;
}

const draw = randomFrom(3);

/** A random empty cell; `empty` is how many there are. */
export function emptyCell(cells: readonly (string | null)[], empty: number): number {
  let left = draw(empty);
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === null) {
      if (left === 0) return cell;
      left -= 1;
    }
  }
  throw new Error('no empty cell in a game that goes on');
}

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) {
      G.cells[cell] = playerID;
    },
  },
  endIf({ G }: BoardState) {
    if (hasLine(G.cells)) return { won: true };
    return G.cells.every((cell) => cell !== null) ? { drawn: true } : undefined;
  },
};
const reduce = CreateGameReducer({ game });

function boardgameIo(): number {
  let state = InitializeGame({ game });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'mark', args: [emptyCell(state.G.cells, 9 - moves)], playerID },
    });
    moves += 1;
  }
  return moves;
}

/** The same game as a loop over an array: what the rules themselves cost. */
function byHand(): number {
  const cells = Array<string | null>(9).fill(null);
  let moves = 0;
  while (moves < 9 && !hasLine(cells)) {
    cells[emptyCell(cells, 9 - moves)] = moves % 2 === 0 ? '0' : '1';
    moves += 1;
  }
  return moves;
}

/** The same game on our kernel: question, options, answer. */
function onKernel(): number {
  const play = new Play(ticTacToe, ticTacToe.setup(null) as TicTacToe, noDice);
  for (let seat = play.seat; seat >= 0; seat = play.seat) {
    const options = play.options(seat);
    play.answer(seat, options.at(draw(options.length))!);
  }
  return play.state.question;
}

const noDice = { roll: () => [] };

/** Games are so short that looking at the clock after each would count. */
export function games(play: () => number): number {
  let moves = 0;
  for (let game = 0; game < 100; game += 1) moves += play();
  return moves;
}

export const benchmarks: Benchmark[] = [
  {
    name: 'tic-tac-toe',
    unit: 'moves/s',
    against: 'boardgame.io reducer',
    contestants: [
      { name: 'boardgame.io reducer', run: () => games(boardgameIo) },
      { name: 'our kernel', run: () => games(onKernel) },
      { name: 'by hand', run: () => games(byHand) },
    ],
  },
];
