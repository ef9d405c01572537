import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, settled } from '../scripts/drive.ts';
import { type Client, openClient, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

type Page = Awaited<ReturnType<Client['page']>>;

/** A page whose time the test winds on. */
async function timed(): Promise<Page> {
  const page = await client.page();
  await page.clock.install();
  return page;
}

/** Lets time pass on the page until something is so; thinking itself takes real time. */
async function wind(page: Page, until: () => Promise<boolean>): Promise<void> {
  while (!(await until())) {
    await page.clock.runFor(250);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const time = async (page: Page, seat: number): Promise<number> => {
  const text = (await page.locator('.clockface').nth(seat).textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
};

describe('the clock of the own table', () => {
  test('it runs for whoever is asked, stands still under the cover screen and is kept with the match', async () => {
    const page = await timed();
    await page.goto(`${client.served.url}#/settings`);
    await page.getByRole('group', { name: 'Cover screen' }).getByRole('button', { name: 'Always' }).click();
    await setUp(page, client.served.url, { hotseat: true, clock: { bank: '5 min + 5 s', end: 'lose' } });
    await page.waitForSelector('.coverscreen');
    await page.clock.runFor(30_000);
    const began = Date.now();
    await page.locator('.coverscreen button').click();
    // Time also passes on the page while the test is at work.
    const meanwhile = (): number => (Date.now() - began) / 1000;
    await page.waitForSelector('.orders-head p');
    await page.clock.runFor(20_000);
    const left = [await time(page, 0), await time(page, 1)].sort((a, b) => a - b);
    expect(left[0]).toBeGreaterThan(278 - meanwhile());
    expect(left[0]).toBeLessThan(285);
    expect(left[1]).toBe(300);
    const address = page.url();
    await page.goto(`${client.served.url}#/settings`);
    await page.waitForSelector('.set');
    await page.clock.runFor(60_000);
    await page.reload();
    await page.goto(address);
    await page.waitForSelector('.coverscreen, .orders-head p');
    if ((await page.locator('.coverscreen').count()) > 0) await page.locator('.coverscreen button').click();
    await page.waitForSelector('.orders-head p');
    const kept = [await time(page, 0), await time(page, 1)].sort((a, b) => a - b);
    expect(Math.abs((kept[0] ?? 0) - (left[0] ?? 0))).toBeLessThan(4 + meanwhile());
    await page.context().close();
  });

  test('who runs out of time has lost, if so agreed', async () => {
    const page = await timed();
    await setUp(page, client.served.url, { hotseat: true, clock: { bank: '5 min + 5 s', end: 'lose' } });
    await page.waitForSelector('.orders-head p');
    await page.clock.runFor(301_000);
    await page.getByText(/The time of the (Allies|Axis) has run out/).waitFor();
    await expect.poll(() => page.locator('.orders-head').textContent()).toContain('over');
    await page.context().close();
  });

  test('what comes up by itself takes no click that was meant for what lay there before', async () => {
    const page = await timed();
    await setUp(page, client.served.url, { hotseat: true, clock: { bank: '5 min + 5 s', end: 'lose' } });
    await page.waitForSelector('.orders-head p');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(280_000);
    const dialog = page.locator('dialog[open]');
    while ((await dialog.count()) === 0) await page.clock.runFor(100);
    const look = dialog.getByRole('button', { name: 'Look at the board' });
    const box = (await look.boundingBox()) ?? expect.fail('nothing to click');
    const click = (): Promise<void> => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await click();
    await expect.poll(() => dialog.count()).toBe(1);
    await page.clock.runFor(500);
    await click();
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('or a computer takes over', async () => {
    const page = await timed();
    await setUp(page, client.served.url, { clock: { bank: '5 min + 5 s', end: 'computer' } });
    const asked = page.locator('.orders-head p');
    await wind(page, async () => (await asked.count()) > 0);
    await page.clock.runFor(301_000);
    // Nobody is asked any more, and the match goes on by itself.
    const told = page.locator('.log .deed');
    const before = await told.count();
    await wind(page, async () => (await told.count()) > before + 2);
    await expect.poll(() => asked.count()).toBe(0);
    await page.context().close();
  });
});

describe('reactions', () => {
  /** Plays until an enemy walks into sight; null if that never happens. */
  async function untilReaction(page: Page): Promise<boolean> {
    for (let i = 0; i < 60; i++) {
      if ((await myTurn(page)) === 'over') return false;
      if ((await page.locator('.reactors').count()) > 0) return true;
      await onward(page);
    }
    return false;
  }

  test('one button fires everything; the odds stand beside it', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/battle`);
    expect(await untilReaction(page)).toBe(true);
    await settled(page);
    await expect
      .poll(() => page.locator('.reactors li').first().textContent())
      .toMatch(/33% to react in time.*% for at least one/);
    await page.locator('.react-all').first().click();
    await page.waitForFunction(() => document.querySelector('.reactors') === null);
    await page
      .getByText(/reacted and fired|tried to react/)
      .first()
      .waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a standing order is given where the question is asked, and keeps it from being asked again', async () => {
    const page = await client.page();
    await setUp(page, client.served.url);
    expect(await untilReaction(page)).toBe(true);
    await page.locator('.standing').getByRole('button', { name: 'Never' }).click();
    await page.getByRole('button', { name: 'Hold fire' }).click();
    expect(await untilReaction(page)).toBe(false);
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    await page.context().close();
  });
});
