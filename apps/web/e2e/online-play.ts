import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onward } from '../scripts/drive.ts';
import { inviteAs } from './online.ts';

/** Opens a table by link: three units a side, four rounds. */
export async function openTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(`${url}#/setup/dust-tactics`);
  await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
  await page.getByLabel('Rounds').selectOption('4');
  return inviteAs(page, name);
}

export const asked = async (page: Page): Promise<boolean> =>
  (await page.locator('.orders .orders-head p').count()) > 0;
/** Asked which unit acts: nothing of an earlier click is still under way. */
export const toPick = async (page: Page): Promise<boolean> =>
  (await page.locator('.orders .muster').count()) > 0;
export const over = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open] .over').count()) > 0;

/** Both play on, each when asked, until `done`. */
export async function playOn(a: Page, b: Page, done: (turn: number) => Promise<boolean>): Promise<void> {
  const until = Date.now() + 400_000;
  for (let turn = 0; Date.now() < until; turn++) {
    if (await done(turn)) return;
    if (await asked(a)) await onward(a, 'up');
    else if (await asked(b)) await onward(b, 'down');
    else await a.waitForTimeout(50);
  }
  throw new Error('it did not come to that');
}

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
  await expect.poll(differing, { timeout: 20_000 }).toEqual([]);
}

export const ended = (page: Page): Promise<void> =>
  page.locator('.linesign').waitFor({ state: 'detached', timeout: 40_000 });
