import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, onward } from '../scripts/drive.ts';
import { inviteAs } from './online.ts';

/** Opens a table by link: three units a side, four rounds. */
export async function openTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(`${url}#/setup/dust-tactics`);
  await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
  await page.getByLabel('Rounds').selectOption('4');
  return inviteAs(page, name);
}

/** Asked which unit acts. */
export const toPick = async (page: Page): Promise<boolean> =>
  (await asked(page)) && (await page.locator('.orders .muster').count()) > 0;

/**
 * Whoever is asked does something, until it is `done`, told how much was done; looks at who waits count for nothing.
 */
export async function playOn(
  a: Page,
  b: Page,
  done: (deeds: number) => boolean | Promise<boolean>,
  act: (page: Page, deeds: number) => Promise<void> = (page) => onward(page, page === a ? 'up' : 'down'),
): Promise<void> {
  for (let deeds = 0; deeds < 1500; ) {
    if (await done(deeds)) return;
    const page = (await asked(a)) ? a : (await asked(b)) ? b : null;
    if (page === null) await a.waitForTimeout(30);
    else await act(page, deeds++);
  }
  throw new Error(`it did not come to that: ${await asksNow(a)} / ${await asksNow(b)}`);
}

/** What a page asks and offers, for whoever wonders why a game does not go on. */
const asksNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll<SVGElement>('.cell.choice, .cell:has(.piece.target)')];
    const orders = document.querySelector('.orders')?.textContent ?? 'no orders';
    return `${orders} [${squares.map((cell) => cell.dataset.square).join(' ')}]`;
  });

/** What stands where, as the board tells it to anybody. */
export const board = (page: Page): Promise<string[]> =>
  page.locator('.cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Without what only one of them may do there. */
export const bare = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replace(/[.,]? ?(in reach with (one|two) moves?|can be chosen).*$/, '')).sort();

/** Everybody comes to see the same board; what differs is named. */
export async function sameBoard(pages: readonly Page[]): Promise<void> {
  const differing = async (): Promise<string[]> => {
    const [first, ...others] = (await Promise.all(pages.map(board))).map(bare);
    return others.flatMap((other, i) =>
      other.filter((cell, n) => cell !== first?.[n]).map((cell) => `${i + 1}: ${cell}`),
    );
  };
  await expect.poll(differing).toEqual([]);
}

export const ended = (page: Page): Promise<void> => page.locator('.linesign').waitFor({ state: 'detached' });
