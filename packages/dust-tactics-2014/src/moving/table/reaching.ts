/** Whether a unit could come to a point, judged by its first miniature alone: for those who think ahead. */
import { isOnTable, type Point, squareOf } from '@dustfront/wargame/tabletop';
import { without } from '../../ground/table/arranging.ts';
import { cornersOf, countWays } from '../../ground/table/formation.ts';
import { atGate, gateOf } from '../../ground/table/gates.ts';
import { mayGo, refusesWay } from '../../ground/table/march.ts';
import { mayStand } from '../../ground/table/stand.ts';
import { type Piece, shapeOfPiece } from '../../ground/table/words.ts';
import type { TacticsState } from '../../state.ts';
import { unitOf } from '../../units.ts';
import type { MarchFrame } from './frame.ts';
import { enteringOf, membersOf, strideOf } from './members.ts';

type Reaches = (at: Point) => boolean;

function fromEdge(state: TacticsState, march: MarchFrame, piece: Piece): Reaches {
  const entering = enteringOf(state, march);
  const { table, stride } = entering;
  return (at) => {
    const start = atGate(entering, piece, gateOf(entering, piece, at));
    const end = { ...start, at } as Piece;
    return refusesWay(table, start, { way: [at] }, stride) === null && mayStand(table, end);
  };
}

function fromHere(state: TacticsState, march: MarchFrame, piece: Piece, members: readonly Piece[]): Reaches {
  const { table } = enteringOf(state, march);
  const stride = strideOf(state, march);
  const others = without(table, members);
  const may = mayGo(table, piece, stride);
  return (at) => {
    if (squareOf(piece.at, at) > stride.length ** 2) return false;
    const end = { ...piece, at } as Piece;
    if (!isOnTable(shapeOfPiece(end), table) || !mayStand(others, end)) return false;
    for (let way = 0; way < countWays(true); way++) {
      const corners = cornersOf(piece.at, at, way);
      if (corners !== null && may(piece, { way: [...corners, at] })) return true;
    }
    return false;
  };
}

/** Where the first miniature may end such a movement; nowhere for those who are carried. */
export function reaching(state: TacticsState, march: MarchFrame): Reaches {
  const unit = unitOf(state, march.unit);
  const members = membersOf(state, unit);
  const [piece] = members;
  if (piece === undefined || unit.place === 'aboard' || unit.place === 'gone') return () => false;
  return unit.place === 'off' ? fromEdge(state, march, piece) : fromHere(state, march, piece, members);
}
