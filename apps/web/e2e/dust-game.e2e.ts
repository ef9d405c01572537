import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient, phone } from './client.ts';
import { onward, picker, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

type Page = Awaited<ReturnType<Client['page']>>;

async function playOn(page: Page, until: (did: string) => boolean, seed = 5, most = 900): Promise<string[]> {
  const pick = picker(seed);
  const done: string[] = [];
  for (let i = 0; i < most; i++) {
    const did = await onward(page, pick(9973));
    if (did !== 'wait') done.push(did);
    if (until(did)) return done;
    await page.waitForTimeout(did === 'wait' ? 60 : 25);
  }
  throw new Error(`not there after ${most} looks: ${done.slice(-6).join(', ')}`);
}

/** Plays until a question begins with these words. */
async function playTo(page: Page, words: RegExp, seed = 5): Promise<void> {
  const pick = picker(seed);
  for (let i = 0; i < 600; i++) {
    const asked =
      (await page
        .locator('.dust > [aria-live]')
        .textContent()
        .catch(() => '')) ?? '';
    if (words.test(asked)) return;
    const did = await onward(page, pick(9973));
    if (did === 'over') throw new Error('over before');
    await page.waitForTimeout(did === 'wait' ? 60 : 25);
  }
  throw new Error(`never asked ${words}`);
}

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const runner = (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe;
    return (await runner.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
}

/** What cannot be brought into sight, or lies under something else when it is. */
const covered = (page: Page, css: string): Promise<string[]> =>
  page.evaluate((what) => {
    const found = [...document.querySelectorAll<HTMLElement>(what)];
    if (found.length === 0) return [`nothing is ${what}`];
    return found.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const under = [0.15, 0.85].map((part) =>
        document.elementFromPoint(left + width / 2, top + height * part),
      );
      return under.every((at) => at !== null && (one.contains(at) || at.contains(one)))
        ? []
        : [one.outerHTML];
    });
  }, css);

describe('the world war', () => {
  test('a whole quick game for two against the computer, its standings and its replay', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '10' });
    await page.waitForSelector('[data-area="berlin"]');
    expect(await page.locator('[data-area]').count()).toBe(76);
    const done = await playOn(page, (did) => did === 'over');
    expect(done).toContain('sent');
    expect(done).toContain('bought');
    expect(await page.locator('.d-standings li').count()).toBe(2);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.waitForSelector('.dust [data-area="berlin"]');
    // A curve and a line of numbers for each army.
    await page.waitForSelector('.d-luck-line', { state: 'attached' });
    expect(await page.locator('.d-luck tbody tr').count()).toBe(2);
    expect(page.faults).toEqual([]);
  });

  test('two clicks on the map move units, with the way shown, and undo takes it back', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20' });
    await playTo(page, /^Movement/);
    const points = await page.locator('.dust > [aria-live]').textContent();
    await page.locator('.wm-area.choice').first().press('Enter');
    await page.waitForSelector('.wm-arrow.way', { state: 'attached' });
    await page.locator('.wm-area.choice:not(.selected)').first().press('Enter');
    await page.waitForFunction(
      (old) =>
        document.querySelector('[data-send], .d-routes [data-route]') !== null ||
        document.querySelector('.dust > [aria-live]')?.textContent !== old,
      points,
    );
    if ((await page.locator('[data-route]').count()) > 0) await page.locator('[data-route]').first().click();
    const send = page.locator('[data-send]');
    if ((await send.count()) > 0) await send.click();
    await page.waitForFunction(
      (old) => document.querySelector('.dust > [aria-live]')?.textContent !== old,
      points,
    );
    await page.keyboard.press('u');
    await page.waitForFunction(
      (old) =>
        document.querySelector('.dust > [aria-live]')?.textContent === old ||
        document.querySelector('.d-orders') !== null,
      points,
    );
    expect(page.faults).toEqual([]);
  });

  test('a purchase can be taken back, whatever was bought after it, until it is placed', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20' });
    await playTo(page, /^Production/);
    const left = page.locator('.d-shop > header b');
    const cart = page.locator('.d-shop > footer p');
    const before = Number(await left.textContent());
    await page.locator('[data-ware="tank"]').click();
    await expect.poll(() => cart.textContent()).toBe('Bought: 1 tank.');
    await page.locator('[data-ware="fighter"]').click();
    await expect.poll(() => cart.textContent()).toBe('Bought: 1 tank, 1 fighter.');
    expect(Number(await left.textContent())).toBe(before - 5);
    await page.getByRole('button', { name: 'Take back: Tank' }).click();
    await expect.poll(() => cart.textContent()).toBe('Bought: 1 fighter.');
    expect(Number(await left.textContent())).toBe(before - 3);
    expect(await page.getByRole('button', { name: 'Take back: Tank' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(page.faults).toEqual([]);
  });

  test('a battle shows both forces and exact odds before the dice', async () => {
    const page = await client.page();
    // A war may end without a battle of ours: then there is another.
    for (let war = 0; ; war++) {
      await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '' });
      const fought = await playTo(page, /^Battle in/, 5 + war).then(
        () => true,
        (error: Error) => {
          if (war === 2) throw error;
          return false;
        },
      );
      if (fought) break;
      await page.goto('about:blank');
    }
    expect(await page.locator('.d-force').count()).toBe(2);
    await page.waitForSelector('.d-battle .d-chances', { timeout: 20_000 });
    expect(await page.locator('.d-battle .d-best').count()).toBe(1);
    // Standing and every withdrawal, each with what it would come to.
    expect(await page.locator('.d-battle button .d-prospect').count()).toBeGreaterThan(1);
    for (const [width, height, theme] of [
      [1440, 900, 'light'],
      [1024, 768, 'dark'],
      [390, 844, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForSelector('.d-battle .d-decide');
      // A window that has just changed its size is laid out anew while we look.
      const hidden = (): Promise<string[]> => covered(page, '.d-force h3, .d-odds .d-bar, .d-battle button');
      await expect.poll(hidden, { message: `${width}`, timeout: 15_000 }).toEqual([]);
      expect(await violations(page), `${width} ${theme}`).toEqual([]);
    }
    expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
  });

  test('the list of areas does what the map does', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '', kind: 'The whole world' });
    await playTo(page, /^Take an area/);
    await page.getByRole('button', { name: 'Areas', exact: true }).click();
    const first = page.locator('.d-list button.choice').first();
    const area = await first.getAttribute('data-list-area');
    await first.click();
    await page.waitForFunction((id) => document.querySelector(`[data-stack="${id}"]`) !== null, area);
    expect(page.faults).toEqual([]);
  });

  test('a phone plays too, and axe finds nothing wrong in either theme', async () => {
    for (const [options, theme] of [
      [phone, 'light'],
      [{}, 'dark'],
    ] as const) {
      const page = await client.page({ ...options, colorScheme: theme });
      await setUpWar(page, client.served.url, { players: 3, persons: 1, points: '10' });
      for (const question of [/^Choose your card/, /^Production/, /^Movement/]) {
        await playTo(page, question);
        expect(await violations(page), String(question)).toEqual([]);
      }
      await playOn(page, (did) => did === 'sent' || did === 'over', 11);
      expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
    }
  });
});
