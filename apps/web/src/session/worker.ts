import { loadAdvisor } from '@dustfront/advice';
import { parseRecord } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import type { Answer } from '../workers/messages.ts';
import { Host } from './host.ts';
import type { Beginning, Begun, Calls, Changed } from './protocol.ts';
import { Teller } from './story.ts';
import { tailOf } from './tail.ts';

// Keeps a match away from the page: setting up, rules and records never delay a frame.
let host: Host | null = null;
let teller = new Teller();
let lines: readonly string[] = [];

/** Everything that shows the whole table goes out as what has changed since. */
function told(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('state' in value)) return value;
  const begun = value as Begun;
  const changed: Changed = {
    ...begun,
    state: teller.change(begun.state),
    lines: tailOf(lines, begun.lines),
  };
  lines = begun.lines;
  return changed;
}

async function begin(beginning: Beginning, viewer: number | null): Promise<Begun> {
  // A match goes on by the rules that it began with.
  const version = beginning.kind === 'record' ? parseRecord(beginning.record).header.version : undefined;
  const game = await loadGame(beginning.game, version);
  teller = new Teller();
  lines = [];
  host = Host.begin(game, beginning, viewer, await loadAdvisor(beginning.game));
  return host.begun();
}

export const answer: Answer = async (call, args) => {
  if (call === 'begin') return told(await begin(...(args as Parameters<Calls['begin']>)));
  if (host === null) throw new Error('no match has begun');
  const run = host[call as Exclude<keyof Calls, 'begin'>] as (...given: readonly unknown[]) => unknown;
  return told(run.apply(host, [...args]));
};
