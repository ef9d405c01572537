import type { Page } from 'playwright-core';
import { onward, picker, setUpWar } from '../../e2e/dust-client.ts';
import { type Scene, sizes } from './stage.ts';

/** What is asked, whatever the language. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-question]')?.dataset.question ?? '');

/** Plays until one of these is asked; false if the war is over before. */
async function playTo(
  page: Page,
  questions: readonly string[],
  pick: (below: number) => number,
): Promise<boolean> {
  let luck = pick(9973);
  for (let i = 0; i < 1500; i++) {
    if (questions.includes(await asked(page))) return true;
    const did = await onward(page, luck);
    if (did === 'over') return false;
    // Looks at a busy table count for nothing: the war is the same every time.
    if (did !== 'wait' && did !== 'read' && did !== 'cover') luck = pick(9973);
    await page.waitForTimeout(did === 'wait' ? 60 : 20);
  }
  return false;
}

const moments = [
  ['card', 'initiative'],
  ['production', 'purchase'],
  ['movement', 'movement'],
  ['combat', 'combat'],
  ['battle', 'retreat'],
] as const;

/** The world war for six armies: a card, production, movement, a battle. */
const war: Scene = async ({ page, url, shoot }) => {
  const pick = picker(5);
  await setUpWar(page, url, { players: 6, persons: 1, points: '', seed: 'pictures' });
  for (const [name, question] of moments) {
    if (!(await playTo(page, [question], pick))) {
      console.error(`${name}: it never came to that`);
      continue;
    }
    await page.waitForTimeout(600);
    if (name === 'movement' || name === 'combat') {
      await page.locator('.wm-area.choice').first().press('Enter');
      await page.waitForTimeout(300);
    }
    if (name === 'production') await page.locator('.d-plus[data-ware]').first().click();
    if (name === 'battle')
      await page.waitForSelector('.bo-answer.commit', { timeout: 20_000 }).catch(() => undefined);
    await shoot(`dust-${name}`);
  }
  await shoot(`dust-hand`, { tab: 'hand' });
  // While a battle is fought its stage lies over the map and its drawers.
  await playTo(page, ['purchase', 'movement'], pick);
  while ((await page.locator('.d-moment').count()) > 0) await page.keyboard.press('Escape');
  for (const [i, drawer] of ['areas', 'log'].entries()) {
    await page.locator('.d-tools > .btn').nth(i).click();
    await shoot(`dust-${drawer}`, { tab: drawer });
  }
};

/** The same on a phone, where the map begins closer. */
const warPhone: Scene = async ({ url, somebody, keep }) => {
  const pick = picker(5);
  const page = await somebody({ viewport: sizes[2], hasTouch: true, isMobile: true });
  await setUpWar(page, url, { players: 6, persons: 1, points: '', seed: 'pictures' });
  for (const [name, question] of moments)
    if (await playTo(page, [question], pick)) {
      await page.waitForTimeout(600);
      await keep(page, `dust-on-phone-${name}`);
    }
};

/** How a war ends, and its replay. */
const warEnd: Scene = async ({ page, url, shoot }) => {
  const pick = picker(7);
  await setUpWar(page, url, { players: 2, persons: 1, points: '20', seed: 'pictures' });
  await playTo(page, [], pick);
  await page.waitForSelector('.d-standings');
  await shoot('dust-over');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.d-luck-line', { state: 'attached' });
  await page.waitForTimeout(400);
  await shoot('dust-replay');
  await page.goto(`${page.url()}?review`);
  await page.waitForSelector('.review-sides', { timeout: 180_000 });
  const mistake = page.locator('.review-list .review-go');
  await ((await mistake.count()) > 0 ? mistake : page.locator('.review-go')).first().click();
  await page.waitForTimeout(400);
  await shoot('dust-review', { tab: 'log' });
};

export const wars: Readonly<Record<string, Scene>> = {
  war,
  'war-phone': warPhone,
  'war-end': warEnd,
};
