import { loadAdvisor } from '@dustfront/advice';
import { parseRecord, SetupError } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import { Host } from './host.ts';
import type { Beginning, CallName, Request, Response } from './protocol.ts';

// Keeps a match away from the page: setting up, rules and records never delay a frame.
let host: Host | null = null;

async function answer(call: CallName, args: readonly unknown[]): Promise<unknown> {
  if (call === 'begin') {
    const [beginning, viewer] = args as [Beginning, number | null];
    // A match goes on by the rules that it began with.
    const version = beginning.kind === 'record' ? parseRecord(beginning.record).header.version : undefined;
    const game = await loadGame(beginning.game, version);
    host = Host.begin(game, beginning, viewer, await loadAdvisor(beginning.game));
    return host.begun();
  }
  if (host === null) throw new Error('no match has begun');
  const run = host[call] as (...given: readonly unknown[]) => unknown;
  return run.apply(host, args as unknown[]);
}

export async function hear({ id, call, args }: Request): Promise<void> {
  let response: Response;
  try {
    response = { id, value: await answer(call, args) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response =
      error instanceof SetupError ? { id, error: message, problems: error.problems } : { id, error: message };
  }
  self.postMessage(response);
}
