import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, myTurn, settled } from '../scripts/drive.ts';
import { type Client, openClient } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** Points at the nearest enemy, or at the middle of the table while there is none. */
async function pointAhead(page: Page): Promise<void> {
  const enemy = page.locator('.mt-troop.side-axis .mt-base');
  const goal = (await enemy.count()) > 0 ? enemy.first() : page.locator('.mt-ground');
  const { x, y, width, height } = (await goal.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

type Done = 'went' | 'fired' | 'other' | 'over';

/** One answer of somebody who walks at the enemy and fires whenever he can. */
async function answer(page: Page): Promise<Done> {
  if ((await myTurn(page)) === 'over') return 'over';
  await settled(page);
  const enemy = page.locator('.mt-troop.side-axis.target');
  if ((await enemy.count()) > 0) {
    const asked = await page.locator('.orders-head h2').textContent();
    await enemy.first().focus();
    await page.keyboard.press('Enter');
    // The next weapon, its dice or somebody else comes next.
    await page.waitForFunction(
      (before) => document.querySelector('.orders-head h2')?.textContent !== before,
      asked,
    );
    return 'fired';
  }
  if ((await page.locator('.mt-svg.pointing').count()) > 0) {
    await pointAhead(page);
    await page.getByRole('button', { name: /^(Go there|Place here)/ }).click();
    return 'went';
  }
  const attack = page.getByRole('button', { name: /^(Sustained attack|Attack)/ });
  if ((await page.locator('.muster').count()) > 0) {
    await page.locator('.muster').first().click();
    await page.getByRole('button', { name: /^Give orders to/ }).click();
  } else if ((await attack.count()) > 0) await attack.first().click();
  else await page.locator('.orders .order, .orders .go button').first().click();
  return 'other';
}

describe('2013/14 measured on a table', () => {
  test('is set up, entered, walked and fired on by pointing', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /Farmyard/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.mt-svg');
    const done: Done[] = [];
    while (!done.includes('fired') && !done.includes('over') && done.length < 120) {
      done.push(await answer(page));
      await drawn(page);
    }
    expect(done.filter((one) => one === 'went').length).toBeGreaterThan(1);
    expect(done.at(-1)).toBe('fired');
    expect(await page.locator('.failure').count()).toBe(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('is walked by keyboard, a centimetre at a time, and told in centimetres', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /Farmyard/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (let i = 0; i < 20 && (await page.locator('.mt-svg.pointing').count()) === 0; i++) {
      await myTurn(page);
      await settled(page);
      if ((await page.locator('.mt-svg.pointing').count()) === 0) await answer(page);
      await drawn(page);
    }
    await page.locator('.mt-svg').focus();
    await page.keyboard.press('ArrowRight');
    const told = page.locator('.mt-draft p');
    await told.waitFor();
    expect(await told.textContent()).toMatch(/^[\d.]+ cm, [\d.]+ cm left of \d+\.$/);
    await page.keyboard.press('Enter');
    await page.locator('.mt-ghost').waitFor({ state: 'detached' });
    await page.getByText('Units on the table').first().click();
    expect(await page.locator('.mt-list li').first().textContent()).toMatch(/\d+ \| \d+ cm/);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
