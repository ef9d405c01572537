import { loadAdvisor } from '@dustfront/advice';
import { loadGame } from '../games/load.ts';
import type { Answer } from '../workers/messages.ts';
import { RemoteHost } from './host.ts';

// Puts what a server tells into words, and tries things out on it, away from the page.
let host: RemoteHost | null = null;

async function open(game: string, version: string | undefined): Promise<void> {
  host = new RemoteHost(await loadGame(game, version), await loadAdvisor(game));
}

/** The calls of a remote table: it is opened first. */
export interface RemoteCalls extends RemoteHost {
  open: typeof open;
}

export const answer: Answer = (call, args) => {
  if (call === 'open') return open(...(args as Parameters<typeof open>));
  if (host === null) throw new Error('no table is open');
  const run = host[call as keyof RemoteHost] as (...given: readonly unknown[]) => unknown;
  return run.apply(host, [...args]);
};
