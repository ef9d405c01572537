import type { Camera } from '../camera/camera.ts';
import { px, py, unit } from './geometry.ts';
import { type GridScene, type SquareModel, squaresByKey, type Turns } from './scene.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The answer that turns a piece the way of an arrow key. */
const turnFor = (turns: Turns | null, [dx, dy]: readonly [number, number]): string | undefined =>
  turns?.ways.find(({ way }) => way === (dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3))?.id;

interface Keyboard {
  readonly scene: GridScene;
  readonly camera: Camera | undefined;
  readonly turns: Turns | null;
  /** The keyboard is on another square now. */
  readonly onSquare: (square: SquareModel) => void;
  readonly onEnter: (square: SquareModel) => void;
  readonly onTurn: (id: string) => void;
}

/** The board by keyboard: from square to square, into one, and which way to face. */
export function onBoardKey(event: KeyboardEvent, from: string | null, keyboard: Keyboard): void {
  const { scene, camera, turns, onSquare, onEnter, onTurn } = keyboard;
  const square = squaresByKey(scene).get(from ?? '');
  if (square === undefined) return;
  const arrow = arrows[event.key];
  const turn = event.shiftKey && arrow !== undefined ? turnFor(turns, arrow) : undefined;
  if (turn !== undefined) {
    event.preventDefault();
    onTurn(turn);
  } else if (arrow !== undefined) {
    event.preventDefault();
    const next = scene.squares.find(({ x, y }) => x === square.x + arrow[0] && y === square.y + arrow[1]);
    if (next === undefined) return;
    camera?.show([px(next.x) + unit / 2, py(next.y) + unit / 2]);
    onSquare(next);
  } else if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    onEnter(square);
  } else if (event.key === '+' || event.key === '-') {
    event.preventDefault();
    camera?.by(event.key === '+' ? 1.34 : 1 / 1.34);
  }
}
