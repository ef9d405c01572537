import type { TacticsState } from '../state.ts';
import type { Setting } from './setting.ts';
import { onSquares } from './squares/index.ts';
import { onTable } from './table/index.ts';

/** How the ground of a match is set out. */
export const settingOf = (state: TacticsState): Setting => (state.table === undefined ? onSquares : onTable);
