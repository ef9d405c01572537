import { loadAdvisor } from '@dustfront/advice';
import { parseRecord, type Viewer } from '@dustfront/kernel';
import { loadGame } from '../games/load.ts';
import type { Answer } from '../workers/messages.ts';
import type { Beginning, Elsewhere } from './beginning.ts';
import type { Host } from './host.ts';
import { LocalHost } from './local-host.ts';
import { Teller, type Told } from './story.ts';

// Keeps a match away from the page: setting up, rules, records and what a server tells never delay a frame.
let host: Host | null = null;
let teller = new Teller();

/** A match goes on by the rules that it began with. */
function versionOf(beginning: Beginning | Elsewhere): string | undefined {
  if (beginning.kind === 'elsewhere') return beginning.version;
  return beginning.kind === 'record' ? parseRecord(beginning.record).header.version : undefined;
}

/** The first call to this worker. */
export async function begin(beginning: Beginning | Elsewhere, viewer: Viewer): Promise<void> {
  const game = await loadGame(beginning.game, versionOf(beginning));
  const advisor = await loadAdvisor(beginning.game);
  teller = new Teller();
  if (beginning.kind !== 'elsewhere') host = LocalHost.begin(game, beginning, viewer, advisor);
  else host = new (await import('../online/host.ts')).RemoteHost(game, advisor);
}

/** Everything that shows the whole table goes out as what has changed since. */
const isTold = (value: unknown): value is Told<unknown> =>
  typeof value === 'object' && value !== null && 'state' in value && 'kept' in value;

export const answer: Answer = async (call, args) => {
  if (call === 'begin') return begin(...(args as Parameters<typeof begin>));
  if (host === null) throw new Error('no match has begun');
  const run = host[call as keyof Host] as (...given: readonly unknown[]) => unknown;
  const value = run.apply(host, [...args]);
  return isTold(value) ? teller.change(value) : value;
};
