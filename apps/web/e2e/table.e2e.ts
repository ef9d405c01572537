import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myTurn, onward, openLog, settled } from '../scripts/drive.ts';
import { type Client, keptWhole, openClient, phone, setUp } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

const entries = (page: Awaited<ReturnType<Client['page']>>): Promise<number> =>
  page
    .locator('.track input')
    .first()
    .evaluate((input) => Number((input as HTMLInputElement).max));

describe('at the table', () => {
  test('a step is taken back freely, and no longer once a die has fallen', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.waitForSelector('.muster');
    const undo = page.getByRole('button', { name: 'Take back, free until a die falls' }).first();
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    await page.locator('.muster').first().click();
    await page.locator('.commit').click();
    await page.waitForFunction(() => document.querySelector('.roster') === null);
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
    await undo.click();
    await page.waitForSelector('.roster');
    // Aim from the choice of the unit, fire, and the dice are down.
    await page.locator('.muster').first().click();
    await settled(page);
    await page.locator('[data-square="D2"]').click();
    await page.waitForSelector('.orders .tgt');
    await expect.poll(() => page.locator('.orow.sum .pc').textContent()).toMatch(/\d+\s*%/);
    await page.locator('.commit').click();
    await page.waitForSelector('.result', { state: 'attached' });
    await settled(page);
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('beside the board the orders are wide enough for whole words, however wide board and window are', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.waitForSelector('.muster');
    const ordersWide = (): Promise<number> =>
      page.locator('.part-orders').evaluate((part) => Math.round(part.getBoundingClientRect().width));
    for (const ratio of ['1', '1.3', '2'])
      for (const [width, height] of [
        [1181, 800],
        [1240, 900],
        [1280, 720],
        [1281, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page
          .locator('.squares')
          .evaluate((table, shape) => (table as HTMLElement).style.setProperty('--ratio', shape), ratio);
        await expect.poll(ordersWide, { message: `${width} ${height} ${ratio}` }).toBeGreaterThanOrEqual(320);
      }
    await page.context().close();
  });

  test('a screen as small as a phone’s shows no keys on its buttons, whatever it is touched with', async () => {
    const page = await client.page({ viewport: { width: 390, height: 844 } });
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.locator('.muster').first().click();
    await page.waitForSelector('.orders .commit');
    const keys = page.locator('button kbd');
    expect(await keys.count()).toBeGreaterThan(0);
    for (const key of await keys.all()) expect(await key.isVisible()).toBe(false);
    await page.context().close();
  });

  test('who can be aimed at is listed with the odds; a refused click says why and changes no turn', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.locator('.muster').first().click();
    await page.waitForSelector('button.aimrow');
    await expect.poll(() => page.locator('button.aimrow b').first().textContent()).toMatch(/\d\s*%/);
    await expect.poll(() => page.locator('.board .ring').count()).toBeGreaterThan(0);
    const own = await page.locator('.cell[aria-selected="true"]').getAttribute('data-square');
    await page.locator(`[data-square="${own}"] .hit`).hover({ force: true });
    await expect.poll(() => page.locator('.board .ghost').count()).toBe(0);
    const chosen = await page.locator('.muster[aria-pressed="true"]').textContent();
    await page.locator('.cell:not(.choice):not(:has(.piece))').first().click();
    await page.waitForSelector('.orders .why');
    await expect.poll(() => page.locator('.muster[aria-pressed="true"]').textContent()).toBe(chosen);
    await page.locator('button.aimrow').first().click();
    await page.waitForSelector('.orders .tgt');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('beside the board the card of a squad and its hero is seen whole, and the choice of units stays', async () => {
    const page = await client.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${client.served.url}#/lesson/heroes`);
    await page.waitForSelector('.muster');
    const top = async (): Promise<number> => (await page.locator('.roster').boundingBox())!.y;
    const before = await top();
    await page.locator('.muster').first().click();
    await page.waitForSelector('.partner .wt');
    await settled(page);
    const hidden = await page.locator('.cardbox').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
    expect(await top()).toBe(before);
    await page.context().close();
  });

  test('what is impossible stays visible with its rule', async () => {
    const page = await client.page();
    await setUp(page, client.served.url);
    for (let i = 0; i < 12; i++) {
      await myTurn(page);
      if ((await page.locator('.greyed li').count()) > 0) break;
      await onward(page);
    }
    const greyed = page.locator('.greyed li').first();
    await greyed.waitFor();
    const rule = greyed.locator('.rule');
    const id = (await rule.textContent()) ?? '';
    await rule.click();
    await page.waitForSelector('.rulebeside .rulerow');
    await expect.poll(() => page.locator('.rulebeside .rulerow .rule').textContent()).toBe(id);
    await page.context().close();
  });

  test('two people share a screen, with a cover between them', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/settings`);
    await page.getByRole('group', { name: 'Cover screen' }).getByRole('button', { name: 'Always' }).click();
    await setUp(page, client.served.url, { hotseat: true });
    const names = new Set<string>();
    for (let i = 0; i < 40 && names.size < 2; i++) {
      const cover = page.locator('.coverscreen');
      await page.waitForSelector('.coverscreen, .orders-head p');
      if ((await cover.count()) > 0) {
        names.add((await cover.locator('h2').textContent()) ?? '');
        await cover.getByRole('button').click();
        await cover.waitFor({ state: 'detached' });
      } else {
        await onward(page);
        await settled(page);
      }
    }
    expect([...names].sort()).toEqual(['Hand over to Allies', 'Hand over to Axis']);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('the match is kept, resumed, replayed; a moment has a link, and one can try from it', async () => {
    const page = await client.page();
    await setUp(page, client.served.url);
    // A click that finds the table moving on by itself changes nothing: what counts is what was done.
    do {
      await onward(page);
      await myTurn(page);
    } while ((await entries(page)) <= 8);
    const before = await entries(page);
    const id = page.url().split('/').at(-1) ?? '';

    await page.goto(client.served.url);
    await page.reload();
    await page.locator(`a[href*="match/${id}"]:visible`).click();
    await page.waitForSelector('.board');
    await expect.poll(() => entries(page)).toBe(before);

    await page.getByRole('button', { name: 'Link', exact: true }).first().click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value.includes('/record@'),
    );
    const link = await page.locator('dialog textarea').inputValue();
    expect(link).toContain('/record@');
    const stranger = await client.page();
    await stranger.goto(link.replace(/@\d+/, '@5'));
    await stranger.waitForSelector('.luck');
    await expect.poll(() => stranger.locator('.track input').inputValue()).toBe('5');
    await stranger.getByRole('button', { name: 'Try from here' }).click();
    await stranger.waitForSelector('.orders');
    await expect.poll(() => entries(stranger)).toBe(5);
    await stranger.context().close();

    await page.goto(`${client.served.url}#/replay/${id}@3`);
    await page.waitForSelector('.luck');
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.track input')?.value === '4');
    expect(page.url()).toContain('@4');
    await page.context().close();
  });

  test('it plays without a network after the first visit', async () => {
    const page = await client.page({ serviceWorkers: 'allow' });
    await page.goto(client.served.url);
    await keptWhole(page);
    await page.context().setOffline(true);
    await page.goto(client.served.url);
    await page.reload();
    await page.locator('.choice-btn.primary').click();
    await page.waitForSelector('.muster, .order');
    await myTurn(page);
    await onward(page);
    await expect.poll(() => page.locator('.board').count()).toBe(1);
    await page.context().close();
  });
});

describe('before the step', () => {
  test('a finger taps a square once for the odds from there, and again to go', async () => {
    const page = await client.page(phone);
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.locator('.muster').first().tap();
    await settled(page);
    await page.locator('[data-square="C2"]').tap();
    await page.locator('.prospects').waitFor();
    await expect.poll(() => page.locator('.orders-head p').textContent()).toContain('Choose C2 once more');
    const prospects = page.locator('.prospects');
    await expect.poll(() => prospects.textContent()).toMatch(/From C2.*Recon.*\d+%/);
    await expect.poll(() => page.locator('[data-square="B3"] .piece').count()).toBe(1);
    await page.locator('[data-square="C2"]').tap();
    await page.locator('[data-square="C2"] .piece').waitFor({ state: 'attached' });
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('after the dice', () => {
  test('a line of the log opens to dice, modifiers, rules and the chance of what happened', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.locator('.muster').first().click();
    await settled(page);
    await page.locator('[data-square="D2"]').click();
    await page.locator('.orow.sum').waitFor();
    await page.locator('.commit').click();
    await page.waitForSelector('.result', { state: 'attached' });
    await openLog(page);
    await page.locator('.log .how').first().click();
    const account = page.locator('.account').first();
    await account.waitFor();
    const text = (await account.textContent()) ?? '';
    expect(text).toMatch(/hits on 2 of 6 faces/);
    expect(text).toMatch(/range \d of \d/);
    expect(text).toMatch(/soft cover/);
    await expect.poll(() => account.locator('.rule').count()).toBeGreaterThan(3);
    await page.locator('.account-odds').first().waitFor();
    await expect.poll(() => page.locator('.account-odds').first().textContent()).toMatch(/\d+%\. Expected: /);
    await page.context().close();
  });
});

describe('declaring', () => {
  test('lines are split between two targets before any die falls', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/lesson/shooting`);
    await page.waitForSelector('.muster');
    await page.locator('.muster').first().click();
    await settled(page);
    await page.locator('[data-square="D2"]').click();
    await page.waitForSelector('.orow.sum');
    // What it comes to together is in sight above the buttons.
    const [sum, fire] = await Promise.all(
      ['.orow.sum', '.orders .commit'].map((css) => page.locator(css).boundingBox()),
    );
    expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(fire?.y ?? 0);
    await page.getByLabel(/Victory MG/).uncheck();
    await page.getByRole('button', { name: 'Then another target' }).click();
    await page.waitForSelector('.declared');
    await expect
      .poll(() => page.locator('.declared').textContent())
      .toContain('M1 Assault Rifle → Recon Grenadiers');
    await expect.poll(() => page.locator('.result').count()).toBe(0);
    await page.locator('[data-square="F4"]').click();
    await page.waitForSelector('.orders .tgt');
    await expect.poll(() => page.locator('.orow:not(.off) .nm b').allTextContents()).toContain('Victory MG');
    await page.locator('.commit').click();
    await page.waitForSelector('.result', { state: 'attached' });
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
