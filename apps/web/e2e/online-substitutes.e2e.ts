import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked } from '../scripts/drive.ts';
import { phone } from './client.ts';
import { online, openAs, sitDown } from './online.ts';
import { playOn } from './online-play.ts';

const here = online();

const some = (deeds: number): boolean => deeds >= 6;
const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Match', exact: true }).click();

test('a seat is lent in the middle of a match, found in the lobby and by link, played and given back', async () => {
  const anna = await here.person();
  const bruno = await here.person();
  await anna.goto(`${here.server.url}#/invite/dust-tactics?open=1`);
  const link = await openAs(anna, 'Anna');
  await sitDown(bruno, link, 'Bruno');
  await Promise.all([anna, bruno].map((page) => page.waitForSelector('.board')));
  // Both are seen to be there without doing anything.
  await expect.poll(() => anna.locator('.roombar .dot.on').count()).toBe(2);
  await playOn(anna, bruno, some);

  await menu(bruno);
  await bruno.getByRole('button', { name: 'Look for a substitute' }).click();
  await bruno.getByText('You may take it back whenever you like.').waitFor();
  await bruno.getByRole('button', { name: 'Open the seat' }).click();
  await bruno.getByText('The seat stands open.').waitFor();
  await bruno.getByRole('button', { name: 'Close', exact: true }).last().click();
  await anna.getByText('substitute wanted').waitFor();

  // Somebody who has never been here finds the seat in the lobby, on a phone.
  const sue = await here.person(phone);
  await sue.goto(`${here.server.url}#/lobby`);
  await sue.getByRole('heading', { name: 'Substitutes wanted' }).waitFor();
  await sue.getByRole('button', { name: 'Play on for Bruno' }).tap();
  await sue.waitForSelector('.board');
  await sue.locator('.roombar').getByText('for Bruno').waitFor();
  await bruno.getByText('You are watching').waitFor();
  await bruno.getByRole('button', { name: 'Take my seat back' }).waitFor();
  await expect.poll(() => asked(bruno)).toBe(false);
  await playOn(anna, sue, some);

  // Back again: the substitute looks on.
  await bruno.getByRole('button', { name: 'Take my seat back' }).click();
  await bruno.getByText('You are watching').waitFor({ state: 'detached' });
  await sue.getByText('You are watching').waitFor();
  await playOn(anna, bruno, some);

  // Once more, for good this time, and by link; who sits down hands it back.
  await menu(bruno);
  await bruno.getByRole('button', { name: 'Look for a substitute' }).click();
  await bruno.getByRole('radio').last().check();
  await bruno.getByRole('button', { name: 'Open the seat' }).click();
  const tom = await here.person({ colorScheme: 'dark' });
  await tom.goto(link);
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByRole('button', { name: 'Play on for Bruno' }).click();
  await tom.waitForSelector('.board');
  await tom.locator('.roombar').getByText('for Bruno').waitFor();
  await expect.poll(() => bruno.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
  await menu(tom);
  await tom.getByRole('button', { name: 'Give the seat back to Bruno' }).click();
  await tom.getByText('You are watching').waitFor();
  await bruno.getByRole('button', { name: 'Take my seat back' }).click();
  await bruno.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });

  // The take-back dialog speaks in the game's words, not in record ids.
  await menu(anna);
  await anna.getByRole('button', { name: 'Ask for a take-back' }).click();
  const first = anna.locator('.ask-list label span').first();
  await expect.poll(() => first.textContent()).toMatch(/ /);
  await anna.getByRole('button', { name: 'Cancel' }).click();
  for (const page of [anna, bruno, sue, tom]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});
