import type { Page } from 'playwright-core';
import { measuredAnswer } from '../../e2e/measured-client.ts';
import { drawn, myTurn, settled } from '../drive.ts';
import type { Scene } from './stage.ts';

/** Plays on until something is to be seen, or the battle is over. */
async function until(page: Page, seen: () => Promise<boolean>, most = 200): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await myTurn(page)) === 'over') return false;
    await settled(page);
    if (await seen()) return true;
    if ((await measuredAnswer(page)) === 'over') return false;
    await drawn(page);
  }
  return false;
}

const has = (page: Page, css: string) => async (): Promise<boolean> => (await page.locator(css).count()) > 0;

/** A battle about markers on a table: before anybody is there, a squad on its way, and what the enemy did. */
export const measured: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/setup/dust-tactics-2014?seed=pictures`);
  await page.getByRole('button', { name: /^Reload \(Crossroads/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.mt-svg');
  await until(page, has(page, '.muster'));
  await shoot('measured-opening');
  await until(page, has(page, '.mt-traces path'));
  await shoot('measured-news');
  let moves = 0;
  await until(page, async () => (await has(page, '.mt-reach')()) && moves++ > 6);
  const { x, y, width, height } = (await page.locator('.mt-ground').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await settled(page);
  await page.waitForTimeout(600);
  await shoot('measured-ghost');
};
