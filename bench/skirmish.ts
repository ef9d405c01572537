import {
  type Dice,
  done,
  type Frame,
  frameRules,
  frameTable,
  freshState,
  type Game,
  type Option,
  type Options,
  Play,
  type Roll,
  type State,
} from '@dustfront/kernel';

/**
 * A toy skirmish, the same rules twice: on typed arrays by hand, and on the kernel. Nine by nine squares, six units a
 * side with three health each. A turn: any own unit steps to a free neighbouring square, then shoots at the nearest
 * enemy within four squares: three dice hit on two faces of six, each hit is saved on two faces of six.
 */
const SIDE = 9;
const UNITS = 12;
const HEALTH = 3;
const LONGEST = 400;
const RANGE = 4;

/** One stream of numbers for picks and dice alike, so that both programs can be compared move by move. */
export class Stream implements Dice {
  private s: number;
  constructor(seed: number) {
    this.s = (seed * 2654435761 + 12345) | 0;
  }
  below(n: number): number {
    let s = this.s;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.s = s;
    return (s >>> 0) % n;
  }
  roll(roll: Roll): number[] {
    const faces = new Array<number>(roll.count);
    for (let i = 0; i < roll.count; i++) faces[i] = this.below(roll.sides);
    return faces;
  }
}

const DX = [0, 1, 1, 1, 0, -1, -1, -1];
const DY = [-1, -1, 0, 1, 1, 1, 0, -1];

/** For each square its neighbours, eight a square, -1 for none. */
const NEIGHBOURS = new Int8Array(SIDE * SIDE * 8).fill(-1);
const DISTANCE = new Uint8Array(SIDE * SIDE * SIDE * SIDE);
for (let from = 0; from < SIDE * SIDE; from++) {
  const x = from % SIDE;
  const y = (from - x) / SIDE;
  for (let d = 0; d < 8; d++) {
    const nx = x + DX[d]!;
    const ny = y + DY[d]!;
    if (nx >= 0 && ny >= 0 && nx < SIDE && ny < SIDE) NEIGHBOURS[from * 8 + d] = ny * SIDE + nx;
  }
  for (let to = 0; to < SIDE * SIDE; to++) {
    const dx = Math.abs((to % SIDE) - x);
    const dy = Math.abs(Math.floor(to / SIDE) - y);
    DISTANCE[from * SIDE * SIDE + to] = Math.max(dx, dy);
  }
}

const START = Int8Array.from({ length: UNITS }, (_, i) => (i < 6 ? i + 1 : SIDE * (SIDE - 1) + (i - 6) + 1));

export interface Ending {
  readonly moves: number;
  readonly squares: readonly number[];
  readonly health: readonly number[];
}

/** The limit: typed arrays, nothing allocated while it runs. */
const squares = new Int8Array(UNITS);
const health = new Int8Array(UNITS);
const board = new Int8Array(SIDE * SIDE);

export function byHand(stream: Stream): number {
  squares.set(START);
  health.fill(HEALTH);
  board.fill(-1);
  for (let i = 0; i < UNITS; i++) board[squares[i]!] = i;
  let moves = 0;
  for (; moves < LONGEST; moves++) {
    const first = moves & 1 ? 6 : 0;
    let count = 0;
    for (let u = first; u < first + 6; u++) {
      if (health[u]! <= 0) continue;
      const base = squares[u]! * 8;
      for (let d = 0; d < 8; d++) {
        const to = NEIGHBOURS[base + d]!;
        if (to >= 0 && board[to] === -1) count++;
      }
    }
    if (count === 0) break;
    let pick = stream.below(count);
    let unit = -1;
    let target = -1;
    for (let u = first; u < first + 6 && unit < 0; u++) {
      if (health[u]! <= 0) continue;
      const base = squares[u]! * 8;
      for (let d = 0; d < 8; d++) {
        const to = NEIGHBOURS[base + d]!;
        if (to < 0 || board[to] !== -1) continue;
        if (pick-- === 0) {
          unit = u;
          target = to;
          break;
        }
      }
    }
    board[squares[unit]!] = -1;
    board[target] = unit;
    squares[unit] = target;
    const enemy = nearest(squares, health, unit, 6 - first);
    if (enemy < 0) continue;
    let hits = 0;
    for (let i = 0; i < 3; i++) if (stream.below(6) < 2) hits++;
    let wounds = 0;
    for (let i = 0; i < hits; i++) if (stream.below(6) >= 2) wounds++;
    health[enemy] = Math.max(0, health[enemy]! - wounds);
    if (health[enemy] === 0) {
      board[squares[enemy]!] = -1;
      if (!alive(health, 6 - first)) {
        moves++;
        break;
      }
    }
  }
  return moves;
}

export function byHandEnding(stream: Stream): Ending {
  const moves = byHand(stream);
  return { moves, squares: [...squares], health: [...health] };
}

function nearest(at: ArrayLike<number>, lives: ArrayLike<number>, unit: number, first: number): number {
  let best = RANGE + 1;
  let found = -1;
  const base = at[unit]! * SIDE * SIDE;
  for (let u = first; u < first + 6; u++) {
    if (lives[u]! <= 0) continue;
    const d = DISTANCE[base + at[u]!]!;
    if (d < best) {
      best = d;
      found = u;
    }
  }
  return found;
}

