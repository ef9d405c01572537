import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { personIn } from './client.ts';
import { look, playWar } from './dust-client.ts';
import { inviteAs, lineCut, online, sitDown } from './online.ts';

const here = online();

/** A war for two with everything set up, opened by link. */
async function openWar(page: Page, name: string): Promise<string> {
  await page.goto(`${here.server.url}#/setup/dust`);
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: /^Quick start/ }).click();
  return inviteAs(page, name);
}

/** What stands where, as the map tells it to anybody. */
const world = (page: Page): Promise<string[]> =>
  page
    .locator('[data-area]')
    .evaluateAll((areas) =>
      areas.map((area) => (area.getAttribute('aria-label') ?? '').replace(/\. .*$/, '')).sort(),
    );

async function sameWorld(a: Page, b: Page): Promise<void> {
  const same = async (): Promise<boolean> => {
    const [one, other] = await Promise.all([world(a), world(b)]);
    return one.length > 0 && one.join() === other.join();
  };
  await expect.poll(same).toBe(true);
}

describe('a war of two browsers over a server', () => {
  test('secret cards, production, a movement, a battle with its odds; then the recap of who was away', async () => {
    let anna = await here.person();
    const bruno = await here.person();
    await sitDown(bruno, await openWar(anna, 'Anna'), 'Bruno');
    for (const page of [anna, bruno]) await page.waitForSelector('.dust');
    await expect.poll(() => anna.locator('[data-area]').count()).toBe(76);

    // Both choose a card, and neither learns the other's: its back is all that is told.
    for (const page of [anna, bruno]) await page.waitForSelector('button.d-warcard');
    const hand = (page: Page): Promise<string[]> =>
      page
        .locator('button.d-warcard')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));
    const [hers, his] = [await hand(anna), await hand(bruno)];
    expect(hers.length + his.length).toBe(new Set([...hers, ...his]).size);
    await anna.locator('button.d-warcard').first().click();
    await anna.locator('[data-confirm]').click();
    await bruno.getByText('1 of 2 have chosen').waitFor();
    for (const id of hers) expect(await bruno.content()).not.toContain(`"${id}"`);

    const pages = [anna, bruno];
    const wanted = ['Production bought', 'Movement sent', 'Combat sent'];
    let fighter = 0;
    await playWar(
      pages,
      (asked, _, { who, deeds }) => {
        fighter = who;
        const done = new Set(deeds.map((deed) => `${deed.asked.split(/[\s:]/)[0]} ${deed.did}`));
        return asked.startsWith('Battle in') && wanted.every((deed) => done.has(deed));
      },
      { seed: 7 },
    );
    // The battle is on both screens, with the exact odds on that of whoever decides.
    for (const page of pages) {
      await page.waitForSelector('.bs-side');
      await expect.poll(() => page.locator('.bs-side').count()).toBe(2);
    }
    await (pages[fighter] as Page).waitForSelector('.bo-outlook b');
    await playWar(pages, async () => (await anna.locator('.bs').count()) === 0, { seed: 17 });
    await sameWorld(anna, bruno);

    // On to a turn of Bruno's while Anna is asked nothing; she closes her page, he goes on until it is hers.
    await playWar(
      pages,
      async (asked, _, { who }) =>
        who === 1 && asked.startsWith('Production') && (await look(anna)).asked === '',
      { seed: 27 },
    );
    const table = anna.url();
    await anna.close();
    // What he does before the server has seen her go is nothing that she missed.
    await expect.poll(() => bruno.locator('.roombar .dot.on').count()).toBe(1);
    const waits = bruno.locator('.dust[aria-busy="false"]:not(:has([data-read]))');
    await playWar(bruno, async (asked, did) => did !== 'wait' && asked === '' && (await waits.count()) > 0, {
      seed: 37,
    });
    // The visit is moved into the past, in the server's own file.
    await here.server.stop('SIGTERM');
    here.server.edit('UPDATE visits SET at = at - 3600000');
    await here.server.start();
    expect(anna.faults).toEqual([]);
    anna = await personIn(anna.context(), lineCut);
    await anna.goto(table);
    await anna.getByRole('heading', { name: 'Since your last visit' }).waitFor();
    await expect.poll(() => anna.locator('.recap-log li').count()).toBeGreaterThan(0);
    await anna.getByRole('button', { name: 'To the table' }).click();
    await bruno.locator('.linesign').waitFor({ state: 'detached' });
    await sameWorld(anna, bruno);
    for (const page of [anna, bruno]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });
});
