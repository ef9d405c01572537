import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations, violationsInBothThemes } from './axe.ts';
import { type Client, openClient, phone } from './client.ts';
import { playWar, setUpBattle, setUpWar } from './dust-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

type Page = Awaited<ReturnType<Client['page']>>;

/** Plays until a question begins with these words. */
async function playTo(page: Page, words: RegExp, seed = 5): Promise<void> {
  await playWar(page, (asked, did) => did === 'over' || words.test(asked), { seed });
  expect(await page.locator('.d-standings').count(), 'over before').toBe(0);
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

/** Names of areas that lie under the tools of the map. */
const underTools = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tools = document.querySelector('.d-tools')?.getBoundingClientRect();
    return [...document.querySelectorAll('.tm-label')].flatMap((name) => {
      const { right, bottom } = name.getBoundingClientRect();
      return tools !== undefined && right > tools.left && bottom > tools.top ? [name.textContent] : [];
    });
  });

describe('the world war', () => {
  test('a whole quick game for two against the computer, its standings and its replay', async () => {
    const page = await client.page({ sound: true });
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '10', seed: 'whole' });
    await page.waitForSelector('[data-area="berlin"]');
    await expect.poll(() => page.locator('[data-area]').count()).toBe(76);
    const done = await playWar(page, (_, did) => did === 'over');
    expect(done).toContain('sent');
    expect(done).toContain('bought');
    await expect.poll(() => page.locator('.d-standings li').count()).toBe(2);
    await expect.poll(() => page.locator('.d-decided').textContent()).toMatch(/after round \d+\./i);
    expect(await page.locator('.d-decided').textContent()).toMatch(/\byou\b/i);
    await page.locator('.d-lucky').waitFor();
    await expect.poll(() => page.locator('.d-rounds > svg > path').count()).toBe(4);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.waitForSelector('.dust [data-area="berlin"]');
    // A curve and a line of numbers for each army.
    await page.waitForSelector('.d-luck-line', { state: 'attached' });
    await expect.poll(() => page.locator('.d-luck tbody tr').count()).toBe(2);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('the words of six cards stay on their cards, in the longest of languages too', async () => {
    const page = await client.page();
    const kind = 'The whole world';
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '', kind, seed: 'six' });
    await expect.poll(() => page.locator('.d-hand .d-warcard').count()).toBe(6);
    await page.evaluate(() => {
      const key = 'dustfront.settings';
      const chosen = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...chosen, language: 'pl' }));
      dispatchEvent(new StorageEvent('storage', { key }));
    });
    await page.getByRole('heading', { name: 'Twoja ręka' }).waitFor();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.locator('.d-hand .d-warcard').evaluateAll((cards) =>
        cards.map((card) => {
          const box = (css: string) => (card.querySelector(css) as Element).getBoundingClientRect();
          const words = box('.d-wc-text');
          return Math.max(box('.d-wc-head').bottom - words.top, words.bottom - box('.d-wc-values').top);
        }),
      );
      expect(Math.max(...beyond), `${width}`).toBeLessThan(1);
    }
    await page.context().close();
  });

  test('two clicks on the map move units, with the way shown, and undo takes it back', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20', seed: 'clicks' });
    await playTo(page, /^Movement/);
    const asked = page.locator('.dust[aria-busy="false"] > [aria-live]');
    const before = await asked.textContent();
    await page.locator('.wm-area.choice').first().press('Enter');
    await page.locator('.wm-area.choice:not(.selected)').first().focus();
    await page.waitForSelector('.wm-arrow.way', { state: 'attached' });
    await page.locator('.wm-area.choice:not(.selected)').first().press('Enter');
    // Where several ways lead there, or several units may go, the orders ask for one and for how many.
    const next = page.locator('[data-route], [data-send]').first();
    const moved = async (): Promise<boolean> => {
      if ((await next.count()) > 0) await next.click({ timeout: 1000 }).catch(() => undefined);
      return (await asked.count()) > 0 && (await asked.textContent()) !== before;
    };
    await expect.poll(moved).toBe(true);
    await page.keyboard.press('u');
    await expect.poll(() => asked.textContent()).toBe(before);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a purchase can be taken back, whatever was bought after it, until it is placed', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, { players: 2, persons: 1, points: '20', seed: 'shop' });
    await playTo(page, /^Production/);
    const left = page.locator('.d-shop > header b');
    const cart = page.locator('.d-shop > footer p');
    const before = Number(await left.textContent());
    await page.locator('[data-ware="tank"]').click();
    await expect.poll(() => cart.textContent()).toMatch(/^Bought: 1 tank\./);
    await page.locator('[data-ware="fighter"]').click();
    await expect.poll(() => cart.textContent()).toMatch(/^Bought: 1 tank, 1 fighter\./);
    expect(Number(await left.textContent())).toBe(before - 5);
    await page.getByRole('button', { name: 'Take back: Tank' }).click();
    await expect.poll(() => cart.textContent()).toMatch(/^Bought: 1 fighter\./);
    expect(Number(await left.textContent())).toBe(before - 3);
    await expect
      .poll(() => page.getByRole('button', { name: 'Take back: Tank' }).getAttribute('aria-disabled'))
      .toBe('true');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a battle shows both forces and exact odds before the dice', async () => {
    const page = await client.page();
    await setUpBattle(page, client.served.url);
    await expect.poll(() => page.locator('.bs-side').count()).toBe(2);
    await expect.poll(() => page.locator('.bs-banner h2').textContent()).toMatch(/ attack/);
    // Where the dice come from, side by side.
    await expect
      .poll(() => page.locator('.bs-sum').first().textContent())
      .toMatch(/^\d+ \(\d+ (tank|mech|fighter|bomber|submarine)/);
    // While it is reckoned it says so; then the best answer has the main colour.
    await page.waitForSelector('.bo-outlook b');
    await page.waitForSelector('.bo-answer.commit');
    // Standing and every withdrawal, each with what it would come to.
    await expect.poll(() => page.locator('.bo-answer .bo-chance').count()).toBeGreaterThan(1);
    for (const [width, height, theme] of [
      [1440, 900, 'light'],
      [1024, 768, 'dark'],
      [1024, 600, 'dark'],
      [390, 844, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForSelector('.bo-answer');
      // A window that has just changed its size is laid out anew while we look.
      const hidden = (): Promise<string[]> => covered(page, '.bs-side h3, .bo-outlook > p b, .bo-answer');
      await expect.poll(hidden, { message: `${width} ${height}` }).toEqual([]);
      expect(await violations(page), `${width} ${theme}`).toEqual([]);
    }
    expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
    await page.context().close();
  });

  test('the list of areas does what the map does', async () => {
    const page = await client.page();
    await setUpWar(page, client.served.url, {
      players: 4,
      persons: 1,
      points: '',
      kind: 'The whole world',
      seed: 'areas',
    });
    await playTo(page, /^Take an area/);
    await page.getByRole('button', { name: 'Areas', exact: true }).click();
    const first = page.locator('.d-list button.choice').first();
    const area = await first.getAttribute('data-list-area');
    await first.click();
    await page.waitForFunction((id) => document.querySelector(`[data-stack="${id}"]`) !== null, area);
    await page.getByRole('button', { name: 'Areas', exact: true }).click();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      // With four players and more the tools need two rows; those of the map cover no name of a sea.
      await expect.poll(() => covered(page, '.tools > *'), { message: `${width}` }).toEqual([]);
      await expect.poll(() => underTools(page), { message: `${width}` }).toEqual([]);
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a phone plays too, and axe finds nothing wrong in either theme', async () => {
    for (const [options, seed] of [
      [phone, 'phone'],
      [{}, 'desk'],
    ] as const) {
      const page = await client.page(options);
      await setUpWar(page, client.served.url, { players: 3, persons: 1, points: '10', seed });
      for (const question of [/^Choose your card/, /^Production/, /^Movement/]) {
        await playTo(page, question);
        expect(await violationsInBothThemes(page), String(question)).toEqual([]);
      }
      await playWar(page, (_, did) => did === 'sent' || did === 'over', { seed: 11 });
      expect(page.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
      await page.context().close();
    }
  });
});
