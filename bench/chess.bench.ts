import { BOXED_ALLIES, BOXED_AXIS, dustTactics } from '@dustfront/dust-tactics';
import { Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { Chess, type Position } from 'chessops/chess';
import type { Benchmark } from '../scripts/lib/bench.ts';
import { randomFrom } from './random.ts';

/** Random chess does not always end by itself. */
const LONGEST = 500;

const draw = randomFrom(2);

/** Any legal move with equal chance; a pawn at the end becomes a queen. */
function randomMove(position: Position): { from: number; to: number; promotion?: string } {
  const destinations = position.allDests();
  let count = 0;
  for (const squares of destinations.values()) count += squares.size();
  let left = draw(count);
  for (const [from, squares] of destinations) {
    const size = squares.size();
    if (left >= size) {
      left -= size;
      continue;
    }
    for (const to of squares) {
      if (left > 0) {
        left -= 1;
        continue;
      }
      const promotes = (to >= 56 || to < 8) && position.board.getRole(from) === 'pawn';
      return promotes ? { from, to, promotion: 'queen' } : { from, to };
    }
  }
  throw new Error('no legal move in a game that goes on');
}

/** One random game; answers how many moves it took. */
export function chessGame(): number {
  const position = Chess.default();
  let moves = 0;
  while (moves < LONGEST && !position.isEnd()) {
    position.play(randomMove(position));
    moves += 1;
  }
  return moves;
}

const boxed = { forces: { allies: BOXED_ALLIES.units, axis: BOXED_AXIS.units } };
let game = 0;

/** One random Core Set game with the boxed armies, question by question; answers how many answers it took. */
function coreGame(): number {
  game += 1;
  const play = new Play(dustTactics, dustTactics.setup(boxed as never) as never, seededDice(`bench ${game}`));
  return playRandomly(play, seededPick(`bench ${game}`));
}

export const benchmarks: Benchmark[] = [
  {
    name: 'random games',
    unit: 'moves/s',
    against: 'chessops',
    contestants: [
      { name: 'chessops', run: chessGame },
      { name: 'Core Set answers', run: coreGame },
    ],
  },
];
