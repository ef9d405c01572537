import type { Spot } from '../../../board/tabletop.ts';
import type {
  Draft,
  DraftFeature,
  DraftTable,
  DraftUnit,
  DraftZone,
  FeatureKind,
  Side,
} from '../../../games/draft.ts';

/** What is drawn by hand keeps to whole centimetres; keys with Shift go by millimetres. */
export const STEP = 10;
const HEADINGS = 64;

type Size = Pick<DraftTable, 'width' | 'height'>;

export const snapped = ([x, y]: Spot): Spot => [Math.round(x / STEP) * STEP, Math.round(y / STEP) * STEP];

export const onto = ({ width, height }: Size, [x, y]: Spot): Spot => [
  Math.max(0, Math.min(width, Math.round(x))),
  Math.max(0, Math.min(height, Math.round(y))),
];

const isSame = ([ax, ay]: Spot, [bx, by]: Spot): boolean => ax === bx && ay === by;

/** How many corners a thing of that form has at least. */
export const leastCorners = ({ form }: FeatureKind): number =>
  form === 'area' ? 3 : form === 'line' ? 2 : 1;

/** A name that nothing on the table has: `wood-3`. */
export function freshName(features: readonly DraftFeature[], kind: string): string {
  const taken = new Set(features.map(({ id }) => id));
  let n = 1;
  while (taken.has(`${kind}-${n}`)) n++;
  return `${kind}-${n}`;
}

/** A name in the letters in which tables are written: no blanks, no commas. */
export const asName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s,@>]+/g, '-')
    .slice(0, 40);

export function made(kind: FeatureKind, id: string, points: readonly Spot[]): DraftFeature {
  return {
    id,
    kind: kind.id,
    points,
    ...(kind.hasStoreys ? { storeys: 1 } : {}),
    ...(kind.form === 'work' ? { heading: 0 } : {}),
  };
}

/** By how much what has these points may go, so that it stays on the table. */
function withinBy(size: Size, points: readonly Spot[], [dx, dy]: Spot): Spot {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    Math.max(-Math.min(...xs), Math.min(size.width - Math.max(...xs), dx)),
    Math.max(-Math.min(...ys), Math.min(size.height - Math.max(...ys), dy)),
  ];
}

export function moved(size: Size, feature: DraftFeature, by: Spot): DraftFeature {
  const [dx, dy] = withinBy(size, feature.points, [Math.round(by[0]), Math.round(by[1])]);
  return { ...feature, points: feature.points.map(([x, y]): Spot => [x + dx, y + dy]) };
}

/** What one touch puts down there: the usual shape of its kind, as far on the table as it goes. */
export function stamped(size: Size, kind: FeatureKind, id: string, [x, y]: Spot): DraftFeature {
  const points = kind.shape.map(([px, py]): Spot => [x + px, y + py]);
  const [dx, dy] = withinBy(size, points, [0, 0]);
  const around = points.map(([px, py]): Spot => onto(size, [px + dx, py + dy]));
  return made(kind, id, around);
}

/** The rectangle between two corners, or the straight line. */
export const stretched = (kind: FeatureKind, [ax, ay]: Spot, [bx, by]: Spot): readonly Spot[] =>
  kind.form === 'line'
    ? [
        [ax, ay],
        [bx, by],
      ]
    : [
        [ax, ay],
        [bx, ay],
        [bx, by],
        [ax, by],
      ];

/** Openings by their corners, where corners have come or gone: `shift` says where a corner is now, null where not. */
function shifted(
  feature: DraftFeature,
  shift: (corner: number) => number | null,
): Pick<DraftFeature, 'openings'> {
  const found = Object.entries(feature.openings ?? {}).flatMap(([from, wide]) => {
    const now = shift(Number(from));
    return now === null ? [] : [[String(now), wide] as const];
  });
  return found.length === 0 ? {} : { openings: Object.fromEntries(found) };
}

const bare = ({ openings: _, ...rest }: DraftFeature): DraftFeature => rest;

export const withCorner = (size: Size, feature: DraftFeature, at: number, to: Spot): DraftFeature => ({
  ...feature,
  points: feature.points.map((point, i) => (i === at ? onto(size, to) : point)),
});

/** One more corner behind that one; a stretch that was open is solid then. */
export function bent(size: Size, feature: DraftFeature, after: number, to: Spot): DraftFeature {
  const points = [...feature.points.slice(0, after + 1), onto(size, to), ...feature.points.slice(after + 1)];
  const openings = shifted(feature, (corner) =>
    corner === after ? null : corner > after ? corner + 1 : corner,
  );
  return { ...bare(feature), points, ...openings };
}

