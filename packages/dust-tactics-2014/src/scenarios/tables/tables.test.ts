import {
  areWithin,
  disc,
  type Point,
  type Segment,
  type Shape,
  sidesOf,
  squareOf,
  turn,
} from '@dustfront/wargame/tabletop';
import { describe, expect, test } from 'vitest';
import { newUnit } from '../../fielding.ts';
import { berthsOf } from '../../ground/table/gates.ts';
import { waitingPieces } from '../../ground/table/pieces.ts';
import { mayStand } from '../../ground/table/stand.ts';
import {
  type Feature,
  type OpeningClass,
  type Piece,
  shapeOfFeature,
  stretchesOf,
  type Table,
} from '../../ground/table/words.ts';
import { fieldFrom, TABLES, tableText } from './index.ts';

const tableOf = (name: string): Table => {
  const field = fieldFrom(tableText(name) ?? '');
  if (field === null) throw new Error(`${name} is no table`);
  return { ...field, pieces: [] };
};

const all = TABLES.map((name) => [name, tableOf(name)] as const);
const soldier = (at: Point): Piece => ({ id: 's', unit: 's', side: '0', kind: 'infantry', radius: 14, at });

/** What a soldier goes to when he is shot at, or crouches behind. */
const COVERING: readonly Feature['kind'][] = [
  ...(['wood', 'rubble', 'crater', 'house', 'trench', 'bunker', 'strongpoint', 'block', 'wall'] as const),
  ...(['crate', 'tank-trap', 'low-wall'] as const),
];
/** Less than any squad marches: 3 points, of 100 mm each, at least. */
const MARCH = 200;
const STEP = 50;

/** Points of the table where a soldier may stand and from which cover is more than a march away. */
function bareOf(table: Table): Point[] {
  const covering = table.features.filter(({ kind }) => COVERING.includes(kind)).map(shapeOfFeature);
  const bare: Point[] = [];
  for (let y = STEP; y < table.height; y += STEP)
    for (let x = STEP; x < table.width; x += STEP) {
      const here = disc([x, y], 14);
      if (!covering.some((shape) => areWithin(here, shape, MARCH)) && mayStand(table, soldier([x, y])))
        bare.push([x, y]);
    }
  return bare;
}

const crosses = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether two sides of a shape cross. */
function isTangled(shape: Shape): boolean {
  const sides = shape.form === 'disc' ? [] : sidesOf(shape);
  return sides.some((one) => sides.some((other) => crosses(one, other)));
}

const WIDE: Readonly<Record<OpeningClass, readonly [number, number]>> = {
  small: [60, 99],
  large: [100, 199],
  huge: [200, 999],
};

/** Openings that are narrower or wider than their class. */
const misfits = (table: Table): string[] =>
  table.features.flatMap((feature) => {
    if (feature.kind !== 'house' && feature.kind !== 'wall') return [];
    return stretchesOf(feature).flatMap(({ side, opening }) => {
      if (opening === null) return [];
      const [least, most] = WIDE[opening];
      const square = squareOf(...side);
      return square >= least ** 2 && square <= most ** 2 ? [] : [`${feature.id} ${opening}`];
    });
  });

const SOLID: readonly Feature['kind'][] = ['house', 'block', 'bunker', 'strongpoint', 'deep-water'];

/** Solid things that stand in one another. */
function entangled({ features }: Table): string[] {
  const solid = features.filter(({ kind }) => SOLID.includes(kind));
  const isShore = (a: Feature, b: Feature): boolean => a.kind === 'deep-water' && b.kind === 'deep-water';
  return solid.flatMap((one, at) =>
    solid
      .slice(at + 1)
      .filter((other) => !isShore(one, other) && areWithin(shapeOfFeature(one), shapeOfFeature(other), 20))
      .map((other) => `${one.id} ${other.id}`),
  );
}

describe('the ready-made tables', () => {
  test('[dt14.ruling.naval.fielded] vessels come onto one of them, from either edge', () => {
    const [vessel] = waitingPieces(newUnit(0, '1a', 'lcm-46', 0));
    const berths = all.flatMap(([name, table]) =>
      ([0, 2] as const).flatMap((edge) => berthsOf({ table, edge }, vessel!).map((at) => [name, edge, at])),
    );
    expect(berths).toEqual([
      ['estuary', 0, 600],
      ['estuary', 2, 600],
    ]);
  });

  test('[dt14.table.size] are of three sizes', () => {
    const sizes = all.map(([, { width, height }]) => `${width} × ${height}`);
    expect(sizes).toEqual([
      ...Array.from({ length: 3 }, () => '900 × 900'),
      ...Array.from({ length: 4 }, () => '1200 × 1200'),
      ...Array.from({ length: 3 }, () => '1800 × 1200'),
    ]);
  });

  test.each(all)('on %s a squad finds cover within a march, wherever it stands', (_, table) => {
    expect(bareOf(table)).toEqual([]);
  });

  test.each(all)('%s is drawn as the words of a table want it', (_, table) => {
    expect(table.features.filter((one) => isTangled(shapeOfFeature(one))).map(({ id }) => id)).toEqual([]);
    expect(misfits(table)).toEqual([]);
    expect(entangled(table)).toEqual([]);
  });

  test.each(all)(
    '[dt14.table.hold] %s has two markers that can be reached, as far from both edges',
    (_, table) => {
      const markers = table.features.flatMap((one) => (one.kind === 'marker' ? [one.at] : []));
      expect(markers).toHaveLength(2);
      expect(markers.filter((at) => !mayStand(table, soldier(at)))).toEqual([]);
      const middle = markers.reduce((sum, [, y]) => sum + y, 0) / 2;
      expect(Math.abs(middle - table.height / 2)).toBeLessThanOrEqual(50);
    },
  );
});
