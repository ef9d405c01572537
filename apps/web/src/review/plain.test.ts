import { expect, test } from 'vitest';
import { isGrave, plainly } from './plain.ts';

const attack = (points: number) => ({ key: 'ai.conquer', params: { area: 'Berlin', chance: 61, points } });

test('chances stay, points of the evaluation become words', () => {
  expect(plainly([attack(24.3), { key: 'ai.dust.hold' }])).toEqual([
    { key: 'ai.plain.conquer', params: { area: 'Berlin', chance: 61 } },
    { key: 'ai.plain.great' },
    { key: 'ai.dust.hold' },
  ]);
  const verdicts = [-8, 0, 5, 30].map((points) => plainly([attack(points)])[1]?.key);
  expect(verdicts).toEqual(['ai.plain.loss', 'ai.plain.even', 'ai.plain.gain', 'ai.plain.great']);
});

test('a mistake is grave from twice the least on', () => {
  expect([isGrave(8, 8), isGrave(15.9, 8), isGrave(16, 8)]).toEqual([false, false, true]);
});
