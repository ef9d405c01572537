import type { Page } from 'playwright-core';
import { measuredAnswer } from '../../e2e/measured-client.ts';
import { asked, drawn, over } from '../drive.ts';
import type { Scene } from './stage.ts';

/** The sign of those who are not the Axis; nobody while only these are on the table. */
const others = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const troop = document.querySelector('.mt-troop:not(.side-axis)');
    return /side-(\S+)/.exec(troop?.getAttribute('class') ?? '')?.[1] ?? 'nobody';
  });

const roundOf = async (page: Page): Promise<string> =>
  (await page.locator('.round .n').first().textContent()) ?? '';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** So often nobody may be asked anything in a row before something is wrong. */
const PATIENCE = 1500;

/** A battle of 50 points over the server to its end: one at a desk, one with a phone, one who only watches. */
export const measuredOnline: Scene = async ({ page: anna, url, keep, somebody }) => {
  const bruno = await somebody(phone);
  const clara = await somebody();
  await anna.goto(`${url}#/setup/dust-tactics-2014`);
  await anna.getByRole('button', { name: /^Crossroads/ }).click();
  await anna.getByRole('button', { name: 'Invite a friend' }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByLabel('Clock').selectOption('0');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Send this link').inputValue();
  await clara.goto(link);
  await clara.getByRole('link', { name: 'Only watch' }).click();
  await bruno.goto(link);
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno
    .getByRole('button', { name: /Sit down as/ })
    .first()
    .click();
  const all = { anna, bruno, clara };
  for (const page of Object.values(all)) await page.waitForSelector('.mt-svg');
  let round = '';
  let answers = 0;
  let idle = 0;
  while (!(await over(anna))) {
    const now = await roundOf(anna).catch(() => round);
    const asks = (await asked(anna)) ? anna : (await asked(bruno)) ? bruno : null;
    idle = asks === null ? idle + 1 : 0;
    if (idle > PATIENCE) throw new Error(`nobody is asked anything after ${answers} answers`);
    if (asks === null) await anna.waitForTimeout(40);
    else {
      await measuredAnswer(asks, asks === anna ? 'axis' : await others(bruno));
      await drawn(asks);
      answers++;
    }
    if (now === round || answers % 12 !== 6) continue;
    round = now;
    for (const [name, page] of Object.entries(all))
      await keep(page, `measured-online-${name}-round-${round}`);
  }
  console.log(`${answers} answers`);
  for (const [name, page] of Object.entries(all)) {
    await page.waitForSelector('dialog[open] .over');
    await keep(page, `measured-online-${name}-end`);
  }
};
