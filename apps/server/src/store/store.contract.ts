import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entry, Hint, Job, MatchRow, Player, SeatRow, Store } from './store.ts';

export interface Subject {
  name: string;
  /** Opens a store on a fresh database. `reopen` closes it and opens the same data again. */
  open(): Promise<{ store: Store; reopen(): Promise<Store>; second?(): Promise<Store> }>;
  before?(): Promise<void>;
  after?(): Promise<void>;
}

let serial = 0;
const id = (kind: string): string => `${kind}-${++serial}`;

export const player = (patch: Partial<Player> = {}): Player => ({
  id: id('player'),
  kind: 'guest',
  name: 'Guest',
  nameKey: null,
  password: null,
  email: null,
  settings: {},
  createdAt: 1,
  deletedAt: null,
  ...patch,
});

export const match = (patch: Partial<MatchRow> = {}): MatchRow => ({
  id: id('match'),
  game: 'toy',
  mode: 'live',
  status: 'waiting',
  visibility: 'open',
  invite: id('invite'),
  createdBy: 'somebody',
  createdAt: 1,
  updatedAt: 1,
  settings: { clock: null },
  header: null,
  secret: null,
  result: null,
  rematchOf: null,
  ...patch,
});

export const seat = (m: MatchRow, name: string, patch: Partial<SeatRow> = {}): SeatRow => ({
  match: m.id,
  seat: name,
  kind: 'open',
  player: null,
  name: '',
  level: null,
  contribution: '',
  owner: patch.player ?? null,
  ownerName: '',
  wanted: null,
  lent: false,
  ...patch,
});

export const entry = (m: MatchRow, number: number, patch: Partial<Entry> = {}): Entry => ({
  match: m.id,
  number,
  author: 'ann',
  command: id('command'),
  at: number,
  body: { kind: 'answer', option: 'go', faces: [1, 2] },
  reply: { number },
  ...patch,
});

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 1000; i++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('waited in vain');
};

