import type { Page } from 'playwright-core';

/** A battle from the set-up page, with the same dice every time, against the quickest computer. */
export async function setUp2014(
  page: Page,
  url: string,
  { scenario, placement, seed = 'browser' }: { scenario: RegExp; placement: boolean; seed?: string },
): Promise<void> {
  await page.goto(`${url}#/setup/dust-tactics-2014?seed=${seed}`);
  await page.getByRole('button', { name: scenario }).click();
  if (!placement)
    await page
      .getByRole('group', { name: 'Players place the terrain' })
      .getByRole('button', { name: 'Off' })
      .click();
  await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.table .board');
}

/** In the page: what a person would click; enemies first, then squares, then buttons. */
export function nextClick2014(n: number): string | null {
  const keys = (selector: string): string[] =>
    [...document.querySelectorAll<SVGElement>(selector)].map((cell) => cell.dataset.square ?? '');
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  if (has('dialog[open]')) return null;
  if (has('.orders .tgt')) return '.orders .commit';
  if (has('.commit.there')) return '.commit.there';
  if (has('.roster') && !has('.muster[aria-pressed="true"]')) return '.muster';
  const [enemy] = keys('.cell:has(.piece.target):not([aria-selected="true"])');
  if (enemy !== undefined && n % 3 !== 0) return `[data-square="${enemy}"]`;
  // A square with several answers has put them on buttons.
  const asksWhich = document.querySelector('.orders-head')?.textContent?.includes('Which?') === true;
  const squares = keys('.cell.choice:not(:has(.piece))');
  const square = squares[(n * 7) % Math.max(1, squares.length)];
  if (square !== undefined && !asksWhich && n % 4 !== 3) return `[data-square="${square}"]`;
  if (has('.orders .order')) return '.orders .order';
  if (has('.roster')) return '.orders .commit';
  if (square !== undefined) return `[data-square="${square}"]`;
  return has('.orders .go button') ? '.orders .go button' : null;
}

/** One click as a person would make it: what is on the screen decides. */
export async function click(page: Page, turn: number): Promise<void> {
  const goal = await page.evaluate(nextClick2014, turn);
  if (goal === null) return;
  // Not forced: what comes up meanwhile, such as the end of the match, must not be clicked instead.
  await page
    .locator(goal)
    .first()
    .click({ timeout: 2500 })
    .catch(() => undefined);
}
