import { mayDismount } from '../../carrying.ts';
import { POINT } from '../../ground/table/firing.ts';
import { piecesOf } from '../../ground/table/pieces.ts';
import type { Movement } from '../movement.ts';
import { marchFrame } from './frame.ts';

export const onTable: Movement = {
  begin: (unit, points, { least, march }) => marchFrame(unit.id, points * POINT, least, march),
  // Whoever waits outside in a transport waits there until it has come.
  mayMove: (state, unit) =>
    unit.place !== 'aboard' || (mayDismount(state, unit) && piecesOf(state, unit).length > 0),
};
