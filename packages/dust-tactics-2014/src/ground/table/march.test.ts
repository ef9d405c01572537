import { seededPick } from '@dustfront/kernel';
import { expectSpaceOf } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { block, man, situations, tableOf, walker } from '../../../test/tabletop.ts';
import { describe as told } from '../../describe.ts';
import { spaceOfMarch } from './formation.ts';
import { endOf, refusesMarch, type Stride } from './march.ts';
import type { Feature, Table } from './words.ts';
import { readParts, textOf } from './written.ts';

const FOOT: Stride = { length: 300, flies: false };

/** Which rule forbids the pieces of a table to go so; null if none does. */
function judged(table: Table, text: string, stride = FOOT, unit = table.pieces[0]!.unit): string | null {
  const members = table.pieces.filter((piece) => piece.unit === unit);
  const march = readParts('go', text);
  if (march === null) throw new Error(`"${text}" is no movement`);
  return refusesMarch(table, members, march, stride)?.rule ?? null;
}

describe('a unit moves as a whole', () => {
  const two = tableOf([man('a1', [100, 100]), man('a2', [140, 100])]);

  test('[dt14.table.move] one answer says where every miniature goes, by two corners at most', () => {
    expect(judged(two, 'go 100,200 140,200')).toBeNull();
    expect(judged(two, 'go 120,120>100,160>100,200 140,200')).toBeNull();
    expect(judged(two, 'go 110,110>120,120>100,160>100,200 140,200')).toBe('dt14.table.move');
    expect(judged(two, 'go 100,200')).toBe('dt14.table.move');
    expect(judged(two, 'go 100,200@8 140,200')).toBe('dt14.table.move');
    expect(judged(tableOf([walker([300, 300])]), 'go 300,400@64')).toBe('dt14.table.move');
  });

  test('[dt14.table.length] each leg is rounded up, and all of them together are no longer than the allowance', () => {
    const one = tableOf([man('a1', [100, 100])]);
    expect(judged(one, 'go 400,100')).toBeNull();
    expect(judged(one, 'go 401,100')).toBe('dt14.table.length');
    expect(judged(one, 'go 280,340')).toBeNull();
    expect(judged(one, 'go 281,340')).toBe('dt14.table.length');
    expect(judged(one, 'go 101,101>101,100>398,100')).toBeNull();
    expect(judged(one, 'go 101,101>101,100>399,100')).toBe('dt14.table.length');
  });

  test('[dt14.table.way] walls and enemies bar a way, a small opening lets infantry through and no vehicle', () => {
    const wall: Feature = {
      id: 'wall',
      kind: 'wall',
      line: [
        [0, 200],
        [300, 200],
        [380, 200],
        [900, 200],
      ],
      openings: [[1, 2, 'small']],
    };
    const men = tableOf([man('a1', [340, 100])], wall);
    expect(judged(men, 'go 340,300')).toBeNull();
    expect(judged(men, 'go 250,300')).toBe('dt14.table.way');
    expect(judged(men, 'go 340,210>250,300')).toBeNull();
    expect(judged(tableOf([walker([340, 100], { width: 50 })], wall), 'go 340,300')).toBe('dt14.table.way');
    const enemy = man('e1', [340, 200], { unit: 'e', side: 'axis' });
    expect(judged(tableOf([man('a1', [340, 100]), enemy]), 'go 340,300')).toBe('dt14.table.way');
    const friend = man('f1', [340, 200], { unit: 'f' });
    expect(judged(tableOf([man('a1', [340, 100]), friend]), 'go 340,300')).toBeNull();
  });

  test(`[dt14.table.stand]
      it ends on nobody, in nothing that bars, and wholly on the table; its own may change places`, () => {
    const friend = man('f1', [100, 200], { unit: 'f' });
    const table = tableOf(
      [man('a1', [100, 100]), man('a2', [140, 100]), friend],
      block('b', [180, 180], [60, 60]),
    );
    expect(judged(table, 'go 100,200 140,160')).toBe('dt14.table.stand');
    expect(judged(table, 'go 100,172 140,160')).toBeNull();
    expect(judged(table, 'go 10,100 50,100')).toBe('dt14.table.stand');
    expect(judged(table, 'go 140,100 100,100')).toBeNull();
    expect(judged(table, 'go 100,130 100,140')).toBe('dt14.table.stand');
    expect(judged(tableOf([walker([300, 300])]), 'go 39,300')).toBe('dt14.table.stand');
    expect(judged(tableOf([walker([300, 300])]), 'go 39,300@16', { length: 400, flies: false })).toBeNull();
  });

  test('[dt14.table.cohesion] all end within 150 of each other; those who were parted come nearer', () => {
    expect(judged(two, 'go 100,100 278,100')).toBeNull();
    expect(judged(two, 'go 100,100 279,100')).toBe('dt14.table.cohesion');
    const parted = tableOf([man('a1', [100, 100]), man('a2', [500, 100])]);
    expect(judged(parted, 'go 100,100 500,100')).toBe('dt14.table.cohesion');
    expect(judged(parted, 'go 100,100 499,100')).toBeNull();
    expect(judged(parted, 'go 100,100 501,100')).toBe('dt14.table.cohesion');
  });

  const house: Feature = {
    id: 'house',
    kind: 'house',
    outline: [
      [100, 100],
      [400, 100],
      [400, 400],
      [100, 400],
    ],
    openings: [],
    storeys: 2,
  };

  test('[dt14.table.storeys] infantry climbs inside a house, for a hundred millimetres a storey', () => {
    const inside = tableOf([man('a1', [200, 200])], house);
    expect(judged(inside, 'go 300,200^2')).toBeNull();
    expect(judged(inside, 'go 301,200^2')).toBe('dt14.table.length');
    expect(judged(inside, 'go 300,200^1~1')).toBeNull();
    expect(judged(inside, 'go 200,200^3')).toBe('dt14.table.storeys');
    expect(judged(tableOf([man('a1', [50, 200])], house), 'go 50,250^1')).toBe('dt14.table.storeys');
    expect(judged(tableOf([walker([250, 250])], house), 'go 250,250^1')).toBe('dt14.table.storeys');
    const above = tableOf([man('a1', [200, 200], { storey: 1 })], house);
    expect(judged(above, 'go 200,300^0')).toBeNull();
    expect(judged(above, 'go 110,200')).toBe('dt14.table.way');
  });

  test('[dt14.table.flight] whoever flies passes over everything, and still ends where he may stand', () => {
    const table = tableOf([man('a1', [200, 100])], block('b', [100, 150], [200, 100]));
    const flying: Stride = { length: 300, flies: true };
    expect(judged(table, 'go 200,300')).toBe('dt14.table.way');
    expect(judged(table, 'go 200,300', flying)).toBeNull();
    expect(judged(table, 'go 200,200', flying)).toBe('dt14.table.stand');
  });
});

