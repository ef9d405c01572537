import { seededPick } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { man, walker } from '../../../test/tabletop.ts';
import { arePiecesWithin, gapOfPieces } from './gap.ts';
import type { Piece } from './words.ts';

test('[dt14.table.gap] whether two are so near says the same as their gap, storeys counted', () => {
  const pick = seededPick('gap');
  const anyPiece = (id: string): Piece => {
    const at: [number, number] = [200 + pick(300), 200 + pick(300)];
    const storey = pick(4) === 0 ? { storey: 1 + pick(2) } : {};
    return pick(2) === 0 ? man(id, at, storey) : walker(at, { id, heading: pick(64) });
  };
  for (let n = 0; n < 2000; n++) {
    const [a, b] = [anyPiece('a'), anyPiece('b')];
    const gap = gapOfPieces(a, b);
    expect(arePiecesWithin(a, b, gap)).toBe(true);
    expect(arePiecesWithin(a, b, gap - 1)).toBe(false);
  }
});
