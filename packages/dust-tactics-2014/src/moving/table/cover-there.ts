/** How well a unit stands where it is, from whom and behind what: for eyes, before it goes there. */
import { groundOf } from '../../ground/index.ts';
import { POINT } from '../../ground/table/firing.ts';
import { piecesOf, tableOf } from '../../ground/table/pieces.ts';
import { shelterAround, shelterFrom } from '../../ground/table/sheltering.ts';
import type { TacticsState, Unit, UnitId } from '../../state.ts';
import { onBoard } from '../../units.ts';

export interface Watched {
  readonly by: UnitId;
  /** Millimetres between the two. */
  readonly far: number;
  readonly covered: boolean;
  /** The feature or hull that covers, by its id; null where nothing does, or they have dug in. */
  readonly behind: string | null;
}

export interface CoverThere {
  /** The nearest enemies who see it, and whether it is in cover from them. */
  readonly watched: readonly Watched[];
  /** Whether it is in cover whoever fires, and in what. */
  readonly covered: boolean;
  readonly inside: string | null;
}

function watchedBy(state: TacticsState, enemy: Unit, unit: Unit, far: number): Watched {
  const covered = groundOf(state).covered(state, enemy, unit);
  const [eyes, members] = [piecesOf(state, enemy), piecesOf(state, unit)];
  const behind = covered ? shelterFrom(tableOf(state), eyes, members) : null;
  return { by: enemy.id, far: far * POINT, covered, behind };
}

/** dt14.table.cover, dt14.table.shelter: from the nearest enemies who see a unit, and by its own place. */
export function coverThere(state: TacticsState, unit: Unit, most = 3): CoverThere {
  const ground = groundOf(state);
  const apart = ground.apartFrom(state, unit);
  const watched = state.units
    .filter(
      (one) => one.side !== unit.side && one.joined < 0 && onBoard(one) && ground.sees(state, one, unit),
    )
    .map((enemy) => ({ enemy, far: apart(enemy) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ enemy, far }) => watchedBy(state, enemy, unit, far));
  const covered = ground.shelters(state, unit);
  return {
    watched,
    covered,
    inside: covered ? shelterAround(tableOf(state), piecesOf(state, unit)) : null,
  };
}
