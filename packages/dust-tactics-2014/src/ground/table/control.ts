/** Markers and places (dt14.table.hold). */
import type { TacticsState, Unit } from '../../state.ts';
import { isAir, leaderOf } from '../../units.ts';
import type { ControlOn, EngineeringOn, Obstacle } from '../ground.ts';
import { listedOnce } from './bounds.ts';
import { isWithinFeature } from './gap.ts';
import { fieldOf, piecesOf } from './pieces.ts';
import { spotAt } from './spot.ts';
import { type Feature, isInFeature, outlineOf } from './words.ts';

const NEAR = 100;

/** The number by which rules know a feature: its point, or the first corner of its outline. */
export const spotOfFeature = (feature: Feature): number =>
  spotAt('at' in feature ? feature.at : 'line' in feature ? feature.line[0]! : outlineOf(feature)![0]!);

const featuresAt = (state: TacticsState, kind: Feature['kind'], spots: readonly number[]): Feature[] =>
  fieldOf(state).features.filter((one) => one.kind === kind && spots.includes(spotOfFeature(one)));

const isNear = (state: TacticsState, unit: Unit, feature: Feature): boolean =>
  piecesOf(state, unit).some((piece) => isWithinFeature(piece, feature, NEAR));

/** How many of its miniatures are in a place, and how many there are; a hero who joined is one of his unit's. */
function inside(state: TacticsState, unit: Unit, place: Feature): readonly [number, number] {
  const pieces = piecesOf(state, leaderOf(state, unit));
  return [pieces.filter(({ at }) => isInFeature(place, at)).length, pieces.length];
}

const isAtMarker = (state: TacticsState, unit: Unit, spots: readonly number[]): boolean =>
  featuresAt(state, 'marker', spots).some((marker) => isNear(state, unit, marker));

const spotsOf = (state: TacticsState, kind: Feature['kind']): number[] =>
  fieldOf(state)
    .features.filter((one) => one.kind === kind)
    .map(spotOfFeature);

export const control: ControlOn = {
  spotAt: (_state, written) => spotAt(written),
  objectives: (state) => spotsOf(state, 'marker'),
  // dt14.table.own: a scenario of one's own names the places it means.
  place: (state, named) => (state.own === undefined ? spotsOf(state, 'place') : named),
  stands: (state, unit, spots) =>
    isAtMarker(state, unit, spots) ||
    featuresAt(state, 'place', spots).some((place) => {
      const [within, all] = inside(state, unit, place);
      return all > 0 && 2 * within >= all;
    }),
  disputes: (state, unit, spots) =>
    featuresAt(state, 'place', spots).some((place) => inside(state, unit, place)[0] > 0),
  contests: (state, unit, objective) => isAtMarker(state, unit, [objective]),
  atCrate: (state, unit) =>
    fieldOf(state).features.some((one) => one.kind === 'crate' && isNear(state, unit, one)),
};

const isOnFoot = (unit: Unit): boolean => unit.place === 'board' && !isAir(unit);

const kindsIn = listedOnce((features) => new Set<Feature['kind']>(features.map(({ kind }) => kind)));

/** dt14.table.adjacent: engineers reach what is within 100. */
export const engineering: EngineeringOn = {
  has: (state, kind) => kindsIn(fieldOf(state).features).has(kind),
  near: (state, unit, kind) =>
    fieldOf(state)
      .features.filter((one) => one.kind === kind && isNear(state, unit, one))
      .map(spotOfFeature),
  remove: (state, kind: Obstacle, spot) => {
    const [gone] = featuresAt(state, kind, [spot]);
    const features = fieldOf(state).features.flatMap((one): Feature[] => {
      if (one !== gone) return [one];
      // dt14.ruling.bury.block: what remains of a bunker cannot be entered and blocks sight.
      return kind === 'bunker' ? [{ id: one.id, kind: 'block', outline: outlineOf(one)! }] : [];
    });
    state.table = { ...fieldOf(state), features };
  },
  inside: (state, spot) => {
    const bunkers = featuresAt(state, 'bunker', [spot]);
    return state.units.filter(
      (unit) => isOnFoot(unit) && bunkers.some((bunker) => inside(state, unit, bunker)[0] > 0),
    );
  },
};
