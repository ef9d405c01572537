import { px, py, unit } from './geometry.ts';
import type { SquareModel } from './scene.ts';

/** Seen but not heard: the same is told in words. */
export const silent = { 'aria-hidden': 'true' } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = ({ x, y }: SquareModel, size = 1): Point => ({
  x: px(x) + (unit * size) / 2,
  y: py(y) + (unit * size) / 2,
});
