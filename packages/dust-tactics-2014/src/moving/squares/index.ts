import { moveFrame } from '../../frames/make.ts';
import type { Movement } from '../movement.ts';
import { mayMove } from './steps.ts';

export const onSquares: Movement = {
  begin: (unit, points, { diagonal, least }) => moveFrame(unit.id, points, diagonal, least),
  mayMove: (state, unit, points) => mayMove(state, moveFrame(unit.id, points, false)),
};
