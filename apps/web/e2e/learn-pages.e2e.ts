import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward } from '../scripts/drive.ts';
import { violationsInBothThemes } from './axe.ts';
import { type Client, openClient, phone } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('the rules as a book', () => {
  test('has pictures drawn by the rules, and opens the rows of the register', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}rules/dust-tactics`);
    await page.waitForSelector('#move .bk-board .reach1, #move .bk-board [class*="reach"]', {
      state: 'attached',
    });
    await expect.poll(() => page.locator('.bk-chapter').count()).toBe(14);
    await page.locator('#end .bk-rows summary').click();
    await page.waitForSelector('#end .rulerow');
    await page.locator('#end .bk-cite').first().click();
    await page.waitForSelector('.rulerow.open');
    expect(page.url()).toMatch(/\/rules\/dust-tactics\/dt1\.end\./);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('is written in German for German readers, and fits a phone', async () => {
    const page = await client.page({ ...phone, locale: 'de-DE' });
    for (const [game, title] of [
      ['dust-tactics-2014', 'Sicht, Reichweite, Bögen'],
      ['dust', 'Die Wertung'],
    ] as const) {
      await page.goto(`${client.served.url}rules/${game}`);
      await page.getByRole('heading', { name: title }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('behind the question mark', () => {
  test.each([
    ['lesson/shooting', '.muster', 'M1', 'Recon Rangers'],
    ['lesson/facing', '.muster', '', 'Wildfire'],
    ['lesson/first-war', '.d-choose', '', 'Bomber'],
  ])('%s: how the game works, its units and its keys', async (address, wait, _, unit) => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}${address}`);
    await page.waitForSelector(wait);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] .hp');
    await expect.poll(() => page.locator('dialog .hp').textContent()).toContain(unit);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('dialog').getByRole('button', { name: 'Keys' }).click();
    await page.waitForSelector('dialog .keys kbd');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the campaign', () => {
  test('begins, leads into its battle and back, and survives a reload', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}campaign`);
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fight battle 1' }).click();
    await page.waitForSelector('.board');
    await page.getByRole('link', { name: 'To the campaign' }).click();
    await page.getByRole('link', { name: 'Go on with battle 1' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Go on with battle 1' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('dustfront-campaign.json');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('goes on from the end of a battle', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}campaign?seed=browser`);
    await page.getByRole('button', { name: 'Recruit' }).click();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.getByRole('button', { name: 'Fight battle 1' }).click();
    await page.waitForSelector('.board');
    while ((await myTurn(page)) !== 'over') await onward(page);
    const over = page.getByRole('dialog');
    await over.getByRole('link', { name: 'To the campaign' }).waitFor();
    expect(await over.getByRole('button', { name: /^(Play again|Next level)/ }).count()).toBe(0);
    await over.getByRole('link', { name: 'To the campaign' }).click();
    await page.getByRole('button', { name: 'Fight battle 2' }).waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the editor', () => {
  test('a playtest leads back to the draft, which can still be undone', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}editor`);
    await page.waitForSelector('.editor-board svg');
    await page.locator('.editor-board [data-square="A1"]').first().click();
    const undo = page.getByRole('button', { name: 'Take back' }).first();
    await undo.and(page.locator(':not([aria-disabled="true"]):not([disabled])')).waitFor();
    const drawn = await page.locator('.editor-board svg').first().innerHTML();
    await page.getByRole('button', { name: 'Playtest' }).first().click();
    await page.waitForSelector('.table .board');
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await page.waitForSelector('.editor-board svg');
    await undo.and(page.locator(':not([aria-disabled="true"]):not([disabled])')).click();
    await expect.poll(() => page.locator('.editor-board svg').first().innerHTML()).not.toBe(drawn);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
