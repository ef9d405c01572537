import type { Spot } from '../../../board/tabletop.ts';
import { STEP } from './shapes.ts';

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads: a centimetre, with Shift a millimetre; null for other keys. */
export function arrowOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Spot | null {
  const way = ways[key];
  const step = shiftKey ? 1 : STEP;
  return way === undefined ? null : [way[0] * step, way[1] * step];
}

/** Keys that turn: [ and ] by one of 64 directions, with Shift by eight. */
export function turnOf({ key }: Pick<KeyboardEvent, 'key'>): number | null {
  return key === '[' ? -1 : key === ']' ? 1 : key === '{' ? -8 : key === '}' ? 8 : null;
}
