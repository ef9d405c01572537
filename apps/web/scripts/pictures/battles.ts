import type { Page } from 'playwright-core';
import { myTurn, onward, openLog, settled } from '../drive.ts';
import { measured } from './measured.ts';
import type { Scene } from './stage.ts';

/** The Core Set at once, always the same dice. */
export async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/?seed=pictures`);
  await page.locator('.choice-btn.primary').click();
  await page.waitForSelector('.orders');
}

/** Plays on until something is to be seen; gives up quietly where it never is. */
async function playUntil(
  page: Page,
  seen: () => Promise<boolean>,
  most = 80,
  forward: 'up' | 'down' = 'up',
): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await myTurn(page)) === 'over') return false;
    await settled(page);
    if (await seen()) return true;
    await onward(page, forward);
    await page.waitForTimeout(60);
  }
  return false;
}

const has = (page: Page, css: string) => async (): Promise<boolean> => (await page.locator(css).count()) > 0;

/** So many answers into the battle, and then with an enemy aimed at: early enough that it is not over before. */
export async function aimed(page: Page, answers = 12): Promise<void> {
  let n = 0;
  const aims = async (): Promise<boolean> => n++ >= answers && (await has(page, '.orders .tgt')());
  if (!(await playUntil(page, aims, answers + 60))) throw new Error('nobody could be aimed at');
  await page.waitForTimeout(500);
}

const battle: Scene = async ({ page, url, shoot }) => {
  await begin(page, url);
  let n = 0;
  await playUntil(page, async () => n++ >= 2);
  await shoot('table-opening');
  n = 0;
  await playUntil(page, async () => n++ >= 8 && (await has(page, '.roster')()), 60);
  await shoot('table-roster');
  await page.locator('.muster').first().click();
  await settled(page);
  await page.waitForTimeout(400);
  await shoot('table-orders');
  await aimed(page, 0);
  await shoot('table');
  await shoot('table-card', { tab: 'card' });
  await shoot('table-layers', { tab: 'layers' });
  await shoot('log', { tab: 'log' });
  await openLog(page);
  const how = page.locator('.log .how').last();
  await how.evaluate((button: HTMLElement) => button.click());
  await page.waitForSelector('.account', { state: 'attached' });
  await shoot('account-of-attack', { tab: 'log', show: '.account' });
  await page.waitForTimeout(400);
  const id = page.url().split('/').at(-1);
  await page.goto(`${url}#/replay/${id}@30`);
  await page.waitForSelector('.luck');
  await page.waitForTimeout(600);
  await shoot('replay', { full: true });
  await page.goto(`${url}#/`);
  await page.waitForSelector('.start');
  await page.waitForTimeout(400);
  await shoot('start-running', { full: true });
  await page.goto(`${url}#/records`);
  await page.waitForSelector('.page');
  await page.waitForTimeout(400);
  await shoot('records-kept', { full: true });
};

/** What the computer did, on the board and in words, when it is the player's turn again. */
const news: Scene = async ({ page, url, shoot }) => {
  await begin(page, url);
  const fired = async (): Promise<boolean> =>
    (await has(page, '.tr-shot')()) && (await has(page, '.roster')());
  await playUntil(page, fired, 120);
  await shoot('news');
  await shoot('news-log', { tab: 'log' });
};

const clock: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/setup/dust-tactics?seed=pictures`);
  await page.getByLabel('Clock', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.clockface');
  await myTurn(page);
  await shoot('clock');
};

const lesson: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/lesson/shooting`);
  await page.waitForSelector('.teacher');
  await page.waitForTimeout(300);
  await shoot('lesson');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  await shoot('keys');
};

/** An enemy walks into sight; and how a battle ends. */
const reaction: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/lesson/battle`);
  await playUntil(page, has(page, '.reactors'));
  await page.waitForTimeout(300);
  await shoot('reaction');
  await playUntil(page, async () => false, 400);
  await page.waitForSelector('dialog[open] .over');
  await shoot('over');
};

const cover: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/settings`);
  await page.getByRole('group', { name: 'Cover screen' }).getByRole('button', { name: 'Always' }).click();
  await page.goto(`${url}#/?seed=pictures`);
  await page.locator('.choice-btn').nth(1).click();
  await page.waitForSelector('.coverscreen');
  await shoot('cover');
};

/** The edition of 2013/14, its starter battle: terrain, deployment, orders, fire. */
const battle2014: Scene = async ({ page, url, shoot }) => {
  const setUp = async (scenario: RegExp, terrain: boolean): Promise<void> => {
    await page.goto(`${url}#/setup/dust-tactics-2014?seed=pictures`);
    await page.getByRole('button', { name: scenario }).click();
    if (!terrain)
      await page
        .getByRole('group', { name: 'Players place the terrain' })
        .getByRole('button', { name: 'Off' })
        .click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.table .board');
    await myTurn(page);
  };
  await setUp(/^Firefight/, true);
  for (let i = 0; i < 6; i++) {
    await myTurn(page);
    if ((await page.locator('.orders-head').textContent())?.startsWith('Place')) break;
    await page
      .locator('.orders .order')
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  }
  await settled(page);
  await shoot('2014-terrain');
  await page.goto('about:blank');
  await setUp(/The Lost Palace/, false);
  let n = 0;
  await playUntil(page, async () => n++ >= 2);
  await shoot('2014-opening');
  await playUntil(page, has(page, '.roster'), 120, 'down');
  await shoot('2014-roster');
  n = 0;
  const aims = async (): Promise<boolean> => n++ >= 6 && (await has(page, '.orders .tgt')());
  if (!(await playUntil(page, aims, 160, 'down'))) throw new Error('nobody could be aimed at');
  await page.waitForTimeout(500);
  await shoot('2014-table');
  await shoot('2014-card', { tab: 'card' });
  await onward(page);
  await myTurn(page);
  await openLog(page);
  await page.waitForSelector('.log .line.opens', { state: 'attached' });
  // Some lines open to a computer's reasons: every one is opened, until dice are accounted for.
  for (const line of (await page.locator('.log .line.opens').all()).reverse()) {
    if ((await page.locator('.account').count()) > 0) break;
    await line.evaluate((button: HTMLElement) => button.click());
    await page.waitForTimeout(400);
  }
  await page.waitForSelector('.account', { state: 'attached' });
  await shoot('2014-account', { tab: 'log', show: '.account' });
};

/** Terrain that players set out on a bare table: a piece in the hand, and the table when a few lie there. */
const terrainOnTable: Scene = async ({ page, url, shoot }) => {
  await page.goto(`${url}#/setup/dust-tactics-2014?seed=pictures`);
  await page.getByRole('button', { name: /^Meadow/ }).click();
  await shoot('measured-terrain-setup');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.mt-svg');
  const pieces = page.getByRole('region', { name: 'Terrain to set out' });
  for (let i = 0; i < 20; i++) {
    await myTurn(page);
    await settled(page);
    if ((await pieces.count()) === 0) await page.locator('.orders .order').first().click();
    else if (i < 4) {
      await pieces.getByRole('button').first().click();
      await page.getByRole('button', { name: /^Place here/ }).click();
    } else break;
  }
  await pieces.getByRole('button').first().click();
  await page.locator('.mt-laid').waitFor();
  await shoot('measured-terrain');
};

export const battles: Readonly<Record<string, Scene>> = {
  news,
  battle,
  clock,
  lesson,
  reaction,
  cover,
  'battle-2014': battle2014,
  'measured-terrain': terrainOnTable,
  measured,
};
