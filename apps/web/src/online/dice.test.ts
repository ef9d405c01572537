import type { MatchInfo } from '@dustfront/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownDice } from './chains.ts';
import { burn, nextLink, openMatch, sitDown, spent, tend, withOwn } from './dice.ts';
import { readCalls } from './own.ts';
import { me } from './server.ts';

/** A server with one match of two seats, as far as its dice go. */
const table = {
  anchors: [null, null] as (string | null)[],
  players: [null, null] as (string | null)[],
  words: [null, null] as (string | null)[],
  status: 'waiting',
  log: [] as string[],
};

const info = (): MatchInfo =>
  ({
    id: 'match-1234',
    status: table.status,
    seats: table.players.map((player, seat) => ({
      seat,
      kind: player === null ? 'open' : 'human',
      player,
      name: player ?? '',
    })),
    dice: {
      scheme: 'chains-2',
      commitment: 'c0'.repeat(32),
      anchors: table.anchors,
      given: table.words.map((word, seat) => table.anchors[seat] === null || word !== null),
      contributions: [],
    },
    invite: 'invitation',
  }) as unknown as MatchInfo;

function answer(method: string, path: string, body: { dice?: { anchor: string }; word?: string }): unknown {
  if (path === 'notices') return { notices: [{ id: 'n', kind: 'word', match: 'match-1234', body: null }] };
  table.log.push(`${method} ${path}`);
  const seat = path === 'matches' ? 0 : Number(/seats\/(\d)/.exec(path)?.[1] ?? 0);
  if (path.endsWith('/word')) {
    const own = table.players.indexOf(me.peek()!.id);
    table.words[own] = body.word!;
    if (table.words.every((word) => word !== null)) table.status = 'playing';
  } else if (body.dice) {
    table.players[seat] = me.peek()!.id;
    table.anchors[seat] = body.dice.anchor;
  }
  return info();
}

beforeEach(() => {
  const kept = new Map([['dustfront.dice', '{"matches":{},"loose":[]}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => ({
      ok: true,
      json: async () => answer(method, url.replace('/api/', ''), JSON.parse(body) as object),
    }),
  );
  me.value = { id: 'ann' } as never;
  Object.assign(table, {
    anchors: [null, null],
    players: [null, null],
    words: [null, null],
    status: 'waiting',
    log: [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Somebody else sits down, with a chain. */
function bobSits(): void {
  table.players[1] = 'bob';
  table.anchors[1] = 'b0'.repeat(32);
}

test(`a chain is promised with the seat; the word is given when all
    sit, and what it was given to is kept`, async () => {
  await openMatch({ game: 'toy' });
  expect(table.anchors[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(table.words[0]).toBeNull();
  bobSits();
  await tend(info());
  expect(nextLink('match-1234', table.words[0]!)).toMatchObject({ place: 2 });
  expect(ownDice('match-1234')).toMatchObject({
    seat: 0,
    commitment: 'c0'.repeat(32),
    anchors: [table.anchors[0], 'b0'.repeat(32)],
    names: ['ann', 'bob'],
    chains: [{ anchor: table.anchors[0], spent: 1 }],
  });
});

test('a page that reads what waits gives the word that is called for', async () => {
  await openMatch({ game: 'toy' });
  bobSits();
  await readCalls();
  expect(table.words[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('where a promise is awaited again, another chain is promised and then its word', async () => {
  await openMatch({ game: 'toy' });
  const before = table.anchors[0];
  bobSits();
  await tend(info());
  Object.assign(table, { anchors: ['', 'd0'.repeat(32)], words: [null, null] });
  await tend(info());
  expect(table.anchors[0]).not.toBe(before);
  // The word that was given to another table is not claimed.
  expect(ownDice('match-1234')?.chains).toHaveLength(1);
  expect(nextLink('match-1234', table.words[0]!)).toMatchObject({ place: 2 });
});

test('a chain on another device gives its word there; only if it does not, this device promises one', async () => {
  vi.useFakeTimers();
  Object.assign(table, { players: ['ann', 'bob'], anchors: ['a0'.repeat(32), 'b0'.repeat(32)] });
  const first = tend(info());
  table.words[0] = 'a1'.repeat(32);
  await vi.advanceTimersByTimeAsync(5000);
  await first;
  expect(table.anchors[0]).toBe('a0'.repeat(32));
  table.words[0] = null;
  const second = tend(info());
  await vi.advanceTimersByTimeAsync(5000);
  await second;
  expect(table.anchors[0]).not.toBe('a0'.repeat(32));
  expect(table.words[0]).not.toBeNull();
});

test('a link that was shown in vain burns its chain; what was accepted is kept for the record', async () => {
  await sitDown('match-1234', 0, null);
  const next = nextLink('match-1234', table.anchors[0]!)!;
  spent('match-1234', next, 'word');
  const second = nextLink('match-1234', next.link)!;
  expect(second.place).toBe(2);
  burn('match-1234', second);
  expect(nextLink('match-1234', next.link)).toBeNull();
  const record = 'dustfront record 1\ngame toy\nversion 1\nseat 0 "ann"\nsetup {}\n\nstart # ab\n';
  const kept = withOwn('match-1234', record);
  expect(kept).toContain(`"chains":[{"anchor":"${table.anchors[0]}","spent":1`);
  expect(kept).not.toContain(ownDice('match-1234')!.chains[0]!.secret);
  expect(withOwn('another-match', record)).toBe(record);
});
