import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations, violationsInBothThemes } from './axe.ts';
import { type Client, openClient, phone } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

const label = (page: Page, square: string): Promise<string | null> =>
  page.locator(`[data-square="${square}"]`).getAttribute('aria-label');

async function middle(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square="${square}"] .hit`).boundingBox();
  if (box === null) throw new Error(`no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One stroke with the button held down. */
async function drag(page: Page, ...squares: readonly string[]): Promise<void> {
  const [first, ...rest] = await Promise.all(squares.map((square) => middle(page, square)));
  if (first === undefined) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function blank(page: Page, route: string): Promise<void> {
  await page.goto(`${client.served.url}#/${route}`);
  await page.getByLabel('Start from …').selectOption('new');
}

const tool = (page: Page, name: string) =>
  page.locator('.toolbox').getByRole('button', { name, exact: true });

describe('editor', () => {
  test('a battlefield is painted and played at once', async () => {
    const page = await client.page();
    await blank(page, 'editor');
    await tool(page, 'Wall').click();
    await page.locator('[data-square="E5"] .hit').click();
    await expect.poll(() => label(page, 'E5')).toContain('wall');
    await drag(page, 'B3', 'D3');
    for (const square of ['B3', 'C3', 'D3']) await expect.poll(() => label(page, square)).toContain('wall');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => label(page, 'C3')).not.toContain('wall');
    await page.getByRole('button', { name: 'Do again' }).click();
    await expect.poll(() => label(page, 'C3')).toContain('wall');
    // The manual lies over the work and leads back to it.
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect.poll(() => page.locator('.manual li').count()).toBe(7);
    await page.locator('.manual').getByRole('button', { name: 'A table' }).click();
    await expect.poll(() => page.locator('.manual').textContent()).toContain('“Put one in the middle”');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => label(page, 'C3')).toContain('wall');
    await page.getByRole('button', { name: 'Rectangle' }).click();
    await tool(page, 'Erase').click();
    await drag(page, 'B3', 'D3');
    for (const square of ['B3', 'C3', 'D3'])
      await expect.poll(() => label(page, square)).not.toContain('wall');
    await page.getByRole('button', { name: 'Brush', exact: true }).click();
    await page.getByRole('button', { name: 'Add a goal' }).click();
    await page.locator('[data-square="C4"] .hit').click();
    await page.getByText('Ready to play.').waitFor();
    await page.getByRole('button', { name: 'Playtest' }).click();
    await page.waitForSelector('.orders');
    await expect.poll(() => label(page, 'E5')).toContain('wall');
    await expect.poll(() => label(page, 'C4')).toContain('objective');
    // What wins is said beside the log, and shown on the board.
    await page.getByRole('button', { name: 'Hold C4 at the end of the match' }).hover();
    await page.waitForSelector('.bd-arc', { state: 'attached' });
    // The same scenario is among the ready-made ones of the set-up.
    await page.goto(`${client.served.url}#/setup/dust-tactics`);
    await page.getByRole('button', { name: 'Made in the editor' }).click();
    await expect.poll(() => label(page, 'E5')).toContain('wall');
    await page.getByText('Both sides: Hold C4').waitFor();
    expect(await violations(page)).toEqual([]);
    // It is fought with its own forces or with another army.
    await page.getByLabel('Army of the Allies').selectOption('Ranger patrol');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.orders');
    await expect.poll(() => label(page, 'E5')).toContain('wall');
    const units = (side: string) => page.getByRole('list', { name: `Units of the ${side}` }).locator('.pip');
    await expect.poll(() => units('Allies').count()).toBe(4);
    await page
      .getByRole('list', { name: 'Units of the Allies' })
      .getByLabel(/Death Dealers/)
      .waitFor();
    await expect.poll(() => units('Axis').count()).toBe(6);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('2013/14: terrain, works, a unit on the board, a reserve, goals, hot-seat', async () => {
    const page = await client.page();
    await blank(page, 'editor/dust-tactics-2014');
    await tool(page, 'Tree').click();
    await drag(page, 'C4', 'E4');
    await tool(page, 'Minefield').click();
    await page.locator('[data-square="G5"] .hit').click();
    await tool(page, 'Building').click();
    await page.locator('[data-square="I5"] .hit').click();
    await tool(page, 'Walls, openings').click();
    await page.locator('.ed-options').getByRole('button', { name: 'Large' }).click();
    await page.locator('[data-square="I5"] .hit').click();
    await tool(page, 'Bunker').click();
    await page.locator('[data-square="C6"] .hit').click();
    await expect.poll(() => label(page, 'C4')).toContain('tree');
    await expect.poll(() => label(page, 'I5')).toContain('opening');
    await page.getByLabel('How Ranger Attack Squad comes into play').selectOption('board');
    await page.locator('[data-square="F7"] .hit').click();
    await page.getByLabel('How Hans comes into play').selectOption('2');
    await page.getByRole('button', { name: 'Add a goal' }).click();
    await page.getByLabel('Kind of goal A').selectOption('place');
    await page.locator('[data-square="I5"] .hit').click();
    await page.getByText('Ready to play.').waitFor();
    await page.getByRole('button', { name: 'Hot-seat' }).click();
    await page.waitForSelector('.orders');
    await page.locator('[data-piece]').first().waitFor();
    await expect.poll(() => label(page, 'F7')).toContain('Ranger Attack Squad');
    await expect.poll(() => label(page, 'C4')).toContain('tree');
    await expect.poll(() => label(page, 'I5')).toContain('objective');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('what is wrong is listed, and leads to its square', async () => {
    const page = await client.page();
    await blank(page, 'editor/dust-tactics-2014');
    await tool(page, 'Strongpoint').click();
    await page.locator('[data-square="L9"] .hit').click();
    await page.locator('.ed-goto', { hasText: 'L9' }).first().click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-square')))
      .toBe('L9');
    await expect
      .poll(() => page.getByRole('button', { name: 'Playtest' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.context().close();
  });

  test('arrow keys and Enter paint, also a rectangle', async () => {
    const page = await client.page();
    await blank(page, 'editor');
    await tool(page, 'Crate').click();
    await page.locator('[data-square="A1"]').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => label(page, 'B3')).toContain('crate');
    await page.keyboard.press('Control+z');
    await expect.poll(() => label(page, 'B3')).not.toContain('crate');
    await page.getByRole('button', { name: 'Rectangle' }).click();
    await page.locator('[data-square="B3"]').focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    for (const square of ['B3', 'C3', 'B4', 'C4'])
      await expect.poll(() => label(page, square)).toContain('crate');
    await page.context().close();
  });

  test('links go there and back, and those of the first editor still open', async () => {
    const page = await client.page();
    await blank(page, 'editor/dust-tactics-2014');
    await page.getByLabel('Name').fill('The ford');
    await tool(page, 'Deep water').click();
    await drag(page, 'A5', 'L5');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this battlefield' }).inputValue();
    const other = await client.page();
    await other.goto(link);
    await other.waitForSelector('.editor-board svg');
    await expect.poll(() => other.getByLabel('Name').inputValue()).toBe('The ford');
    await expect.poll(() => label(other, 'F5')).toContain('water');
    // The set-up opens with the same link, and keeps what it carries.
    await other.goto(link.replace('/editor#', '/setup#'));
    await other.getByRole('heading', { name: 'The ford' }).waitFor();
    await expect.poll(() => label(other, 'F5')).toContain('water');
    const old = await page.evaluate(async () => {
      const field = {
        id: 'x',
        title: 'Old link',
        map: ['......', '......', '..#...', '......', '......', '......'],
        entry: { allies: [[0, 5]], axis: [[0, 0]] },
        objectives: [[4, 3]],
        bonus: 2,
        rounds: 6,
        forces: { allies: ['pounder'], axis: ['luther'] },
      };
      const stream = new Blob([JSON.stringify(field)])
        .stream()
        .pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      return btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    });
    await other.goto(`${client.served.url}#/editor/${old}`);
    await other.reload();
    await other.getByText('Ready to play.').waitFor();
    await expect.poll(() => other.getByLabel('Name').inputValue()).toBe('Old link');
    await expect.poll(() => label(other, 'E4')).toContain('objective');
    await page.context().close();
    await other.context().close();
  });

  test('a link opens, however late what the first game needs arrives', async () => {
    const scripts = async (route: string): Promise<ReadonlySet<string>> => {
      const page = await client.page();
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.add(request.url());
      });
      await page.goto(`${client.served.url}#/${route}`);
      await page.waitForSelector('.editor-board svg');
      await page.context().close();
      return asked;
    };
    const needed = await scripts('editor/dust-tactics-2014');
    const late = [...(await scripts('editor/dust-tactics'))].filter((url) => !needed.has(url));
    expect(late).not.toEqual([]);
    const page = await client.page();
    await blank(page, 'editor/dust-tactics-2014');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this battlefield' }).inputValue();
    const other = await client.page();
    const shown = Promise.withResolvers<void>();
    await other.route(
      (url) => late.includes(url.href),
      (route) => shown.promise.then(() => route.continue()),
    );
    await other.goto(link);
    await other.waitForSelector('.editor-board svg');
    shown.resolve();
    await other.evaluate((urls) => Promise.all(urls.map((url) => import(url))), late);
    await other.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(await other.getByLabel('Name').count()).toBe(1);
    expect(other.faults).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  test('a file goes there and back', async () => {
    const page = await client.page();
    await blank(page, 'editor');
    await page.getByLabel('Name').fill('Filed');
    await tool(page, 'Tank trap').click();
    await page.locator('[data-square="D4"] .hit').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    await blank(page, 'editor');
    await expect.poll(() => label(page, 'D4')).not.toContain('hard cover');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'filed.json',
      mimeType: 'application/json',
      buffer: Buffer.concat(chunks),
    });
    await expect.poll(() => label(page, 'D4')).toContain('hard cover');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Filed');
    await page.context().close();
  });

  test('axe finds nothing in either theme', async () => {
    const page = await client.page({ bypassCSP: true });
    await blank(page, 'editor/dust-tactics-2014');
    await page.getByRole('button', { name: 'Add a goal' }).click();
    await tool(page, 'Strongpoint').click();
    await page.locator('[data-square="L9"] .hit').click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a finger paints on a phone', async () => {
    const page = await client.page(phone);
    await blank(page, 'editor/dust-tactics-2014');
    await tool(page, 'Tree').tap();
    await page.locator('[data-square="E5"] .hit').tap();
    await expect.poll(() => label(page, 'E5')).toContain('tree');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await page.context().close();
  });

  test(`on a table: outlines drawn and bent, a marker, a goal, a unit, a
      check in words, a playtest and its way back`, async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/editor/dust-tactics-2014`);
    await page.getByLabel('Start from …').selectOption('table');
    const canvas = page.locator('.ed-table svg.board');
    const feature = (id: string) => page.locator(`[data-feature="${id}"]`);
    /** A place of the table in millimetres, on the screen. */
    const at = async (x: number, y: number) => {
      const box = (await page.locator('.ed-table .mt-ground').boundingBox())!;
      return { x: box.x + (x * box.width) / 1200, y: box.y + (y * box.height) / 1200 };
    };
    const tap = async (x: number, y: number) => {
      const to = await at(x, y);
      await page.mouse.click(to.x, to.y);
    };
    const pull = async (from: readonly [number, number], to: readonly [number, number]) => {
      const [a, b] = [await at(...from), await at(...to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y, { steps: 5 });
      await page.mouse.up();
    };
    await canvas.waitFor();
    // Corner after corner; the first one again closes the outline.
    await tool(page, 'wood').click();
    for (const [x, y] of [
      [200, 300],
      [400, 300],
      [400, 500],
      [200, 300],
    ] as const)
      await tap(x, y);
    await feature('wood-1').waitFor();
    await expect.poll(() => page.locator('.ed-handle.corner').count()).toBe(3);
    // A side is bent, a corner dragged, the whole moved by keys.
    await pull([300, 400], [240, 440]);
    await expect.poll(() => page.locator('.ed-handle.corner').count()).toBe(4);
    await feature('wood-1').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^Corner 1 of wood-1, 21 \| 30 cm$/ }).waitFor();
    // A house is pulled open and gets a door, cut into a long side.
    await tool(page, 'house').click();
    await pull([600, 600], [900, 800]);
    await feature('house-1').waitFor();
    await page.locator('.ed-sides summary').click();
    await page.getByLabel('Side 1, 30 cm').selectOption('small');
    await page.getByLabel('Side 2, 8 cm').waitFor();
    await page.locator('.ed-shape').getByRole('button', { name: '3', exact: true }).click();
    // Works, a marker with a name of its own, and a goal about it.
    await tool(page, 'marker').click();
    await tap(600, 400);
    await page.locator('#ed-shape-name').fill('Old mill');
    await page.locator('#ed-shape-name').press('Enter');
    await feature('old-mill').waitFor();
    await page.getByRole('button', { name: 'Add a goal' }).click();
    await tap(600, 400);
    await page.locator('.ed-squares', { hasText: 'old-mill' }).waitFor();
    // A bunker in the house is named in words, and leads to itself.
    await tool(page, 'bunker').click();
    await tap(750, 700);
    await page.getByText('Houses and works do not stand in one another.').waitFor();
    await page.locator('.ed-goto', { hasText: 'bunker-1' }).click();
    await page.keyboard.press('Delete');
    await page.getByText('Ready to play.').waitFor();
    await page.locator('.ed-unit select').first().selectOption('board');
    await tap(500, 1000);
    await page.locator('.ed-unit-hit').waitFor();
    expect(await violations(page)).toEqual([]);
    // All of it is there after a reload, and can still be taken back.
    await page.reload();
    await feature('old-mill').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('.ed-unit-hit').count()).toBe(0);
    await page.getByRole('button', { name: 'Do again' }).click();
    await page.locator('.ed-unit-hit').waitFor();
    await page.getByRole('button', { name: 'Playtest' }).click();
    await page.waitForSelector('.orders');
    await page.locator('.mt-feature.house').waitFor({ state: 'attached' });
    await page.getByText('Hold old-mill at the end of the match').first().waitFor({ state: 'attached' });
    await page.locator('[data-troop]').first().waitFor();
    await page
      .getByRole('link', { name: /editor/i })
      .first()
      .click();
    await feature('old-mill').waitFor();
    // The link carries the whole table to somebody else.
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this battlefield' }).inputValue();
    const other = await client.page();
    await other.goto(link);
    await other.locator('[data-feature="old-mill"]').waitFor();
    expect(page.faults).toEqual([]);
    await other.context().close();
    await page.context().close();
  });
});
