import { loadAdvisor } from '@dustfront/advice';
import { loadGame } from '../games/load.ts';
import { type TableChange, Teller } from '../session/story.ts';
import { type Tail, tailOf } from '../session/tail.ts';
import type { Answer } from '../workers/messages.ts';
import { type Given, RemoteHost, type Told } from './host.ts';

// Puts what a server tells into words, and tries things out on it, away from the page.
let host: RemoteHost | null = null;
const teller = new Teller();
let given: readonly Given[] = [];

/** What the table says, of what only grows no more than is new. */
export type ToldChange =
  | { readonly again: true }
  | { readonly number: number; readonly state: TableChange; readonly given: Tail<Given> };

const sameGiven = (a: Given, b: Given): boolean =>
  a.number === b.number && a.seat === b.seat && a.option === b.option;

function change(told: Told): ToldChange {
  if ('again' in told) return told;
  const changed = { ...told, state: teller.change(told.state), given: tailOf(given, told.given, sameGiven) };
  given = told.given;
  return changed;
}

async function open(game: string, version: string | undefined): Promise<void> {
  host = new RemoteHost(await loadGame(game, version), await loadAdvisor(game));
}

type Telling = 'table' | 'step';

/** The calls of a remote table: it is opened first. */
export type RemoteCalls = Omit<RemoteHost, Telling> & {
  [K in Telling]: (...args: Parameters<RemoteHost[K]>) => ToldChange;
} & { open: typeof open };

export const answer: Answer = (call, args) => {
  if (call === 'open') return open(...(args as Parameters<typeof open>));
  if (host === null) throw new Error('no table is open');
  const run = host[call as keyof RemoteHost] as (...of: readonly unknown[]) => unknown;
  const value = run.apply(host, [...args]);
  return call === 'table' || call === 'step' ? change(value as Told) : value;
};
