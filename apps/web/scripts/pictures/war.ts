import type { Page } from 'playwright-core';
import { onward, picker, setUpWar } from '../../e2e/dust-client.ts';
import { type Scene, sizes } from './stage.ts';

const asked = async (page: Page): Promise<string> =>
  (await page
    .locator('.dust > [aria-live]')
    .textContent({ timeout: 2000 })
    .catch(() => '')) ?? '';

/** Plays until a question begins with these words; false if the war is over before. */
async function playTo(page: Page, words: RegExp, pick: (below: number) => number): Promise<boolean> {
  for (let i = 0; i < 1500; i++) {
    if (words.test(await asked(page))) return true;
    const did = await onward(page, pick(9973));
    if (did === 'over') return false;
    await page.waitForTimeout(did === 'wait' ? 60 : 20);
  }
  return false;
}

/** The world war for six armies: a card, production, movement, a battle. */
const war: Scene = async ({ page, url, shoot }) => {
  const pick = picker(5);
  await setUpWar(page, url, { players: 6, persons: 1, points: '', seed: 'pictures' });
  for (const [name, words] of [
    ['dust-card', /^Choose your card/],
    ['dust-production', /^Production/],
    ['dust-movement', /^Movement/],
    ['dust-combat', /^Combat/],
    ['dust-battle', /^Battle in/],
  ] as const) {
    if (!(await playTo(page, words, pick))) {
      console.error(`${name}: it never came to that`);
      continue;
    }
    await page.waitForTimeout(600);
    if (name === 'dust-movement' || name === 'dust-combat') {
      await page.locator('.wm-area.choice').first().press('Enter');
      await page.waitForTimeout(300);
    }
    if (name === 'dust-production') await page.locator('.d-plus[data-ware]').first().click();
    if (name === 'dust-battle')
      await page.waitForSelector('.bo-answer.commit', { timeout: 20_000 }).catch(() => undefined);
    await shoot(name);
  }
  await shoot('dust-hand', { tab: 'Hand' });
  // While a battle is fought its stage lies over the map and its drawers.
  await playTo(page, /^(?:Production|Movement)/, pick);
  while ((await page.locator('.d-moment').count()) > 0) await page.keyboard.press('Escape');
  for (const drawer of ['Areas', 'Log'] as const) {
    const button = page.locator('.d-tools').getByRole('button', { name: drawer, exact: true });
    await button.click();
    await shoot(`dust-${drawer.toLowerCase()}`, { tab: drawer });
  }
};

/** The same on a phone, where the map begins closer. */
const warPhone: Scene = async ({ url, somebody, keep }) => {
  const pick = picker(5);
  const page = await somebody({ viewport: sizes[2], hasTouch: true, isMobile: true });
  await setUpWar(page, url, { players: 6, persons: 1, points: '', seed: 'pictures' });
  for (const [name, words] of [
    ['card', /^Choose your card/],
    ['production', /^Production/],
    ['movement', /^Movement/],
    ['battle', /^Battle in/],
  ] as const)
    if (await playTo(page, words, pick)) {
      await page.waitForTimeout(600);
      await keep(page, `dust-on-phone-${name}`);
    }
};

/** How a war ends, and its replay. */
const warEnd: Scene = async ({ page, url, shoot }) => {
  const pick = picker(7);
  await setUpWar(page, url, { players: 2, persons: 1, points: '10', seed: 'pictures' });
  await playTo(page, /^never$/, pick);
  await page.waitForSelector('.d-standings');
  await shoot('dust-over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.d-luck-line', { state: 'attached' });
  await page.waitForTimeout(400);
  await shoot('dust-replay');
};

export const wars: Readonly<Record<string, Scene>> = { war, 'war-phone': warPhone, 'war-end': warEnd };
