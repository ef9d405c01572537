import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn, myTurn, settled } from '../scripts/drive.ts';
import { type Client, openClient } from './client.ts';
import { type Done, measuredAnswer } from './measured-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('2013/14 measured on a table', () => {
  test('is set up, entered, walked and fired on by pointing', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Farmyard/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.mt-svg');
    const done: Done[] = [];
    while (!done.includes('fired') && !done.includes('over') && done.length < 120) {
      done.push(await measuredAnswer(page));
      await drawn(page);
    }
    expect(done.filter((one) => one === 'went').length).toBeGreaterThan(1);
    expect(done.at(-1)).toBe('fired');
    await expect.poll(() => page.locator('.failure').count()).toBe(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('works that were bought are placed by pointing; more than find room are refused in sight', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Farmyard/ }).click();
    const bought = page.getByLabel('Fortifications, first side');
    const begin = page.getByRole('button', { name: 'Begin', exact: true });
    await bought.selectOption({ label: 'Both' });
    await begin.click();
    const told = page.getByRole('alert').getByText('room for only 1');
    await told.waitFor();
    const under = (await told.boundingBox())!;
    expect(under.y + under.height).toBeLessThanOrEqual((await begin.boundingBox())!.y);
    await bought.selectOption({ label: 'Strongpoint' });
    await begin.click();
    await myTurn(page);
    await settled(page);
    await page.locator('.orders .order').first().click();
    await page.waitForFunction(() => document.querySelector('.mt-site')?.getAttribute('d') !== '');
    expect(await page.locator('.orders .order').count()).toBe(0);
    const ground = (await page.locator('.mt-ground').boundingBox())!;
    await page.mouse.click(ground.x + ground.width / 2, ground.y + ground.height / 2);
    const there = page.locator('.mt-laid-edge');
    const first = await there.getAttribute('d');
    await page.keyboard.press('e');
    await expect.poll(() => there.getAttribute('d')).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.locator('.mt-feature.strongpoint').waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('begins on a bare table with terrain that is set out piece by piece', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Meadow/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const pieces = page.getByRole('region', { name: 'Terrain to set out' });
    for (let i = 0; i < 4 && (await pieces.count()) === 0; i++) {
      await myTurn(page);
      await settled(page);
      if ((await pieces.count()) === 0) await page.locator('.orders .order').first().click();
    }
    await pieces.getByRole('button', { name: 'wall' }).click();
    const size = pieces.getByRole('status');
    await expect.poll(() => size.textContent()).toBe('20 cm');
    await pieces.getByRole('button', { name: 'Larger' }).click();
    await expect.poll(() => size.textContent()).toBe('21 cm');
    await page.locator('.board.mt-svg').focus();
    const before = await page.locator('.mt-laid-edge').getAttribute('d');
    await page.keyboard.press('E');
    await expect.poll(() => page.locator('.mt-laid-edge').getAttribute('d')).not.toBe(before);
    const own = page.locator('.mt-feature.wall');
    const lying = await own.count();
    await page.keyboard.press('Enter');
    await expect.poll(() => own.count()).toBeGreaterThan(lying);
    await expect.poll(() => page.locator('.failure').count()).toBe(0);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('shows by which edge one comes in, and leaves the roster where it is whatever card opens', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Reload \(Crossroads/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.mt-svg');
    for (let i = 0; i < 6 && (await page.locator('.muster').count()) === 0; i++) {
      await myTurn(page);
      await settled(page);
      if ((await page.locator('.muster').count()) === 0) await measuredAnswer(page);
      await drawn(page);
    }
    expect(await page.locator('.mt-edge').count()).toBe(2);
    await expect.poll(() => page.locator('.mt-edge.own text').textContent()).toBe('You come in here');
    const top = async (): Promise<number> => (await page.locator('.roster').boundingBox())!.y;
    const before = await top();
    for (let n = 0; n < (await page.locator('.muster').count()); n++) {
      await page.locator('.muster').nth(n).click();
      await settled(page);
      await drawn(page);
      expect(await top()).toBe(before);
      const names = await page.locator('.muster b').all();
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect((await name.boundingBox())!.width).toBeGreaterThan(40);
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('is walked by keyboard or dragged, and told in centimetres', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/setup/dust-tactics-2014?seed=browser`);
    await page.getByRole('button', { name: /^Farmyard/ }).click();
    await page.getByLabel('Strength of the computer, Axis').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (let i = 0; i < 20 && (await page.locator('.mt-svg.pointing:not(.ahead)').count()) === 0; i++) {
      await myTurn(page);
      await settled(page);
      if ((await page.locator('.mt-svg.pointing:not(.ahead)').count()) === 0) await measuredAnswer(page);
      await drawn(page);
    }
    await page.locator('.board.mt-svg').focus();
    await page.keyboard.press('ArrowRight');
    const told = page.locator('.mt-draft p');
    await told.waitFor();
    const before = await told.textContent();
    expect(before).toMatch(/^[\d.]+ cm to the [\w-]+, [\d.]+ cm left of \d+\.$/);
    // However little there is to see of what is told, the answer is in reach.
    await page.setViewportSize({ width: 390, height: 480 });
    const go = (await page.locator('.mt-draft .commit').boundingBox())!;
    expect(go.y + go.height).toBeLessThanOrEqual(480);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The same by hand: the ghost follows the pointer.
    const { x, y, width, height } = (await page.locator('.mt-ghost .mt-base').first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 90, y + height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => told.textContent()).not.toBe(before);
    await expect.poll(() => page.locator('.mt-reach').count()).toBe(1);
    // One of them by itself: the others stay where they are.
    const ghosts = (): Promise<string[]> =>
      page
        .locator('.mt-ghost [data-mini] .mt-base')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('cx')} ${one.getAttribute('cy')}`));
    if ((await page.locator('.mt-ghost [data-mini]').count()) > 1) {
      const stood = await ghosts();
      await page.getByRole('button', { name: 'One by one' }).click();
      await page.locator('.board.mt-svg').focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect.poll(async () => (await ghosts()).filter((at, n) => at !== stood[n]).length).toBe(1);
    }
    await page.keyboard.press('b');
    await page.locator('.mt-ranges').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.mt-ghost').waitFor({ state: 'detached' });
    await page.getByText('Units on the table').first().click();
    await expect.poll(() => page.locator('.mt-list li').first().textContent()).toMatch(/\d+ \| \d+ cm/);
    await page.getByText('Units on the table').first().click();
    // Whoever takes hold of a unit before any order is given has the keys there, and Enter sends it.
    const mover = page.locator('.mt-troop.target:not(.side-axis) .mt-base').first();
    for (let i = 0; i < 30 && (await mover.count()) === 0; i++) {
      await measuredAnswer(page);
      await myTurn(page);
      await settled(page);
    }
    const from = (await mover.boundingBox())!;
    const sent = await page.locator('.mt-troop.target:not(.side-axis)').first().getAttribute('data-troop');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y + 70, { steps: 4 });
    await page.mouse.up();
    await page.locator('.mt-ghost').waitFor();
    expect(await page.locator('.mt-draft .plan').textContent()).toMatch(/^1 (Move|March)/);
    await page.keyboard.press('Enter');
    await page.locator('.mt-ghost').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator(`[data-troop="${sent}"] .mt-base`).first().boundingBox())
      .not.toEqual(from);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