/** What every store keeps to, whatever lies beneath. */
export function storeContract(subject: Subject): void {
  describe(`store contract: ${subject.name}`, () => {
    let store: Store;
    let opened: Awaited<ReturnType<Subject['open']>>;
    beforeAll(async () => subject.before?.());
    afterAll(async () => subject.after?.());
    beforeEach(async () => {
      opened = await subject.open();
      store = opened.store;
      return async () => {
        await store.close();
      };
    });
    const created = async (...seats: string[]): Promise<MatchRow> => {
      const m = match();
      await store.matches.create(
        m,
        (seats.length > 0 ? seats : ['white', 'black']).map((s) => seat(m, s)),
      );
      return m;
    };

    describe('entries', () => {
      test('come back in order, exactly as given', async () => {
        const m = await created();
        const given = [
          entry(m, 1),
          entry(m, 2, { body: { text: 'ünïcode 🎲 \u0000'.replace('\u0000', '') } }),
          entry(m, 3),
        ];
        for (const e of given) expect(await store.entries.append(e)).toEqual({ kind: 'stored' });
        expect(await store.entries.since(m.id, 0)).toEqual(given);
        expect(await store.entries.since(m.id, 1, 1)).toEqual([given[1]]);
        expect(await store.entries.last(m.id)).toBe(3);
      });

      test('a number is given once', async () => {
        const m = await created();
        await store.entries.append(entry(m, 1));
        expect(await store.entries.append(entry(m, 1, { author: 'bob' }))).toEqual({ kind: 'taken' });
        expect(await store.entries.since(m.id, 0)).toHaveLength(1);
      });

      test('a repeated command gets the first entry back, whatever number it asks for now', async () => {
        const m = await created();
        const first = entry(m, 1, { command: 'c1' });
        await store.entries.append(first);
        const again = await store.entries.append(entry(m, 2, { command: 'c1', reply: { number: 2 } }));
        expect(again).toEqual({ kind: 'repeated', entry: first });
        expect(await store.entries.last(m.id)).toBe(1);
        expect(await store.entries.byCommand(m.id, 'ann', 'c1')).toEqual(first);
      });

      test('a command id belongs to its author and match: nobody else can block it or read its reply', async () => {
        const m = await created();
        const other = await created();
        await store.entries.append(entry(m, 1, { command: 'c1' }));
        expect(await store.entries.append(entry(m, 2, { command: 'c1', author: 'bob' }))).toEqual({
          kind: 'stored',
        });
        expect(await store.entries.append(entry(other, 1, { command: 'c1' }))).toEqual({ kind: 'stored' });
        expect(await store.entries.byCommand(other.id, 'bob', 'c1')).toBeNull();
      });

      test('of many writers at once exactly one gets each number', async () => {
        const m = await created();
        for (let number = 1; number <= 5; number++) {
          const outcomes = await Promise.all(
            Array.from({ length: 20 }, (_, i) => store.entries.append(entry(m, number, { author: `p${i}` }))),
          );
          expect(outcomes.filter((o) => o.kind === 'stored')).toHaveLength(1);
          expect(outcomes.filter((o) => o.kind === 'taken')).toHaveLength(19);
        }
        expect((await store.entries.since(m.id, 0)).map((e) => e.number)).toEqual([1, 2, 3, 4, 5]);
      });

      test('the same command sent many times at once is stored once', async () => {
        const m = await created();
        const e = entry(m, 1);
        const outcomes = await Promise.all(Array.from({ length: 10 }, () => store.entries.append(e)));
        expect(outcomes.filter((o) => o.kind === 'stored')).toHaveLength(1);
        expect(outcomes.filter((o) => o.kind === 'repeated')).toHaveLength(9);
      });

      test('an entry of no match is an error and takes nothing else down with it', async () => {
        const m = await created();
        await expect(store.entries.append(entry(match(), 1))).rejects.toThrow();
        expect(await store.entries.append(entry(m, 1))).toEqual({ kind: 'stored' });
      });

      test('what was acknowledged is there after reopening', async () => {
        const m = await created();
        const given = Array.from({ length: 30 }, (_, i) => entry(m, i + 1));
        for (const e of given) await store.entries.append(e);
        store = await opened.reopen();
        expect(await store.entries.since(m.id, 0)).toEqual(given);
      });

      test('the newest snapshot is kept, an older one does not replace it', async () => {
        const m = await created();
        expect(await store.entries.snapshot(m.id)).toBeNull();
        await store.entries.saveSnapshot({ match: m.id, number: 5, rules: '1', body: '{"five":5}' });
        await store.entries.saveSnapshot({ match: m.id, number: 3, rules: '1', body: '{"three":3}' });
        expect(await store.entries.snapshot(m.id)).toEqual({
          match: m.id,
          number: 5,
          rules: '1',
          body: '{"five":5}',
        });
        await store.entries.saveSnapshot({ match: m.id, number: 8, rules: '1', body: '{}' });
        expect((await store.entries.snapshot(m.id))?.number).toBe(8);
      });
    });

    describe('matches', () => {
      test('a match and its seats come back as given, found by id and by invitation', async () => {
        const m = match({ settings: { days: 3 }, secret: { seed: 's' }, rematchOf: 'earlier' });
        await store.matches.create(m, [
          seat(m, 'white', { kind: 'human', player: 'ann', name: 'Ann' }),
          seat(m, 'black'),
        ]);
        expect(await store.matches.byId(m.id)).toEqual(m);
        expect(await store.matches.byInvite(m.invite)).toEqual(m);
        expect(await store.matches.byId('none')).toBeNull();
        expect((await store.matches.seats(m.id)).map((s) => [s.seat, s.kind, s.player])).toEqual([
          ['white', 'human', 'ann'],
          ['black', 'open', null],
        ]);
      });

      test('a seat is taken by one player, and a player takes one seat', async () => {
        const m = await created();
        const sit = (s: string, p: string) =>
          store.matches.sit(seat(m, s, { kind: 'human', player: p, name: p }));
        const both = await Promise.all([sit('white', 'ann'), sit('white', 'bob')]);
        expect(both.filter(Boolean)).toHaveLength(1);
        const winner = both[0] ? 'ann' : 'bob';
        expect(await sit('black', winner)).toBe(false);
        expect(await sit('nowhere', 'cid')).toBe(false);
        expect(await store.matches.leave(m.id, 'white', 'cid')).toBe(false);
        expect(await store.matches.leave(m.id, 'white', winner)).toBe(true);
        expect(await sit('white', 'cid')).toBe(true);
      });

      test('begins once, with every seat taken, and ends once', async () => {
        const m = await created('only');
        expect(await store.matches.begin(m.id, { game: 'toy' }, 5)).toBe(false);
        await store.matches.sit(seat(m, 'only', { kind: 'computer', name: 'Computer', level: 'easy' }));
        const begun = await Promise.all([1, 2, 3].map((n) => store.matches.begin(m.id, { n }, 5)));
        expect(begun.filter(Boolean)).toHaveLength(1);
        expect(await store.matches.leave(m.id, 'only', 'ann')).toBe(false);
        expect(await store.matches.withComputers(100, 5)).toEqual([m.id]);
        await store.entries.append(entry(m, 1, { at: 100 }));
        expect(await store.matches.withComputers(100, 5)).toEqual([]);
        const ended = await Promise.all([1, 2, 3].map((n) => store.matches.finish(m.id, { n }, 9)));
        expect(ended.filter(Boolean)).toHaveLength(1);
        const row = await store.matches.byId(m.id);
        expect(row).toMatchObject({ status: 'finished', updatedAt: 9 });
      });

      test('are listed newest first by what is asked', async () => {
        const rows = [
          match({ createdAt: 10 }),
          match({ createdAt: 20, visibility: 'link' }),
          match({ createdAt: 30, game: 'other' }),
        ];
        for (const m of rows)
          await store.matches.create(m, [seat(m, 'white', { kind: 'human', player: `p${m.createdAt}` })]);
        const list = async (filter: object) =>
          (await store.matches.list({ limit: 10, ...filter })).map((m) => m.createdAt);
        expect(await list({})).toEqual([30, 20, 10]);
        expect(await list({ visibility: 'open' })).toEqual([30, 10]);
        expect(await list({ game: 'other', status: 'waiting' })).toEqual([30]);
        expect(await list({ player: 'p20' })).toEqual([20]);
        expect(await list({ before: 30, limit: 1 })).toEqual([20]);
        expect(await list({ status: 'finished' })).toEqual([]);
      });

      test('remember how far a player has seen', async () => {
        const m = await created();
        expect(await store.matches.visited(m.id, 'ann')).toBeNull();
        await store.matches.visit(m.id, 'ann', 3, 100);
        await store.matches.visit(m.id, 'ann', 7, 200);
        expect(await store.matches.visited(m.id, 'ann')).toEqual({ number: 7, at: 200 });
      });

      test('are removed with all that hangs on them', async () => {
        const m = await created();
        await store.entries.append(entry(m, 1));
        await store.chat.add({ match: m.id, player: 'ann', name: 'Ann', at: 1, text: 'hi', command: 'c' });
        await store.matches.remove(m.id);
        expect(await store.matches.byId(m.id)).toBeNull();
        expect(await store.entries.since(m.id, 0)).toEqual([]);
      });
    });

    describe('players and sessions', () => {
      test('an account name is given once; guests may share theirs', async () => {
        const ann = player({
          kind: 'account',
          name: 'Ann',
          nameKey: 'ann',
          password: 'hash',
          email: 'a@b.c',
        });
        expect(await store.players.create(ann)).toBe(true);
        expect(await store.players.create(player({ nameKey: 'ann' }))).toBe(false);
        expect(await store.players.create(player())).toBe(true);
        expect(await store.players.create(player())).toBe(true);
        expect(await store.players.byName('ann')).toEqual(ann);
        expect(await store.players.byId(ann.id)).toEqual(ann);
        const bob = player({ nameKey: 'bob' });
        await store.players.create(bob);
        expect(await store.players.update({ ...bob, nameKey: 'ann' })).toBe(false);
        expect(await store.players.update({ ...bob, nameKey: 'bobby', settings: { sound: false } })).toBe(
          true,
        );
        expect((await store.players.byName('bobby'))?.settings).toEqual({ sound: false });
      });

      test('sessions are found, extended, revoked and expire', async () => {
        const ann = player();
        await store.players.create(ann);
        const session = (tokenHash: string, expiresAt: number) => ({
          tokenHash,
          player: ann.id,
          createdAt: 1,
          expiresAt,
          seenAt: 1,
          label: 'Firefox',
        });
        for (const [hash, end] of [
          ['a', 100],
          ['b', 200],
          ['c', 300],
        ] as const)
          await store.sessions.create(session(hash, end));
        expect(await store.sessions.byToken('a')).toEqual(session('a', 100));
        await store.sessions.seen('a', 50, 400);
        expect(await store.sessions.byToken('a')).toEqual({ ...session('a', 400), seenAt: 50 });
        expect(await store.sessions.removeExpired(200)).toBe(1);
        await store.sessions.revokeAll(ann.id, 'a');
        expect((await store.sessions.ofPlayer(ann.id)).map((s) => s.tokenHash)).toEqual(['a']);
        await store.sessions.revoke('a');
        expect(await store.sessions.byToken('a')).toBeNull();
      });

      test('passkeys are kept with their counter', async () => {
        const ann = player();
        await store.players.create(ann);
        const key = {
          id: 'k',
          player: ann.id,
          publicKey: 'p',
          counter: 0,
          transports: ['usb'],
          createdAt: 1,
          label: 'Key',
        };
        await store.passkeys.add(key);
        await store.passkeys.used('k', 4_294_967_295);
        expect(await store.passkeys.byId('k')).toEqual({ ...key, counter: 4_294_967_295 });
        await store.passkeys.remove('k', 'somebody else');
        expect(await store.passkeys.ofPlayer(ann.id)).toHaveLength(1);
        await store.passkeys.remove('k', ann.id);
        expect(await store.passkeys.byId('k')).toBeNull();
      });

      test('a challenge is good once, for whom it was made, for a while', async () => {
        for (const c of ['a', 'b', 'c']) await store.passkeys.challenge(c, c === 'b' ? null : 'ann', 100);
        expect(await store.passkeys.takeChallenge('a', 'ann', 99)).toBe(true);
        expect(await store.passkeys.takeChallenge('a', 'ann', 99)).toBe(false);
        expect(await store.passkeys.takeChallenge('b', 'ann', 99)).toBe(false);
        expect(await store.passkeys.takeChallenge('c', 'ann', 100)).toBe(false);
      });

      test('an erased player leaves matches whole but no personal word behind', async () => {
        const ann = player({
          kind: 'account',
          name: 'Ann',
          nameKey: 'ann',
          password: 'hash',
          email: 'ann@example.org',
        });
        await store.players.create(ann);
        const m = match({ createdBy: ann.id });
        await store.matches.create(m, [seat(m, 'white', { kind: 'human', player: ann.id, name: 'Ann' })]);
        await store.entries.append(entry(m, 1, { author: ann.id }));
        await store.chat.add({
          match: m.id,
          player: ann.id,
          name: 'Ann',
          at: 1,
          text: 'my secret',
          command: 'c',
        });
        await store.notices.subscribe({ endpoint: 'https://push', player: ann.id, keys: {}, createdAt: 1 });
        await store.sessions.create({
          tokenHash: 't',
          player: ann.id,
          createdAt: 1,
          expiresAt: 9,
          seenAt: 1,
          label: '',
        });
        await store.players.erase(ann.id, 77);
        expect(await store.players.byId(ann.id)).toMatchObject({
          name: 'deleted',
          nameKey: null,
          email: null,
          deletedAt: 77,
        });
        expect(await store.sessions.ofPlayer(ann.id)).toEqual([]);
        expect(await store.notices.addresses(ann.id)).toEqual([]);
        expect((await store.chat.since(m.id, 0, 10))[0]).toMatchObject({ text: '', hidden: true });
        expect(await store.entries.last(m.id)).toBe(1);
        expect((await store.matches.seats(m.id))[0]?.name).toBe('deleted');
      });

      test('mutes', async () => {
        const ann = player();
        await store.players.create(ann);
        await store.players.mute(ann.id, 'bob', true);
        await store.players.mute(ann.id, 'bob', true);
        await store.players.mute(ann.id, 'cid', true);
        await store.players.mute(ann.id, 'cid', false);
        expect(await store.players.mutes(ann.id)).toEqual(['bob']);
      });
    });

    describe('chat', () => {
      test('lines are numbered without a gap, also when written at once, and a repeated one is not doubled', async () => {
        const m = await created();
        const line = (n: number) => ({
          match: m.id,
          player: 'ann',
          name: 'Ann',
          at: n,
          text: `t${n}`,
          command: `c${n}`,
        });
        const given = await Promise.all(Array.from({ length: 12 }, (_, n) => store.chat.add(line(n))));
        expect(given.map((l) => l.number).sort((a, b) => a - b)).toEqual(
          Array.from({ length: 12 }, (_, n) => n + 1),
        );
        expect(await store.chat.add(line(4))).toEqual(given[4]);
        expect((await store.chat.since(m.id, 5, 3)).map((l) => l.number)).toEqual([10, 11, 12]);
        await store.chat.hide(m.id, 12);
        expect((await store.chat.since(m.id, 11, 3))[0]?.hidden).toBe(true);
        expect(await store.chat.ofPlayer('ann')).toHaveLength(12);
      });

      test('reports wait until they are resolved', async () => {
        const m = await created();
        const report = {
          id: 'r1',
          match: m.id,
          line: 1,
          reporter: 'bob',
          reason: 'rude',
          at: 1,
          resolvedAt: null,
        };
        await store.chat.report(report);
        expect(await store.chat.reports(10)).toEqual([report]);
        await store.chat.resolve('r1', 2);
        expect(await store.chat.reports(10)).toEqual([]);
      });
    });

    test('ratings: a match counts once', async () => {
      const ann = player();
      await store.players.create(ann);
      const m = await created();
      const rating = {
        player: ann.id,
        game: 'toy',
        rating: 1512.25,
        deviation: 290.5,
        volatility: 0.06,
        games: 1,
        updatedAt: 3,
      };
      const change = {
        match: m.id,
        player: ann.id,
        game: 'toy',
        before: 1500,
        after: 1512.25,
        deviation: 290.5,
        at: 3,
      };
      const stored = await Promise.all([1, 2, 3].map(() => store.ratings.record(m.id, [rating], [change])));
      expect(stored.filter(Boolean)).toHaveLength(1);
      expect(await store.ratings.get(ann.id, 'toy')).toEqual(rating);
      expect(await store.ratings.ofPlayer(ann.id)).toEqual([rating]);
      expect(await store.ratings.best('toy', 5)).toEqual([rating]);
      expect(await store.ratings.history(ann.id, 5)).toEqual([change]);
      expect(await store.ratings.get(ann.id, 'other')).toBeNull();
    });

    test('notices: once per id, read, and gathered once for a mail', async () => {
      const ann = player();
      await store.players.create(ann);
      const notice = (n: number) => ({
        id: `n${n}`,
        player: ann.id,
        match: null,
        kind: 'turn',
        body: { n },
        at: n,
        readAt: null,
        mailedAt: null,
      });
      expect(await store.notices.add(notice(1))).toBe(true);
      expect(await store.notices.add(notice(1))).toBe(false);
      await store.notices.add(notice(2));
      await store.notices.add(notice(3));
      expect((await store.notices.unread(ann.id, 2)).map((n) => n.id)).toEqual(['n3', 'n2']);
      await store.notices.read(ann.id, ['n2'], 50);
      expect((await store.notices.takeUnmailed(ann.id, 60)).map((n) => n.id)).toEqual(['n1', 'n3']);
      expect(await store.notices.takeUnmailed(ann.id, 61)).toEqual([]);
      const address = { endpoint: 'https://push.example', player: ann.id, keys: { auth: 'a' }, createdAt: 1 };
      await store.notices.subscribe(address);
      await store.notices.subscribe(address);
      expect(await store.notices.addresses(ann.id)).toEqual([address]);
      await store.notices.unsubscribe(address.endpoint);
      expect(await store.notices.addresses(ann.id)).toEqual([]);
    });

    describe('jobs', () => {
      test('run when due, once, and a key scheduled again moves', async () => {
        const ran: Job[] = [];
        const worker = await store.jobs.work({ note: async (job) => void ran.push(job) });
        const now = Date.now();
        await store.jobs.schedule({ key: 'later', kind: 'note', body: 1, runAt: now + 3_600_000 });
        await store.jobs.schedule({ key: 'cancelled', kind: 'note', body: 2, runAt: now + 3_600_000 });
        await store.jobs.cancel('cancelled');
        await store.jobs.schedule({ key: 'now', kind: 'note', body: { n: 3 }, runAt: now - 1 });
        await until(() => ran.length === 1);
        expect(ran[0]).toMatchObject({ key: 'now', body: { n: 3 } });
        await until(async () => (await store.jobs.pending()) === 1);
        await store.jobs.schedule({ key: 'later', kind: 'note', body: 4, runAt: now });
        await until(() => ran.length === 2);
        expect(ran[1]).toMatchObject({ key: 'later', body: 4 });
        await until(async () => (await store.jobs.pending()) === 0);
        await worker.stop();
      });

      test('a job that fails is tried again', async () => {
        let tries = 0;
        const worker = await store.jobs.work({
          stubborn: async () => {
            tries += 1;
            if (tries === 1) throw new Error('not yet');
          },
        });
        await store.jobs.schedule({ key: 'k', kind: 'stubborn', body: null, runAt: Date.now() });
        await until(() => tries === 2);
        await until(async () => (await store.jobs.pending()) === 0);
        await worker.stop();
      });
    });

    test('a setting is the same for whoever asks first or later', async () => {
      const first = await store.setting('key', () => 'one');
      expect(first).toBe('one');
      expect(await store.setting('key', () => 'two')).toBe('one');
    });

    test('listeners hear of entries, chat and matches', async () => {
      const heard: Hint[] = [];
      const listener = await store.listen(
        (hint) => heard.push(hint),
        () => {},
      );
      const m = await created();
      await store.entries.append(entry(m, 1));
      await store.chat.add({ match: m.id, player: 'ann', name: 'Ann', at: 1, text: 'hi', command: 'c' });
      await until(() => heard.length >= 3);
      await listener.stop();
      expect(heard).toEqual([
        { topic: 'match', id: m.id, number: 0 },
        { topic: 'entry', id: m.id, number: 1 },
        { topic: 'chat', id: m.id, number: 1 },
      ]);
    });

    test('answers the ping', async () => {
      await store.ping();
    });
  });
}
