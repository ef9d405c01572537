import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openLog, over } from '../scripts/drive.ts';
import { phone } from './client.ts';
import { online, sitDown } from './online.ts';
import { bare, board, ended, openTable, playOn, sameBoard } from './online-play.ts';

const here = online();

/** What `dustfront verify` says of a record. */
function verified(record: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dustfront-verify-')), 'match.record');
  writeFileSync(file, record);
  const bin = fileURLToPath(new URL('../../cli/bin/dustfront.mjs', import.meta.url));
  return spawnSync(process.execPath, [bin, 'verify', file], { encoding: 'utf8' }).stdout;
}

describe('two browsers and a spectator, by link', () => {
  test('a whole game, with a cut line and a killed server in the middle; its dice are checked', async () => {
    const anna = await here.person();
    const bruno = await here.person(phone);
    const clara = await here.person({ colorScheme: 'dark' });
    const link = await openTable(anna, here.server.url, 'Anna');
    await sitDown(bruno, link, 'Bruno');
    await anna.waitForSelector('.board');
    await clara.goto(link);
    await clara.getByRole('link', { name: 'Only watch' }).click();
    await clara.getByText('You are watching').waitFor();

    await playOn(anna, bruno, (deeds) => deeds >= 12);
    await sameBoard([anna, bruno, clara]);

    // Bruno's line is cut; the table says so and lets nothing be clicked.
    await bruno.context().setOffline(true);
    await bruno.getByText('Connection lost').waitFor();
    await expect.poll(() => bruno.locator('.room-table').getAttribute('inert')).not.toBeNull();
    await bruno.context().setOffline(false);
    await ended(bruno);
    await sameBoard([anna, bruno, clara]);

    await playOn(anna, bruno, (deeds) => deeds >= 30);
    // The server is killed in the middle of whatever happens, and started again.
    await here.server.stop('SIGKILL');
    await Promise.all([anna, bruno, clara].map((page) => page.getByText('Connection lost').waitFor()));
    await here.server.start();
    await Promise.all([anna, bruno, clara].map(ended));
    await sameBoard([anna, bruno, clara]);

    await playOn(anna, bruno, () => over(anna));
    await Promise.all([bruno, clara].map((page) => page.waitForSelector('dialog[open] .over')));
    const texts = await Promise.all(
      [anna, bruno, clara].map((page) => page.locator('dialog[open] .over').textContent()),
    );
    expect(new Set(texts).size).toBe(1);
    // Whoever watched can open an attack to its account, though another machine rolled it.
    await clara.keyboard.press('Escape');
    await openLog(clara);
    await clara.locator('.log .how').first().click();
    await clara.locator('.account li').first().waitFor();

    await anna.getByRole('link', { name: 'Check the dice' }).click();
    await anna.getByText('As promised.').waitFor();
    // What her browser exports says so to the command line too; without what it kept, only that nothing contradicts
    // itself.
    const record = await anna.getByLabel('Record of a finished match').inputValue();
    expect(verified(record)).toContain('dice as promised to Anna');
    const bare = record.replace(/^~ kept .*\n/m, '');
    expect(verified(bare)).toContain('dice consistent with itself');
    // Clara only watched: her browser was promised nothing.
    await clara.goto(anna.url());
    await clara.getByText('Consistent with itself.').waitFor();
    for (const page of [anna, bruno, clara]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('a take-back is refused and granted, a draw is agreed, and they play again', async () => {
    const anna = await here.person();
    const bruno = await here.person();
    await sitDown(bruno, await openTable(anna, here.server.url, 'Anna'), 'Bruno');
    await anna.waitForSelector('.board');
    // Until both have answered something.
    const lines = (page: Page): Promise<number> => page.locator('.rec li').count();
    await playOn(anna, bruno, async (deeds) => deeds >= 10 && (await lines(anna)) > 6);
    const ask = async (): Promise<void> => {
      await anna.getByRole('button', { name: 'Match', exact: true }).click();
      await anna.getByRole('button', { name: 'Ask for a take-back' }).click();
      await anna.getByRole('radio').last().check();
      await anna.getByRole('button', { name: 'Ask for it' }).click();
    };
    await ask();
    await bruno.getByText('Anna asks to take back:').waitFor();
    await expect.poll(() => bruno.locator('.undoes li').count()).toBeGreaterThan(0);
    const before = bare(await board(bruno));
    await bruno.getByRole('button', { name: 'Refuse' }).click();
    await anna.getByText('Bruno refused.').waitFor();
    await sameBoard([anna, bruno]);
    expect(bare(await board(bruno))).toEqual(before);

    await ask();
    await bruno.getByRole('button', { name: 'Agree' }).click();
    await anna.getByText('The take-back was granted.').waitFor();
    await sameBoard([anna, bruno]);
    expect(bare(await board(bruno))).not.toEqual(before);
    // A page opened anew knows the same table.
    await bruno.reload();
    await bruno.waitForSelector('.board');
    await sameBoard([anna, bruno]);

    await anna.getByRole('button', { name: 'Chat', exact: true }).click();
    await anna.getByLabel('Say something').fill('A draw?');
    await anna.getByRole('button', { name: 'Send' }).click();
    await bruno.getByRole('button', { name: /Chat, 1 new line/ }).click();
    await bruno.getByText('A draw?').waitFor();
    await anna.getByRole('button', { name: 'Match', exact: true }).click();
    await anna.getByRole('button', { name: 'Offer a draw' }).click();
    await bruno.getByRole('button', { name: 'Agree' }).click();
    await anna.getByText('A draw was agreed.').waitFor();

    const first = anna.url();
    await anna.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await bruno.locator('dialog[open]').getByText('Anna asks for a rematch.').waitFor();
    await bruno.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await anna.waitForURL((url) => url.href !== first);
    await anna.waitForSelector('.board');
    await bruno.waitForSelector('.board');
    for (const page of [anna, bruno]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });
});
