import type { TacticsState } from '../state.ts';
import type { Movement } from './movement.ts';
import { onSquares } from './squares/index.ts';
import { onTable } from './table/index.ts';

export type { Moved } from './movement.ts';

/** How units move on the ground of a match. */
export const movementOf = (state: TacticsState): Movement =>
  state.table === undefined ? onSquares : onTable;
