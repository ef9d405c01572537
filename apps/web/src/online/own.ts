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

/** Asks which matches wait for us. */
export async function readCalls(): Promise<void> {
  if (me.peek() !== null) calls.value = callsIn(await api<Notices>('GET', 'notices'));
}

const isFull = ({ status, seats }: MatchInfo): boolean =>
  status === 'waiting' && seats.every(({ kind }) => kind !== 'open');

/** Where everybody sits a match waits for no more than a word of this browser, which it gives from any page. */
async function begun(all: readonly MatchInfo[]): Promise<readonly MatchInfo[]> {
  if (!all.some(isFull)) return all;
  const { tend } = await import('./dice.ts');
  // A list says nothing of dice.
  const whole = ({ id }: MatchInfo): Promise<MatchInfo> => api<MatchInfo>('GET', `matches/${id}`);
  return Promise.all(all.map(async (info) => (isFull(info) ? tend(await whole(info)) : info)));
}

/** Asks for all that somebody wants to know who comes in: his own matches, and who looks for company. */
export async function readOwn(): Promise<void> {
  if (!(await detect())) return;
  const none: MatchList = { matches: [] };
  const [waiting, own] = await Promise.all([
    api<MatchList>('GET', 'matches?status=waiting'),
    me.peek() === null ? none : api<MatchList>('GET', 'matches?mine=1'),
  ]);
  openTables.value = freeTables(waiting).length;
  const mine = await begun(own.matches);
  await readCalls();
  const called = ({ id }: MatchInfo): number => Number(calls.peek().has(id));
  ownTables.value = mine
    .filter(({ status }) => status !== 'finished')
    .sort((a, b) => called(b) - called(a) || b.updatedAt - a.updatedAt);
}
