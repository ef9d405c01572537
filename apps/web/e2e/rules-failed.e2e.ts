import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { myTurn, onward } from '../scripts/drive.ts';
import { type Client, openClient, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** In the worker of a match: at every second answer the rules of the game fail, as by a mistake of ours. */
const planted = `
  const { some } = Array.prototype;
  let answers = 0;
  self.addEventListener('message', ({ data }) => {
    if (self.name !== 'match' || data.call !== 'submit' || ++answers % 2 === 1) return;
    Array.prototype.some = function (...given) {
      if (!new Error().stack.includes('/dust-tactics-')) return some.apply(this, given);
      Array.prototype.some = some;
      throw new Error('planted');
    };
  });
`;

const answers = async (page: Page): Promise<number> =>
  Number(await page.locator('.track input').first().getAttribute('max'));

test('the rules fail at an answer: another answer, a take-back or an end without a result is offered', async () => {
  const page = await client.page({ serviceWorkers: 'block' });
  await setUp(page, client.served.url);
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    await onward(page);
  }
  await myTurn(page);
  await page.context().route(/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${planted}${await response.text()}` });
  });
  await page.reload();
  await myTurn(page);
  const dialog = page.locator('dialog[open]', { hasText: 'The rules have failed' });
  const fail = async (): Promise<void> => {
    for (let i = 0; i < 40 && (await dialog.count()) === 0; i++) await onward(page);
    await dialog.waitFor();
  };
  await fail();
  const before = await answers(page);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => answers(page)).toBeLessThan(before);
  await fail();
  const stood = await answers(page);
  await dialog.getByRole('button', { name: 'Answer otherwise' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => answers(page)).toBe(stood);
  await fail();
  await dialog.getByRole('button', { name: 'End without a result' }).click();
  await page.locator('dialog[open]').getByText('No result').first().waitFor();
  await page.context().close();
});
