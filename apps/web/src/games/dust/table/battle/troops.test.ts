import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { scaleOf } = await import('./Troops.tsx');

test('few stand in one row, more in several; the scale leaves room for the widest row of either side', () => {
  expect(scaleOf([{ tank: 3 }, { mech: 1 }])).toEqual({ '--rows': 1, '--abreast': 3, '--row': 4.56 });
  // Three in front, two behind them.
  expect(scaleOf([{ tank: 5 }, { mech: 1 }])).toEqual({ '--rows': 2, '--abreast': 3, '--row': 4.56 });
  expect(scaleOf([{ tank: 20 }, {}])['--rows']).toBe(4);
});
