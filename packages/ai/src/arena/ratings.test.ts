import { seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { bootstrap, bradleyTerry, type Encounter, plackettLuce, type Ranking } from './ratings.ts';

const SCALE = 400 / Math.LN10;

describe('Bradley–Terry ratings', () => {
  test('two players: the difference is the logarithm of the odds', () => {
    const ratings = bradleyTerry([{ a: 'x', b: 'y', points: 75, games: 100 }], 0);
    expect(ratings.get('x')! - ratings.get('y')!).toBeCloseTo(SCALE * Math.log(3), 6);
    expect(ratings.get('x')! + ratings.get('y')!).toBeCloseTo(0, 9);
  });

  test('the likelihood equations hold: expected points are the points scored', () => {
    // Home and away results of a small league, worked out by the equations themselves.
    const encounters: Encounter[] = [
      { a: 'a', b: 'b', points: 7, games: 10 },
      { a: 'a', b: 'c', points: 8, games: 10 },
      { a: 'b', b: 'c', points: 6.5, games: 10 },
      { a: 'c', b: 'd', points: 5, games: 8 },
    ];
    const ratings = bradleyTerry(encounters, 0);
    const scored = new Map<string, number>();
    const expected = new Map<string, number>();
    for (const { a, b, points, games } of encounters) {
      const share = 1 / (1 + 10 ** ((ratings.get(b)! - ratings.get(a)!) / 400));
      for (const [player, got, hoped] of [
        [a, points, share * games],
        [b, games - points, (1 - share) * games],
      ] as const) {
        scored.set(player, (scored.get(player) ?? 0) + got);
        expected.set(player, (expected.get(player) ?? 0) + hoped);
      }
    }
    for (const [player, points] of scored) expect(expected.get(player)).toBeCloseTo(points, 6);
  });

  test('who wins everything stays finite, above all others', () => {
    const ratings = bradleyTerry([{ a: 'x', b: 'y', points: 10, games: 10 }]);
    expect(ratings.get('x')!).toBeGreaterThan(100);
    expect(Number.isFinite(ratings.get('x')!)).toBe(true);
  });

  test('resampled intervals hold the rating and shrink with more games', () => {
    const units = (n: number): Encounter[] =>
      Array.from({ length: n }, (_, i) => ({ a: 'x', b: 'y', points: i % 3 === 0 ? 0 : 2, games: 2 }));
    const width = (n: number) => {
      const [best] = bootstrap(units(n), bradleyTerry, 200, 'seed');
      expect(best!.ci95[0]).toBeLessThanOrEqual(best!.rating);
      expect(best!.ci95[1]).toBeGreaterThanOrEqual(best!.rating);
      return best!.ci95[1] - best!.ci95[0];
    };
    expect(width(400)).toBeLessThan(0.6 * width(40));
  });
});

describe('Plackett–Luce ratings', () => {
  test('with two players it is Bradley–Terry', () => {
    const rankings: Ranking[] = Array.from({ length: 100 }, (_, i) =>
      i < 75 ? [['x'], ['y']] : [['y'], ['x']],
    );
    const ratings = plackettLuce(rankings, 0);
    expect(ratings.get('x')! - ratings.get('y')!).toBeCloseTo(SCALE * Math.log(3), 4);
  });

  test('strengths 4 : 2 : 1 come out of the rankings that they make, in their proportions', () => {
    // Chances of the six orders, times 105: 4/7·2/3, 4/7·1/3, 2/7·4/5, 2/7·1/5, 1/7·4/6, 1/7·2/6.
    const orders: [string, number][] = [
      ['abc', 40],
      ['acb', 20],
      ['bac', 24],
      ['bca', 6],
      ['cab', 10],
      ['cba', 5],
    ];
    const rankings = orders.flatMap(([order, count]) =>
      Array.from({ length: count }, (): Ranking => [...order].map((player) => [player])),
    );
    const ratings = plackettLuce(rankings, 0);
    expect(ratings.get('a')! - ratings.get('b')!).toBeCloseTo(SCALE * Math.log(2), 4);
    expect(ratings.get('b')! - ratings.get('c')!).toBeCloseTo(SCALE * Math.log(2), 4);
  });

  test('a player with several seats is as strong as one of them', () => {
    // One x of strength s against three y: he wins s / (s + 3) of the games, half of them for s = 3.
    const rankings: Ranking[] = [
      [['x'], ['y', 'y', 'y']],
      [['y'], ['y'], ['y'], ['x']],
    ];
    const half = [0, 1, 2, 3, 4, 5].flatMap(() => rankings);
    const ratings = plackettLuce(half, 0);
    expect(ratings.get('x')!).toBeLessThan(ratings.get('y')! + SCALE * Math.log(3));
    const winners: Ranking[] = [[['x'], ['y', 'y', 'y']]];
    expect(plackettLuce([...half, ...winners]).get('x')!).toBeGreaterThan(plackettLuce(half).get('x')!);
  });

  test('finds the strengths that rankings of four were drawn from', () => {
    const strength = { a: 4, b: 2, c: 1, d: 1 } as const;
    const pick = seededPick('rankings');
    const rankings: Ranking[] = Array.from({ length: 3000 }, () => {
      const left = Object.entries(strength).map(([player, s]) => ({ player, s: s as number }));
      const order: string[][] = [];
      while (left.length > 0) {
        let at = (pick(1_000_000) / 1_000_000) * left.reduce((sum, { s }) => sum + s, 0);
        const i = left.findIndex(({ s }) => {
          at -= s;
          return at < 0;
        });
        order.push([left.splice(Math.max(0, i), 1)[0]!.player]);
      }
      return order;
    });
    const ratings = plackettLuce(rankings);
    expect(Math.abs(ratings.get('a')! - ratings.get('c')! - SCALE * Math.log(4))).toBeLessThan(20);
    expect(Math.abs(ratings.get('b')! - ratings.get('c')! - SCALE * Math.log(2))).toBeLessThan(20);
    expect(Math.abs(ratings.get('c')! - ratings.get('d')!)).toBeLessThan(20);
  });

  test('a shared place is between winning and losing', () => {
    const shared = plackettLuce([[['x', 'y'], ['z']]]);
    expect(shared.get('x')).toBeCloseTo(shared.get('y')!, 9);
    expect(shared.get('x')!).toBeGreaterThan(shared.get('z')!);
  });
});
