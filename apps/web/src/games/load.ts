import { loadGame as load } from '@dustfront/games';
import type { AnyGame } from '@dustfront/kernel';
import type { Advisor } from '../session/host.ts';

// Each game is a part of the program of its own, loaded when a table needs it.

/** The game by its present rules, or by those of the version that a match began with. */
export async function loadGame(id: string, version?: string): Promise<AnyGame> {
  const game = await load(id, version);
  if (game === null) throw new Error(version === undefined ? `no game ${id}` : `no game ${id} ${version}`);
  return game;
}

export async function loadAdvisor(id: string): Promise<Advisor> {
  switch (id) {
    case 'dust-tactics':
      return (await import('./core/advisor.ts')).coreAdvisor;
    case 'dust':
      return (await import('./dust/advisor.ts')).dustAdvisor;
    case 'dust-tactics-2014':
      return (await import('./tactics2014/advisor.ts')).tactics2014Advisor;
    default:
      throw new Error(`no game ${id}`);
  }
}
