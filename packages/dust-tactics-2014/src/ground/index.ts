import type { TacticsState } from '../state.ts';
import type { Ground } from './ground.ts';
import { squares } from './squares/ground.ts';
import { table } from './table/ground.ts';

export type { Gait } from './gait.ts';
export type { Aim, Check, Ground, Mark, Miniature, Obstacle, Shell, Shooter, Spot, Works } from './ground.ts';

/** The ground on which a match is played. */
export const groundOf = (state: TacticsState): Ground => (state.table === undefined ? squares : table);
