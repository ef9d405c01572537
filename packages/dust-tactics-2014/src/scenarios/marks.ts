/** Which markers and places of a table a battle is about: what is only drawn for other battles counts for nobody. */
import { spotOfFeature } from '../ground/table/control.ts';
import { fieldOf } from '../ground/table/pieces.ts';
import { spotAt } from '../ground/table/spot.ts';
import type { Feature } from '../ground/table/words.ts';
import type { TacticsState } from '../state.ts';
import { isAboutMarkers, isAboutPlaces } from './on-table.ts';
import type { OwnBattle } from './own.ts';

export const isMark = ({ kind }: Feature): boolean => kind === 'marker' || kind === 'place';

const named = ({ goals }: OwnBattle): ReadonlySet<number> =>
  new Set(
    goals.flatMap(({ objective }) =>
      'squares' in objective ? objective.squares.map((at) => spotAt(at)) : [],
    ),
  );

/** dt14.table.hold, dt14.table.own: the markers and places that somebody can win by. */
export function marksThatCount(state: TacticsState): readonly Feature[] {
  const marks = fieldOf(state).features.filter(isMark);
  if (state.own !== undefined) {
    const spots = named(state.own);
    return marks.filter((mark) => spots.has(spotOfFeature(mark)));
  }
  return marks.filter(({ kind }) =>
    kind === 'marker' ? isAboutMarkers(state.scenario) : isAboutPlaces(state.scenario),
  );
}
