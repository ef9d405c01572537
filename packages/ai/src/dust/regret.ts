import type { Budget } from '../player.ts';

export interface Matched {
  /** How often each action was played on average. */
  readonly strategy: readonly number[];
  readonly means: readonly number[];
  readonly samples: number;
}

/**
 * Regret matching over one's own actions against sampled opponents: in every sample each action is tried with the same
 * world and dice, and what one regrets not having played is played more often.
 */
export function matchRegrets(
  actions: number,
  budget: Budget,
  sample: (action: number, nth: number) => number,
): Matched {
  const regrets = new Float64Array(actions);
  const played = new Float64Array(actions);
  const sums = new Float64Array(actions);
  const { now, iterations = Number.POSITIVE_INFINITY, milliseconds } = budget;
  const deadline = now !== undefined && milliseconds !== undefined ? now() + milliseconds : null;
  let longest = 0;
  let rounds = 0;
  while ((rounds + 1) * actions <= Math.max(iterations, actions)) {
    const begun = now?.() ?? 0;
    if (deadline !== null && begun + longest >= deadline) break;
    const mix = mixture(regrets);
    const gained = Array.from({ length: actions }, (_, action) => sample(action, rounds));
    const got = gained.reduce((sum, value, action) => sum + value * mix[action]!, 0);
    for (let action = 0; action < actions; action++) {
      regrets[action]! += gained[action]! - got;
      played[action]! += mix[action]!;
      sums[action]! += gained[action]!;
    }
    rounds++;
    if (now) longest = Math.max(longest, now() - begun);
    if (deadline === null && iterations === Number.POSITIVE_INFINITY) break;
  }
  const n = Math.max(1, rounds);
  return {
    strategy: Array.from(played, (times) => times / n),
    means: Array.from(sums, (sum) => sum / n),
    samples: rounds * actions,
  };
}

function mixture(regrets: Float64Array): number[] {
  let sum = 0;
  for (const regret of regrets) sum += Math.max(0, regret);
  return Array.from(regrets, (regret) => (sum > 0 ? Math.max(0, regret) / sum : 1 / regrets.length));
}
