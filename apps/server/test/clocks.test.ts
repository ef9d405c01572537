import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
/** The server's clock, which only the test moves; far ahead, so that no job of the store is due by itself. */
let now = Date.UTC(2040, 0, 1);
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.end());

const HOUR = 3_600_000;

const pair = async (body: object) => {
  const [ann, bob] = await Promise.all([Client.guest(server.port, 'Ann'), Client.guest(server.port, 'Bob')]);
  const match = await ann.create({ game: 'tic-tac-toe', ...body });
  await bob.post(`/api/matches/${match.id}/seats/1`);
  await ann.connect();
  await bob.connect();
  await ann.watch(match.id);
  await bob.watch(match.id);
  return { ann, bob, match: match.id };
};
const bank = { kind: 'bank', bank: 60_000, increment: 5_000 };

describe('clocks', () => {
  test('run for whoever is asked; the increment comes back when the turn ends', async () => {
    const { ann, bob, match } = await pair({ clock: bank });
    expect(ann.tables.get(match)!.state.clock).toEqual({ left: [60_000, 60_000], running: [0], at: now });
    now += 20_000;
    await ann.answer(match, 0);
    expect(ann.tables.get(match)!.state.clock).toEqual({ left: [45_000, 60_000], running: [1], at: now });
    now += 59_000;
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    await bob.answer(match, 0);
    expect(bob.tables.get(match)!.state.clock).toEqual({ left: [45_000, 6_000], running: [0], at: now });
    ann.close();
    bob.close();
  });

  test('lose: who runs out has lost', async () => {
    const { ann, bob, match } = await pair({ clock: bank, timeout: 'lose' });
    now += 59_999;
    await server.app.tables.clock(match);
    expect(ann.tables.get(match)!.state.status).toBe('playing');
    now += 1;
    await server.app.tables.clock(match);
    await expect
      .poll(() => bob.tables.get(match)!.state.result)
      .toMatchObject({ by: 'timeout', places: [1, 0] });
    await server.app.tables.clock(match);
    expect(await server.app.store.entries.last(match)).toBe(1);
    ann.close();
    bob.close();
  });

  test('skip: the server answers quietly and the match goes on', async () => {
    const { ann, bob, match } = await pair({ clock: { kind: 'days', perMove: HOUR }, timeout: 'skip' });
    now += HOUR;
    await server.app.tables.clock(match);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    expect(bob.tables.get(match)!.entries.at(-1)).toMatchObject({ do: 'answer', seat: 0, by: 'clock' });
    expect(bob.tables.get(match)!.state.clock?.left).toEqual([HOUR, HOUR]);
    ann.close();
    bob.close();
  });

  test('computer: one takes over until the player is back', async () => {
    const { ann, bob, match } = await pair({ clock: { kind: 'days', perMove: HOUR }, timeout: 'computer' });
    now += HOUR + 1;
    await server.app.tables.clock(match);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    expect(bob.tables.get(match)!.entries.map((e) => [e.do, e.by])).toEqual([
      ['begin', undefined],
      ['seat', undefined],
      ['answer', 'computer'],
    ]);
    await ann.post(`/api/matches/${match}/seats/0`);
    await bob.answer(match, 0);
    await expect.poll(() => ann.tables.get(match)!.state.question).toBeTruthy();
    expect(await ann.answer(match, 0)).toMatchObject({ t: 'accepted' });
    ann.close();
    bob.close();
  });

  test('computer: who comes back to an empty bank has a reserve, and no clock runs for the computer', async () => {
    const { ann, bob, match } = await pair({
      clock: { kind: 'bank', bank: 900_000, increment: 0 },
      timeout: 'computer',
    });
    now += 900_001;
    await server.app.tables.clock(match);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    await bob.answer(match, 0);
    // The computer is asked again: nothing runs out for it, however long the server's clock says it took.
    now += 10_000;
    await server.app.tables.clock(match);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    const seats = bob.tables.get(match)!.entries.filter((e) => e.do === 'seat');
    expect(seats).toHaveLength(1);
    await ann.post(`/api/matches/${match}/seats/0`);
    await expect.poll(() => ann.tables.get(match)!.state.clock?.left[0]).toBe(90_000);
    await bob.answer(match, 0);
    await expect.poll(() => ann.tables.get(match)!.state.question).toBeTruthy();
    now += 80_000;
    await server.app.tables.clock(match);
    expect(await ann.answer(match, 0)).toMatchObject({ t: 'accepted' });
    ann.close();
    bob.close();
  });

  test('skip: an empty bank without increment leaves a breath for the next question', async () => {
    const { ann, bob, match } = await pair({
      clock: { kind: 'bank', bank: 60_000, increment: 0 },
      timeout: 'skip',
    });
    now += 60_001;
    await server.app.tables.clock(match);
    await expect.poll(() => bob.tables.get(match)!.state.clock?.left[0]).toBe(10_000);
    ann.close();
    bob.close();
  });

  test('the deadline survives a restart: its job is in the store', async () => {
    const { ann, bob, match } = await pair({ clock: bank });
    ann.close();
    bob.close();
    server = await server.restart();
    now += 61_000;
    await server.app.store.jobs.schedule({
      key: `clock:${match}`,
      kind: 'clock',
      body: { match },
      runAt: Date.now(),
    });
    await expect.poll(async () => (await server.app.store.matches.byId(match))?.status).toBe('finished');
  });
});

