import type { Page } from 'playwright-core';
import { myTurn, settled } from '../scripts/drive.ts';

export type Done = 'went' | 'fired' | 'other' | 'over';

/** Points at the nearest enemy, or at the middle of the table while there is none. */
async function pointAhead(page: Page, enemy: string): Promise<void> {
  const others = page.locator(`.mt-troop.side-${enemy} .mt-base`);
  const goal = (await others.count()) > 0 ? others.first() : page.locator('.mt-ground');
  const { x, y, width, height } = (await goal.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** One answer of somebody who walks at the enemy and fires whenever he can. */
export async function measuredAnswer(page: Page, enemy = 'axis'): Promise<Done> {
  if ((await myTurn(page)) === 'over') return 'over';
  await settled(page);
  const targets = page.locator(`.mt-troop.side-${enemy}.target`);
  if ((await targets.count()) > 0) {
    const asked = await page.locator('.orders').textContent();
    await targets.first().focus();
    await page.keyboard.press('Enter');
    // The next weapon, its dice or somebody else comes next; the same weapon once more in the next action.
    await page.waitForFunction((before) => document.querySelector('.orders')?.textContent !== before, asked);
    return 'fired';
  }
  const attack = page.getByRole('button', { name: /^(Sustained attack|Attack)/ });
  if ((await page.locator('.muster').count()) > 0) {
    await page.locator('.muster').first().click();
    await page.getByRole('button', { name: /^Give orders to/ }).click();
  } else if ((await attack.count()) > 0) await attack.first().click();
  else if ((await page.locator('.mt-svg.pointing:not(.ahead)').count()) > 0) {
    await pointAhead(page, enemy);
    await page.getByRole('button', { name: /^(Go there|Place here)/ }).click();
    await page.locator('.mt-ghost').waitFor({ state: 'detached' });
    return 'went';
  } else await page.locator('.orders .order, .orders .go button').first().click();
  return 'other';
}
