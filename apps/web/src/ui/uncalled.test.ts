import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause } from './uncalled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes up by itself takes a click only after a pause in clicking', () => {
  const clicks = new EventTarget();
  const call = vi.fn();
  afterPause(1000, clicks, call);
  for (let click = 0; click < 5; click++) {
    vi.advanceTimersByTime(800);
    clicks.dispatchEvent(new Event('pointerdown'));
  }
  vi.advanceTimersByTime(999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test('what has gone is not told', () => {
  const call = vi.fn();
  afterPause(1000, new EventTarget(), call)();
  vi.advanceTimersByTime(5000);
  expect(call).not.toHaveBeenCalled();
});
