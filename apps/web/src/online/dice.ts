import { parseRecord, printRecord } from '@dustfront/kernel';
import {
  type CreateMatchBody,
  keptOf,
  linkAfter,
  type MatchInfo,
  type NextLink,
  type OwnDice,
  spend,
  WORD,
  withKept,
} from '@dustfront/protocol';
import { adopt, keepDice, makeChain, ownDice } from './chains.ts';
import { api, me } from './server.ts';

/** How long another device of ours may take to give its word before this one promises a chain of its own. */
const elsewhere = 4000;

const seatOf = (info: MatchInfo): number => info.seats.findIndex(({ player }) => player === me.peek()?.id);

/** Opens a match with an own chain for the own seat. */
export async function openMatch(body: CreateMatchBody): Promise<MatchInfo> {
  const { anchor } = makeChain();
  return tend(await api<MatchInfo>('POST', 'matches', { ...body, dice: { anchor } }));
}

/** Sits down, before the match begins or while it is played. */
export async function sitDown(match: string, seat: number, invite: string | null): Promise<MatchInfo> {
  return tend(await promise(match, seat, invite));
}

async function promise(match: string, seat: number, invite: string | null): Promise<MatchInfo> {
  const { anchor } = makeChain();
  const more = invite === null ? {} : { invite };
  const info = await api<MatchInfo>('POST', `matches/${match}/seats/${seat}`, { ...more, dice: { anchor } });
  // Before it begins only the last promise counts: what was promised or said before is void.
  if (info.status === 'waiting')
    keepDice(match, (own) => Object.assign(own, { chains: [], anchors: undefined }));
  if (adopt(match, anchor)) remember(info);
  return info;
}

export async function askRematch(match: string): Promise<MatchInfo> {
  const { anchor } = makeChain();
  return tend(await api<MatchInfo>('POST', `matches/${match}/rematch`, { dice: { anchor } }));
}

/** What is known of a match from outside; while it is played the names of those who sit there may change. */
export function remember(info: MatchInfo): void {
  const own = ownDice(info.id);
  const seat = seatOf(info);
  if (own === null || seat < 0 || info.status === 'finished' || info.dice === null) return;
  const names = info.seats.map(({ name }) => name);
  const commitment = own.commitment || info.dice.commitment;
  if (own.seat === seat && own.commitment === commitment && names.join('\0') === own.names.join('\0')) return;
  keepDice(info.id, (kept) => Object.assign(kept, { seat, names, commitment }));
}

const tending = new Map<string, Promise<MatchInfo>>();

/**
 * Does what a seat owes before its match begins: promises a chain where one is awaited, gives the word once everybody
 * sits.
 */
export function tend(info: MatchInfo): Promise<MatchInfo> {
  const work = (tending.get(info.id) ?? Promise.resolve(info)).then(() => duty(info)).catch(() => info);
  tending.set(info.id, work);
  void work.then(() => tending.get(info.id) === work && tending.delete(info.id));
  return work;
}

async function duty(info: MatchInfo): Promise<MatchInfo> {
  const seat = seatOf(info);
  if (info.status !== 'waiting' || seat < 0 || info.dice?.scheme !== 'chains-2') return info;
  const { anchors, given } = info.dice;
  const anchor = anchors[seat] ?? '';
  if (given[seat] === true && anchor !== '') return info;
  const full = info.seats.every(({ kind }) => kind !== 'open');
  if (anchor === '' || !adopt(info.id, anchor)) {
    if (anchor !== '' && !full) return info;
    if (anchor !== '') return lateDuty(info, seat);
    return duty(await promise(info.id, seat, info.invite ?? null));
  }
  remember(info);
  if (!full || anchors.includes('')) return info;
  return giveWord(info, anchor);
}

/** The chain is on another device of ours. It gives the word at once if it is there; else this one takes its place. */
async function lateDuty({ id, invite }: MatchInfo, seat: number): Promise<MatchInfo> {
  await new Promise((resolve) => setTimeout(resolve, elsewhere));
  const now = await api<MatchInfo>('GET', `matches/${id}`);
  const waits = now.status === 'waiting' && seatOf(now) === seat && now.dice?.given[seat] === false;
  return waits ? duty(await promise(id, seat, invite ?? null)) : now;
}

/** What the word is given to is kept first: the server's anchor and everybody's, and their names. */
async function giveWord(info: MatchInfo, anchor: string): Promise<MatchInfo> {
  const { commitment, anchors } = info.dice!;
  keepDice(info.id, (own) => Object.assign(own, { commitment, anchors }));
  const next = linkAfter(ownDice(info.id)?.chains ?? [], anchor);
  if (next === null) return info;
  const after = await api<MatchInfo>('POST', `matches/${info.id}/word`, { word: next.link });
  spent(info.id, next, WORD);
  return after;
}

/** The next link of the own seat, or null where another chain has to be promised first. */
export const nextLink = (match: string, last: string | null): NextLink | null =>
  linkAfter(ownDice(match)?.chains ?? [], last);

const mine = ({ chains }: OwnDice, { chain }: NextLink) =>
  chains.find(({ anchor }) => anchor === chain.anchor);

/** The link was accepted with what was said. */
export function spent(match: string, next: NextLink, text: string): void {
  keepDice(match, (own) => {
    const chain = mine(own, next);
    if (chain !== undefined) spend({ ...next, chain }, text);
  });
}

/** The link was shown in vain: whoever has seen it knows too much, so that this chain is not used any more. */
export function burn(match: string, next: NextLink): void {
  keepDice(match, (own) => {
    const chain = mine(own, next);
    if (chain !== undefined) chain.burnt = true;
  });
}

/** A record from the server, with what this browser kept of the match beside it. */
export function withOwn(match: string, record: string): string {
  const own = ownDice(match);
  if (own === null || own.chains.every((chain) => chain.spent === 0)) return record;
  return printRecord(withKept(parseRecord(record), keptOf(own)));
}
