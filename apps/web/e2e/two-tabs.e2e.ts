import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { myTurn, onward } from '../scripts/drive.ts';
import { type Client, openClient, personIn, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** How many answers the match has. */
const answers = async (page: Page): Promise<number> =>
  Number(await page.locator('.track input').first().getAttribute('max'));

async function playSome(page: Page): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await myTurn(page);
    await onward(page);
  }
  await myTurn(page);
  return answers(page);
}

test('a match is played in one tab at a time: the other says so, takes it back, and nothing is lost', async () => {
  const first = await client.page();
  await setUp(first, client.served.url);
  const before = await playSome(first);
  const second = await personIn(first.context());
  await second.goto(first.url());
  await second.waitForSelector('.board');
  await expect.poll(() => answers(second)).toBe(before);
  await first.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  const after = await playSome(second);
  expect(after).toBeGreaterThan(before);

  await first.getByRole('button', { name: 'Play on here' }).click();
  await first.waitForSelector('.board');
  await expect.poll(() => answers(first)).toBe(after);
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  const last = await playSome(first);
  expect(last).toBeGreaterThan(after);
  await second.reload();
  await second.waitForSelector('.board');
  await expect.poll(() => answers(second)).toBe(last);
  for (const page of [first, second]) expect(page.faults).toEqual([]);
  await first.context().close();
});

test('a match that an earlier version kept, its record in one piece, is still there and goes on', async () => {
  const stored = new URL('../../../packages/dust-tactics/records/v3-station-seven.record', import.meta.url);
  const lines = readFileSync(stored, 'utf8').trimEnd().split('\n');
  const record = `${lines.slice(0, -40).join('\n')}\n`;
  const page = await client.page();
  // A page of the same origin without the program: nothing has opened the database yet.
  const earlier = await page.context().newPage();
  await earlier.goto(`${client.served.url}manifest.webmanifest`);
  await earlier.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('dustfront', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    {
      id: 'earlier',
      game: 'dust-tactics',
      title: 'From before',
      record,
      seed: 'earlier',
      position: {},
      seats: [0, 1].map((n) => ({ kind: 'person', name: `Player ${n}` })),
      at: 1,
      changed: 1,
      ended: null,
      summary: '',
      myMove: true,
      picture: '',
    },
  );
  await earlier.close();
  await page.goto(`${client.served.url}match/earlier`);
  await page.waitForSelector('.board');
  const before = await answers(page);
  expect(before).toBeGreaterThan(20);
  await onward(page);
  await expect.poll(() => answers(page)).toBeGreaterThan(before);
  const after = await answers(page);
  await page.reload();
  await page.waitForSelector('.board');
  await expect.poll(() => answers(page)).toBe(after);
  expect(page.faults).toEqual([]);
  await page.context().close();
});
