import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from './client.ts';
import { playWar, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('hot-seat', () => {
  test('cards are chosen behind cover screens; nobody sees another hand', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 3, persons: 3, points: '10' });
    const hands: string[] = [];
    for (const seat of [1, 2, 3]) {
      await page.waitForSelector('.coverscreen');
      await expect.poll(() => page.locator('.coverscreen h2').textContent()).toContain(`Player ${seat}`);
      // Nothing of the table is on the page while it is covered.
      await expect.poll(() => page.locator('.d-warcard').count()).toBe(0);
      await page.locator('.coverscreen button').click();
      await page.waitForSelector('button.d-warcard');
      await expect
        .poll(() => page.locator('.d-waiting b').textContent())
        .toBe(`${seat - 1} of 3 have chosen`);
      const ids = await page
        .locator('button.d-warcard')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));
      expect(ids).toHaveLength(5);
      expect(hands.filter((id) => ids.includes(id))).toEqual([]);
      hands.push(...ids);
      await page.locator('button.d-warcard').first().click();
      await page.locator('[data-confirm]').click();
    }
    expect(new Set(hands).size).toBe(15);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a whole war of two people at one screen', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 2, points: '10', seed: 'hotseat' });
    const deeds = await playWar(page, (_, did) => did === 'over', { seed: 3, most: 1500 });
    expect(deeds.filter((did) => did === 'cover').length).toBeGreaterThan(3);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