function alive(lives: ArrayLike<number>, first: number): boolean {
  for (let u = first; u < first + 6; u++) if (lives[u]! > 0) return true;
  return false;
}

interface Skirmish extends State {
  squares: number[];
  health: number[];
  board: number[];
}

interface Go extends Option {
  readonly do: 'go';
  readonly unit: number;
  readonly to: number;
}

type Turns = Frame<'turns', 'act' | 'shoot' | 'save' | 'next'> & { enemy: number; hits: number };

const GOES: readonly Go[] = Array.from({ length: UNITS * SIDE * SIDE }, (_, i) => ({
  do: 'go',
  unit: Math.floor(i / (SIDE * SIDE)),
  to: i % (SIDE * SIDE),
}));

/** Counted and read by index, never built. */
class Goes implements Options<Go> {
  private readonly state: Skirmish;
  readonly length: number;
  constructor(state: Skirmish) {
    this.state = state;
    this.length = this.visit(-1);
  }
  at(index: number): Go | undefined {
    return GOES[this.visit(index)];
  }
  /** The number of goes, or the place of the n-th in GOES. */
  private visit(index: number): number {
    const { state } = this;
    const first = state.question & 1 ? 6 : 0;
    let count = 0;
    for (let u = first; u < first + 6; u++) {
      if (state.health[u]! <= 0) continue;
      const base = state.squares[u]! * 8;
      for (let d = 0; d < 8; d++) {
        const to = NEIGHBOURS[base + d]!;
        if (to < 0 || state.board[to] !== -1) continue;
        if (count === index) return u * SIDE * SIDE + to;
        count++;
      }
    }
    return count;
  }
}

const SHOT: Roll = { stream: 'dice', reason: 'shot', count: 3, sides: 6 };
const SAVES: readonly Roll[] = [0, 1, 2, 3].map((count) => ({
  stream: 'dice',
  reason: 'save',
  count,
  sides: 6,
}));

const turns = frameRules<Skirmish, Turns, Go>({
  kind: 'turns',
  cites: [],
  steps: {
    act: {
      type: 'ask',
      question: 'act',
      seat: (state) => state.question & 1,
      options: (state) => new Goes(state),
      take: ({ state }, f, { unit, to }) => {
        state.board[state.squares[unit]!] = -1;
        state.board[to] = unit;
        state.squares[unit] = to;
        f.enemy = nearest(state.squares, state.health, unit, unit < 6 ? 6 : 0);
        return f.enemy < 0 ? 'next' : 'shoot';
      },
    },
    shoot: {
      type: 'roll',
      roll: () => SHOT,
      take: (_cx, f, faces) => {
        f.hits = 0;
        for (const face of faces) if (face < 2) f.hits++;
        return f.hits > 0 ? 'save' : 'next';
      },
    },
    save: {
      type: 'roll',
      roll: (_state, f) => SAVES[f.hits]!,
      take: ({ state }, f, faces) => {
        let wounds = 0;
        for (const face of faces) if (face >= 2) wounds++;
        const left = Math.max(0, state.health[f.enemy]! - wounds);
        state.health[f.enemy] = left;
        if (left > 0) return 'next';
        state.board[state.squares[f.enemy]!] = -1;
        return alive(state.health, f.enemy < 6 ? 0 : 6) ? 'next' : done();
      },
    },
    next: ({ state }) => (state.question >= LONGEST || new Goes(state).length === 0 ? done() : 'act'),
  },
});

export const skirmish: Game<Skirmish, Go> = {
  id: 'skirmish',
  title: 'Toy skirmish',
  version: '1',
  seats: () => 2,
  setup: () => {
    const board = new Array<number>(SIDE * SIDE).fill(-1);
    START.forEach((square, unit) => {
      board[square] = unit;
    });
    const frame: Turns = { kind: 'turns', step: 'act', enemy: -1, hits: 0 };
    return {
      ...freshState(frame),
      squares: [...START],
      health: new Array<number>(UNITS).fill(HEALTH),
      board,
    };
  },
  frames: frameTable(turns),
  optionId: ({ unit, to }) => `${unit} to ${to}`,
  passive: ({ options }) => options.at(0) ?? null,
  view: (state) => ({ squares: [...state.squares], health: [...state.health] }),
  clone: (state) => ({
    ...state,
    stack: state.stack.map((frame) => ({ ...frame })),
    squares: state.squares.slice(),
    health: state.health.slice(),
    board: state.board.slice(),
  }),
  outcome: () => null,
  describe: {
    question: () => ({ key: 'act' }),
    option: () => ({ key: 'go' }),
    event: () => ({ key: 'event' }),
    refusal: () => ({ key: 'refusal' }),
  },
  catalogue: {},
};

export function onKernel(stream: Stream): number {
  return play(stream).state.question;
}

function play(stream: Stream): Play<Skirmish, Go> {
  const game = new Play(skirmish, skirmish.setup(null) as Skirmish, stream);
  for (let seat = game.seat; seat >= 0; seat = game.seat) {
    const options = game.options(seat);
    game.answer(seat, options.at(stream.below(options.length))!);
  }
  return game;
}

export function onKernelEnding(stream: Stream): Ending {
  const { state } = play(stream);
  return { moves: state.question, squares: state.squares, health: state.health };
}
