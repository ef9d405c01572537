import { usePhone } from '../pages/table/frame/phone.ts';
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

/** How much larger words on the board are drawn: on a phone it is small, and they are read all the same. */
export const useWordSize = (): number => (usePhone() ? 1.75 : 1);
