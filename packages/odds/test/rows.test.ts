import { describe, expect, test } from 'vitest';
import { Blend, remembered, stay, staysAt } from '../src/rows.ts';

describe('rows', () => {
  test('a row stays if it leads nowhere but to its own state', () => {
    expect(staysAt(stay(3), 3)).toBe(true);
    expect(staysAt(stay(3), 2)).toBe(false);
    expect(staysAt({ to: [3, 2], chance: [0.5, 0.5] }, 3)).toBe(false);
    expect(staysAt({ to: [2, 3], chance: [0.5, 0.5] }, 3)).toBe(false);
    expect(staysAt({ to: [], chance: [] }, 3)).toBe(false);
  });

  test('are made once for each state', () => {
    const made: number[] = [];
    const rows = remembered((state) => {
      made.push(state);
      return stay(state);
    });
    expect([rows(2), rows(1), rows(2)]).toEqual([stay(2), stay(1), stay(2)]);
    expect(made).toEqual([2, 1]);
  });

  test('are summed by where they lead', () => {
    const blend = new Blend();
    blend.addRow({ to: [4, 1], chance: [0.25, 0.75] }, 0.5);
    blend.addRow(stay(1), 0.5);
    blend.addRow(stay(7), 0);
    expect(blend.row()).toEqual({ to: [4, 1], chance: [0.125, 0.875] });
  });
});
