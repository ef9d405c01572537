import {
  done,
  type Frame,
  frameRules,
  frameTable,
  freshState,
  type Game,
  type Option,
  type Options,
  type State,
} from '@dustfront/kernel';

/** The smallest real game: nine squares, two seats, no chance, no secret. */
export interface TicTacToe extends State {
  squares: number[];
  winner: number;
}

export interface Mark extends Option {
  readonly do: 'mark';
  readonly square: number;
}

type Turns = Frame<'turns', 'mark'>;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, square) => ({ do: 'mark', square }));

const turns = frameRules<TicTacToe, Turns, Mark>({
  kind: 'turns',
  cites: [],
  steps: {
    mark: {
      type: 'ask',
      question: 'mark',
      seat: (state) => state.question & 1,
      options: (state) => {
        const free: Mark[] = [];
        for (let i = 0; i < 9; i++) if (state.squares[i] === -1) free.push(MARKS[i]!);
        return free as Options<Mark>;
      },
      greyed: (state) =>
        state.squares.flatMap((by, i) =>
          by < 0 ? [] : [{ id: `mark ${i}`, refusal: { code: 'taken', about: [String(i)] } }],
        ),
      take: ({ state }, _frame, { square }) => {
        const me = state.question & 1;
        state.squares[square] = me;
        for (const [a, b, c] of LINES) {
          if (state.squares[a] === me && state.squares[b] === me && state.squares[c] === me) {
            state.winner = me;
            return done();
          }
        }
        return state.question === 8 ? done() : 'mark';
      },
    },
  },
});

export const ticTacToe: Game<TicTacToe, Mark> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: '1',
  seats: () => 2,
  setup: () => ({
    ...freshState({ kind: 'turns', step: 'mark' }),
    squares: new Array(9).fill(-1),
    winner: -1,
  }),
  frames: frameTable(turns),
  optionId: (option) => `mark ${option.square}`,
  passive: ({ options }) => options.at(0) ?? null,
  view: (state) => ({ squares: [...state.squares], winner: state.winner }),
  clone: (state) => ({
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    squares: state.squares.slice(),
  }),
  outcome: (state) => {
    if (state.stack.length > 0) return null;
    const places = state.winner < 0 ? [0, 0] : state.winner === 0 ? [0, 1] : [1, 0];
    return { places, scores: places.map((p) => 1 - p), reason: state.winner < 0 ? 'draw' : 'line' };
  },
  describe: {
    question: () => ({ key: 'question.mark' }),
    option: (option) => ({ key: 'option.mark', params: { square: option.square } }),
    event: (event) => ({ key: `event.${event.type}` }),
    refusal: (refusal) => ({ key: `refusal.${refusal.code}` }),
  },
  catalogue: {
    'question.mark': 'Mark a square',
    'option.mark': 'Mark square {square}',
    'refusal.taken': 'That square is taken',
  },
};
