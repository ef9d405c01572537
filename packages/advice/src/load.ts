import type { Advisor } from './advisor.ts';

/** The advisor of a game; null for one that has none. Each is a part of its own, loaded when it is needed. */
export async function loadAdvisor(game: string): Promise<Advisor | null> {
  switch (game) {
    case 'dust-tactics':
      return (await import('./core-set/advisor.ts')).coreAdvisor;
    case 'dust-tactics-2014':
      return (await import('./edition-2014/advisor.ts')).tactics2014Advisor;
    default:
      return null;
  }
}
