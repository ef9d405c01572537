import { loadAdvisor } from '@dustfront/advice';
import { parseRecord } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import type { Answer } from '../workers/messages.ts';
import { Host } from './host.ts';
import type { Beginning, Begun, Calls } from './protocol.ts';

// Keeps a match away from the page: setting up, rules and records never delay a frame.
let host: Host | null = null;

async function begin(beginning: Beginning, viewer: number | null): Promise<Begun> {
  // A match goes on by the rules that it began with.
  const version = beginning.kind === 'record' ? parseRecord(beginning.record).header.version : undefined;
  const game = await loadGame(beginning.game, version);
  host = Host.begin(game, beginning, viewer, await loadAdvisor(beginning.game));
  return host.begun();
}

export const answer: Answer = (call, args) => {
  if (call === 'begin') return begin(...(args as Parameters<Calls['begin']>));
  if (host === null) throw new Error('no match has begun');
  const run = host[call as Exclude<keyof Calls, 'begin'>] as (...given: readonly unknown[]) => unknown;
  return run.apply(host, [...args]);
};
