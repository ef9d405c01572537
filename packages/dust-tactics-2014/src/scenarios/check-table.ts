/** Everything that is wrong with a scenario of somebody's own on a table (dt14.table.own, dt14.table.drawn). */
import { isOnTable, type Point } from '@dustfront/wargame/tabletop';
import { spotOfFeature } from '../ground/table/control.ts';
import { spotAt } from '../ground/table/spot.ts';
import { type Feature, type Field, isWork, shapeOfFeature, stretchesOf } from '../ground/table/words.ts';
import { type Code, type Problem, problem } from '../problem.ts';
import { checkRest, hasEdges } from './check.ts';
import { checkGoals, type Tags } from './check-goals.ts';
import type { Checking } from './checking.ts';
import { areApart, isSimple } from './outlines.ts';
import type { OwnBattle, OwnGoal, Square } from './own.ts';

const RULE = 'dt14.table.own';
const DRAWN = 'dt14.table.drawn';
const MOST_FEATURES = 200;
const MOST_CORNERS = 60;
/** A huge hull comes through it. */
const LEAST_GATE = 160;

/** How wide openings of each class are drawn, in millimetres. */
const WIDTHS = { small: [60, 99], large: [100, 199], huge: [200, 2400] } as const;

const markAt = ({ features }: Field, [x, y]: Square): Feature | undefined =>
  features.find(
    (one) => (one.kind === 'marker' || one.kind === 'place') && spotOfFeature(one) === spotAt([x, y]),
  );

function checkingOf(own: OwnBattle, field: Field, problems: Problem[]): Checking {
  const name = ([x, y]: Square): string => `${x},${y}`;
  return {
    own,
    words: { missing: 'no-mark', none: 'goal-marks' },
    isOn: (point): point is Square =>
      Array.isArray(point) &&
      point.length === 2 &&
      point.every((n) => Number.isInteger(n)) &&
      markAt(field, point as unknown as Square) !== undefined,
    isClosed: () => false,
    name,
    fault: (at, code, { square, params, rule = RULE } = {}) =>
      problems.push(problem(square === undefined ? at : `${at} ${name(square)}`, code, params, rule)),
  };
}

const cornersOf = (feature: Feature): readonly Point[] =>
  'outline' in feature ? feature.outline : 'line' in feature ? feature.line : [feature.at];

const areSame = (a: Point, b: Point | undefined): boolean => a[0] === b?.[0] && a[1] === b[1];

/** dt14.table.drawn: what is wrong with one thing on a table. */
function faultOf(field: Field, feature: Feature): Code | null {
  const corners = cornersOf(feature);
  if (corners.length > MOST_CORNERS) return 'outline-long';
  if (corners.some((corner, at) => areSame(corner, corners[at + 1]))) return 'outline-same';
  if ('outline' in feature && !isSimple(feature.outline)) return 'outline-crossed';
  if (isWork(feature) && !isOnTable(shapeOfFeature(feature), field)) return 'off-table';
  if (feature.kind !== 'wall' && feature.kind !== 'house') return null;
  for (const { side, opening } of stretchesOf(feature)) {
    if (opening === null) continue;
    const [from, to] = side;
    const square = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2;
    const [least, most] = WIDTHS[opening];
    if (square < least ** 2 || square >= (most + 1) ** 2) return `opening-${opening}`;
  }
  return null;
}

/** Houses and works do not stand in one another; all else may lie over anything. */
const isBuilt = (feature: Feature): boolean => feature.kind === 'house' || isWork(feature);

const known = new WeakMap<Field, readonly Problem[]>();

/** dt14.table.drawn: what is wrong with a table that somebody has drawn. */
export function drawingProblems(field: Field): readonly Problem[] {
  const found = known.get(field) ?? faultsOf(field);
  known.set(field, found);
  return found;
}

function faultsOf(field: Field): Problem[] {
  const { features } = field;
  const problems: Problem[] = [];
  const fault = ({ id }: Feature, code: Code): void => {
    problems.push(problem(`table ${id}`, code, { most: MOST_CORNERS }, DRAWN));
  };
  if (features.length > MOST_FEATURES)
    problems.push(problem('table', 'table-crowded', { most: MOST_FEATURES }, DRAWN));
  for (const feature of features) {
    const found = faultOf(field, feature);
    if (found !== null) fault(feature, found);
  }
  const built = features.filter(isBuilt);
  built.forEach((one, at) => {
    const other = built.slice(at + 1).find((two) => !areApart(shapeOfFeature(one), shapeOfFeature(two)));
    if (other !== undefined) fault(other, 'built-over');
  });
  return problems;
}

/** dt14.table.own: a stretch of each edge that is wide enough, or all of it. */
function checkGates(check: Checking, { width, height }: Field): void {
  const { own } = check;
  if (!hasEdges(check) || own.gates === undefined) return;
  for (const side of [0, 1] as const) {
    const [from, to] = own.gates?.[side] ?? [];
    const length = own.edges[side]! % 2 === 0 ? width : height;
    const isStretch =
      Number.isInteger(from) &&
      Number.isInteger(to) &&
      from! >= 0 &&
      to! <= length &&
      to! - from! >= LEAST_GATE;
    if (!isStretch) check.fault(`gates.${side}`, 'gates', { params: { least: LEAST_GATE } });
  }
}

/** Markers are held by who is near, places by who is in them: a goal is about one or the other. */
function checkMarks(check: Checking, { objective }: OwnGoal, at: string, field: Field): void {
  if (objective.kind !== 'hold' && objective.kind !== 'control') return;
  const wanted = objective.kind === 'hold' && objective.place === true ? 'place' : 'marker';
  for (const square of objective.squares) {
    const mark = check.isOn(square) ? markAt(field, square) : undefined;
    if (mark !== undefined && mark.kind !== wanted) check.fault(at, `goal-${wanted}s`, { square });
  }
}

export function tableScenarioProblems(own: OwnBattle, field: Field, tags: Tags): Problem[] {
  const problems = [...drawingProblems(field)];
  const check = checkingOf(own, field, problems);
  checkGates(check, field);
  checkRest(check);
  checkGoals(check, tags);
  if (problems.length === 0)
    own.goals.forEach((goal, at) => {
      checkMarks(check, goal, `goals.${at}`, field);
    });
  return problems;
}
