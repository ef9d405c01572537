import type { Choice } from '../../choice.ts';
import { countFaces, F, S } from '../../faces.ts';
import { tableOf } from '../../ground/table/pieces.ts';
import { hardOn } from '../../ground/table/stop.ts';
import { isVehicle, type Piece } from '../../ground/table/words.ts';
import type { TacticsState } from '../../state.ts';
import { unitOf } from '../../units.ts';
import type { MarchFrame } from './frame.ts';
import { atGates, type Going, steppedOff, stoppedAt, testsOf, treadOn } from './going.ts';
import { enteringOf, membersOf, strideOf } from './members.ts';
import { marchAsked } from './what-if.ts';

/** What is said of where they go: from where they begin, by which parts. */
export function goingOf(state: TacticsState, march: MarchFrame): Going {
  const unit = unitOf(state, march.unit);
  const stride = strideOf(state, march);
  if (unit.place === 'off') return atGates(enteringOf(state, march), march.parts);
  const going = {
    starts: membersOf(state, unit),
    parts: march.parts,
    flies: stride.flies,
    table: tableOf(state),
  };
  return unit.place === 'aboard' ? steppedOff(going) : going;
}

/** Faces that get a vehicle on (dt14.equip.wheeled.free, dt14.equip.tracked.free, dt14.equip.half-track.march). */
export function freeing(piece: Piece, isMarch: boolean): number {
  if (!isVehicle(piece)) return F;
  if (piece.drive === 'wheels' || (piece.drive === 'half-track' && isMarch)) return F;
  return F | S;
}

/** Dice that a movement makes fall before it is done. */
export interface Perils {
  /** How often mines strike, if nobody is stopped before them. */
  readonly mines: number;
  /** Dice for wire and hard ground, and how many of the six faces get each of them on. */
  readonly tests: readonly number[];
  /** What they are about: the first of the areas. */
  readonly area: string | null;
}

const FACES = [0, 1, 2, 3, 4, 5];
const NONE: Perils = { mines: 0, tests: [], area: null };

/** What those who are asked where to go would meet on their way (dt14.table.hard-ground, dt14.table.mines). */
export function perilsOf(state: TacticsState, choice: Choice): Perils {
  const asked = marchAsked(state);
  if (asked === null || !('parts' in choice)) return NONE;
  const march: MarchFrame = { ...asked, parts: choice.parts.map((part) => ({ ...part })) };
  const going = goingOf(state, march);
  const { table, starts, parts } = going;
  const tests = testsOf(going);
  const [first] = tests;
  const areas =
    first === undefined ? [] : hardOn(table, starts[first]!, [starts[first]!.at, ...parts[first]!.way]);
  return {
    mines: treadOn(going, stoppedAt(going, []), []).mines,
    tests: tests.map((member) => countFaces(FACES, freeing(starts[member]!, march.march))),
    area: areas[0]?.id ?? null,
  };
}
