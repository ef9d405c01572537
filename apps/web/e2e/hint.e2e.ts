import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, openLog } from '../scripts/drive.ts';
import { type Client, openClient } from './client.ts';
import { playWar, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** Against a Sergeant, who has reasons. */
async function begin(page: Page, side: string): Promise<void> {
  await page.getByLabel(`Strength of the computer, ${side}`).selectOption({ label: 'Sergeant' });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.table .board');
}

/** The hint for what is asked now, in words. */
async function hintBy(page: Page, ask: () => Promise<void>): Promise<string> {
  await ask();
  await page.waitForSelector('.advice .would');
  return (await page.locator('.advice').textContent()) ?? '';
}

/** Plays on until a hint has these words. */
async function playToHint(page: Page, words: RegExp): Promise<string> {
  for (let i = 0; i < 40; i++) {
    if ((await myTurn(page)) === 'over') break;
    const text = await hintBy(page, () => page.keyboard.press('h'));
    if (words.test(text)) return text;
    await page.keyboard.press('Escape');
    await onward(page);
  }
  throw new Error(`no hint has ${words}`);
}

const answers = (page: Page): Promise<string | null> =>
  page.getByRole('slider', { name: 'Moment of the match' }).first().getAttribute('aria-valuetext');

describe('a hint', () => {
  test("says in the Core Set what to do, with the odds; a computer's line in the log opens to its reason", async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics?seed=browser`);
    await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
    await begin(page, 'Axis');
    await myTurn(page);
    const before = await answers(page);
    const first = await hintBy(page, () => page.getByRole('button', { name: /^Hint/ }).click());
    expect(first).toMatch(/Do it.*Instead:.*(?:about equal|less|% to win)/);
    await expect.poll(() => page.locator('.hinted').count()).toBe(1);
    // It is put away by the same button, and nothing was answered.
    await page.getByRole('button', { name: /^Hint/ }).click();
    await expect.poll(() => page.locator('.advice, .hinted').count()).toBe(0);
    await expect.poll(() => answers(page)).toBe(before);

    const told = await playToHint(page, /\d% to destroy /);
    expect(told).toMatch(/points? of damage expected/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.advice').count()).toBe(0);

    await openLog(page);
    const lines = page.getByRole('list', { name: 'What happened' }).locator('li:has(.line.opens)');
    const deed = lines.filter({ hasText: /^Activated: / }).first();
    await deed.getByRole('button', { name: /^Activated/ }).click();
    await expect.poll(() => deed.locator('.because').textContent()).toMatch(/^Why: \S.*\./);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('speaks German to those who do', async () => {
    const page = await client.page({ locale: 'de-DE' });
    await page.goto(`${client.served.url}?seed=browser`);
    await page.locator('.primary').first().click();
    await page.waitForSelector('.table .board');
    await myTurn(page);
    const text = await hintBy(page, () => page.getByRole('button', { name: /^Tipp/ }).click());
    expect(text).toMatch(/So spielen.*Stattdessen:/);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('is not given in a lesson, which has its own words', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/battle`);
    await myTurn(page);
    await page.keyboard.press('h');
    await expect.poll(() => page.locator('.hintbtn, .advice').count()).toBe(0);
    await page.context().close();
  });

  test('helps in the edition of 2013/14', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Firefight/ }).click();
    await page
      .getByRole('group', { name: 'Players place the terrain' })
      .getByRole('button', { name: 'Off' })
      .click();
    await begin(page, 'Axis');
    await playToHint(page, / to [A-Z]\d+\./);
    await expect.poll(() => page.locator('.hinted').count()).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('helps in the world war, and the chronicle opens to reasons', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20', seed: 'browser' });
    await playWar(page, (asked, did) => asked.startsWith('Production') && did === 'bought');
    const text = await hintBy(page, () => page.getByRole('button', { name: /^Hint/ }).click());
    expect(text).toMatch(/(Buy|Done|nothing).*Do it.*(?:about equal|hardly tried|\d% to win)/s);
    await expect.poll(() => page.locator('.hinted').count()).toBe(1);

    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const told = page.locator('.log .deed:has(.line.opens)').first();
    await playWar(page, async () => {
      await openLog(page);
      return (await told.count()) > 0;
    });
    await told.locator('.line.opens').first().click();
    await expect.poll(() => told.locator('.because').first().textContent()).toMatch(/^Why: \S/);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
