import type { MatchInfo, MatchList } from '@dustfront/protocol';
import { signal } from '@preact/signals';
import { api, detect, me } from './server.ts';

/** What the server has to tell somebody, until it was read. */
export interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly match: string | null;
  readonly body: { readonly from?: string; readonly invite?: string } | null;
}

export interface Notices {
  readonly notices: readonly Notice[];
}

/** Matches that wait for an answer of ours. */
export const calls = signal<ReadonlySet<string>>(new Set());
/** Our matches on the server that are not over, those that wait for us first, then the latest. */
export const ownTables = signal<readonly MatchInfo[]>([]);
/** How many tables wait for somebody to sit down. */
export const openTables = signal(0);

export const callsIn = ({ notices }: Notices): ReadonlySet<string> =>
  new Set(notices.flatMap(({ kind, match }) => (kind === 'turn' && match !== null ? [match] : [])));

export const isMine = ({ seats }: MatchInfo): boolean =>
  me.value !== null && seats.some(({ player, owner }) => [player, owner?.player].includes(me.value?.id));

/** Tables of others at which a seat is free. */
export const freeTables = ({ matches }: MatchList): readonly MatchInfo[] =>
  matches.filter((info) => !isMine(info) && info.seats.some(({ kind }) => kind === 'open'));

/** Gives the word for the dice of a match in which everybody sits: it waits for no more than that. */
async function begin(match: string): Promise<MatchInfo> {
  const { tend } = await import('./dice.ts');
  // A list says nothing of dice.
  return tend(await api<MatchInfo>('GET', `matches/${match}`));
}

/** Asks which matches wait for us; those that wait for a word are given it. */
export async function readCalls(): Promise<void> {
  if (me.peek() === null) return;
  const heard = await api<Notices>('GET', 'notices');
  calls.value = callsIn(heard);
  for (const { kind, match } of heard.notices) if (kind === 'word' && match !== null) await begin(match);
}

const isFull = ({ status, seats }: MatchInfo): boolean =>
  status === 'waiting' && seats.every(({ kind }) => kind !== 'open');

/** Our own matches; where everybody sits they begin, whatever page has asked for them. */
export async function readMine(): Promise<MatchList> {
  const { matches } = await api<MatchList>('GET', 'matches?mine=1');
  return { matches: await Promise.all(matches.map((info) => (isFull(info) ? begin(info.id) : info))) };
}

const OFTEN = 20_000;

/** Looks now, now and then while somebody sees the page, and when he comes back to it. */
export function keepLooking(read: () => Promise<unknown>): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') read().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Asks for all that somebody wants to know who comes in: his own matches, and who looks for company. */
export async function readOwn(): Promise<void> {
  if (!(await detect())) return;
  const none: MatchList = { matches: [] };
  const [waiting, own] = await Promise.all([
    api<MatchList>('GET', 'matches?status=waiting'),
    me.peek() === null ? none : readMine(),
  ]);
  openTables.value = freeTables(waiting).length;
  await readCalls();
  const called = ({ id }: MatchInfo): number => Number(calls.peek().has(id));
  ownTables.value = own.matches
    .filter(({ status }) => status !== 'finished')
    .sort((a, b) => called(b) - called(a) || b.updatedAt - a.updatedAt);
}
