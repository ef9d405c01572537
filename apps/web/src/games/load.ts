import type { AnyGame } from '@dustfront/kernel';
import type { Advisor } from '../session/host.ts';

// Each game is a part of the program of its own, loaded when a table needs it.

export async function loadGame(id: string): Promise<AnyGame> {
  switch (id) {
    case 'dust-tactics':
      return (await import('@dustfront/dust-tactics')).dustTactics as AnyGame;
    case 'dust':
      return (await import('@dustfront/dust')).dust as AnyGame;
    case 'dust-tactics-2014':
      return (await import('@dustfront/dust-tactics-2014')).dustTactics2014 as AnyGame;
    default:
      throw new Error(`no game ${id}`);
  }
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
