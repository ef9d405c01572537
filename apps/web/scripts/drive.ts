import type { Page } from 'playwright-core';

// How a person plays, for browser tests and screenshots: only what is on the screen is used.

export const heading = (page: Page): Promise<string> => page.locator('.orders-head').innerText();

/** Waits until something is asked of the person, or the match is over. */
export async function myTurn(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open] .over') !== null) return true;
      const orders = document.querySelector('.orders');
      return orders !== null && orders.querySelector('.orders-head p') !== null;
    },
    undefined,
    { timeout },
  );
  return (await page.locator('dialog[open] .over').count()) > 0 ? 'over' : 'asked';
}

/** One sensible click: go forward, aim where possible, fire, else the first answer. */
export async function onward(page: Page, forward: 'up' | 'down' = 'up'): Promise<void> {
  await page.waitForSelector('.muster, .orders .commit, .cell.choice, .order, .orders .go button', { state: 'attached', timeout: 10_000 });
  const fire = page.locator('.commit:not(.hollow):not([aria-disabled="true"])');
  const target = page.locator('.cell:has(.piece.target):not([aria-selected="true"])');
  const mode = await page.evaluate(() => document.querySelector('.roster') !== null);
  if (mode) {
    const chosen = page.locator('.muster[aria-pressed="true"]');
    if ((await chosen.count()) === 0) {
      await page.locator('.muster').first().click();
      await page.waitForTimeout(120);
    }
    const enemies = page.locator('.orders .tgt');
    if ((await enemies.count()) > 0 && (await fire.count()) > 0) return fire.first().click();
    await page.locator('.commit').first().click();
    return;
  }
  if ((await fire.count()) > 0) return fire.first().click();
  const squares = await page.locator('.cell.choice:not(:has(.piece))').evaluateAll((cells) => cells.map((cell) => (cell as SVGElement & { dataset: DOMStringMap }).dataset.square ?? ''));
  const aims = await target.evaluateAll((cells) => cells.map((cell) => (cell as SVGElement & { dataset: DOMStringMap }).dataset.square ?? ''));
  if (aims[0] !== undefined) return page.locator(`[data-square="${aims[0]}"] .hit`).click({ force: true });
  const row = (key: string): number => Number(key.replace(/^\D+/, ''));
  const best = squares.sort((a, b) => (forward === 'up' ? row(a) - row(b) : row(b) - row(a)))[0];
  if (best !== undefined) return page.locator(`[data-square="${best}"] .hit`).click({ force: true });
  const order = page.locator('.order').first();
  if ((await order.count()) > 0) return order.click();
  await page.locator('.go button').first().click();
}
