import type { DustState } from '@dustfront/dust';
import { holdingsOf, price } from './field.ts';

/** What tells who will win, by seat; shares of the points to play to, and of usual incomes and armies. */
export const FEATURES = 10;

/** Points that each seat would score now, the majorities included. */
function scored(state: DustState): { rate: number[]; income: number[]; lands: number[] } {
  const held = holdingsOf(state);
  const rate = held.map(({ capitals, sources }) =>
    state.options.scoring === 'premium' ? capitals + sources : 2 * capitals + Math.floor(sources / 3),
  );
  const each = state.options.scoring === 'premium' ? 1 : 2;
  const award = (count: (seat: number) => number, last: number) => {
    let most = 0;
    let leaders: number[] = [];
    held.forEach((_, seat) => {
      const n = count(seat);
      if (n > most) {
        most = n;
        leaders = [seat];
      } else if (n === most && n > 0) leaders.push(seat);
    });
    const winner = leaders.length === 1 ? leaders[0]! : leaders.includes(last) ? last : -1;
    if (winner >= 0) rate[winner]! += each;
  };
  award((seat) => held[seat]!.centres, state.majorities.production);
  award((seat) => held[seat]!.seas, state.majorities.sea);
  award((seat) => held[seat]!.lands, state.majorities.land);
  return {
    rate,
    income: held.map(({ capitals, centres, sources }) => 6 * capitals + 3 * Math.min(centres, sources)),
    lands: held.map(({ lands, seas }) => lands + seas),
  };
}

/** Features of all seats, one after the other. */
export function features(state: DustState): Float64Array {
  const { players, areas, options } = state;
  const { rate, income, lands } = scored(state);
  const army = players.map(() => 0);
  for (const { holder, units } of areas) if (holder >= 0) army[holder]! += price(units);
  const goal = options.victoryPoints;
  const ahead = Math.min(1, Math.max(...players.map(({ points }) => points)) / goal);
  const all = new Float64Array(players.length * FEATURES);
  players.forEach(({ points, hand }, seat) => {
    const at = seat * FEATURES;
    const p = points / goal;
    const r = rate[seat]! / goal;
    all[at] = p;
    all[at + 1] = p * ahead;
    all[at + 2] = r;
    all[at + 3] = r * ahead;
    all[at + 4] = income[seat]! / 40;
    all[at + 5] = (income[seat]! / 40) * ahead;
    all[at + 6] = army[seat]! / 80;
    all[at + 7] = (army[seat]! / 80) * ahead;
    all[at + 8] = lands[seat]! / 20;
    all[at + 9] = hand.length / 5;
  });
  return all;
}

/** Chances to win by seat, with these weights. */
export function chances(found: Float64Array, weights: readonly number[]): number[] {
  const n = found.length / FEATURES;
  const exp: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < n; seat++) {
    let score = 0;
    for (let i = 0; i < FEATURES; i++) score += weights[i]! * found[seat * FEATURES + i]!;
    exp.push(Math.exp(score));
    sum += exp[seat]!;
  }
  return exp.map((e) => e / sum);
}

/**
 * Fitted by multinomial logit to 900 games of two to six staff officers of varied styles (4,907 beginnings of rounds).
 */
export const WEIGHTS: readonly number[] = [1.23, 4.64, 1.57, 1.42, 5.31, -0.02, 3.74, -2.28, -0.68, 0.27];
