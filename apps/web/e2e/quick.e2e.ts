import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../scripts/drive.ts';
import { type Client, openClient, type Person } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** A newcomer at the start page, whose clicks are counted. */
async function newcomer(): Promise<{
  page: Person;
  click: (css: string) => Promise<void>;
  clicks: () => number;
}> {
  const page = await client.page();
  await page.goto(`${client.served.url}?seed=newcomer`);
  await page.waitForSelector('.start');
  let clicks = 0;
  const click = async (css: string): Promise<void> => {
    clicks++;
    await page.locator(css).first().click();
  };
  return { page, click, clicks: () => clicks };
}

describe('the first move of a newcomer takes three clicks from the start page', () => {
  test.each([
    ['Core Set', 0, 'E8', 'D8'],
    ['2013/14', 1, 'F8', 'F7'],
  ])('%s', async (_, game, from, to) => {
    const { page, click, clicks } = await newcomer();
    await click(`.game:nth-child(${game + 1}) .game-now`);
    await page.waitForSelector('.muster');
    await expect.poll(() => page.locator('.piece').count()).toBeGreaterThanOrEqual(8);
    await settled(page);
    await click(`[data-square="${from}"]`);
    await page.waitForSelector(`[data-square="${to}"].choice`, { state: 'attached' });
    await settled(page);
    await click(`[data-square="${to}"]`);
    await page.waitForSelector(`[data-square="${to}"] .piece`, { state: 'attached' });
    expect(clicks()).toBe(3);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('and one stands before a measured table with one', async () => {
    const { page, click, clicks } = await newcomer();
    await click('.game:nth-child(2) .game-now.table');
    await page.waitForSelector('.mt-svg');
    await page.waitForSelector('.muster');
    expect(clicks()).toBe(1);
    // Nobody is asked for an edge or who begins; the first unit comes on by a click on the table.
    await click('.muster');
    await page.waitForSelector('.mt-reach');
    const { x, y, width, height } = (await page.locator('.mt-ground').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height * 0.9);
    await page.waitForSelector('.mt-ghost');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('DUST', async () => {
    const { page, click, clicks } = await newcomer();
    await click('.game:nth-child(3) .game-now');
    await page.waitForSelector('.d-choose');
    await click('button.d-warcard');
    await page.waitForSelector('.d-choose .commit[aria-disabled="false"]');
    await click('.d-choose .commit');
    await page.waitForSelector('.d-choose', { state: 'detached' });
    expect(clicks()).toBe(3);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
