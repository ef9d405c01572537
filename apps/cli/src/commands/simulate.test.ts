import { describe, expect, test } from 'vitest';
import { dustfront } from '../testing.ts';

interface Report {
  games: number;
  seats: { name: string; player: string; wins: { count: number; share: number; ci95: [number, number] } }[];
  draws: { count: number };
  answers: number;
  gamesPerSecond: number;
}

const simulate = async (...args: string[]): Promise<Report> =>
  JSON.parse((await dustfront(['simulate', ...args, '--json'])).out) as Report;

describe('simulate', () => {
  test('counts every match once, with intervals around the shares', async () => {
    const report = await simulate('--games', '30', '--scenario', 'white-noon');
    const wins = report.seats.map(({ wins: { count } }) => count);
    expect(wins[0]! + wins[1]! + report.draws.count).toBe(30);
    for (const {
      wins: { share, ci95 },
    } of report.seats) {
      expect(ci95[0]).toBeLessThanOrEqual(share);
      expect(ci95[1]).toBeGreaterThanOrEqual(share);
    }
    expect(report.gamesPerSecond).toBeGreaterThan(0);
  });

  test('the same seed gives the same matches, another one others', async () => {
    const [a, b, c] = [
      await simulate('--games', '5'),
      await simulate('--games', '5'),
      await simulate('--games', '5', '--seed', '2'),
    ];
    expect(a.answers).toBe(b.answers);
    expect(a.seats[0]!.wins).toEqual(b.seats[0]!.wins);
    expect(a.answers).not.toBe(c.answers);
  });

  test('any computer player may play, with any armies', async () => {
    const report = await simulate(
      '--games',
      '1',
      '--allies',
      'corporal',
      '--battlefield',
      'outpost',
      '--axis-army',
      'patrol-axis',
    );
    expect(report.seats.map(({ player }) => player)).toEqual(['corporal', 'recruit']);
  });

  test('in words', async () => {
    const { code, out } = await dustfront([
      'simulate',
      '--games',
      '4',
      '--allies-army',
      'hot-dog',
      '--axis-army',
      'luther',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/Allies \(recruit\) win/);
    expect(out).toContain('answers a second');
  });

  test('mistakes are named', async () => {
    for (const [args, message] of [
      [['--allies', 'seargent'], 'there is no computer player "seargent"'],
      [['--scenario', 'the-pas'], 'Did you mean "the-pass"?'],
      [['--games', 'many'], 'A whole number from 1 on is needed.'],
      [['--allies-army', 'hot-dog', '--axis-army', 'recon-grenadiers'], 'the armies must be worth the same'],
      [['--game', 'dust-tactic'], 'Did you mean "dust-tactics"'],
    ] as const) {
      const { code, err } = await dustfront(['simulate', ...args]);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }
  });
});
