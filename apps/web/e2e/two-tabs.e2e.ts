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
  expect(await answers(second)).toBe(before);
  await first.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  const after = await playSome(second);
  expect(after).toBeGreaterThan(before);

  await first.getByRole('button', { name: 'Play on here' }).click();
  await first.waitForSelector('.board');
  expect(await answers(first)).toBe(after);
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  const last = await playSome(first);
  expect(last).toBeGreaterThan(after);
  await second.reload();
  await second.waitForSelector('.board');
  expect(await answers(second)).toBe(last);
  for (const page of [first, second]) expect(page.faults).toEqual([]);
  await first.context().close();
});
