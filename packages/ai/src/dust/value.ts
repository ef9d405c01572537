import type { DustState } from '@dustfront/dust';
import { atlasOf } from './atlas.ts';
import { exp } from './exp.ts';
import { diceOf, NOBODY, price } from './field.ts';
import { type Holdings, holdingsOf, scored } from './holdings.ts';
import fitted from './value.weights.json' with { type: 'json' };

/** The numbers that describe a seat, in the order in which `features` gives them. */
export const FEATURE_NAMES = [
  'score',
  'scoreLate',
  'next',
  'nextLate',
  'income',
  'incomeLate',
  'strength',
  'strengthLate',
  'areas',
  'hand',
  'capitals',
  'capitalsLate',
  'sources',
  'landLead',
  'seaLead',
  'centreLead',
  'exposed',
  'prey',
  'exposedLate',
  'preyLate',
] as const;
const FEATURES = FEATURE_NAMES.length;

/** Own areas that a stronger army stands beside, and others' areas beside a stronger own army, by seat. */
function exposure(state: DustState): { exposed: number[]; prey: number[] } {
  const { kin, isCapital, isSource } = atlasOf(state);
  const { areas, players } = state;
  const exposed = players.map(() => 0);
  const prey = players.map(() => 0);
  const strongest = players.map(() => 0);
  for (let i = 0; i < areas.length; i++) {
    const { holder, units, centre } = areas[i]!;
    if (holder === NOBODY) continue;
    const weight = ((isCapital[i] ? 10 : 0) + (centre ? 4 : 0) + (isSource[i] ? 3 : 0) + 1) / 30;
    const guard = diceOf(units) + (isCapital[i] ? 5 : centre ? 3 : 0);
    strongest.fill(0);
    for (const j of kin[i]!) {
      const beside = areas[j]!;
      if (beside.holder < 0 || beside.holder === holder) continue;
      strongest[beside.holder] = Math.max(strongest[beside.holder]!, diceOf(beside.units) - 1);
    }
    let most = 0;
    for (let seat = 0; seat < strongest.length; seat++) {
      most = Math.max(most, strongest[seat]!);
      if (strongest[seat]! > guard) prey[seat]! += weight;
    }
    if (holder >= 0 && most > guard) exposed[holder]! += weight;
  }
  return { exposed, prey };
}

function lead(held: readonly Holdings[], what: 'lands' | 'seas' | 'centres', seat: number): number {
  let most = 0;
  for (let other = 0; other < held.length; other++)
    if (other !== seat) most = Math.max(most, held[other]![what]);
  return Math.max(-4, Math.min(4, held[seat]![what] - most)) / 4;
}

/** What tells who will win: the same numbers for every seat, one seat after the other. */
export function features(state: DustState): Float64Array {
  const { players, areas, options } = state;
  const held = holdingsOf(state);
  const rate = scored(state, held);
  const { exposed, prey } = exposure(state);
  const army = players.map(() => 0);
  for (const { holder, units } of areas) if (holder >= 0) army[holder]! += price(units);
  const goal = options.victoryPoints;
  // What counts changes with how near the end is.
  const near = Math.min(1, Math.max(...players.map(({ points }) => points)) / goal);
  const all = new Float64Array(players.length * FEATURES);
  players.forEach(({ points, hand }, seat) => {
    const { capitals, centres, sources, lands, seas } = held[seat]!;
    const score = points / goal;
    const next = rate[seat]! / goal;
    const income = (6 * capitals + 3 * Math.min(centres, sources)) / 40;
    const strength = army[seat]! / 80;
    all.set(
      [
        score,
        score * near,
        next,
        next * near,
        income,
        income * near,
        strength,
        strength * near,
        (lands + seas) / 20,
        hand.length / 5,
        capitals / 6,
        (capitals / 6) * near,
        sources / 16,
        lead(held, 'lands', seat),
        lead(held, 'seas', seat),
        lead(held, 'centres', seat),
        exposed[seat]!,
        prey[seat]!,
        exposed[seat]! * near,
        prey[seat]! * near,
      ],
      seat * FEATURES,
    );
  });
  return all;
}

/** Chances to win by seat, with these weights. */
export function chances(found: Float64Array, weights: Float64Array): number[] {
  const width = weights.length;
  const powers: number[] = [];
  let sum = 0;
  for (let first = 0; first < found.length; first += width) {
    let score = 0;
    for (let i = 0; i < width; i++) score += weights[i]! * found[first + i]!;
    const power = exp(score);
    powers.push(power);
    sum += power;
  }
  return powers.map((power) => power / sum);
}

/** What each number counts. The file says what it was fitted to; `npm run train` repeats it (training/dust-value/). */
export const WEIGHTS = Float64Array.from(FEATURE_NAMES, (name) => fitted.weights[name]);
