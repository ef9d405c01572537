/** What is set out on a table before play: terrain, works, units. */
import { disc, isOnTable } from '@dustfront/wargame/tabletop';
import { own } from '../../exceptions/index.ts';
import { arrange } from '../../ground/table/arranging.ts';
import { type Edge, INWARDS } from '../../ground/table/gates.ts';
import { endOf } from '../../ground/table/march.ts';
import { fieldOf, standAt, tableOf, waitingPieces } from '../../ground/table/pieces.ts';
import { mayStand } from '../../ground/table/stand.ts';
import type { Piece } from '../../ground/table/words.ts';
import { partTo } from '../../ground/table/written.ts';
import type { Code } from '../../problem.ts';
import type { UnitOrders } from '../../scenarios/own.ts';
import { LONG } from '../../scenarios/parts.ts';
import type { TacticsState, Unit } from '../../state.ts';
import type { Setting } from '../setting.ts';
import { lay, layingOf, someLays, spaceOfLaying } from './laying.ts';
import { piecesFor } from './shapes.ts';
import { build, sites } from './works.ts';

/** dt14.table.own: the first miniature stands at the point, the others around it as they find room. */
function station(state: TacticsState, unit: Unit, { at, heading }: UnitOrders): Code | null {
  const [x, y] = at!;
  if (!Number.isInteger(x) || !Number.isInteger(y) || !isOnTable(disc([x, y], 0), fieldOf(state)))
    return 'off-table';
  // Who comes from nowhere and who starts inside works have their own placing.
  if (own(unit).entry !== undefined) return 'own-placing';
  const edge = (state.own?.edges ?? LONG)[unit.side] as Edge;
  const meant = waitingPieces(unit, heading ?? INWARDS[edge]!).map(
    (piece): Piece => ({ ...piece, at: [x, y] }),
  );
  const table = tableOf(state);
  const parts = mayStand(table, meant[0]!)
    ? arrange(table, meant, (which, end) => partTo(meant[which]!, end))
    : null;
  if (parts === null) return 'cannot-stand';
  standAt(
    unit,
    meant.map((piece, which) => endOf(piece, parts[which]!)),
  );
  return null;
}

/** A table is drawn before the match. */
export const onTable: Setting = {
  begin: () => {},
  pieces: (state) => piecesFor(fieldOf(state)),
  terrain: (state, pieces) => someLays(layingOf(state, pieces)),
  terrainSpace: (state, pieces) => spaceOfLaying(layingOf(state, pieces)),
  lay,
  sites,
  build,
  station,
  placeWord: (_state, at) => at.join(','),
};
