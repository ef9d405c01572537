import type { TacticsState } from '../state.ts';
import type { Movement } from './movement.ts';
import { onSquares } from './squares/index.ts';

export type { Moved } from './movement.ts';

/** How units move on the ground of a match. */
export const movementOf = (_state: TacticsState): Movement => onSquares;
