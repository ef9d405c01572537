import { chances } from '../../packages/ai/src/dust/value.ts';
import type { Position } from './position.ts';

/** Every fourth game is kept from the fit and only measures it. */
const HELD_OUT = 4;
const STEPS = 600;
/** Adam's: the length of a step, how long slope and its square are remembered, and how much large weights cost. */
const PACE = 0.12;
const MEMORY = 0.9;
const LONG_MEMORY = 0.99;
const RIDGE = 3e-4;
/** From this share of the steps on they are shorter. */
const SETTLING = { from: 0.7, pace: 0.2 };

interface Sample {
  readonly found: Float64Array;
  readonly won: readonly number[];
}

/** How well chances foretell the winners of some games; the loss is the mean of −ln of the winner's chance. */
export interface Measure {
  readonly games: number;
  readonly positions: number;
  readonly loss: number;
  /** The loss of equal chances for every seat. */
  readonly evenLoss: number;
}

export interface Fit {
  readonly weights: Float64Array;
  readonly training: Measure;
  readonly heldOut: Measure;
}

const sampleOf = ({ F, y }: Position): Sample => ({ found: Float64Array.from(F.flat()), won: y });

function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let loss = 0;
  for (const { found, won } of samples) {
    const told = chances(found, weights);
    won.forEach((share, seat) => {
      loss -= share * Math.log(Math.max(1e-9, told[seat]!));
    });
  }
  return loss / samples.length;
}

/** The slope of the mean loss at these weights. */
function slopeOf(samples: readonly Sample[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { found, won } of samples) {
    const told = chances(found, weights);
    for (let seat = 0; seat < told.length; seat++) {
      const excess = told[seat]! - won[seat]!;
      for (let i = 0; i < slope.length; i++) slope[i]! += excess * found[seat * slope.length + i]!;
    }
  }
  return slope.map((sum) => sum / samples.length);
}

/** What weights come to on the games of these positions. */
export function measure(positions: readonly Position[], weights: Float64Array): Measure {
  const samples = positions.map(sampleOf);
  return {
    games: new Set(positions.map(({ g }) => g)).size,
    positions: positions.length,
    loss: lossOf(samples, weights),
    evenLoss: lossOf(samples, new Float64Array(weights.length)),
  };
}

/** Multinomial logit: the weights with which the winners' chances come out highest, large weights discouraged. */
export function fitWeights(positions: readonly Position[], progress: (done: number) => void = () => {}): Fit {
  const training = positions.filter(({ g }) => g % HELD_OUT !== 0);
  const heldOut = positions.filter(({ g }) => g % HELD_OUT === 0);
  const samples = training.map(sampleOf);
  const weights = new Float64Array(training[0]?.F[0]?.length ?? 0);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  for (let step = 1; step <= STEPS; step++) {
    const pace = PACE * (step > STEPS * SETTLING.from ? SETTLING.pace : 1);
    slopeOf(samples, weights).forEach((of, i) => {
      const slope = of + RIDGE * weights[i]!;
      mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * slope;
      square[i] = LONG_MEMORY * square[i]! + (1 - LONG_MEMORY) * slope * slope;
      const steady = mean[i]! / (1 - MEMORY ** step);
      weights[i]! -= (pace * steady) / (Math.sqrt(square[i]! / (1 - LONG_MEMORY ** step)) + 1e-8);
    });
    progress(step / STEPS);
  }
  return { weights, training: measure(training, weights), heldOut: measure(heldOut, weights) };
}
