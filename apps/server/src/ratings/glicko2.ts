/** Glicko-2 as published by Mark Glickman ("Example of the Glicko-2 system", 2013). */

export interface Glicko {
  rating: number;
  deviation: number;
  volatility: number;
}

export interface GlickoResult {
  opponent: Glicko;
  /** 1 won, 0.5 drawn, 0 lost. */
  score: number;
}

export const unrated: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5;
const PRECISION = 0.000_001;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after one rating period with these results; without any the deviation grows. */
export function rate(player: Glicko, results: readonly GlickoResult[], tau: number = TAU): Glicko {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  if (results.length === 0) {
    const grown = Math.sqrt(phi * phi + player.volatility * player.volatility);
    return { ...player, deviation: Math.min(grown * SCALE, unrated.deviation) };
  }
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const v = 1 / information;
  const volatility = newVolatility(player.volatility, phi, v, v * surprise, tau);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return { rating: (mu + after * after * surprise) * SCALE + 1500, deviation: after * SCALE, volatility };
}

/** Step 5 of the paper: the root of f by the Illinois method. */
function newVolatility(sigma: number, phi: number, v: number, delta: number, tau: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + v + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    high = a - k * tau;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}