/** Without a corner, if enough are left. */
export function straightened(kind: FeatureKind, feature: DraftFeature, at: number): DraftFeature {
  const count = feature.points.length;
  if (count <= leastCorners(kind)) return feature;
  const before = (at + count - 1) % count;
  const openings = shifted(feature, (corner) =>
    corner === at || corner === before ? null : corner > at ? corner - 1 : corner,
  );
  return { ...bare(feature), points: feature.points.filter((_, i) => i !== at), ...openings };
}

/** The stretches of a thing: each by the corner with which it begins. */
export const stretchesOf = (
  kind: FeatureKind,
  { points }: DraftFeature,
): readonly (readonly [Spot, Spot])[] =>
  points
    .slice(0, kind.form === 'area' ? undefined : -1)
    .map((from, i) => [from, points[(i + 1) % points.length]!]);

export const lengthOf = ([[ax, ay], [bx, by]]: readonly [Spot, Spot]): number => Math.hypot(bx - ax, by - ay);

/**
 * A stretch is opened, or closed. A long one is opened in its middle, as wide as is usual: two corners more; one about
 * as wide as that is opened as it is.
 */
export function opened(
  kind: FeatureKind,
  feature: DraftFeature,
  from: number,
  opening: { readonly id: string; readonly width: number } | null,
): DraftFeature {
  const stretch = stretchesOf(kind, feature)[from];
  if (stretch === undefined) return feature;
  if (opening === null) {
    const { [String(from)]: _, ...rest } = feature.openings ?? {};
    return { ...bare(feature), ...(Object.keys(rest).length === 0 ? {} : { openings: rest }) };
  }
  const length = lengthOf(stretch);
  if (length < 1.5 * opening.width)
    return { ...feature, openings: { ...feature.openings, [from]: opening.id } };
  const at = (part: number): Spot => [
    Math.round(stretch[0][0] + ((stretch[1][0] - stretch[0][0]) * part) / length),
    Math.round(stretch[0][1] + ((stretch[1][1] - stretch[0][1]) * part) / length),
  ];
  const half = opening.width / 2;
  const points = [
    ...feature.points.slice(0, from + 1),
    at(length / 2 - half),
    at(length / 2 + half),
    ...feature.points.slice(from + 1),
  ];
  const { openings = {} } = shifted(feature, (corner) =>
    corner === from ? null : corner > from ? corner + 2 : corner,
  );
  return { ...feature, points, openings: { ...openings, [from + 1]: opening.id } };
}

const middleOf = (points: readonly Spot[]): Spot => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const whole = (heading: number): number => ((Math.round(heading) % HEADINGS) + HEADINGS) % HEADINGS;

/** Turned by so many of the 64 directions; outlines around their middle. */
export function turned(size: Size, feature: DraftFeature, by: number): DraftFeature {
  if (feature.heading !== undefined) return { ...feature, heading: whole(feature.heading + by) };
  if (feature.points.length < 2) return feature;
  const [x, y] = middleOf(feature.points);
  const angle = (by * 2 * Math.PI) / HEADINGS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = feature.points.map(([px, py]): Spot => {
    const [dx, dy] = [px - x, py - y];
    return [Math.round(x + dx * cos - dy * sin), Math.round(y + dx * sin + dy * cos)];
  });
  const [dx, dy] = withinBy(size, points, [0, 0]);
  return { ...feature, points: points.map(([px, py]): Spot => onto(size, [px + dx, py + dy])) };
}

/** Two corners at one point are one. */
export const withoutDoubles = (points: readonly Spot[]): readonly Spot[] =>
  points.filter((point, i) => i === 0 || !isSame(point, points[i - 1]!));

const onTable = (draft: Draft, change: (table: DraftTable) => DraftTable): Draft =>
  draft.table === undefined ? draft : { ...draft, table: change(draft.table) };

export const withFeature = (draft: Draft, feature: DraftFeature): Draft =>
  onTable(draft, (table) => ({
    ...table,
    features: table.features.some(({ id }) => id === feature.id)
      ? table.features.map((one) => (one.id === feature.id ? feature : one))
      : [...table.features, feature],
  }));

const withMarks = (draft: Draft, change: (marks: readonly string[]) => readonly string[]): Draft => ({
  ...draft,
  goals: draft.goals.map((goal) =>
    goal.marks === undefined ? goal : { ...goal, marks: change(goal.marks) },
  ),
});

