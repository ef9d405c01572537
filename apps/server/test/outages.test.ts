import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { testServer } from './server.ts';

const HOUR = 3_600_000;

test('time that the server was away costs nobody the game; a minute is given on top', async () => {
  let now = Date.UTC(2040, 0, 1);
  const parts = { now: () => now };
  const before = await testServer({}, parts);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(before.port, name)));
  const clock = { kind: 'bank', bank: 60_000, increment: 0 };
  const { id } = await ann!.create({ game: 'tic-tac-toe', clock });
  await bob!.post(`/api/matches/${id}/seats/1`);
  now += 20_000;
  await before.stop();
  now += HOUR;
  const after = await testServer({}, parts, before.folder);
  await after.app.tables.clock(id);
  const table = (await after.app.tables.get(id))!;
  const left = () => table.read((ledger) => ({ over: ledger!.finished, left: ledger!.clock!.left }));
  expect(await left()).toEqual({ over: false, left: [100_000, 60_000] });
  // Once: what is given back is written down.
  const again = await after.restart();
  const same = (await again.app.tables.get(id))!;
  now += 99_000;
  await again.app.tables.clock(id);
  expect(await same.read((ledger) => ledger!.finished)).toBe(false);
  now += 2000;
  await again.app.tables.clock(id);
  expect(await same.read((ledger) => ledger!.result)).toMatchObject({ by: 'timeout' });
  await again.end();
});

test('a short pause is no outage', async () => {
  let now = Date.UTC(2040, 0, 1);
  const parts = { now: () => now };
  const before = await testServer({}, parts);
  const ann = await Client.guest(before.port, 'Ann');
  const { id } = await ann.create({
    game: 'tic-tac-toe',
    seats: ['me', 'random'],
    clock: { kind: 'bank', bank: 60_000, increment: 0 },
  });
  await before.stop();
  now += 5000;
  const after = await testServer({}, parts, before.folder);
  const table = (await after.app.tables.get(id))!;
  await table.read(() => {});
  expect(await table.read((ledger) => ledger!.number)).toBe(0);
  await after.end();
});
