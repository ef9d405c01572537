import { seededPick } from '@dustfront/kernel';
import { expectSpaceOf } from '@dustfront/testkit';
import { describe, expect, test } from 'vitest';
import { block, man, situations, tableOf, walker } from '../../../test/tabletop.ts';
import { arePiecesWithin } from './gap.ts';
import { endOf } from './march.ts';
import { spaceOfPut } from './placing.ts';
import type { Piece } from './words.ts';
import { readParts, textOf } from './written.ts';

const wreck = walker([400, 400], { id: 'wreck', unit: 'wreck' });
const crew = [man('a1', [0, 0]), man('a2', [0, 0]), man('a3', [0, 0])];

/** Which rule forbids putting the crew there; null if none does. */
function judged(text: string, ...pieces: Piece[]): string | null {
  const space = spaceOfPut({ table: tableOf(pieces), waiting: crew, beside: [wreck] })!;
  return space.refuses(readParts('stand', text)!)?.rule ?? null;
}

describe('a unit is put beside a piece', () => {
  test('[dt14.table.put] within a hundred millimetres of it, on nobody, and together', () => {
    expect(judged('stand 400,400 430,400 460,400')).toBeNull();
    expect(judged('stand 554,400 520,400 490,400')).toBeNull();
    expect(judged('stand 555,400 520,400 490,400')).toBe('dt14.table.put');
    expect(judged('stand 400,400 420,400 460,400')).toBe('dt14.table.stand');
    expect(judged('stand 300,400 330,400 540,400')).toBe('dt14.table.cohesion');
    expect(judged('stand 400,400 430,400')).toBe('dt14.table.move');
    expect(judged('stand 380,380>400,400 430,400 460,400')).toBe('dt14.table.move');
    const other = man('b1', [400, 400], { unit: 'b' });
    expect(judged('stand 400,400 430,400 460,400', other)).toBe('dt14.table.stand');
  });

  test('[dt14.table.put] where there is no room so near, as near as there is', () => {
    const table = tableOf([], block('b', [200, 200], [400, 400]));
    const space = spaceOfPut({ table, waiting: crew, beside: [wreck] })!;
    const [put] = space.propose(() => 0);
    const ends = crew.map((piece, at) => endOf(piece, put!.parts[at]!));
    expect(ends.some((end) => arePiecesWithin(end, wreck, 100))).toBe(false);
    expect(ends.every((end) => arePiecesWithin(end, wreck, 300))).toBe(true);
    const full = tableOf([], block('b', [0, 0], [900, 900]));
    expect(spaceOfPut({ table: full, waiting: crew, beside: [wreck] })).toBeNull();
  });

  test('[dt14.table.put] a hand that lets go too far away finds the nearest side', () => {
    const space = spaceOfPut({ table: tableOf([]), waiting: crew, beside: [wreck] })!;
    const near = space.nearest(readParts('stand', 'stand 400,580 430,580 460,580')!)!;
    const ends = crew.map((piece, at) => endOf(piece, near.parts[at]!).at[1]);
    expect(Math.min(...ends)).toBeGreaterThan(480);
  });

  test('[dt14.table.put] on random tables its space keeps the contract of spaces', () => {
    const pick = seededPick('put');
    let asked = 0;
    let at = 0;
    for (const { table, members } of situations()) {
      if (at++ % 37 !== 0) continue;
      const [beside] = members;
      const space = spaceOfPut({ table, waiting: crew, beside: [beside!] });
      if (space !== null) asked += expectSpaceOf(textOf, space, pick).proposed.length;
    }
    expect(asked).toBeGreaterThan(50);
  });
});
