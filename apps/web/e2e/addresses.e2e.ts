import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, keptWhole, openClient, type Person, personIn } from './client.ts';

let client: Client;
let page: Person;
beforeAll(async () => {
  client = await openClient();
  page = await client.page();
});
afterAll(() => client.close());

/** What a link carries, as the client packs it. */
const packed = (page: Page, text: string): Promise<string> =>
  page.evaluate(async (words) => {
    const stream = new Blob([words]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  }, text);

const at = (): string => page.url().slice(client.served.url.length - 1);

describe('addresses', () => {
  test('every old link behind # opens its page, and is written anew', async () => {
    await page.goto(client.served.url);
    const army = await packed(page, '# Rangers\nside: allies\nassault-rangers + joe-brown\npounder');
    for (const [old, now, sign] of [
      ['#/settings', '/settings', '.set'],
      [
        '#/rules/dust-tactics/dt1.move.diagonal.first',
        '/rules/dust-tactics/dt1.move.diagonal.first',
        '.rulerow',
      ],
      ['#/setup/dust-tactics?seed=a', '/setup/dust-tactics?seed=a', '.su-board svg'],
      ['#/editor/dust-tactics-2014', '/editor/dust-tactics-2014', '.editor-board svg'],
      [`#/army/${army}`, `/army#${army}`, '.unitline >> nth=1'],
      ['#/lesson/shooting', '/lesson/shooting', '.muster'],
      ['#/records', '/records', '#rec-text'],
    ] as const) {
      await page.goto(`${client.served.url}${old}`);
      await page.waitForSelector(sign);
      expect(at(), old).toBe(now);
    }
    expect(page.faults).toEqual([]);
  });

  test('a window is called by its page, and on coming from another page reading begins at its heading', async () => {
    await page.goto(client.served.url);
    await page.waitForSelector('.start');
    expect(await page.title()).toBe('Dustfront');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.locator('a[href="/settings"]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('Settings · Dustfront');
    const heading = page.locator('h1:focus');
    expect(await heading.textContent()).toBe('Settings');
    expect(await heading.evaluate((e) => getComputedStyle(e).outlineStyle)).toBe('none');
    await page.goto(`${client.served.url}?seed=title`);
    await page.locator('.game-now').first().click();
    await expect.poll(() => page.title()).toMatch(/^Your move · .+ · Dustfront$/);
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Dustfront');
  });

  test('back, forward and reload stay where one was, at any depth', async () => {
    await page.goto(client.served.url);
    await page.waitForSelector('.start');
    await page.locator('a[href="/rules"]').first().click();
    await page.locator('.bk-cite').first().click();
    const rule = at();
    expect(rule).toMatch(/^\/rules\/dust-tactics\/dt1\./);
    await page.goBack();
    await page.goBack();
    await page.waitForSelector('.start');
    expect(at()).toBe('/');
    await page.goForward();
    await page.goForward();
    expect(at()).toBe(rule);
    await page.reload();
    await page.waitForSelector('.rulerow');
    expect(at()).toBe(rule);
    // A link of the old kind, pasted where the client already runs.
    await page.evaluate(() => {
      location.hash = '#/learn';
    });
    await page.waitForSelector('.lessonlist');
    expect(at()).toBe('/learn');
    expect(page.faults).toEqual([]);
  });

  test('an address that leads nowhere, or cannot be read, says so and leads home', async () => {
    for (const [address, title] of [
      ['nowhere/at/all', 'There is nothing here'],
      ['match/100%', 'This address is broken'],
      ['army#%zz', 'This address is broken'],
      ['#/nowhere', 'There is nothing here'],
    ] as const) {
      await page.goto(`${client.served.url}${address}`);
      await page.getByRole('heading', { name: title }).waitFor();
      await page.locator('main').getByRole('link', { name: 'Start page' }).click();
      await page.waitForSelector('.start');
      expect(at()).toBe('/');
    }
  });

  test('without a network a deep address opens, once the client has been there', async () => {
    const context = await client.browser.newContext({ serviceWorkers: 'allow', locale: 'en-GB' });
    const away = await personIn(context, /net::|Failed to load/);
    await away.goto(`${client.served.url}rules/dust-tactics`);
    await away.waitForSelector('.bk-chapter');
    await keptWhole(away);
    await context.setOffline(true);
    await away.goto(`${client.served.url}rules/dust-tactics/dt1.move.diagonal.first`);
    await away.waitForSelector('.rulerow');
    expect(away.faults).toEqual([]);
    await context.close();
  });
});