describe('by correspondence', () => {
  test('has days per move by itself, a recap of what happened since the last visit, and notices', async () => {
    const { ann, bob, match } = await pair({ mode: 'correspondence' });
    expect(ann.tables.get(match)!.info.settings.clock).toEqual({ kind: 'days', perMove: 3 * 24 * HOUR });
    await ann.answer(match, 0);
    ann.send({ t: 'leave', match });
    ann.close();
    now += 24 * HOUR;
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    await bob.answer(match, 0);
    await expect
      .poll(async () => (await ann.get<{ notices: { kind: string }[] }>('/api/notices')).notices)
      .toHaveLength(1);
    const { notices } = await ann.get<{ notices: { id: string; kind: string; match: string }[] }>(
      '/api/notices',
    );
    expect(notices[0]).toMatchObject({ kind: 'turn', match });
    const recap = await ann.get<{ since: number; entries: { number: number; seat: number }[] }>(
      `/api/matches/${match}/recap`,
    );
    expect(recap.since).toBe(1);
    expect(recap.entries.map((e) => [e.number, e.seat])).toEqual([[2, 1]]);
    await ann.post('/api/notices/read', { ids: notices.map((n) => n.id) });
    expect((await ann.get<{ notices: object[] }>('/api/notices')).notices).toEqual([]);
    bob.close();
  });

  const calls = async (who: Client): Promise<string[]> => {
    const { notices } = await who.get<{ notices: { id: string; kind: string }[] }>('/api/notices');
    return notices.filter(({ kind }) => kind === 'turn').map(({ id }) => id);
  };

  test('calls whoever is away at every turn of his, and no longer once he has answered', async () => {
    const { ann, bob, match } = await pair({ mode: 'correspondence' });
    const absent = async (turn: () => Promise<unknown>): Promise<string> => {
      ann.close();
      const table = (await server.app.tables.get(match))!;
      await expect.poll(() => [...table.people()].map(([, player]) => player)).toEqual([bob.id]);
      await turn();
      await expect.poll(() => calls(ann)).toHaveLength(1);
      return (await calls(ann))[0]!;
    };
    await ann.answer(match, 0);
    const first = await absent(() => bob.answer(match, 0));
    await ann.connect();
    await ann.watch(match);
    expect(await calls(ann)).toEqual([first]);
    await ann.answer(match, 0);
    await expect.poll(() => calls(ann)).toEqual([]);
    expect(await absent(() => bob.answer(match, 0))).not.toBe(first);
    bob.close();
  });

  test('lists a match that was left without an answer, though nobody calls for what one has seen', async () => {
    const { ann, bob, match } = await pair({ mode: 'correspondence' });
    await ann.answer(match, 0);
    await expect.poll(() => bob.tables.get(match)!.state.question).toBeTruthy();
    await bob.answer(match, 0);
    await expect.poll(() => ann.tables.get(match)!.state.question).toBeTruthy();
    expect(await calls(ann)).toEqual([]);
    ann.send({ t: 'leave', match });
    await expect.poll(() => calls(ann)).toHaveLength(1);
    expect(await server.app.store.notices.unmailed(ann.id)).toEqual([]);
    ann.close();
    bob.close();
  });
});

describe('spectators', () => {
  test('with a delay see the table as it was', async () => {
    const { ann, bob, match } = await pair({
      spectators: { allowed: true, view: 'public', delaySeconds: 30 },
    });
    const eve = await new Client(server.port).connect();
    eve.send({ t: 'watch', match });
    await eve.next('match');
    now += 20_000;
    await ann.answer(match, 0);
    // The opening is a part of the match like any other: it waits too.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(eve.tables.has(match)).toBe(false);
    now += 11_000;
    await expect.poll(() => eve.tables.get(match)?.number).toBe(0);
    now += 20_000;
    await expect.poll(() => eve.tables.get(match)!.number).toBe(1);
    expect(eve.tables.get(match)!.view).toEqual(ann.tables.get(match)!.view);
    for (const client of [ann, bob, eve]) client.close();
  });

  test('are not let in where the match says so, nor without the link where it has one', async () => {
    const { ann, bob, match } = await pair({
      spectators: { allowed: false, view: 'public', delaySeconds: 0 },
    });
    const hidden = await ann.create({ game: 'tic-tac-toe', visibility: 'link' });
    const eve = await new Client(server.port).connect();
    for (const id of [match, hidden.id]) {
      const refused = eve.next('refused', (m) => m.match === id);
      eve.send({ t: 'watch', match: id });
      expect((await refused).refusal.code).toBe('no-such-match');
    }
    await expect(eve.get(`/api/matches/${hidden.id}`)).rejects.toMatchObject({ status: 404 });
    const open = await eve.get<{ matches: { id: string }[] }>('/api/matches');
    expect(open.matches.map((m) => m.id)).not.toContain(hidden.id);
    expect(await eve.get(`/api/invitations/${hidden.invite}`)).toMatchObject({ id: hidden.id });
    await expect(
      ann.create({ game: 'tic-tac-toe', spectators: { allowed: true, view: 'seats', delaySeconds: 5 } }),
    ).rejects.toMatchObject({ code: 'bad-settings' });
    for (const client of [ann, bob, eve]) client.close();
  });
});
