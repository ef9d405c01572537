import type { Page } from 'playwright-core';

// How a person plays, for browser tests and screenshots: only what is on the screen is used.

/** Whether something is asked of the person, and nothing of an earlier click is still under way. */
export const asked = async (page: Page): Promise<boolean> =>
  (await page.locator('.table[aria-busy="false"] .orders .orders-head p').count()) > 0;

export const over = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open] .over').count()) > 0;

/** Waits until something is asked of the person, or the match is over. */
export async function myTurn(page: Page): Promise<'asked' | 'over'> {
  await page.waitForSelector('dialog[open] .over, .table[aria-busy="false"] .orders .orders-head p', {
    state: 'attached',
  });
  return (await over(page)) ? 'over' : 'asked';
}

/** Waits until the table has looked at everything it wants to show: reach, aims, odds. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.table[aria-busy="true"]') === null);
}

/** In the page: whether there is something to answer with, or nothing is asked any more. */
export function isReady(): boolean {
  const has = (css: string): boolean => document.querySelector(css) !== null;
  if (has('dialog[open], .coverscreen')) return true;
  if (has('.table[aria-busy="true"]')) return false;
  const commit = '.orders .commit:not([aria-disabled="true"])';
  return (
    !has('.orders .orders-head p') || has(`.muster, ${commit}, .cell.choice, .order, .orders .go button`)
  );
}

/** In the page: what a person would click: go forward, aim where possible, fire, else the first answer. */
export function nextClick(forward: 'up' | 'down'): string | null {
  const row = (key: string): number => Number(key.replace(/^\D+/, ''));
  const keys = (selector: string): string[] =>
    [...document.querySelectorAll<SVGElement>(selector)].map((cell) => cell.dataset.square ?? '');
  if (document.querySelector('dialog[open], .coverscreen') !== null) return null;
  if (document.querySelector('.orders .tgt') !== null) return '.orders .commit';
  if (document.querySelector('.roster') !== null)
    return document.querySelector('.muster[aria-pressed="true"]') === null ? '.muster' : '.orders .commit';
  const [enemy] = keys('.cell:has(.piece.target):not([aria-selected="true"])');
  if (enemy !== undefined) return `[data-square="${enemy}"]`;
  if (document.querySelector('.commit.there') !== null) return '.commit.there';
  const [square] = keys('.cell.choice:not(:has(.piece))').sort((a, b) =>
    forward === 'up' ? row(a) - row(b) : row(b) - row(a),
  );
  if (square !== undefined) return `[data-square="${square}"]`;
  return ['.order', '.orders .go button'].find((css) => document.querySelector(css) !== null) ?? null;
}

/** Waits until the page has drawn what was just done to it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** One sensible click. Gives up quietly if the table moved on by itself. */
export async function onward(
  page: Page,
  forward: 'up' | 'down' = 'up',
  { tap = false }: { tap?: boolean } = {},
): Promise<void> {
  await page.waitForFunction(isReady);
  const goal = await page.evaluate(nextClick, forward);
  if (goal === null) return;
  const place = page.locator(goal).first();
  // Not forced: what comes up meanwhile, such as the end of the match, must not be clicked instead.
  const press = { timeout: 2500 };
  await (tap ? place.tap(press) : place.click(press)).catch(() => undefined);
  // The first tap on a square only looks from there.
  if (tap && goal.startsWith('[') && (await page.locator('.commit.there').count()) > 0)
    await place.tap(press).catch(() => undefined);
  await drawn(page);
}

/** Runs in the page: opens what is closed, and says whether nothing was; what is opened is drawn a moment later. */
function opened(): boolean {
  const log = document.querySelector<HTMLElement>('.log');
  if (log === null) return true;
  const closed = log.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const one of closed) one.open = true;
  const still = closed.length > 0 ? 0 : Number(log.dataset.still ?? 0) + 1;
  log.dataset.still = String(still);
  return still > 2;
}

/** Opens every activation in the log to its lines, and those to theirs. */
export async function openLog(page: Page): Promise<void> {
  await page.waitForFunction(opened);
}
