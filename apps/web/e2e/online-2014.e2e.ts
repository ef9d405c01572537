import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './client.ts';
import { inviteAs, online, sitDown } from './online.ts';
import { click } from './tactics2014-client.ts';

const here = online();

const over = async (page: Page): Promise<boolean> => (await page.locator('dialog[open] .over').count()) > 0;
const asked = async (page: Page): Promise<boolean> =>
  (await page.locator('.orders .orders-head p').count()) > 0;

/** What a page asks and offers, for whoever wonders why a game does not go on. */
const asksNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll<SVGElement>('.cell.choice, .cell:has(.piece.target)')];
    const orders = document.querySelector('.orders')?.textContent ?? 'no orders';
    return `${orders} [${squares.map((cell) => cell.dataset.square).join(' ')}]`;
  });

test('a whole starter game of Dust Tactics 2014 by link, on a desk and a phone; its dice are checked', async () => {
  const anna = await here.person();
  const bruno = await here.person(phone);
  await anna.goto(`${here.server.url}#/setup/dust-tactics-2014`);
  await anna.getByRole('button', { name: /Firefight/ }).click();
  await anna.getByRole('group', { name: 'Rules' }).getByRole('button', { name: 'starter' }).click();
  await anna
    .getByRole('group', { name: 'Players place the terrain' })
    .getByRole('button', { name: 'Off' })
    .click();
  await sitDown(bruno, await inviteAs(anna, 'Anna'), 'Bruno');
  await Promise.all([anna, bruno].map((page) => page.waitForSelector('.table .board')));
  const until = Date.now() + 300_000;
  let turn = 0;
  while (!(await over(anna)) && Date.now() < until) {
    turn += 1;
    if (await asked(anna)) await click(anna, turn);
    else if (await asked(bruno)) await click(bruno, turn);
    else await anna.waitForTimeout(30);
  }
  if (!(await over(anna))) throw new Error(`it never ends: ${await asksNow(anna)} / ${await asksNow(bruno)}`);
  await bruno.waitForSelector('dialog[open] .over');
  const texts = await Promise.all(
    [anna, bruno].map((page) => page.locator('dialog[open] .over').textContent()),
  );
  expect(new Set(texts).size).toBe(1);
  await anna.getByRole('link', { name: 'Check the dice' }).click();
  await anna.getByText('As promised.').waitFor();
  for (const page of [anna, bruno]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
}, 600_000);
