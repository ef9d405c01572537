import type { TacticsState } from '../state.ts';
import type { Ground } from './ground.ts';
import { squares } from './squares/ground.ts';

export type { Gait } from './gait.ts';
export type { Ground, Obstacle, Spot, Works } from './ground.ts';

/** The ground on which a match is played. */
export const groundOf = (_state: TacticsState): Ground => squares;
