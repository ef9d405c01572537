/** What the rules ask of the ground, answered on squares. */
import { isAir } from '../../units.ts';
import type { Ground } from '../ground.ts';
import { gunMayFire } from './artillery.ts';
import { control } from './control.ts';
import { squareCover } from './cover.ts';
import { engineering } from './engineering.ts';
import { coverFrom, farthestContact, fortOf, inArc, inContact, unitSees, waysOfFlame } from './index.ts';
import { landing } from './landing.ts';
import { endOf, sees } from './sight.ts';
import { smoke } from './smoke.ts';
import { distance, distancesFrom, squaresOf } from './squares.ts';
import { crowded, misplaced } from './standing.ts';

export const squares: Ground = {
  apartFrom: distancesFrom,
  apart: distance,
  leastApartFrom: distancesFrom,
  within: (state, a, b, range) => distance(state, a, b) <= range,
  sightFrom: (state, from, overVehicles) => {
    const eye = endOf(state, from);
    return (to) => sees(state, eye, endOf(state, to), overVehicles);
  },
  sees: unitSees,
  covered: coverFrom,
  shelters: (state, unit, attacker) => squareCover(state, unit, attacker?.floor),
  bears: (state, shooter, mount, target) => inArc(state, shooter, mount, squaresOf(state, target)),
  slitBears: (state, shooter, target) => {
    const works = fortOf(state, shooter);
    return (
      works === null || inArc(state, { ...shooter, facing: works.facing }, 'front', squaresOf(state, target))
    );
  },
  touches: inContact,
  farthestTouch: farthestContact,
  // dt14.hero.join.same-square
  together: (_state, hero, unit) => hero.at === unit.at && hero.floor === unit.floor,
  // dt14.lift.pickup.over
  hangsOver: (_state, aircraft, unit) => aircraft.at === unit.at,
  worksOf: fortOf,
  flames: (state, { by, target }) => waysOfFlame(state, by, target),
  isBurnt: (state, { by, target }, way, unit) => {
    const struck = isAir(target) ? [] : squaresOf(state, target);
    return squaresOf(state, unit).some(
      (square) =>
        (unit.floor === by.floor && way.includes(square)) ||
        (unit.floor === target.floor && struck.includes(square)),
    );
  },
  gunMayFire: (state, gun, target) => gunMayFire(state, gun, squaresOf(state, target)),
  smoke,
  engineering,
  landing,
  control,
  misplaced,
  crowded,
  named: (state, at) => ({ at, w: state.board.width }),
  wayNamed: (state, way) => ({ squares: way, w: state.board.width }),
};
