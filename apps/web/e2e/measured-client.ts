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

/** In the page, at a measured table: whether nothing is under way and something can be pointed at or pressed. */
export function isReadyMeasured(): boolean {
  const has = (css: string): boolean => document.querySelector(css) !== null;
  if (has('dialog[open]')) return true;
  if (has('.table[aria-busy="true"]') || !has('.orders .orders-head p')) return false;
  return has('.muster, .orders .order, .orders .go button, .mt-svg.pointing, .mt-draft .commit');
}

/** In the page: where somebody clicks next who keeps to his half of the table and fires whenever he may. */
export function nextPlaceMeasured([enemy, n]: readonly [string, number]): [number, number] | null {
  const middle = (found: Element | null | undefined): [number, number] | null => {
    if (found === null || found === undefined) return null;
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const first = (css: string): Element | null => document.querySelector(css);
  const named = (words: RegExp): Element | undefined =>
    [...document.querySelectorAll('.orders .order')].find((one) => words.test(one.textContent ?? ''));
  if (first('dialog[open]') !== null) return null;
  const aimed = first(`.mt-troop.side-${enemy}.target .mt-base`);
  const pointing = first('.mt-svg.pointing:not(.ahead)') !== null && n % 4 !== 3;
  const ground = first('.mt-ground')?.getBoundingClientRect();
  const ahead: [number, number] | null =
    ground === undefined || !pointing
      ? null
      : [ground.left + (ground.width * (((n * 3) % 10) + 0.5)) / 10, ground.top + ground.height * 0.12];
  const pressed = middle(
    first('.mt-draft .commit') ??
      (n % 4 === 2 ? null : aimed) ??
      (first('.muster[aria-pressed="true"]') === null ? first('.muster') : first('.orders .commit')) ??
      named(/^(Sustained attack|Attack)/) ??
      (ahead === null ? (first('.orders .order, .orders .go button') ?? aimed) : null),
  );
  return pressed ?? ahead;
}
