import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, openLog, settled } from '../scripts/drive.ts';
import { violations, violationsInBothThemes } from './axe.ts';
import { type Client, openClient, type Person, phone, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** Those of the builder and the editor in 2013/14 are looked at where they are filled in. */
const routes: readonly (readonly [string, string])[] = [
  ['', '.start'],
  ['settings', '.set'],
  ['rules/dust-tactics', '.bk-board'],
  ['rules/dust-tactics/all', '.rulerow'],
  ['campaign', '.ca-map'],
  ['setup/dust-tactics', '.su-board svg'],
  ['army', '.pool'],
  ['editor', '.editor-board svg'],
  ['learn', '.lessonlist'],
  ['lesson/shooting', '.muster'],
  ['records', '.page'],
  ['about', '.ab-list'],
  ['about/command-line', '.doc pre'],
  ['nowhere', '.page'],
];

describe('accessibility: axe finds nothing in either theme', () => {
  let visitor: Person;
  beforeAll(async () => {
    visitor = await client.page({ bypassCSP: true });
  });
  afterAll(() => visitor.context().close());

  test.each(routes)('on #/%s', async (route, wait) => {
    await visitor.goto(`${client.served.url}#/${route}`);
    await visitor.waitForSelector(wait);
    expect(await violationsInBothThemes(visitor)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  test('at the table while aiming, and on the page of keys', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.waitForSelector('.muster');
    await page.locator('.muster').first().click();
    await settled(page);
    await page.locator('[data-square="D2"]').click();
    await page.waitForSelector('.orow.sum');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.context().close();
  });

  test('at a table with a clock, a reaction, and the account of an attack', async () => {
    const page = await client.page({ bypassCSP: true });
    await setUp(page, client.served.url, { clock: { bank: '5 min + 5 s', end: 'lose' } });
    await page.waitForSelector('.clockface');
    await myTurn(page);
    expect(await violationsInBothThemes(page), 'clock').toEqual([]);
    await page.goto(`${client.served.url}#/lesson/battle`);
    for (let i = 0; i < 60 && (await page.locator('.reactors').count()) === 0; i++) {
      expect(await myTurn(page)).toBe('asked');
      if ((await page.locator('.reactors').count()) === 0) await onward(page);
    }
    await settled(page);
    await expect.poll(() => page.locator('.reactors li').count()).toBeGreaterThan(0);
    expect(await violationsInBothThemes(page), 'reaction').toEqual([]);
    await page.locator('.react-all').first().click();
    const thrown = page.locator('.result .throws');
    for (let i = 0; i < 60; i++) {
      expect(await myTurn(page)).toBe('asked');
      // A reaction in vain has a result too, but no dice of an attack.
      if ((await thrown.count()) > 0) break;
      await onward(page);
    }
    await openLog(page);
    await page.locator('.log .how').last().click();
    await page.waitForSelector('.account');
    expect(await violationsInBothThemes(page), 'account').toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('at a replay', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}#/?seed=replay`);
    await page.locator('.choice-btn.primary').click();
    for (let i = 0; i < 4; i++) {
      await myTurn(page);
      await onward(page);
    }
    await myTurn(page);
    const id = page.url().split('/').at(-1) ?? '';
    await page.goto(`${client.served.url}#/replay/${id}@2`);
    await page.waitForSelector('.luck');
    expect(await violationsInBothThemes(page)).toEqual([]);
    // It is deleted only when that is pressed once more.
    await page.goto(`${client.served.url}records`);
    const drop = page.getByRole('button', { name: 'Delete Core Set, against the computer' });
    await drop.click();
    await page.keyboard.press('Tab');
    await drop.click();
    expect(await page.locator('.recordlist li').count()).toBe(1);
    await drop.click();
    await expect.poll(() => page.locator('.recordlist li').count()).toBe(0);
    // By keys one sees where a file is opened.
    await page.getByLabel('Paste a record').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const opener = page.locator('label.btn', { hasText: 'Open a file' });
    expect(await opener.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
    await page.context().close();
  });

  test('the table on a phone', async () => {
    const page = await client.page({ ...phone, bypassCSP: true });
    await page.goto(`${client.served.url}#/?seed=phone`);
    await page.locator('.choice-btn.primary').tap();
    await myTurn(page);
    await onward(page);
    await myTurn(page);
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.goto(`${client.served.url}about`);
    await page.waitForSelector('.about pre');
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

test('a maker is led from the start page to the documents, and within them', async () => {
  const page = await client.page();
  await page.goto(client.served.url);
  await page.getByRole('link', { name: 'About, and for makers' }).click();
  await page.getByRole('link', { name: /^Write a bot/ }).click();
  await page.getByRole('heading', { name: 'Writing a bot', level: 1 }).waitFor();
  expect(await page.title()).toBe('Writing a bot · Dustfront');
  await page.getByRole('link', { name: 'MatchInfo' }).first().click();
  await expect.poll(() => page.url()).toMatch(/about\/bots#shapes-of-replies$/);
  const shown = () =>
    page.locator('#shapes-of-replies').evaluate((e) => {
      const { top } = e.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await expect.poll(shown).toBe(true);
  await page.locator('article').getByRole('link', { name: 'protocol', exact: true }).first().click();
  await expect.poll(() => page.title()).toMatch(/rotocol · Dustfront$/);
  expect(page.faults).toEqual([]);
  await page.context().close();
});

describe('languages', () => {
  test('everything is said in German when German is chosen', async () => {
    const page = await client.page({ locale: 'de-DE' });
    await page.goto(`${client.served.url}?seed=browser`);
    await page.getByText('Gegen den Computer').click();
    await page.waitForSelector('.orders-head p');
    await expect.poll(() => page.locator('.orders-head').textContent()).toMatch(/aktivieren|beginnt|denkt/);
    await page.context().close();
  });

  test('an address that cannot be read says so and leads home', async () => {
    for (const address of ['%E0%A4%A', 'army/%zz', 'table/100%', 'editor/%']) {
      const page = await client.page();
      await page.goto(`${client.served.url}#/${address}`);
      await page.getByRole('heading', { name: 'This address is broken' }).waitFor();
      await expect.poll(() => page.locator('main').textContent()).toContain(address.split('/').at(-1));
      await page.locator('main').getByRole('link', { name: 'Start page' }).click();
      await page.waitForSelector('.start');
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('a draft with a null in it is told of, and the editor goes on with another', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/editor`);
    await page.waitForSelector('.editor-board svg');
    const packed = await page.evaluate(async () => {
      const draft = {
        format: 2,
        game: 'dust-tactics',
        map: ['...'],
        entry: [[null], []],
        forces: [[null], []],
      };
      const stream = new Blob([JSON.stringify(draft)])
        .stream()
        .pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    });
    await page.evaluate(() => localStorage.setItem('dustfront.fields', '[null, {"format":2,"map":null}]'));
    await page.goto(`${client.served.url}#/editor/${packed}`);
    await page.getByRole('alert').filter({ hasText: 'This is no battlefield that can be read' }).waitFor();
    await expect.poll(() => page.locator('.editor-board svg').count()).toBeGreaterThan(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

test('a part of the page that is gone, as after an update: it is loaded anew once, then one is told', async () => {
  const page = await client.page();
  await page.goto(client.served.url);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.waitForFunction(() => !('before' in window));
  await page.getByText('Part of this page is missing').waitFor();
  await page.unroute('**/assets/AboutPage-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('.ab-list').waitFor();
  expect(loads, 'by itself, and by the button').toBe(2);
  await page.context().close();
});
