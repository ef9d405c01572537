import { seededPick } from '@dustfront/kernel';

/** What two players took off each other: points of the first, out of so many games. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  /** Points of `a`; a draw is half a point. */
  readonly points: number;
  readonly games: number;
}

export interface Rated {
  readonly player: string;
  /** On the usual scale, the mean of all players at 0. */
  readonly rating: number;
  readonly ci95: readonly [number, number];
}

const SCALE = 400 / Math.LN10;

/**
 * Bradley–Terry strengths by Hunter's minorisation: γ_i = W_i / Σ_j n_ij / (γ_i + γ_j). Half a game each way
 * between all who met keeps the strengths of those who won everything finite.
 */
export function bradleyTerry(encounters: readonly Encounter[], prior = 0.5): Map<string, number> {
  const players = [...new Set(encounters.flatMap(({ a, b }) => [a, b]))].sort();
  const index = new Map(players.map((player, i) => [player, i]));
  const n = players.length;
  const wins = new Float64Array(n);
  const games = new Float64Array(n * n);
  for (const { a, b, points, games: played } of encounters) {
    const [i, j] = [index.get(a)!, index.get(b)!];
    wins[i]! += points + prior / 2;
    wins[j]! += played - points + prior / 2;
    games[i * n + j]! += played + prior;
    games[j * n + i]! += played + prior;
  }
  const strength = new Float64Array(n).fill(1);
  for (let round = 0; round < 10_000; round++) {
    let change = 0;
    for (let i = 0; i < n; i++) {
      let sum = 0;
      for (let j = 0; j < n; j++)
        if (games[i * n + j]! > 0) sum += games[i * n + j]! / (strength[i]! + strength[j]!);
      const next = sum > 0 ? wins[i]! / sum : strength[i]!;
      change = Math.max(change, Math.abs(Math.log(next / strength[i]!)));
      strength[i] = next;
    }
    if (change < 1e-10) break;
  }
  return centred(players, strength);
}

function centred(players: readonly string[], strength: Float64Array): Map<string, number> {
  let mean = 0;
  for (const s of strength) mean += Math.log(s) / Math.max(1, players.length);
  return new Map(players.map((player, i) => [player, SCALE * (Math.log(strength[i]!) - mean)]));
}

/** A ranking of one game: players from the best on; those of one inner list shared a place. */
export type Ranking = readonly (readonly string[])[];

/**
 * Plackett–Luce strengths of games of three and more, by Hunter's minorisation. Shared places count as the mean of
 * both orders, by splitting the win of a stage among those who shared it.
 */
export function plackettLuce(rankings: readonly Ranking[], prior = 0.25): Map<string, number> {
  const players = [...new Set(rankings.flat(2))].sort();
  const index = new Map(players.map((player, i) => [player, i]));
  const n = players.length;
  const strength = new Float64Array(n).fill(1);
  const wins = new Float64Array(n);
  for (const ranking of rankings) {
    for (let place = 0; place < ranking.length; place++) {
      const tied = ranking[place]!;
      const below = ranking.slice(place + 1).flat().length;
      const stages = below > 0 ? tied.length : tied.length - 1;
      for (const player of tied) wins[index.get(player)!]! += stages / tied.length;
    }
  }
  // Equal rankings weigh as one with its count.
  const counted = new Map<string, { places: number[][]; count: number }>();
  for (const ranking of rankings) {
    const places = ranking.map((tied) => tied.map((player) => index.get(player)!));
    const key = JSON.stringify(places);
    const before = counted.get(key);
    if (before === undefined) counted.set(key, { places, count: 1 });
    else before.count++;
  }
  for (let round = 0; round < 2000; round++) {
    const sums = new Float64Array(n);
    for (const { places, count } of counted.values()) addStages(places, count, strength, sums);
    let change = 0;
    for (let i = 0; i < n; i++) {
      // A draw against a player of strength 1 keeps those who won or lost everything finite.
      const next = (wins[i]! + prior) / (sums[i]! + (2 * prior) / (strength[i]! + 1));
      change = Math.max(change, Math.abs(Math.log(next / strength[i]!)));
      strength[i] = next;
    }
    if (change < 1e-7) break;
  }
  return centred(players, strength);
}

/** Every stage of a ranking: one of those still in it is taken, with a chance in proportion to strength. */
function addStages(
  places: readonly (readonly number[])[],
  count: number,
  strength: Float64Array,
  sums: Float64Array,
): void {
  const below: number[] = [];
  for (let place = places.length - 1; place >= 0; place--) {
    const tied = places[place]!;
    // Players who share a place leave one after the other, in any order: at each turn each is there with the same
    // chance.
    for (let gone = 0; gone < tied.length; gone++) {
      const staying = (tied.length - gone) / tied.length;
      if (below.length === 0 && tied.length - gone < 2) continue;
      let total = 0;
      for (const i of tied) total += strength[i]! * staying;
      for (const i of below) total += strength[i]!;
      for (const i of tied) sums[i]! += (count * staying) / total;
      for (const i of below) sums[i]! += count / total;
    }
    below.push(...tied);
  }
}

/** Ratings with 95% intervals by resampling: `units` are what is independent (mirrored pairs, games). */
export function bootstrap<Unit>(
  units: readonly Unit[],
  rate: (units: readonly Unit[]) => Map<string, number>,
  samples: number,
  seed: string,
): Rated[] {
  const whole = rate(units);
  const drawn = new Map<string, number[]>([...whole.keys()].map((player) => [player, []]));
  const pick = seededPick(seed);
  for (let s = 0; s < samples; s++) {
    const again = units.map(() => units[pick(units.length)]!);
    for (const [player, rating] of rate(again)) drawn.get(player)?.push(rating);
  }
  return [...whole]
    .map(([player, rating]) => {
      const sorted = drawn.get(player)!.sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? rating;
      return { player, rating, ci95: [at(0.025), at(0.975)] as const };
    })
    .sort((a, b) => b.rating - a.rating);
}
