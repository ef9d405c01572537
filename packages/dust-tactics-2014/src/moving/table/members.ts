/** Who moves together on a table, and what may be answered when they are asked where to. */
import type { OptionSpace } from '@dustfront/kernel';
import type { Point } from '@dustfront/wargame/tabletop';
import type { Choice } from '../../choice.ts';
import { listedOnce } from '../../ground/table/bounds.ts';
import { type Entering, spaceOfEntry } from '../../ground/table/entering.ts';
import { POINT } from '../../ground/table/firing.ts';
import { spaceOfMarch } from '../../ground/table/formation.ts';
import type { Edge } from '../../ground/table/gates.ts';
import type { Stride } from '../../ground/table/march.ts';
import {
  fieldOf,
  menOf,
  ownPieces,
  piecesOf,
  standAt,
  tableOf,
  waitingPieces,
} from '../../ground/table/pieces.ts';
import { spaceOfGettingOff } from '../../ground/table/placing.ts';
import type { Piece } from '../../ground/table/words.ts';
import { gaitOf } from '../../moments.ts';
import { rosterOf } from '../../roster.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { groupOf, isAir, other, unitOf } from '../../units.ts';
import type { MarchFrame } from './frame.ts';

/** All miniatures that move together, those of each unit in the order of its men. */
export function membersOf(state: TacticsState, unit: Unit): readonly Piece[] {
  const lists = groupOf(state, unit).map((one) =>
    one.place === 'board' ? ownPieces(state, one) : waitingPieces(one),
  );
  return lists.length === 1 ? lists[0]! : lists.flat();
}

/** Puts everybody of the group where these pieces are. */
export function standAll(state: TacticsState, unit: Unit, ends: readonly Piece[]): void {
  let from = 0;
  for (const one of groupOf(state, unit)) {
    const count = menOf(one).length;
    standAt(one, ends.slice(from, from + count));
    from += count;
  }
}

/** What they may cover, and how (dt14.table.length, dt14.table.flight). */
export function strideOf(state: TacticsState, { unit: id, length, least }: MarchFrame): Stride {
  const unit = unitOf(state, id);
  const gait = gaitOf(state, unit);
  return {
    length,
    flies: isAir(unit) || gait.overTerrain,
    ...(least > 0 ? { least: least * POINT } : {}),
    ...(gait.overEnemies ? { overEnemies: true } : {}),
  };
}

export const enteringOf = (state: TacticsState, frame: MarchFrame): Entering => {
  const unit = unitOf(state, frame.unit);
  const gates = state.own?.gates?.[unit.side];
  return {
    table: tableOf(state),
    waiting: membersOf(state, unit),
    edge: state.edges[unit.side] as Edge,
    ...(gates === undefined ? {} : { gates }),
    stride: strideOf(state, frame),
  };
};

/** About the middle of an outline; nothing is decided by it. */
const middleOf = (corners: readonly Point[]): Point => {
  const mean = (axis: 0 | 1): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
  return [mean(0), mean(1)];
};

/** The markers of a table, then its places. */
const marksIn = listedOnce((features) => [
  ...features.flatMap((one) => (one.kind === 'marker' ? [one.at] : [])),
  ...features.flatMap((one) => (one.kind === 'place' ? [middleOf(one.outline)] : [])),
]);

/** Where it may be worth going: enemies, markers, places. */
function goalsOf(state: TacticsState, unit: Unit): Point[] {
  const goals: Point[] = [];
  for (const id of rosterOf(state).sides[other(unit.side)]) {
    const [first] = ownPieces(state, unitOf(state, id));
    if (first !== undefined) goals.push(first.at);
  }
  return goals.concat(marksIn(fieldOf(state).features));
}

/** dt14.table.move, dt14.table.enter, dt14.table.put: everything that may be answered; null where there is nothing. */
export function spaceOf(state: TacticsState, frame: MarchFrame): OptionSpace<Choice> | null {
  const unit = unitOf(state, frame.unit);
  if (unit.place === 'board')
    return spaceOfMarch(tableOf(state), membersOf(state, unit), strideOf(state, frame), () =>
      goalsOf(state, unit),
    );
  if (unit.place === 'off') return spaceOfEntry(enteringOf(state, frame));
  const beside = piecesOf(state, unit);
  if (beside.length === 0) return null;
  return spaceOfGettingOff({ table: tableOf(state), waiting: membersOf(state, unit), beside });
}
