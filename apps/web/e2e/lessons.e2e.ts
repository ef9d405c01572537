import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, settled } from '../scripts/drive.ts';
import { violationsInBothThemes } from './axe.ts';
import { type Client, openClient, phone } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

const goOn = 'Go on';

describe('lessons', () => {
  test('point at the board, follow what is done, and let a step be begun again', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}lesson/facing`);
    const teacher = page.locator('.teacher');
    await teacher.getByRole('button', { name: goOn }).click();
    await page.waitForSelector('.lesson-ring[data-point="unit 1a"]');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('[data-square="C4"]').click();
    await settled(page);
    await page.locator('[data-square="C4"]').click();
    await teacher.getByText('press the arrow that points east').waitFor();
    await page.locator('.order').first().click();
    await teacher.getByRole('button', { name: 'Begin this step again' }).click();
    await page.waitForSelector('.teacher');
    await expect.poll(() => teacher.textContent()).toContain('press the arrow that points east');
    await expect.poll(() => teacher.getByRole('button', { name: 'Begin this step again' }).count()).toBe(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('on a low tablet what the words ask for is in sight, odds too; what was done last has words', async () => {
    const page = await client.page({ viewport: { width: 1024, height: 768 } });
    await page.goto(`${client.served.url}lesson/reactions`);
    await page.locator('.teacher').getByRole('button', { name: goOn }).click();
    await settled(page);
    const bottom = async (css: string) => {
      const box = (await page.locator(css).first().boundingBox())!;
      return box.y + box.height;
    };
    await page.locator('.react-all').waitFor();
    await expect.poll(() => bottom('.react-all')).toBeLessThan(768);
    await page.getByRole('button', { name: 'Choose weapons' }).click();
    await page.locator('.orders .tgt').waitFor();
    await settled(page);
    await expect.poll(() => page.locator('.orders').textContent()).toContain('2.6 expected');
    const odds = page.getByText('2.6 expected').first();
    const shoot = (await page.locator('.orders .commit').boundingBox())!;
    const told = (await odds.boundingBox())!;
    expect(told.y + told.height).toBeLessThan(shoot.y);
    const last = await page.locator('.latest li').allTextContents();
    expect(last.map((words) => words.trim())).toEqual(['Grenadier Battle Squad moved from C1 to C3.']);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('on a phone the words push no answer to a reaction below the edge', async () => {
    const page = await client.page({ viewport: { width: 390, height: 844 } });
    await page.goto(`${client.served.url}lesson/reactive`);
    await page.locator('.teacher').getByRole('button', { name: goOn }).click();
    await page.locator('.react-all').waitFor();
    await settled(page);
    const bottom = async () => {
      const box = (await page.locator('.orders .go .btn').last().boundingBox())!;
      return box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThan(844);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a first war of DUST is told phase by phase', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}lesson/first-war`);
    const teacher = page.locator('.teacher');
    await teacher.getByRole('button', { name: goOn }).click();
    await page.waitForSelector('.lesson-ring[data-point=".d-cards"]');
    await page.locator('button.d-warcard').nth(2).click();
    await page.locator('.d-choose .commit').click();
    await teacher.getByText('The cards lie open').waitFor();
    await teacher.getByRole('button', { name: goOn }).click();
    await teacher.getByText('Buy some tanks').waitFor();
    // No ring lies over the opened cards.
    await page.waitForSelector('.lesson-ring[data-point^=".d-plus"]');
    expect(await page.locator('.co').count()).toBe(1);
    expect(await page.locator('.lesson-ring[data-point="ukraine"]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.lesson-ring[data-point="ukraine"]');
    // A window of another size, or a phone that is turned, keeps the step.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.dust.phone');
    await teacher.getByText('Buy some tanks').waitFor({ timeout: 5000 });
    for (let i = 0; i < 2; i++) await page.locator('.d-plus[data-ware="tank"]').click();
    await page.locator('.d-shop .commit').click();
    // The words stay until everything is placed, and rings within the part of the map that is seen.
    await page.locator('[data-option="place tank ukraine"]').click();
    await expect.poll(() => page.locator('.d-onmap p').textContent()).toContain('1 tank.');
    expect(await teacher.getByText('Buy some tanks').count()).toBe(1);
    await page.locator('[data-option="place tank ukraine"]').click();
    await teacher.getByText('Movement: choose Ukraine').waitFor();
    const ring = page.locator('.lesson-ring[data-point="muscovy"]');
    const [of, within] = await Promise.all([ring.boundingBox(), page.locator('.wm').boundingBox()]);
    expect(of?.y).toBeGreaterThanOrEqual(Math.floor(within?.y ?? 0));
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('on a table a squad is dragged behind a wall, and the words follow', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}lesson/measured`);
    const teacher = page.locator('.teacher');
    /** A place of the table in millimetres, on the screen. */
    const at = async (x: number, y: number) => {
      const box = (await page.locator('.mt-ground').boundingBox())!;
      return [box.x + (x * box.width) / 900, box.y + (y * box.height) / 900] as const;
    };
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...(await at(...from)));
      await page.mouse.down();
      await page.mouse.move(...(await at(...to)), { steps: 6 });
      await page.mouse.up();
    };
    await teacher.getByRole('button', { name: goOn }).click();
    await page.waitForSelector('.lesson-ring[data-point="unit 1a"]');
    await settled(page);
    await drag([300, 740], [300, 550]);
    await page.locator('.mt-draft .commit').click();
    await teacher.getByText('A low wall or a crate within 10 cm protects').waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a battle that is a lesson can be walked through when it is over, and played again', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}lesson/battle`);
    while ((await myTurn(page)) !== 'over') await onward(page);
    const over = page.getByRole('dialog');
    await over.getByRole('button', { name: 'Play at once' }).waitFor();
    await over.getByRole('link', { name: 'Replay and luck' }).click();
    await page.locator('.luck').waitFor();
    await page.goBack();
    await page.waitForSelector('.teacher');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('each game has its own, on a phone too', async () => {
    const page = await client.page(phone);
    for (const [game, count] of [
      ['dust-tactics', 7],
      ['dust-tactics-2014', 8],
      ['dust', 1],
    ] as const) {
      await page.goto(`${client.served.url}learn/${game}`);
      await page.waitForSelector('.lessonlist');
      await expect.poll(() => page.locator('.lessonlist li').count()).toBe(count);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.context().close();
  });
});
