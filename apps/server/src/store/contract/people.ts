import { describe, expect, test } from 'vitest';
import { type Bench, entry, match, player, seat } from './rows.ts';

export function peopleContract(bench: Bench): void {
  describe('players and sessions', () => {
    test('guests who never did anything are removed, others stay', async () => {
      const { players, sessions, matches } = bench.store;
      const [idle, seen, seated, young] = [1, 1, 1, 500].map((createdAt) => player({ createdAt }));
      const account = player({ kind: 'account', nameKey: 'ann' });
      for (const one of [idle, seen, seated, young, account]) await players.create(one!);
      const session = { createdAt: 1, expiresAt: 9000, label: '' };
      await sessions.create({ ...session, tokenHash: 'idle', player: idle!.id, seenAt: 2 });
      await sessions.create({ ...session, tokenHash: 'seen', player: seen!.id, seenAt: 300 });
      const m = match();
      await matches.create(m, [seat(m, 'white', { kind: 'human', player: seated!.id })]);
      expect(await players.removeIdleGuests(200)).toBe(1);
      expect(await players.byId(idle!.id)).toBeNull();
      expect(await sessions.byToken('idle')).toBeNull();
      for (const one of [seen, seated, young, account]) expect(await players.byId(one!.id)).not.toBeNull();
    });

    test('an account name is given once; guests may share theirs', async () => {
      const ann = player({
        kind: 'account',
        name: 'Ann',
        nameKey: 'ann',
        password: 'hash',
        email: 'a@b.c',
      });
      expect(await bench.store.players.create(ann)).toBe(true);
      expect(await bench.store.players.create(player({ nameKey: 'ann' }))).toBe(false);
      expect(await bench.store.players.create(player())).toBe(true);
      expect(await bench.store.players.create(player())).toBe(true);
      expect(await bench.store.players.byName('ann')).toEqual(ann);
      expect(await bench.store.players.byId(ann.id)).toEqual(ann);
      const bob = player({ nameKey: 'bob' });
      await bench.store.players.create(bob);
      expect(await bench.store.players.update({ ...bob, nameKey: 'ann' })).toBe(false);
      expect(await bench.store.players.update({ ...bob, nameKey: 'bobby', settings: { sound: false } })).toBe(
        true,
      );
      expect((await bench.store.players.byName('bobby'))?.settings).toEqual({ sound: false });
    });

    test('sessions are found, extended, revoked and expire', async () => {
      const ann = player();
      await bench.store.players.create(ann);
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
        await bench.store.sessions.create(session(hash, end));
      expect(await bench.store.sessions.byToken('a')).toEqual(session('a', 100));
      await bench.store.sessions.seen('a', 50, 400);
      expect(await bench.store.sessions.byToken('a')).toEqual({ ...session('a', 400), seenAt: 50 });
      expect(await bench.store.sessions.removeExpired(200)).toBe(1);
      await bench.store.sessions.revokeAll(ann.id, 'a');
      expect((await bench.store.sessions.ofPlayer(ann.id)).map((s) => s.tokenHash)).toEqual(['a']);
      await bench.store.sessions.revoke('a');
      expect(await bench.store.sessions.byToken('a')).toBeNull();
    });

    test('passkeys are kept with their counter', async () => {
      const ann = player();
      await bench.store.players.create(ann);
      const key = {
        id: 'k',
        player: ann.id,
        publicKey: 'p',
        counter: 0,
        transports: ['usb'],
        createdAt: 1,
        label: 'Key',
      };
      await bench.store.passkeys.add(key);
      await bench.store.passkeys.used('k', 4_294_967_295);
      expect(await bench.store.passkeys.byId('k')).toEqual({ ...key, counter: 4_294_967_295 });
      await bench.store.passkeys.remove('k', 'somebody else');
      expect(await bench.store.passkeys.ofPlayer(ann.id)).toHaveLength(1);
      await bench.store.passkeys.remove('k', ann.id);
      expect(await bench.store.passkeys.byId('k')).toBeNull();
    });

    test('a challenge is good once, for whom it was made, for a while', async () => {
      for (const c of ['a', 'b', 'c']) await bench.store.passkeys.challenge(c, c === 'b' ? null : 'ann', 100);
      expect(await bench.store.passkeys.takeChallenge('a', 'ann', 99)).toBe(true);
      expect(await bench.store.passkeys.takeChallenge('a', 'ann', 99)).toBe(false);
      expect(await bench.store.passkeys.takeChallenge('b', 'ann', 99)).toBe(false);
      expect(await bench.store.passkeys.takeChallenge('c', 'ann', 100)).toBe(false);
    });

    test('an erased player leaves matches whole but no personal word behind', async () => {
      const ann = player({
        kind: 'account',
        name: 'Ann',
        nameKey: 'ann',
        password: 'hash',
        email: 'ann@example.org',
      });
      await bench.store.players.create(ann);
      const m = match({ createdBy: ann.id });
      await bench.store.matches.create(m, [seat(m, 'white', { kind: 'human', player: ann.id, name: 'Ann' })]);
      await bench.store.entries.append(entry(m, 1, { author: ann.id }));
      await bench.store.chat.add({
        match: m.id,
        player: ann.id,
        name: 'Ann',
        at: 1,
        text: 'my secret',
        command: 'c',
      });
      await bench.store.notices.subscribe({
        endpoint: 'https://push',
        player: ann.id,
        keys: {},
        createdAt: 1,
      });
      await bench.store.sessions.create({
        tokenHash: 't',
        player: ann.id,
        createdAt: 1,
        expiresAt: 9,
        seenAt: 1,
        label: '',
      });
      await bench.store.players.erase(ann.id, 77);
      expect(await bench.store.players.byId(ann.id)).toMatchObject({
        name: 'deleted',
        nameKey: null,
        email: null,
        deletedAt: 77,
      });
      expect(await bench.store.sessions.ofPlayer(ann.id)).toEqual([]);
      expect(await bench.store.notices.addresses(ann.id)).toEqual([]);
      expect((await bench.store.chat.since(m.id, 0, 10))[0]).toMatchObject({ text: '', hidden: true });
      expect(await bench.store.entries.last(m.id)).toBe(1);
      expect((await bench.store.matches.seats(m.id))[0]?.name).toBe('deleted');
    });

    test('what was told of a match is read apart from its calls to answer', async () => {
      const ann = player();
      await bench.store.players.create(ann);
      const about = { player: ann.id, body: {}, at: 1, readAt: null, mailedAt: null };
      const told = [
        ['a turn', 'turn', 'm1'],
        ['an end', 'finished', 'm1'],
        ['a word', 'word', 'm1'],
        ['elsewhere', 'turn', 'm2'],
      ] as const;
      for (const [what, kind, match] of told)
        await bench.store.notices.add({ ...about, id: `${what} ${ann.id}`, kind, match });
      const left = async () =>
        (await bench.store.notices.unread(ann.id, 9)).map(({ id }) => id.replace(` ${ann.id}`, '')).sort();
      await bench.store.notices.settle(ann.id, 'm1', 'news', 5);
      expect(await left()).toEqual(['a turn', 'elsewhere']);
      await bench.store.notices.settle(ann.id, 'm1', 'turn', 5);
      expect(await left()).toEqual(['elsewhere']);
    });

    test('mutes', async () => {
      const ann = player();
      await bench.store.players.create(ann);
      await bench.store.players.mute(ann.id, 'bob', true);
      await bench.store.players.mute(ann.id, 'bob', true);
      await bench.store.players.mute(ann.id, 'cid', true);
      await bench.store.players.mute(ann.id, 'cid', false);
      expect(await bench.store.players.mutes(ann.id)).toEqual(['bob']);
    });
  });
}
