import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

const check = (...args: string[]) => dustfront(['simulate', '--game', 'dust', '--check', ...args]);

describe('simulate --check', () => {
  test('plays the same games however many threads there are, and says what was looked at', async () => {
    const run = async (threads: string) => {
      const { out, code } = await check(
        '--players',
        '3',
        '--games',
        '25',
        '--seed',
        's',
        '--threads',
        threads,
        '--json',
      );
      expect(code).toBe(0);
      const { threads: used, seconds, ...rest } = JSON.parse(out) as Record<string, unknown>;
      expect(used).toBe(Number(threads));
      expect(seconds).toBeGreaterThan(0);
      return rest;
    };
    const [one, three] = [await run('1'), await run('3')];
    expect(three).toEqual(one);
    expect(one).toMatchObject({ games: 25, broken: 0, setup: { players: 3 } });
    expect(one.views).toBe(4 * (one.answers as number));
    expect(one.digest).toMatch(/^[0-9a-f]{16}$/);
  });

  test('in words, with the progress where nobody watches', async () => {
    const { out, err, code } = await check('--games', '10', '--threads', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/rounds +\d+ to \d+, in the middle \d+/);
    expect(out).toMatch(/No law was broken after any of [\d,]+ answers, in [\d,]+ views:/);
    expect(err).toContain('10/10 games');
  });

  test('mistakes are named', async () => {
    const other = await dustfront(['simulate', '--check', '--games', '1']);
    expect(other.code).toBe(2);
    expect(other.err).toContain('--check knows the laws of dust');
    const bad = await check('--setup', '{"players":9}', '--games', '1');
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('two to six players');
  });
});
