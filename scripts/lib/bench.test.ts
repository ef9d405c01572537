import { expect, test } from 'vitest';
import { type Contestant, measure, median } from './bench.ts';

test('the median of an even count lies between the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

/** A clock that only work moves on. */
function workshop() {
  let time = 0;
  const order: string[] = [];
  const worker = (name: string, cost: number): Contestant => ({
    name,
    run() {
      order.push(name);
      time += cost;
      return 1;
    },
  });
  return { pace: { rounds: 2, slice: 10, now: () => time }, order, worker };
}

test('contestants run in turn, a warm-up round is not counted, ratios are against the reference', async () => {
  const { pace, order, worker } = workshop();
  const contestants = [worker('slow', 10), worker('fast', 5)];
  const figures = await measure({ name: 'work', unit: 'pieces/s', contestants, against: 'slow' }, pace);
  expect(order.join(' ')).toBe('slow fast fast slow fast fast slow fast fast');
  expect(figures).toEqual([
    { name: 'work: slow', value: 100, unit: 'pieces/s', ratio: null, against: null, spread: [100, 100] },
    { name: 'work: fast', value: 200, unit: 'pieces/s', ratio: 2, against: 'work: slow', spread: [200, 200] },
  ]);
});

test('a value is taken as it is, and an unknown reference is refused', async () => {
  const { pace } = workshop();
  const size: Contestant = { name: 'size', measure: 'value', run: () => 42 };
  expect((await measure({ name: 'memory', unit: 'MB', contestants: [size] }, pace))[0]?.value).toBe(42);
  await expect(measure({ name: 'x', unit: 'y', contestants: [size], against: 'z' }, pace)).rejects.toThrow(
    'no contestant z',
  );
});
