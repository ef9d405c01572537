import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, myTurn, openLog, settled } from '../scripts/drive.ts';
import { type Client, openClient, phone } from './client.ts';
import { click, setUp2014 } from './dust-tactics-2014-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** The next click, once the table asks and before it has answered. */
async function step(page: Page, turn: number): Promise<void> {
  await settled(page);
  await click(page, turn);
  await drawn(page);
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 700; i++) {
    if ((await myTurn(page)) === 'over') return;
    await step(page, i);
  }
  throw new Error('the match did not end');
}

describe('Dust Tactics 2013/14', () => {
  test('is played to the end against the computer, terrain placed by hand', async () => {
    const page = await client.page({ sound: true });
    await setUp2014(page, client.served.url, { scenario: /Radio Free Babylon/, placement: true });
    await playToTheEnd(page);
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    await expect.poll(() => page.locator('.failure').count()).toBe(0);
    await openLog(page);
    // Three symbols on the dice, and saves among the throws.
    await expect
      .poll(() => page.locator('.log .die[aria-label="faction symbol"]').count())
      .toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('shows facing, walls with openings and the arcs of a machine; a unit card with its weapons', async () => {
    const page = await client.page();
    await setUp2014(page, client.served.url, { scenario: /The Lost Palace/, placement: false });
    await expect.poll(() => page.locator('.bd-opening.large').count()).toBe(4);
    await expect.poll(() => page.locator('.bd-storeys').count()).toBe(1);
    // The arrows of a machine that may turn lie over it: not that one.
    const freeMachine = async (): Promise<boolean> => {
      await myTurn(page);
      await settled(page);
      return (
        (await page.locator('.base-front').count()) > 0 && (await page.locator('.bd-turns').count()) === 0
      );
    };
    for (let i = 0; i < 60 && !(await freeMachine()); i++) await step(page, i);
    await page.locator('.cell:has(.base-front) .piece').first().click();
    await expect.poll(() => page.locator('.card .wt th[scope="row"]').count()).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('asks which piece of terrain on the square that was chosen, on a phone', async () => {
    const page = await client.page(phone);
    await setUp2014(page, client.served.url, { scenario: /Firefight/, placement: true });
    const trees = page.getByRole('button', { name: /^Trees on/ });
    for (let i = 0; i < 20; i++) {
      await myTurn(page);
      if ((await trees.count()) > 0) break;
      const terrain = /^Place (?:a|one) /.test((await page.locator('.orders-head').textContent()) ?? '');
      await page
        .locator(terrain ? '[data-square="F5"], [data-square="F6"]' : '.orders .order')
        .first()
        .click();
      await drawn(page);
    }
    await trees.waitFor();
    await page.getByRole('button', { name: /^Rubble on/ }).click();
    await page.getByRole('button', { name: /^Rubble on/ }).waitFor({ state: 'detached' });
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