/** Goals no longer speak of what is gone. */
export const withoutFeature = (draft: Draft, gone: string): Draft =>
  withMarks(
    onTable(draft, (table) => ({ ...table, features: table.features.filter(({ id }) => id !== gone) })),
    (marks) => marks.filter((mark) => mark !== gone),
  );

/** Goals speak of it by its new name. A name that something else has, or none, changes nothing. */
export function renamed(draft: Draft, id: string, text: string): Draft {
  const name = asName(text);
  if (name === '' || draft.table?.features.some((one) => one.id === name) === true) return draft;
  const features = (draft.table?.features ?? []).map((one) => (one.id === id ? { ...one, id: name } : one));
  return withMarks(
    onTable(draft, (table) => ({ ...table, features })),
    (marks) => marks.map((mark) => (mark === id ? name : mark)),
  );
}

/** A goal is about one mark more or less. */
export const toggledMark = (draft: Draft, goal: number, mark: string): Draft => ({
  ...draft,
  goals: draft.goals.map((one, i) => {
    const marks = one.marks ?? [];
    return i === goal
      ? { ...one, marks: marks.includes(mark) ? marks.filter((known) => known !== mark) : [...marks, mark] }
      : one;
  }),
});

export const withZone = (draft: Draft, side: Side, zone: DraftZone): Draft =>
  onTable(draft, (table) => ({
    ...table,
    zones: side === 0 ? [zone, table.zones[1]] : [table.zones[0], zone],
  }));

/** A unit is put somewhere, or turned. */
export function withUnit(
  draft: Draft,
  side: Side,
  key: string,
  change: (unit: DraftUnit) => DraftUnit,
): Draft {
  const force = draft.forces[side].map((unit) => (unit.key === key ? change(unit) : unit));
  return { ...draft, forces: side === 0 ? [force, draft.forces[1]] : [draft.forces[0], force] };
}

const lengthAlong = ({ width, height }: Size, { edge }: DraftZone): number =>
  edge % 2 === 0 ? width : height;

/** Another size: what would lie beyond the edge is moved onto the table, or bent at the edge if it is too large. */
export function resizedTable(draft: Draft, width: number, height: number): Draft {
  const size = { width, height };
  const force = (units: readonly DraftUnit[]): readonly DraftUnit[] =>
    units.map((unit) => (unit.at === undefined ? unit : { ...unit, at: onto(size, unit.at) }));
  const zone = (one: DraftZone): DraftZone =>
    one.gates !== null && one.gates[1] > lengthAlong(size, one) ? { ...one, gates: null } : one;
  return {
    ...onTable(draft, ({ features, zones }) => ({
      ...size,
      features: features.map((feature) => {
        const [dx, dy] = withinBy(size, feature.points, [0, 0]);
        return { ...feature, points: feature.points.map(([x, y]): Spot => onto(size, [x + dx, y + dy])) };
      }),
      zones: [zone(zones[0]), zone(zones[1])],
    })),
    forces: [force(draft.forces[0]), force(draft.forces[1])],
  };
}

/** Nobody comes by less of an edge, in millimetres. */
const NARROWEST = 100;

const isAcross = ({ zones }: DraftTable, side: Side): boolean => zones[side].edge % 2 === 0;

/** How far along the edge of a side a point lies. */
export const alongOf = (table: DraftTable, side: Side, [x, y]: Spot): number =>
  isAcross(table, side) ? x : y;

/** Where one end of the stretch lies by which a side comes. */
export function gateEnd(table: DraftTable, side: Side, end: 0 | 1): Spot {
  const zone = table.zones[side];
  const along = (zone.gates ?? [0, lengthAlong(table, zone)])[end];
  const far = zone.edge === 0 || zone.edge === 3 ? 0 : isAcross(table, side) ? table.height : table.width;
  return isAcross(table, side) ? [along, far] : [far, along];
}

/** One end of that stretch pulled elsewhere; the whole edge is no stretch. */
export function withGate(draft: Draft, side: Side, end: 0 | 1, along: number): Draft {
  const { table } = draft;
  if (table === undefined) return draft;
  const zone = table.zones[side];
  const length = lengthAlong(table, zone);
  const [from, to] = zone.gates ?? [0, length];
  const gates =
    end === 0
      ? ([Math.max(0, Math.min(along, to - NARROWEST)), to] as const)
      : ([from, Math.min(length, Math.max(along, from + NARROWEST))] as const);
  return withZone(draft, side, { ...zone, gates: gates[0] === 0 && gates[1] === length ? null : gates });
}
