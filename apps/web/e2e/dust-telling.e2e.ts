import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Client, openClient } from './client.ts';
import { playWar, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('what happened in a war is told', () => {
  test('since one’s last turn, in words and on the map; L puts it away; the log is a story', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 3, persons: 1, points: '20', seed: 'telling' });
    let ended = false;
    await playWar(page, (asked, did) => {
      ended ||= did === 'stopped' && /^Choose your card/.test(asked);
      return ended;
    });
    const news = page.getByRole('region', { name: 'Since your last turn' });
    expect(await news.locator('li').first().textContent()).toMatch(/(builds|moves|attacks|buys|unspent)/);
    expect(await page.locator('.wtraces > g').count()).toBeGreaterThan(0);
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('.wtraces').count()).toBe(0);
    expect(await news.locator('li').count()).toBe(0);
    await page.keyboard.press('l');
    await expect.poll(() => news.locator('li').count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Log', exact: true }).click();
    expect(await page.locator('.log .round-head').first().textContent()).toContain('Round 1');
    const deed = page.locator('.log .deed').first();
    await deed.locator('summary').click();
    await deed.locator('.ledger .line').first().click();
    await deed.getByRole('button', { name: 'Show this moment' }).first().click();
    await page.getByText('An earlier moment.').waitFor();
    expect(await page.getByRole('region', { name: 'Since your last turn' }).textContent()).toContain(
      'What happened here',
    );
    expect(await violations(page)).toEqual([]);
    expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
  });
});
