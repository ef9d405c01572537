import type { TacticsState } from '@dustfront/dust-tactics-2014';
import { type Feature, type Field, spotAt } from '@dustfront/dust-tactics-2014/query';
import { WEIGHTS } from '../weights.ts';
import { extentOf, middleOf, type Point } from './points.ts';

/** What holds a marker, and from where it is disputed, counted to the first of a unit. */
const HOLDS = 1;
const DISPUTES = 1.5;
/** Of the way from the middle of a place to its nearest corner. */
const WELL_INSIDE = 0.6;

const FOR_POINTS = ['free-for-all', 'first-machines'];
const FOR_A_PLACE = ['the-oasis'];

function placeGoal(feature: Feature) {
  const [least, most] = extentOf(feature);
  const [reach, contest] = [(WELL_INSIDE * least) / 100, most / 100];
  return { spots: [spotAt(middleOf(feature))], reach, contest, points: WEIGHTS.goals, side: null };
}

/** What being at a point named by somebody's own scenario means: in the place that begins there, or at the marker. */
export function namedGoal(
  { features }: Field,
  point: Point,
): { readonly spot: number; readonly reach: number; readonly contest: number } {
  const spot = spotAt(point);
  const place = features.find(
    (one) => one.kind === 'place' && 'outline' in one && spotAt(one.outline[0]!) === spot,
  );
  if (place === undefined) return { spot, reach: HOLDS, contest: DISPUTES };
  const { spots, reach, contest } = placeGoal(place);
  return { spot: spots[0]!, reach, contest };
}

const known = new WeakMap<Field, ReturnType<typeof goalsOn>>();

function goalsOn(scenario: string, { features }: Field) {
  if (FOR_A_PLACE.includes(scenario)) return features.filter(({ kind }) => kind === 'place').map(placeGoal);
  const markers = FOR_POINTS.includes(scenario) ? [] : features.filter(({ kind }) => kind === 'marker');
  const points = (1.5 * WEIGHTS.goals) / Math.max(1, markers.length);
  return markers.map((marker) => ({
    spots: [spotAt(middleOf(marker))],
    reach: HOLDS,
    contest: DISPUTES,
    points,
    side: null,
  }));
}

/** The markers or the place that a measured battle is about; whoever plays for points goes for nothing. */
export function tableGoals({ scenario }: TacticsState, field: Field): ReturnType<typeof goalsOn> {
  let goals = known.get(field);
  if (goals === undefined) {
    goals = goalsOn(scenario, field);
    known.set(field, goals);
  }
  return goals;
}
