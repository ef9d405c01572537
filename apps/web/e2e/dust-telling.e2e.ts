import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Client, openClient } from './client.ts';
import { playWar, setUpBattle, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('what happened in a war is told', () => {
  test('since one’s last turn, in words and on the map; L puts it away; the log is a story', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 3, persons: 1, points: '20', seed: 'telling' });
    const news = page.getByRole('region', { name: 'Since your last turn' });
    let played = false;
    // Whoever was the last of a round has missed nothing.
    await playWar(page, async (asked) => {
      played ||= asked.startsWith('Production');
      const free = played && /^Choose your card/.test(asked);
      if (!free || (await page.locator('.d-moment').count()) > 0) return false;
      // What others did is told as it is shown: the question may stand there first.
      const told = news.locator('li').first().waitFor({ timeout: 3000 });
      return told.then(
        () => true,
        () => false,
      );
    });
    await expect
      .poll(() => news.locator('li').first().textContent())
      .toMatch(/(build|move|attack|buy|unspent)/);
    await expect.poll(() => page.locator('.wtraces > g').count()).toBeGreaterThan(0);
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('.wtraces').count()).toBe(0);
    await expect.poll(() => news.locator('li').count()).toBe(0);
    await page.keyboard.press('l');
    await expect.poll(() => news.locator('li').count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect.poll(() => page.locator('.log .round-head').first().textContent()).toMatch(/^Round \d+/);
    const deed = page.locator('.log .deed').first();
    await deed.locator('summary').click();
    await deed.locator('.ledger .line').first().click();
    await deed.getByRole('button', { name: 'Show this moment' }).first().click();
    await page.getByText('An earlier moment.').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Since your last turn' }).textContent())
      .toContain('What happened here');
    expect(await violations(page)).toEqual([]);
    expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
    await page.context().close();
  });
});

type Page = Awaited<ReturnType<Client['page']>>;

/** Plays on until something lies in front of the map. */
const playUntil = (page: Page, css: string) =>
  playWar(page, async (_, did) => did === 'over' || (await page.locator(css).count()) > 0);

describe('what everybody looks at', () => {
  test('the cards turned up, a battle to its end, the points of a round; each waits until it was seen', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 3, persons: 1, points: '20', seed: 'telling' });
    await playUntil(page, '.co');
    await expect.poll(() => page.locator('.co li').count()).toBe(3);
    await expect
      .poll(() => page.locator('.co > header p').textContent())
      .toMatch(/begins?: .*most (combat|movement|stars)/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.co').count()).toBe(0);

    await playUntil(page, '.bs-end');
    await expect.poll(() => page.locator('.bs-end h3').textContent()).not.toBe('');
    // As many hits as the game counted, as many units as fell.
    await expect.poll(() => page.locator('.bs-rolls li').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => page.locator('.bs-end').count()).toBe(0);

    await playUntil(page, '.sc');
    const rows = await page.locator('.sc tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const brought = [...row.querySelectorAll('td small')].map(
          (one) => Number.parseInt(one.textContent ?? '', 10) || 0,
        );
        const number = (css: string): number => Number(row.querySelector(css)?.textContent);
        return {
          sum: brought.reduce((a, b) => a + b, 0),
          gained: number('.gained'),
          before: number('.before'),
          total: number('.total'),
        };
      }),
    );
    expect(rows).toHaveLength(3);
    // What it is all for is named where the markers go.
    await expect.poll(() => page.locator('.sc-race em').last().isVisible()).toBe(true);
    for (const { sum, gained, before, total } of rows) {
      expect(sum).toBe(gained);
      expect(before + gained).toBe(total);
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^On to round \d/ }).click();
    await expect.poll(() => page.locator('.sc').count()).toBe(0);
    expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
    await page.context().close();
  });

  test('a battle fights on by itself until the chance is too small', async () => {
    const page = await client.page();
    await setUpBattle(page, client.served.url);
    // By the keyboard: where the chance is below it already it is greyed, and says so.
    await page.locator('[data-fight-on="10"]').press('Enter');
    // It ends, or it says why it stopped.
    await page.locator('.bs-end, .bo-on [role="status"]').first().waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('what is asked', () => {
  test('the shop is open at once, buys as many as it can, and places them together; one stays behind', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20', seed: 'shop' });
    await playWar(page, (asked) => /^Production/.test(asked));
    // A card is not thrown away by a click on it, nor by one press of its button.
    const cards = page.locator('.d-cards > li');
    const held = await cards.count();
    await cards.first().locator('.d-warcard').click();
    await page.locator('.d-drop').first().click();
    await expect.poll(() => page.locator('.d-drop').first().textContent()).toBe('Really?');
    expect(await cards.count()).toBe(held);
    const points = page.locator('.d-shop > header b');
    const before = Number(await points.textContent());
    await page.getByRole('button', { name: 'Buy all you can: Tank' }).click();
    const count = Math.floor(before / 2);
    await expect.poll(async () => Number(await points.textContent())).toBe(before - 2 * count);
    await page.locator('.d-shop .commit').click();
    // On the map or by the list: everything else may follow to where the first went.
    await page.locator('[data-option^="place tank"]').first().click();
    const all = page.locator('[data-place-all]');
    if (count > 2) await all.click();
    await playWar(page, (asked) => /^(Movement|Combat)/.test(asked));
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
