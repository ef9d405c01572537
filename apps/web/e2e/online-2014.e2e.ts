import { expect, test } from 'vitest';
import { over } from '../scripts/drive.ts';
import { phone } from './client.ts';
import { click } from './dust-tactics-2014-client.ts';
import { inviteAs, online, sitDown } from './online.ts';
import { playOn } from './online-play.ts';

const here = online();

test('a whole starter game of Dust Tactics 2014 by link, on a desk and a phone; its dice are checked', async () => {
  const anna = await here.person();
  const bruno = await here.person(phone);
  await anna.goto(`${here.server.url}#/setup/dust-tactics-2014`);
  await anna.getByRole('button', { name: /Firefight/ }).click();
  await anna.getByRole('group', { name: 'Rules' }).getByRole('button', { name: 'starter' }).click();
  await anna
    .getByRole('group', { name: 'Players place the terrain' })
    .getByRole('button', { name: 'Off' })
    .click();
  await sitDown(bruno, await inviteAs(anna, 'Anna'), 'Bruno');
  await Promise.all([anna, bruno].map((page) => page.waitForSelector('.table .board')));
  await playOn(anna, bruno, () => over(anna), click);
  await bruno.waitForSelector('dialog[open] .over');
  const texts = await Promise.all(
    [anna, bruno].map((page) => page.locator('dialog[open] .over').textContent()),
  );
  expect(new Set(texts).size).toBe(1);
  await anna.getByRole('link', { name: 'Check the dice' }).click();
  await anna.getByText('As promised.').waitFor();
  for (const page of [anna, bruno]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});
