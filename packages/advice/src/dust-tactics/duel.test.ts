import { BOXED_ALLIES, BOXED_AXIS } from '@dustfront/dust-tactics';
import { expect, test } from 'vitest';
import { coreDuel } from './duel.ts';

const [ours] = BOXED_ALLIES.units;
const [theirs] = BOXED_AXIS.units;

test('a duel says what an attack comes to, less from afar than from near, and nothing out of range', () => {
  const [near, far, away] = [1, 4, 8].map((range) => coreDuel(ours!, theirs!, range));
  expect(near).toMatchObject({ range: 1 });
  expect(near!.chances.length).toBeGreaterThan(0);
  expect(near!.mean).toBeCloseTo(near!.chances.reduce((sum, chance) => sum + chance, 0));
  expect(near!.mean).toBeGreaterThan(far!.mean);
  expect(away!.mean).toBeLessThanOrEqual(far!.mean);
});

test('a unit that nobody knows fights nobody', () => {
  expect(coreDuel({ card: 'nobody' }, theirs!, 1)).toBe(null);
});
