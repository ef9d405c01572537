import { rangeBetween } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { diagram, drawCosts, drawn } from './diagram.ts';
import { canAim, isInRange } from './range.ts';

describe('range', () => {
  test('[dt1.range.count] [dt1.def.measure] is counted as movement is: one cheap diagonal', () => {
    const { ground, at } = diagram(`
      1 . . . .
      . . . . .
      . . . . .`);
    const all = Array.from(ground.flags, (_, square) => ({
      square,
      cost: rangeBetween(ground.grid, at('1'), square),
    }));
    expect(drawCosts(ground, all)).toBe(
      drawn(`
        0 1 2 3 4
        1 1 2 3 4
        2 2 3 4 5`),
    );
  });

  test('[dt1.range.own] each weapon reaches as far as its own range', () => {
    const { ground, at } = diagram('1 . . . 2 . q');
    expect(canAim(ground, 6, 'vehicle', 'squad', at('1'), at('q'))).toBe(true);
    expect(canAim(ground, 4, 'vehicle', 'squad', at('1'), at('q'))).toBe(false);
    expect(canAim(ground, 4, 'vehicle', 'squad', at('1'), at('2'))).toBe(true);
  });

  test('[dt1.range.needs-sight] a target in range must be seen', () => {
    const { ground, at } = diagram('1 # q');
    expect(isInRange(ground, 4, at('1'), at('q'))).toBe(true);
    expect(canAim(ground, 4, 'squad', 'squad', at('1'), at('q'))).toBe(false);
  });

  test('[dt1.range.u] [dt1.range.u.sight] range U has no limit, but needs sight', () => {
    const { ground, at } = diagram(`
      1 . . . . . . . . . . . 2
      # . . . . . . . . . . . .
      3 . . . . . . . . . . . .`);
    expect(canAim(ground, 'U', 'vehicle', 'vehicle', at('1'), at('2'))).toBe(true);
    expect(canAim(ground, 'U', 'vehicle', 'vehicle', at('1'), at('3'))).toBe(false);
  });

  test('[dt1.close.adjacent] [dt1.faq.close.range-c] close combat reaches adjacent squares, diagonal ones too', () => {
    const { ground, at } = diagram(`
      1 2 4
      . 3 .`);
    expect(canAim(ground, 'C', 'squad', 'squad', at('1'), at('2'))).toBe(true);
    expect(canAim(ground, 'C', 'squad', 'squad', at('1'), at('3'))).toBe(true);
    expect(canAim(ground, 'C', 'squad', 'squad', at('1'), at('4'))).toBe(false);
  });

  test('adjacent units do not see each other between two blocking corners', () => {
    const { ground, at } = diagram(`
      1 #
      # 2`);
    expect(canAim(ground, 'C', 'squad', 'squad', at('1'), at('2'))).toBe(false);
  });
});
