import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

interface Report {
  wrong: number;
  trials: { game: string; player: string; decisions: number; faults: unknown[]; ms: unknown }[];
}

const timeless = (out: string) => {
  const { trials, ...rest } = JSON.parse(out) as Report;
  return { ...rest, trials: trials.map(({ ms: _, ...trial }) => trial) };
};

describe('trial', () => {
  const asked = [
    'trial',
    '--game',
    'dust',
    '--players',
    'random,staff-officer',
    '--decisions',
    '120',
    '--seed',
    's',
  ];

  test('by steps: the same with one thread or two, nothing wrong', async () => {
    const one = await dustfront([...asked, '--iterations', '2', '--threads', '1', '--json']);
    const two = await dustfront([...asked, '--iterations', '2', '--threads', '2', '--json']);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(timeless(two.out)).toEqual(timeless(one.out));
    expect(timeless(one.out)).toMatchObject({ wrong: 0, trials: [{ decisions: 120 }, { decisions: 120 }] });
  });

  test('by the clock: who is late is told, and the exit code says so', async () => {
    const hasty = ['--game', 'dust-tactics', '--players', 'captain', '--budget', '1', '--grace', '0'];
    const late = await dustfront(['trial', ...hasty, '--decisions', '40']);
    // Finding plans alone takes longer than that.
    expect(late.code).toBe(1);
    expect(late.out).toMatch(/dust-tactics captain {2}40 decisions, \d+ late/);
    const { code, err } = await dustfront([...asked, '--budget', '1', '--iterations', '1']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('one of them') });
    expect(await dustfront(['trial', '--players', 'captain'])).toMatchObject({ code: 2 });
  });
});
