import type { CoverageSpec } from './coverage.ts';
import type { EndgameSpec } from './dust-tactics/endgame.ts';
import type { KindCount } from './tally.ts';
import type { TrialResult, TrialSpec } from './trial.ts';

// What only campaigns need knows every game; it is loaded when it is wanted, so that clients do not carry it.

/** What a player is offered and takes in a game against itself. */
export async function coverageOf(spec: CoverageSpec): Promise<KindCount[]> {
  return (await import('./coverage.ts')).coverageOf(spec);
}

/** Decisions put to a player, and everything that is wrong with them. */
export async function trialOf(spec: TrialSpec, now?: () => number): Promise<TrialResult> {
  return (await import('./trial.ts')).trialOf(spec, now);
}

/** How much of the score players give away in a solved endgame; null if nothing is at stake there. */
export async function endgameOf(spec: EndgameSpec): Promise<number[] | null> {
  return (await import('./dust-tactics/endgame.ts')).endgameOf(spec);
}
