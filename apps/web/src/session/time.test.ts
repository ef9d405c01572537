import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalTime, type TimeKept, type Timeout } from './time.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function begin(timeout: Timeout, kept: TimeKept | null = null) {
  const out: number[] = [];
  const plan = { clock: { kind: 'bank', bank: 60_000, increment: 5000 }, timeout } as const;
  const time = new LocalTime({ plan, seats: 2, kept, onOut: (seat) => out.push(seat) });
  return { time, out };
}

const left = (time: LocalTime): number[] => [time.left(0), time.left(1)];

describe('the clock of a local table', () => {
  test('nothing runs before somebody is at the table', () => {
    const { time } = begin('lose');
    time.ask([0]);
    vi.advanceTimersByTime(20_000);
    expect(left(time)).toEqual([60_000, 60_000]);
    time.hold('away', false);
    vi.advanceTimersByTime(20_000);
    expect(left(time)).toEqual([40_000, 60_000]);
  });

  test('the increment comes back when the turn passes on', () => {
    const { time } = begin('lose');
    time.hold('away', false);
    time.ask([0]);
    vi.advanceTimersByTime(10_000);
    time.ask([0]);
    expect(left(time)).toEqual([50_000, 60_000]);
    time.ask([1]);
    expect(left(time)).toEqual([55_000, 60_000]);
    // The computer is asked: nobody's clock runs.
    time.ask([]);
    vi.advanceTimersByTime(30_000);
    expect(left(time)).toEqual([55_000, 65_000]);
  });

  test('it stands still under a cover screen, however long', () => {
    const { time } = begin('lose');
    time.hold('away', false);
    time.ask([1]);
    vi.advanceTimersByTime(1000);
    time.hold('cover', true);
    vi.advanceTimersByTime(600_000);
    time.hold('cover', false);
    vi.advanceTimersByTime(1000);
    expect(left(time)).toEqual([60_000, 58_000]);
  });

  test('losing on time is told once and stops everything', () => {
    const { time, out } = begin('lose');
    time.hold('away', false);
    time.ask([0]);
    vi.advanceTimersByTime(120_000);
    expect(out).toEqual([0]);
    expect(time.fallen.value).toBe(0);
    time.ask([1]);
    vi.advanceTimersByTime(120_000);
    expect(left(time)).toEqual([0, 60_000]);
    expect(out).toEqual([0]);
  });

  test('a clock that is only shown ends nothing', () => {
    const { time, out } = begin('show');
    time.hold('away', false);
    time.ask([0]);
    vi.advanceTimersByTime(120_000);
    expect(out).toEqual([0]);
    expect(time.fallen.value).toBeNull();
    time.ask([1]);
    vi.advanceTimersByTime(10_000);
    expect(left(time)).toEqual([5000, 50_000]);
  });

  test('it is kept with the match and goes on from there', () => {
    const { time } = begin('computer');
    time.hold('away', false);
    time.ask([0]);
    vi.advanceTimersByTime(25_000);
    const kept = JSON.parse(JSON.stringify(time.keep())) as TimeKept;
    time.close();
    vi.advanceTimersByTime(3_600_000);
    const again = begin('computer', kept);
    again.time.ask([0]);
    again.time.hold('away', false);
    expect(left(again.time)).toEqual([35_000, 60_000]);
    vi.advanceTimersByTime(35_000);
    expect(again.out).toEqual([0]);
  });
});
