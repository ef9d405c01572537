import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { groundOf, isInFeature, marchTo, onBoard, optionId } from '@dustfront/dust-tactics-2014/query';
import { own } from '../reader.ts';
import type { Style } from '../terminal/style.ts';
import { sidePaint } from './board.ts';

/** Columns of the picture; a sign is twice as high as it is wide. */
const COLUMNS = 72;

/** No letters: they are the units. */
const SIGNS: Readonly<Record<string, string>> = {
  wood: '&',
  rubble: '^',
  water: '~',
  'deep-water': '=',
  wire: '/',
  block: '#',
  crate: ',',
  'tank-trap': '+',
  trench: '_',
  crater: '(',
  mines: ':',
  place: '"',
  house: ';',
  bunker: '[',
  strongpoint: ']',
  smoke: '%',
  wall: '|',
  'low-wall': '-',
  marker: '*',
};

const signOf = (kind: string): string => SIGNS[kind] ?? '?';

/** What people read is in centimetres, as everywhere else. */
const centimetres = (length: number): number => Math.round(length / 10);

type Signs = string[][];

/** Marks the cells along a line. */
function along(
  signs: Signs,
  points: readonly (readonly [number, number])[],
  cell: number,
  sign: string,
): void {
  for (let at = 1; at < points.length; at++) {
    const [[ax, ay], [bx, by]] = [points[at - 1]!, points[at]!];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / cell));
    for (let step = 0; step <= steps; step++)
      put(signs, [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps], cell, sign);
  }
}

function put(signs: Signs, [x, y]: readonly [number, number], cell: number, sign: string): void {
  const row = signs[Math.floor(y / (2 * cell))];
  const column = Math.floor(x / cell);
  if (row?.[column] !== undefined) row[column] = sign;
}

/** The ground: areas filled, walls as lines, points as signs. */
function groundSigns({ width, height, features }: NonNullable<TacticsView['table']>, cell: number): Signs {
  const rows = Math.ceil(height / (2 * cell));
  const signs: Signs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(width / cell) }, (_, column) => {
      const centre = [Math.round((column + 0.5) * cell), Math.round((2 * row + 1) * cell)] as const;
      const under = features.findLast((one) => isInFeature(one, centre));
      return under === undefined ? '.' : signOf(under.kind);
    }),
  );
  for (const feature of features) {
    if ('line' in feature) along(signs, feature.line, cell, signOf(feature.kind));
    if (feature.kind === 'marker') put(signs, feature.at, cell, signOf(feature.kind));
  }
  return signs;
}

/** Every miniature by the letter of its unit, the first side in capitals. */
const letterOf = ({ name, side }: Unit): string =>
  side === 0 ? name.slice(1, 2).toUpperCase() : name.slice(1, 2).toLowerCase();

/** A table seen from above, one sign for two centimetres or so. */
export function drawMeasured(view: TacticsView, style: Style): string[] {
  const { table } = view;
  if (table === undefined) return [];
  const cell = Math.ceil(table.width / COLUMNS);
  const signs = groundSigns(table, cell);
  const painted: Signs = signs.map((row) => row.map((sign) => style.dim(sign)));
  for (const unit of view.units)
    for (const [x, y] of onBoard(unit) ? (unit.bases ?? []) : [])
      put(painted, [x, y], cell, sidePaint(unit.side, style)(letterOf(unit)));
  const ruler = Array.from({ length: Math.floor(table.width / 100) + 1 }, (_, n) => n * 100)
    .map((x) => ({ x, at: Math.floor(x / cell) }))
    .filter(({ x }) => x % 300 === 0)
    .reduce((line, { x, at }) => line.padEnd(at) + String(x / 10), '');
  return [
    `     ${ruler}`,
    ...painted.map((row, n) => `${String(centimetres(n * 2 * cell)).padStart(4)} ${row.join('')}`),
  ];
}

/** Where a unit stands on a table, and how far the nearest enemy is. */
export function placeText(view: TacticsView, unit: Unit): string {
  const [first] = unit.bases ?? [];
  if (first === undefined || !onBoard(unit)) return '';
  const apart = view.units
    .filter((one) => one.side !== unit.side && onBoard(one))
    .map((one) => groundOf(view).apart(view, unit, one) * 10);
  const nearest = apart.length === 0 ? '' : `, ${Math.round(Math.min(...apart))} cm`;
  return `${centimetres(first[0])} | ${centimetres(first[1])} cm${nearest}`;
}

/** A point that was typed: centimetres as they are said, `40|30` or `40 | 30 cm`, or the millimetres of answers. */
function pointOf(typed: string): readonly [x: number, y: number, heading: number | undefined] | null {
  const said = typed.replaceAll(/\s|cm/g, '');
  const [, x, between, y, heading] = /^(\d{1,4})([|,])(\d{1,4})(?:@(\d{1,2}))?$/.exec(said) ?? [];
  if (x === undefined || y === undefined) return null;
  const unit = between === '|' ? 10 : 1;
  return [Number(x) * unit, Number(y) * unit, heading === undefined ? undefined : Number(heading)];
}

/** The answer that takes those who are asked to a point; or why there is none. */
export function wayTo(view: TacticsView, typed: string): readonly string[] | string {
  const point = pointOf(typed);
  if (point === null) return own('way.point');
  const [x, y, heading] = point;
  const answer = marchTo(view, [x, y], heading);
  return answer === null ? own('way.nobody-comes', { place: typed }) : [optionId(answer)];
}
