import { describe, expect, test } from 'vitest';
import { canShell, shellPath } from './artillery.ts';
import { type DiagramEdges, diagram } from './diagram.ts';

function path(drawing: string, edges: DiagramEdges = {}) {
  const { ground, at } = diagram(drawing, edges);
  const found = shellPath(ground, at('1'), at('2'));
  expect(canShell(ground, at('1'), at('2'))).toBe(found === 'open' || found === 'entrance');
  return found;
}

describe('artillery', () => {
  test(`[dt1.faq.artillery.indirect] [dt1.faq.artillery.line]
      needs no sight: nothing in the open stops a shell`, () => {
    expect(path('1 # v t q2')).toBe('open');
    expect(path('1 b b . q2')).toBe('open');
  });

  test('[dt1.faq.artillery.roof] [dt1.faq.structure.solid] a roof over the target does', () => {
    expect(path('1 . b bq2 b')).toBe('roof over target');
  });

  test('[dt1.faq.artillery.entrance] a line that comes in through an entrance hits', () => {
    expect(path('1 . e bq2 b')).toBe('entrance');
    expect(path('1 X bY bq2', { doorways: ['XY'] })).toBe('entrance');
    expect(path('1 X bY bq2', { walls: ['XY'] })).toBe('roof over target');
    expect(path('1 X bY bq2', { doorways: ['XY'], walls: ['Y2'] })).toBe('roof over target');
    expect(path('. . e .\n. . bq2 b\n1 . b b')).toBe('roof over target');
  });

  test('[dt1.faq.artillery.inside] no gun fires from inside a structure', () => {
    expect(path('b1 . q2')).toBe('roof over gun');
  });
});
