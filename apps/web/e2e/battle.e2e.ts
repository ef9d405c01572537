import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, settled } from '../scripts/drive.ts';
import { type Client, openClient, phone, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

async function playToTheEnd(page: Awaited<ReturnType<Client['page']>>, tap = false): Promise<void> {
  for (let i = 0; i < 800; i++) {
    if ((await myTurn(page)) === 'over') return;
    await onward(page, 'up', { tap });
  }
  throw new Error('the match did not end');
}

describe('a whole battle', () => {
  test('against the computer, by mouse', async () => {
    const page = await client.page({ sound: true });
    await setUp(page, client.served.url);
    await playToTheEnd(page);
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('on a phone, with a finger: a tap looks from the square, a second one goes', async () => {
    const page = await client.page(phone);
    await setUp(page, client.served.url);
    await playToTheEnd(page, true);
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('against the computer, by keyboard alone', async () => {
    const page = await client.page();
    await page.goto(client.served.url);
    await page.waitForSelector('.start');
    // Tab to the blue button and press it.
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('primary') === true)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.board');
    // The battle itself is a short one, with keys from its first answer to its last.
    await setUp(page, client.served.url);
    for (let i = 0; i < 800 && (await myTurn(page)) === 'asked'; i++) await byKeys(page);
    await expect.poll(() => page.locator('dialog .over').count()).toBe(1);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

/** One answer with keys only: pick the next unit, aim or walk with the arrows' grid, commit. */
async function byKeys(page: Awaited<ReturnType<Client['page']>>): Promise<void> {
  const anything = '.muster, .orders .commit, .cell.choice, .order, .orders .go button, dialog .over';
  await page.waitForSelector(anything, { state: 'attached' });
  if ((await page.locator('dialog .over').count()) > 0) return;
  await settled(page);
  if ((await page.locator('.roster').count()) > 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Control+Enter');
    return;
  }
  if ((await page.locator('.orders .tgt').count()) > 0) return page.keyboard.press('Control+Enter');
  const goal = await page.evaluate(() => {
    const keys = (selector: string): string[] =>
      [...document.querySelectorAll<SVGElement>(selector)].map((cell) => cell.dataset.square ?? '');
    const enemy = keys('.cell:has(.piece.target):not([aria-selected="true"])')[0];
    return (
      enemy ??
      keys('.cell.choice:not(:has(.piece))').sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))[0] ??
      null
    );
  });
  if (goal === null) {
    if ((await page.locator('.order').count()) > 0) await page.keyboard.press('1');
    else await page.keyboard.press('Control+Enter');
    return;
  }
  await page.keyboard.press('g');
  const at = await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.square ?? 'A1');
  const dx = goal.charCodeAt(0) - at.charCodeAt(0);
  const dy = Number(goal.slice(1)) - Number(at.slice(1));
  for (let i = 0; i < Math.abs(dx); i++) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(dy); i++) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
}
