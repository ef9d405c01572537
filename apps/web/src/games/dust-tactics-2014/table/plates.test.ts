import { describe, expect, test } from 'vitest';
import type { MiniModel, Spot, TroopModel } from '../../../board/tabletop.ts';
import { apart } from './geometry.ts';
import { type Box, firstFree, isOver, meantAt, nearTo, platesOf, roomOf, spread } from './plates.ts';

const table = { width: 900, height: 900 };
const plate = { wide: 200, tall: 60 };

const mini = (x: number, y: number): MiniModel =>
  ({
    key: `${x},${y}`,
    at: [x, y],
    radius: 14,
    corners: null,
    heading: null,
    storey: 0,
  }) as unknown as MiniModel;

/** Two squads that have run into each other. */
const melee: readonly Box[] = [400, 440, 480]
  .flatMap((x) => [mini(x, 400), mini(x, 440), mini(x, 480)])
  .map(roomOf);

describe('plates at enemies', () => {
  test('a hull takes the room of its corners', () => {
    const hull = {
      ...mini(0, 0),
      corners: [
        [40, -30],
        [40, 30],
        [-40, 30],
        [-40, -30],
      ],
    } as MiniModel;
    expect(roomOf(hull)).toEqual({ left: -46, top: -36, wide: 92, tall: 72 });
  });

  test('a base takes its disc and what is held over its edge', () => {
    expect(roomOf(mini(100, 100))).toEqual({ left: 80, top: 80, wide: 40, tall: 40 });
  });

  test('cover neither each other nor anybody, however close all stand', () => {
    const placed = spread(
      [
        { at: [440, 410], ...plate },
        { at: [440, 440], ...plate },
        { at: [450, 470], ...plate },
      ],
      melee,
      table,
    );
    for (const [i, one] of placed.entries()) {
      expect(melee.filter((body) => isOver(body, one))).toEqual([]);
      expect(placed.slice(i + 1).filter((other) => isOver(other, one))).toEqual([]);
    }
  });

  test('stay near whom they are about, and on the table', () => {
    const bodies = [roomOf(mini(20, 15))];
    const [corner] = spread([{ at: [20, 15], ...plate }], bodies, table);
    expect(corner).toMatchObject({ left: 0, top: 45, ...plate });
  });

  test('keep off what is marked as barring the sight, where there is room', () => {
    const wood = { left: 300, top: 310, wide: 300, tall: 120 };
    const enemy = [roomOf(mini(450, 450))];
    const at = { at: [450, 450], ...plate } as const;
    expect(isOver(wood, spread([at], enemy, table)[0]!)).toBe(true);
    const [off] = spread([at], enemy, table, [], [wood]);
    expect([wood, ...enemy].filter((one) => isOver(one, off!))).toEqual([]);
    const everywhere = { left: 0, top: 0, wide: 900, tall: 900 };
    expect(isOver(enemy[0]!, spread([at], enemy, table, [], [everywhere])[0]!)).toBe(false);
  });

  test('where there is no room at all they lie over somebody, but not over each other', () => {
    const crowd = [{ left: 0, top: 0, wide: 900, tall: 900 }];
    const [a, b] = spread(
      [
        { at: [450, 450], ...plate },
        { at: [450, 450], ...plate },
      ],
      crowd,
      table,
    );
    expect(isOver(a!, b!)).toBe(false);
    const [beside, ...more] = spread([{ at: [450, 450], ...plate }], crowd, table, [a!, b!]);
    expect(more).toEqual([]);
    expect([a!, b!].filter((tag) => isOver(tag, beside!))).toEqual([]);
  });
});

describe('a sign that may stand at several places', () => {
  const sign = { wide: 40, tall: 20 };
  const places = [
    [100, 100],
    [200, 100],
  ] as const;

  test('stands at the best', () => {
    expect(firstFree(places, sign, [], table)).toEqual({ left: 80, top: 90, ...sign });
  });

  test('stands at the next where somebody is in its way', () => {
    expect(firstFree(places, sign, [roomOf(mini(110, 110))], table)).toMatchObject({ left: 180, top: 90 });
  });

  test('stands at the next where the best lies beyond the edge', () => {
    expect(firstFree([[5, 5], places[1]], sign, [], table)).toMatchObject({ left: 180, top: 90 });
  });

  test('stands beside the best where none is free', () => {
    const crowd = places.map(([x, y]) => roomOf(mini(x, y)));
    const found = firstFree(places, sign, crowd, table);
    expect(crowd.filter((body) => isOver(body, found))).toEqual([]);
    expect(Math.hypot(found.left + 20 - 100, found.top + 10 - 100)).toBeLessThan(60);
  });
});

const R = 11;
const numbersOf = (places: readonly Spot[]): readonly Spot[] => {
  const bases = places.map((at) => ({ at, radius: 13 }));
  return platesOf(bases, bases, R);
};

test('the number of one who stands alone lies at his upper right and leaves him free', () => {
  const [plate] = numbersOf([[300, 300]]);
  expect(plate![0]).toBeGreaterThan(300);
  expect(plate![1]).toBeLessThan(300);
  expect(apart(plate!, [300, 300])).toBeCloseTo(13 + R);
});

test('in a squad that stands close, no number lies over a man or another number', () => {
  const squad: readonly Spot[] = [
    [300, 300],
    [330, 300],
    [315, 326],
    [345, 326],
  ];
  const plates = numbersOf(squad);
  for (const [n, plate] of plates.entries()) {
    for (const at of squad) expect(apart(plate, at)).toBeGreaterThanOrEqual(13 + R - 1e-9);
    for (const other of plates.slice(n + 1)) expect(apart(plate, other)).toBeGreaterThanOrEqual(2 * R);
  }
});

test('a click on a number means him whom it names, whoever stands nearer; beside a base, whoever stands there', () => {
  const row: readonly Spot[] = [
    [300, 300],
    [340, 276],
  ];
  const all = numbersOf(row).map((plate, n) => ({ at: row[n]!, radius: 13, plate, name: n }));
  for (const { plate, at, name } of all) {
    expect(meantAt(all, plate, 1)?.name).toBe(name);
    expect(meantAt(all, [at[0] - 15, at[1] + 15], 1)?.name).toBe(name);
  }
  // Near the base of the second, but on the number of the first.
  const [first] = all;
  const towards: Spot = [first!.plate[0] + 8, first!.plate[1]];
  expect(meantAt(all, towards, 1)?.name).toBe(0);
  expect(meantAt(all, [600, 600], 1)).toBeNull();
});

test('who stands nearest is meant beside his base too, as far as a finger is wide', () => {
  const troop = (key: string, at: Spot) => ({ key, minis: [{ at, radius: 14 }] }) as unknown as TroopModel;
  const troops = [troop('1a', [100, 100]), troop('1b', [150, 100])];
  expect(nearTo(troops, [120, 100], 18)?.key).toBe('1a');
  expect(nearTo(troops, [128, 100], 18)?.key).toBe('1b');
  expect(nearTo(troops, [100, 140], 18)).toBeUndefined();
});
