import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Client, openClient, type Person, phone } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

const record = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../packages/${path}.record`, import.meta.url)), 'utf8');
const core = record('dust-tactics/records/v1-hold-the-depot');
const war = record('dust/records/v1-five-players');
const later = record('dust-tactics-2014/records/v2-firefight');

/** Pastes a record into the page of records and opens it. */
async function opened(page: Person, text: string): Promise<void> {
  await page.goto(`${client.served.url}#/records`);
  await page.locator('#rec-text').fill(text);
  await page.locator('.ed-box .btn.primary').click();
  await page.waitForSelector('.review');
}

describe('the review of a match', () => {
  test('names the costliest decisions beside the dice, and a click leads to the moment', async () => {
    const page = await client.page({ bypassCSP: true });
    await opened(page, core);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.review-list');
    await expect
      .poll(() => page.locator('.review [role="status"]').textContent())
      .toMatch(/\d+ of \d+ decisions/);
    const sides = await page.locator('.review-sides > li').allTextContents();
    expect(sides).toHaveLength(2);
    for (const side of sides)
      expect(side).toMatch(/By decisions(no clear mistake|\d+ mistakes?)By the dice[+−]\d+\.\d points/);
    const [first] = await page.locator('.review-list > li').all();
    await expect.poll(() => first!.textContent()).toMatch(/Round \d.*mistake.*Done.*Better.*points/);
    await expect.poll(() => page.locator('.timeline input').inputValue()).toBe('0');
    await first!.locator('.review-go').click();
    await page.waitForFunction(() => document.querySelector('.review-go[aria-current]') !== null);
    const at = await page.locator('.timeline input').inputValue();
    expect(Number(at)).toBeGreaterThan(0);
    expect(page.url()).toContain(`@${at}#`);
    await expect.poll(() => page.locator('.tl-mark').count()).toBeGreaterThan(8);
    await expect.poll(() => page.getByRole('button', { name: 'Retry this moment' }).count()).toBe(8);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await expect.poll(() => page.locator('.review-list > li').count()).toBeGreaterThan(8);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('can be stopped and begun again', async () => {
    const page = await client.page();
    await opened(page, core);
    const workers = page.workers().length;
    // Its work does not even begin before it is stopped.
    await page.context().route('**/weigh-*.js', () => undefined);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.review progress');
    await expect.poll(() => page.workers().length).toBe(workers + 1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.workers().length).toBe(workers);
    await expect.poll(() => page.locator('.review-list, .review progress').count()).toBe(0);
    await page.context().unrouteAll();
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.review-list');
    await page.context().close();
  });

  test('begins by itself where somebody came for it; in German, in the dark, on a phone', async () => {
    const page = await client.page({ ...phone, locale: 'de-DE', colorScheme: 'dark', bypassCSP: true });
    await opened(page, later);
    await page.evaluate(() => {
      location.replace(`${location.pathname}?review${location.hash}`);
    });
    await page.waitForSelector('.review-list');
    const text = (await page.locator('.review').textContent()) ?? '';
    expect(text).toMatch(
      /Durch Entscheidungen(kein klarer Fehler|\d+ Fehler)Durch die Würfel.*Punkte.*Besser/,
    );
    expect(text).not.toMatch(/\bai\.|[{}]|Given away/);
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await page.locator('.review-go').first().tap();
    await page.waitForFunction(() => document.querySelector('.review-go[aria-current]') !== null);
    const board = await page.locator('.replay-board').boundingBox();
    expect(board!.y + board!.height).toBeGreaterThan(0);
    expect(board!.y).toBeLessThan(844);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('of DUST lies over the map, for every army', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}#/records`);
    await page.locator('#rec-text').fill(war);
    await page.locator('.ed-box .btn.primary').click();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.review-list');
    const sides = await page.locator('.review-sides > li').allTextContents();
    expect(sides).toHaveLength(5);
    for (const side of sides)
      expect(side).toMatch(
        /By decisions(no clear mistake|\d+ mistakes?)By the dice[+−]\d+\.\d production points/,
      );
    const first = page.locator('.review-list > li').first();
    await expect.poll(() => first.textContent()).toMatch(/Round 10.*Done.*Attacks.*Better.*Attacks/);
    await expect.poll(() => first.locator('.review-cost').textContent()).toMatch(/^(grave )?mistake$/);
    // What the evaluation counts in is told nowhere; victory and production points are.
    const list = (await page.locator('.review-list').textContent()) ?? '';
    expect(list).toMatch(/\d% to take it\. That (brings|costs)/);
    expect(list).not.toMatch(/point/);
    await first.locator('.review-go').click();
    await page.waitForFunction(() => document.querySelector('.review-go[aria-current]') !== null);
    expect(await violations(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
