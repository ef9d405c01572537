import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from './client.ts';
import { measuredAnswer } from './measured-client.ts';
import { inviteAs, online, sitDown } from './online.ts';
import { playOn } from './online-play.ts';

const here = online();

/** Where everybody stands, as it is drawn: the same for everybody who looks. */
const places = (page: Page): Promise<string[]> =>
  page
    .locator('.mt-troop .mt-mini .mt-base')
    .evaluateAll((all) =>
      all.map((one) => ['cx', 'cy', 'd'].map((name) => one.getAttribute(name) ?? '').join(' ')).sort(),
    );

test('50 points on a table by link: a desk, a phone and somebody who watches; a move is taken back', async () => {
  const anna = await here.person();
  const bruno = await here.person(phone);
  const clara = await here.person();
  await anna.goto(`${here.server.url}#/setup/dust-tactics-2014`);
  await anna.getByRole('button', { name: /^Crossroads/ }).click();
  const link = await inviteAs(anna, 'Anna');
  await clara.goto(link);
  await clara.getByRole('link', { name: 'Only watch' }).click();
  await sitDown(bruno, link, 'Bruno');
  await Promise.all([anna, bruno, clara].map((page) => page.waitForSelector('.mt-svg')));
  let moves = 0;
  let before: string[] = [];
  const went = async (page: Page): Promise<void> => {
    const stood = await places(page);
    if ((await measuredAnswer(page, page === anna ? 'axis' : 'nobody')) !== 'went') return;
    // Anna's last step is the one that is taken back.
    if (page === anna) before = stood;
    moves = page === anna || moves < 3 ? moves + 1 : moves;
  };
  await playOn(anna, bruno, () => moves > 3, went);
  await expect.poll(() => places(anna)).not.toEqual(before);
  for (const page of [bruno, clara]) await expect.poll(() => places(page)).toEqual(await places(anna));
  await anna.getByRole('button', { name: /^Take back/ }).click();
  for (const page of [anna, bruno, clara]) await expect.poll(() => places(page)).toEqual(before);
  for (const page of [anna, bruno, clara]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});
