import type { TacticsState } from '../state.ts';
import type { Setting } from './setting.ts';
import { onSquares } from './squares/index.ts';

/** How the ground of a match is set out. */
export const settingOf = (_state: TacticsState): Setting => onSquares;
