import { expect, test } from 'vitest';
import { span } from './span.ts';

const hour = 3_600_000;

test('a time is told by what counts: seconds, hours, and days with the hours beyond them', () => {
  expect(span(545_000)).toBe('9:05');
  expect(span(hour + 150_000)).toBe('1:02:30');
  expect(span(47 * hour)).toBe('47:00:00');
  expect(span(72 * hour)).toBe('3 d');
  expect(span(72 * hour - 1000)).toBe('2 d 23 h');
});
