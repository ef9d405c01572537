import { seededPick } from '@dustfront/kernel';
import { expectSpaceOf } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { block, man, situations, tableOf, walker } from '../../../test/tabletop.ts';
import { anyEntry, mayComeIn, spaceOfEntry } from './entering.ts';
import type { Edge } from './gates.ts';
import type { Piece, Table } from './words.ts';
import { readParts, textOf } from './written.ts';

const foot = { length: 300, flies: false };
const squad = [man('a1', [0, 0]), man('a2', [0, 0])];

const spaceOf = (edge: Edge, waiting: readonly Piece[] = squad, table: Table = tableOf([])) =>
  spaceOfEntry({ table, waiting, edge, stride: foot });

/** Which rule forbids entering so; null if none does. */
const judged = (edge: Edge, text: string, waiting?: readonly Piece[], table?: Table): string | null =>
  spaceOf(edge, waiting, table).refuses(readParts('come', text)!)?.rule ?? null;

describe('a unit enters the table', () => {
  test('[dt14.table.enter] from its own edge, touching it from inside, the length counted from there', () => {
    expect(judged(0, 'come 100,14>100,314 140,14>140,314')).toBeNull();
    expect(judged(0, 'come 100,14>100,315 140,14>140,314')).toBe('dt14.table.length');
    expect(judged(0, 'come 100,15>100,300 140,14>140,300')).toBe('dt14.table.enter');
    expect(judged(2, 'come 100,14>100,300 140,14>140,300')).toBe('dt14.table.enter');
    expect(judged(2, 'come 100,886>100,600 140,886>140,600')).toBeNull();
    expect(judged(1, 'come 886,100>600,100 886,140>600,140')).toBeNull();
    expect(judged(3, 'come 14,100>300,100 14,140>300,140')).toBeNull();
    expect(judged(0, 'come 100,14 140,14')).toBeNull();
  });

  test('[dt14.table.enter] a hull with its rear at the edge, and it may turn at the end', () => {
    const tank = [walker([0, 0])];
    expect(judged(0, 'come 100,40>100,200', tank)).toBeNull();
    expect(judged(0, 'come 100,30>100,200', tank)).toBe('dt14.table.enter');
    expect(judged(0, 'come 40,40>40,60@0', tank)).toBeNull();
    expect(judged(0, 'come 39,40>39,60@0', tank)).toBe('dt14.table.stand');
  });

  test('[dt14.table.own] by a stretch of the edge, where a scenario names one', () => {
    const space = spaceOfEntry({
      table: tableOf([]),
      waiting: squad,
      edge: 0,
      gates: [200, 400],
      stride: foot,
    });
    const refused = (text: string) => space.refuses(readParts('come', text)!)?.rule ?? null;
    expect(refused('come 200,14>200,200 240,14>240,200')).toBeNull();
    expect(refused('come 199,14>200,200 240,14>240,200')).toBe('dt14.table.enter');
    expect(refused('come 360,14>360,200 401,14>401,200')).toBe('dt14.table.enter');
    expect(expectSpaceOf(textOf, space, seededPick('gates')).proposed.length).toBeGreaterThan(0);
  });

  test('[dt14.table.enter] together, on nobody and through nothing', () => {
    expect(judged(0, 'come 100,14>100,200 300,14>300,200')).toBe('dt14.table.cohesion');
    expect(judged(0, 'come 100,14>100,200 120,14>120,200')).toBe('dt14.table.stand');
    const barred = tableOf([], block('b', [80, 60], [100, 40]));
    expect(judged(0, 'come 100,14>100,200 200,14>200,200', squad, barred)).toBe('dt14.table.way');
    const near = spaceOf(0, squad, barred).nearest(readParts('come', 'come 100,14>100,200 140,14>140,200')!);
    expect(near === null ? null : spaceOf(0, squad, barred).refuses(near)).toBeNull();
    expect(near).not.toBeNull();
  });

  test('[dt14.table.enter] on random tables its space keeps the contract of spaces', () => {
    const pick = seededPick('enter');
    let asked = 0;
    let at = 0;
    for (const { table } of situations()) {
      if (at++ % 31 !== 0) continue;
      const waiting = pick(3) === 0 ? [walker([0, 0], { id: 'new', unit: 'new' })] : squad;
      const space = spaceOf(pick(4) as Edge, waiting, { ...table, pieces: table.pieces });
      asked += expectSpaceOf(textOf, space, pick).proposed.length;
    }
    expect(asked).toBeGreaterThan(50);
  });

  test('[dt14.table.enter] who must come in and is not told where comes by the middle, side by side', () => {
    const table = tableOf([], block('b', [400, 0], [100, 60]));
    const entering = { table, waiting: squad, edge: 0, stride: foot } as const;
    expect(textOf(anyEntry({ ...entering, table: tableOf([]) })!)).toBe('come 450,14>450,20 480,14>480,20');
    const beside = anyEntry(entering)!;
    expect(spaceOf(0, squad, table).refuses(beside)).toBeNull();
    for (const { way } of beside.parts) expect(Math.abs(way[0]![0] - 450)).toBeLessThan(120);
    expect(anyEntry({ ...entering, table: tableOf([], block('b', [0, 0], [900, 60])) })).toBeNull();
  });

  test('[dt14.table.enter] whether anybody may come in is known as where he would', () => {
    const pick = seededPick('come in');
    const answers = new Set<boolean>();
    for (const { table } of [...situations()].filter((_, at) => at % 97 === 0)) {
      const wall = pick(2) === 0 ? [] : [block('b', [0, 0], [pick(2) === 0 ? table.width : 60, 60])];
      const now = { ...table, features: [...table.features, ...wall] };
      const entering = { table: now, waiting: squad, edge: pick(2) === 0 ? 0 : 1, stride: foot } as const;
      const may = mayComeIn(entering);
      expect(may).toBe(anyEntry(entering) !== null);
      answers.add(may);
    }
    expect(answers.size).toBe(2);
  });
});
