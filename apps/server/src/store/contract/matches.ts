import { describe, expect, test } from 'vitest';
import { type Bench, entry, match, player, seat } from './rows.ts';

export function matchesContract(bench: Bench): void {
  describe('matches', () => {
    test('a match and its seats come back as given, found by id and by invitation', async () => {
      const m = match({ settings: { days: 3 }, secret: { seed: 's' }, rematchOf: 'earlier' });
      await bench.store.matches.create(m, [
        seat(m, 'white', { kind: 'human', player: 'ann', name: 'Ann' }),
        seat(m, 'black'),
      ]);
      expect(await bench.store.matches.byId(m.id)).toEqual(m);
      expect(await bench.store.matches.byInvite(m.invite)).toEqual(m);
      expect(await bench.store.matches.byId('none')).toBeNull();
      expect((await bench.store.matches.seats(m.id)).map((s) => [s.seat, s.kind, s.player])).toEqual([
        ['white', 'human', 'ann'],
        ['black', 'open', null],
      ]);
    });

    test('a seat is taken by one player, and a player takes one seat', async () => {
      const m = await bench.created();
      const sit = (s: string, p: string) =>
        bench.store.matches.sit(seat(m, s, { kind: 'human', player: p, name: p }));
      const both = await Promise.all([sit('white', 'ann'), sit('white', 'bob')]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const winner = both[0] ? 'ann' : 'bob';
      expect(await sit('black', winner)).toBe(false);
      expect(await sit('nowhere', 'cid')).toBe(false);
      expect(await bench.store.matches.leave(m.id, 'white', 'cid')).toBe(false);
      expect(await bench.store.matches.leave(m.id, 'white', winner)).toBe(true);
      expect(await sit('white', 'cid')).toBe(true);
    });

    test('begins once, with every seat taken, and ends once', async () => {
      const m = await bench.created('only');
      expect(await bench.store.matches.begin(m.id, { game: 'toy' }, 5)).toBe(false);
      await bench.store.matches.sit(seat(m, 'only', { kind: 'computer', name: 'Computer', level: 'easy' }));
      const begun = await Promise.all([1, 2, 3].map((n) => bench.store.matches.begin(m.id, { n }, 5)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await bench.store.matches.leave(m.id, 'only', 'ann')).toBe(false);
      const ended = await Promise.all([1, 2, 3].map((n) => bench.store.matches.finish(m.id, { n }, 9)));
      expect(ended.filter(Boolean)).toHaveLength(1);
      const row = await bench.store.matches.byId(m.id);
      expect(row).toMatchObject({ status: 'finished', updatedAt: 9 });
    });

    test('of people with computers are all found, batch by batch; computers among themselves are not', async () => {
      const { matches, entries } = bench.store;
      const ids: string[] = [];
      for (const [i, kinds] of [
        'human computer',
        'human computer',
        'computer computer',
        'human human',
      ].entries()) {
        const m = match({ createdBy: 'ann', createdAt: i });
        const [one, two] = kinds.split(' ') as ['human', 'computer'];
        await matches.create(m, [seat(m, 'a', { kind: one, player: 'ann' }), seat(m, 'b', { kind: two })]);
        await matches.begin(m.id, {}, 5);
        ids.push(m.id);
      }
      const found = ids.slice(0, 2).sort();
      const idle = async (limit: number, after?: string) =>
        (await matches.withComputers(100, limit, after)).map(({ id }) => id);
      expect(await idle(5)).toEqual(found);
      expect(await idle(1)).toEqual(found.slice(0, 1));
      expect(await idle(1, found[0])).toEqual(found.slice(1));
      const of = { createdBy: 'ann', status: 'playing' } as const;
      expect(await matches.count(of)).toBe(4);
      expect(await matches.count({ ...of, computers: true })).toBe(3);
      expect(await matches.count({ ...of, computers: true, since: 1 })).toBe(2);
      expect(await matches.count({ ...of, createdBy: 'bob' })).toBe(0);
      await entries.append({ ...entry(match({ id: found[0]! }), 1), at: 100 });
      expect(await idle(5)).toEqual(found.slice(1));
      expect(await matches.withComputers(101, 5)).toContainEqual({ id: found[0], last: 1 });
    });

    test('that nobody came to are removed, each kind in its time', async () => {
      const [live, letters, begun] = [
        match({ createdAt: 50 }),
        match({ createdAt: 50, mode: 'correspondence' }),
        match({ createdAt: 50, status: 'playing' }),
      ];
      for (const m of [live, letters, begun]) await bench.store.matches.create(m, [seat(m, 'white')]);
      expect(await bench.store.matches.removeWaiting(50, 50)).toBe(0);
      expect(await bench.store.matches.removeWaiting(51, 50)).toBe(1);
      const { matches } = bench.store;
      expect(await matches.byId(live.id)).toBeNull();
      for (const m of [letters, begun]) expect(await matches.byId(m.id)).not.toBeNull();
      expect((await matches.seatsOf([letters.id, live.id])).get(letters.id)).toHaveLength(1);
    });

    test('that began before their whole set-up was kept are found until they have it', async () => {
      const { matches } = bench.store;
      const [old, older] = [match({ status: 'playing' }), match({ status: 'finished' })];
      for (const m of [old, older]) await matches.create(m, [seat(m, 'only', { kind: 'computer' })]);
      const fresh = match();
      await matches.create(fresh, [seat(fresh, 'only', { kind: 'computer' })]);
      await matches.begin(fresh.id, { setup: {} }, 5);
      const found = [old.id, older.id].sort();
      expect(await matches.withoutSetup('', 10)).toEqual(found);
      expect(await matches.withoutSetup(found[0]!, 10)).toEqual(found.slice(1));
      await matches.saveHeader(old.id, { setup: { whole: true } });
      expect(await matches.withoutSetup('', 10)).toEqual([older.id]);
      expect((await matches.byId(old.id))!.header).toEqual({ setup: { whole: true } });
    });

    test('words for the dice are taken once everybody sits and has promised, and void when somebody goes', async () => {
      const m = await bench.created('white', 'black');
      const { matches } = bench.store;
      const dice = async () =>
        (await matches.seats(m.id)).map(({ anchor, contribution }) => [anchor, contribution]);
      const sit = (s: string, p: string, anchor: string | null) =>
        matches.sit(seat(m, s, { kind: 'human', player: p, name: p, anchor }));
      await sit('white', 'ann', 'a0');
      expect(await matches.giveWord(m.id, 'white', 'ann', 'a1')).toBe(false);
      await sit('black', 'bob', 'b0');
      expect(await matches.giveWord(m.id, 'white', 'bob', 'a1')).toBe(false);
      expect(await matches.giveWord(m.id, 'white', 'ann', 'a1')).toBe(true);
      expect(await matches.giveWord(m.id, 'white', 'ann', 'a2')).toBe(false);
      expect(await matches.promise(m.id, 'white', 'ann', 'c0')).toBe(false);
      expect(await matches.begin(m.id, {}, 5)).toBe(false);
      expect(await matches.promise(m.id, 'black', 'bob', 'd0')).toBe(true);
      expect(await dice()).toEqual([
        ['', ''],
        ['d0', ''],
      ]);
      expect(await matches.giveWord(m.id, 'black', 'bob', 'd1')).toBe(false);
      expect(await matches.promise(m.id, 'white', 'ann', 'c0')).toBe(true);
      expect(await matches.giveWord(m.id, 'black', 'bob', 'd1')).toBe(true);
      expect(await matches.leave(m.id, 'white', 'ann')).toBe(true);
      expect(await dice()).toEqual([
        [null, ''],
        ['', ''],
      ]);
      await sit('white', 'cid', null);
      expect(await matches.begin(m.id, {}, 5)).toBe(false);
      await matches.promise(m.id, 'black', 'bob', 'e0');
      expect(await matches.giveWord(m.id, 'black', 'bob', 'e1')).toBe(true);
      expect(await matches.begin(m.id, {}, 5)).toBe(true);
      expect(await matches.promise(m.id, 'white', 'cid', 'f0')).toBe(false);
    });

    test('are listed newest first by what is asked', async () => {
      const rows = [
        match({ createdAt: 10 }),
        match({ createdAt: 20, visibility: 'link' }),
        match({ createdAt: 30, game: 'other' }),
      ];
      for (const m of rows)
        await bench.store.matches.create(m, [seat(m, 'white', { kind: 'human', player: `p${m.createdAt}` })]);
      const list = async (filter: object) =>
        (await bench.store.matches.list({ limit: 10, ...filter })).map((m) => m.createdAt);
      expect(await list({})).toEqual([30, 20, 10]);
      expect(await list({ visibility: 'open' })).toEqual([30, 10]);
      expect(await list({ game: 'other', status: 'waiting' })).toEqual([30]);
      expect(await list({ player: 'p20' })).toEqual([20]);
      expect(await list({ before: 30, limit: 1 })).toEqual([20]);
      expect(await list({ status: 'finished' })).toEqual([]);
    });

    test('a seat keeps its owner while another holds it, and is found while it waits for a substitute', async () => {
      const m = match();
      const ann = player({ name: 'Ann' });
      await bench.store.players.create(ann);
      await bench.store.matches.create(m, [
        seat(m, 'white', { kind: 'human', player: ann.id, name: 'Ann' }),
        seat(m, 'black'),
      ]);
      const seats = async () => bench.store.matches.seats(m.id);
      const [white] = await seats();
      expect(white).toMatchObject({ owner: ann.id, ownerName: 'Ann', wanted: null, lent: false });
      const found = async (filter: object) =>
        (await bench.store.matches.list({ limit: 10, ...filter })).map((row) => row.id);
      expect(await found({ wanted: true })).toEqual([]);
      await bench.store.matches.replaceSeat({ ...white!, wanted: 'lend' });
      expect(await found({ wanted: true })).toEqual([m.id]);
      await bench.store.matches.replaceSeat({ ...white!, player: 'sue', name: 'Sue', lent: true });
      expect((await seats())[0]).toMatchObject({
        player: 'sue',
        owner: ann.id,
        ownerName: 'Ann',
        lent: true,
      });
      for (const one of [ann.id, 'sue']) expect(await found({ player: one })).toEqual([m.id]);
      expect(await found({ wanted: true })).toEqual([]);
    });

    test('remember how far a player has seen', async () => {
      const m = await bench.created();
      expect(await bench.store.matches.visited(m.id, 'ann')).toBeNull();
      await bench.store.matches.visit(m.id, 'ann', 3, 100);
      await bench.store.matches.visit(m.id, 'ann', 7, 200);
      expect(await bench.store.matches.visited(m.id, 'ann')).toEqual({ number: 7, at: 200 });
    });

    test('are removed with all that hangs on them', async () => {
      const m = await bench.created();
      await bench.store.entries.append(entry(m, 1));
      await bench.store.chat.add({
        match: m.id,
        player: 'ann',
        name: 'Ann',
        at: 1,
        text: 'hi',
        command: 'c',
      });
      await bench.store.matches.remove(m.id);
      expect(await bench.store.matches.byId(m.id)).toBeNull();
      expect(await bench.store.entries.since(m.id, 0)).toEqual([]);
    });
  });
}
