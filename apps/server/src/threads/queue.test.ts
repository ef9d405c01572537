import { expect, test } from 'vitest';
import { FairQueue } from './queue.ts';

const order = (queue: FairQueue<string>): string[] =>
  Array.from({ length: queue.size }, () => queue.shift() ?? '');

test('everybody has a turn before anybody has a second one', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3]) queue.push(`ann${n}`, { of: 'ann', first: false });
  queue.push('bob1', { of: 'bob', first: false });
  expect(order(queue)).toEqual(['ann1', 'bob1', 'ann2', 'ann3']);
});

test('who is waited for by a person comes before all others', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2]) queue.push(`ann${n}`, { of: 'ann', first: false });
  queue.push('bob1', { of: 'bob', first: true });
  queue.push('ann3', { of: 'ann', first: true });
  expect(order(queue)).toEqual(['bob1', 'ann3', 'ann1', 'ann2']);
  expect(queue.shift()).toBeUndefined();
});