describe('a formation flows', () => {
  const squad = [0, 1, 2, 3, 4].map((n) => man(`a${n + 1}`, [100 + 35 * n, 100]));
  const table = tableOf(squad, block('b', [150, 250], [80, 80]));
  const space = spaceOfMarch(table, squad, FOOT);
  const sent = (dx: number, dy: number) =>
    space.nearest(readParts('go', `go ${squad.map(({ at: [x, y] }) => `${x + dx},${y + dy}`).join(' ')}`)!)!;

  test('[dt14.table.formation] in the open everybody keeps his place', () => {
    expect(textOf(sent(40, 60))).toBe('go 140,160 175,160 210,160 245,160 280,160');
  });

  test('[dt14.table.formation] around what bars, each as near to his place as he can come', () => {
    const march = sent(0, 190);
    expect(space.refuses(march)).toBeNull();
    const ends = squad.map((piece, at) => endOf(piece, march.parts[at]!).at);
    expect(ends.slice(0, 2)).toEqual([
      [100, 290],
      [135, 290],
    ]);
    const astray = ends.map(([x, y], at) => Math.abs(x - squad[at]!.at[0]) + Math.abs(y - 290));
    expect(Math.max(...astray)).toBeLessThan(100);
  });

  test('[dt14.table.formation] beyond its reach it goes as far as it can', () => {
    const march = sent(600, 0);
    const ends = squad.map((piece, at) => endOf(piece, march.parts[at]!).at[0] - piece.at[0]);
    expect(ends).toEqual([300, 300, 300, 300, 300]);
  });
});

test('[dt14.table.move] on random tables the space of a movement keeps the contract of spaces', () => {
  const pick = seededPick('march');
  let asked = 0;
  let refused = 0;
  let at = 0;
  for (const { table, members } of situations()) {
    if (at++ % 29 !== 0) continue;
    const space = spaceOfMarch(table, members, { length: 100 + pick(500), flies: pick(5) === 0 });
    const found = expectSpaceOf(textOf, space, pick);
    asked += found.proposed.length;
    refused += found.refused.length;
  }
  expect(asked).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
});

test('[dt14.table.length] players are told in centimetres how far is too far', () => {
  const table = tableOf([man('a1', [100, 100])]);
  const refused = refusesMarch(table, table.pieces, readParts('go', 'go 100,415')!, FOOT)!;
  expect(told.refusal(refused, null)).toEqual({
    key: 'refusal.too-far',
    params: { length: 31.5, most: 30 },
  });
});
