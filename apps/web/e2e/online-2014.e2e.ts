import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Person, personAt, phone } from './client.ts';
import { type LiveServer, liveServer } from './server.ts';

let server: LiveServer;
let browser: Browser;
beforeAll(async () => {
  server = await liveServer();
  browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
});

const person = (options?: BrowserContextOptions): Promise<Person> => personAt(browser, options);

const over = async (page: Page): Promise<boolean> => (await page.locator('dialog[open] .over').count()) > 0;
const asked = async (page: Page): Promise<boolean> =>
  (await page.locator('.orders .orders-head p').count()) > 0;

/** One click as a person would make it: what is on the screen decides, enemies first, then squares, then buttons. */
async function click(page: Page, turn: number): Promise<void> {
  const goal = await page.evaluate((n) => {
    const keys = (selector: string): string[] =>
      [...document.querySelectorAll<SVGElement>(selector)].map((cell) => cell.dataset.square ?? '');
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('dialog[open]')) return null;
    if (has('.orders .tgt')) return '.orders .commit';
    if (has('.roster') && !has('.muster[aria-pressed="true"]')) return '.muster';
    const [enemy] = keys('.cell:has(.piece.target):not([aria-selected="true"])');
    if (enemy !== undefined && n % 3 !== 0) return `[data-square="${enemy}"] .hit`;
    const asksWhich = document.querySelector('.orders-head')?.textContent?.includes('Which?') === true;
    const squares = keys('.cell.choice:not(:has(.piece))');
    const square = squares[(n * 7) % Math.max(1, squares.length)];
    if (square !== undefined && !asksWhich && n % 4 !== 3) return `[data-square="${square}"] .hit`;
    if (has('.orders .order')) return '.orders .order';
    if (has('.roster')) return '.orders .commit';
    return square === undefined ? '.orders .go button' : `[data-square="${square}"] .hit`;
  }, turn);
  if (goal === null) return;
  const target = page.locator(goal).first();
  await target.click({ force: true, timeout: 1500 }).catch(() => undefined);
}

test('a whole starter game of Dust Tactics 2014 by link, on a desk and a phone; its dice are checked', async () => {
  const anna = await person();
  const bruno = await person(phone);
  await anna.goto(`${server.url}#/setup/dust-tactics-2014`);
  await anna.getByRole('button', { name: /Firefight/ }).click();
  await anna.getByRole('group', { name: 'Rules' }).getByRole('button', { name: 'starter' }).click();
  await anna
    .getByRole('group', { name: 'Players place the terrain' })
    .getByRole('button', { name: 'Off' })
    .click();
  await anna.getByRole('button', { name: 'Invite a friend' }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Send this link').inputValue();
  await bruno.goto(link);
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno
    .getByRole('button', { name: /Sit down/ })
    .first()
    .click();
  await Promise.all([anna, bruno].map((page) => page.waitForSelector('.table .board')));
  const until = Date.now() + 500_000;
  let turn = 0;
  while (!(await over(anna)) && Date.now() < until) {
    turn += 1;
    if (await asked(anna)) await click(anna, turn);
    else if (await asked(bruno)) await click(bruno, turn);
    else await anna.waitForTimeout(30);
  }
  await bruno.waitForSelector('dialog[open] .over');
  const texts = await Promise.all(
    [anna, bruno].map((page) => page.locator('dialog[open] .over').textContent()),
  );
  expect(new Set(texts).size).toBe(1);
  await anna.getByRole('link', { name: 'Check the dice' }).click();
  await anna.getByText('Every die is what was promised.').waitFor();
  for (const page of [anna, bruno]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
}, 600_000);
