import type { Budget } from '../player.ts';

/** What is left of a budget whose time began to run at `begun`, as its own clock counts. */
export function leftOf(budget: Budget, begun: number): Budget {
  const { now, milliseconds } = budget;
  if (now === undefined || milliseconds === undefined) return budget;
  return { ...budget, milliseconds: Math.max(0, milliseconds - (now() - begun)) };
}

/** When a share of a budget is used up. */
export function lateAfter({ now, milliseconds }: Budget, share: number): () => boolean {
  if (now === undefined || milliseconds === undefined) return () => false;
  const end = now() + share * milliseconds;
  return () => now() >= end;
}
