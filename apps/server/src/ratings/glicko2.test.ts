import { describe, expect, test } from 'vitest';
import { rate, unrated } from './glicko2.ts';

describe('Glicko-2', () => {
  test("gives the figures of the paper's example", () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const against = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
    const after = rate(player, [
      { opponent: against(1400, 30), score: 1 },
      { opponent: against(1550, 100), score: 0 },
      { opponent: against(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('without a game only the doubt grows, up to that of a new player', () => {
    const rested = rate({ rating: 1700, deviation: 50, volatility: 0.06 }, []);
    expect(rested.rating).toBe(1700);
    expect(rested.deviation).toBeCloseTo(51.07, 1);
    expect(rate(unrated, []).deviation).toBe(350);
  });

  test('a draw between equals changes nothing but the doubt; a win and a loss mirror each other', () => {
    const drawn = rate(unrated, [{ opponent: unrated, score: 0.5 }]);
    expect(drawn.rating).toBeCloseTo(1500, 9);
    expect(drawn.deviation).toBeLessThan(350);
    const won = rate(unrated, [{ opponent: unrated, score: 1 }]);
    const lost = rate(unrated, [{ opponent: unrated, score: 0 }]);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(won.rating).toBeGreaterThan(1600);
  });
});
