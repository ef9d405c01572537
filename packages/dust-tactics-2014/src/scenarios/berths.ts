import { cardOf } from '../cards/index.ts';
import { newUnit } from '../fielding.ts';
import type { Force } from '../force.ts';
import { type AtEdge, berthsOf } from '../ground/table/gates.ts';
import { waitingPieces } from '../ground/table/pieces.ts';
import type { Problem } from '../problem.ts';
import type { Side } from '../state.ts';
import { stranded } from './water.ts';

/** dt14.ruling.naval.fielded: the vessels of a force for which a table has no berth at any of these edges. */
export const strandedProblems = (
  { cards, orders }: Force,
  side: Side,
  entries: readonly AtEdge[],
): Problem[] =>
  cards.flatMap((id, rank) => {
    const card = cardOf(id);
    const [vessel] = card.drive === 'naval' ? waitingPieces(newUnit(0, '', id, side)) : [];
    if (vessel === undefined || orders?.[rank]?.at !== undefined) return [];
    return entries.some((entry) => berthsOf(entry, vessel).length > 0) ? [] : [stranded(card, side, rank)];
  });
