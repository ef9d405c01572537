import { expect, test } from 'vitest';
import { gradeOf, plainly } from './plain.ts';

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

test('what was given away is a slip, a mistake or a grave one, by what is counted', () => {
  expect([0.4, 1, 2.9, 3].map((cost) => gradeOf(cost, 'points'))).toEqual([
    'slip',
    'mistake',
    'mistake',
    'grave',
  ]);
  expect([8, 15.9, 16].map((cost) => gradeOf(cost, 'worth'))).toEqual(['mistake', 'mistake', 'grave']);
});
