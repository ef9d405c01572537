import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { type Client, openClient, phone } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

describe('army builder', () => {
  test('an army is built, refused with its rule, corrected and played', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/army`);
    await page.waitForSelector('.pool');
    await page.getByRole('button', { name: 'Add M2-D Steel Rain' }).first().click();
    await page.locator('.list .problems .rule').first().waitFor();
    await page.getByRole('button', { name: 'Take out M2-C Pounder' }).click();
    await page.locator('.list .problems').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play with this army' }).click();
    await page.waitForSelector('.su-bar');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.pips');
    await expect.poll(() => page.locator('.pip[aria-label^="M2-D Steel Rain"]').count()).toBe(1);
    await page.context().close();
  });

  test('a card opens its words by keyboard and by touch: traits, roles, and where it comes from', async () => {
    for (const how of ['keys', 'touch'] as const) {
      const page = await client.page(how === 'touch' ? phone : {});
      await page.goto(`${client.served.url}#/army`);
      await page.getByLabel('Find a card').fill('the boss');
      await expect.poll(() => page.locator('.poolcard').first().textContent()).toContain('Inferred');
      await page.getByRole('button', { name: 'Card of The Boss' }).click();
      const card = page.locator('dialog .card');
      const press = async (name: string): Promise<void> => {
        const word = card.getByRole('button', { name, exact: true });
        await word.focus();
        await (how === 'touch' ? word.tap() : page.keyboard.press('Enter'));
      };
      await press('Grenade');
      await expect.poll(() => card.locator('.traittext .rule').textContent()).toBe('dt1.grenade.same');
      await press('Officer');
      await expect
        .poll(() => card.locator('.skill-text.open').textContent())
        .toContain('dt1.cmd.officer.order');
      await press('Officer');
      await press('Inferred');
      await expect.poll(() => card.locator('.skill-text.open').textContent()).toContain('Inferred: armour.');
      const box = (await card.locator('.skill-text.open').boundingBox()) ?? expect.fail('nothing opened');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('2013/14: cards, fortifications, refusals, odds, and into the game', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/army`);
    await page.waitForSelector('.pool');
    await page.getByRole('button', { name: '2013/14', exact: true }).click();
    await page.getByRole('button', { name: 'SSU', exact: true }).click();
    await page.getByLabel('Find a card').fill('red guards');
    await page.getByRole('button', { name: 'Add Red Guards Assault Squad' }).click();
    await expect
      .poll(() => page.locator('.list .problems .rule').first().textContent())
      .toBe('dt14.setup.force.size');
    await page.getByLabel('Limit').fill('75');
    await page.locator('.list .problems').waitFor({ state: 'detached' });
    await page.getByLabel('Find a card').fill('');
    await page.getByRole('button', { name: 'Works', exact: true }).click();
    await page.getByRole('button', { name: 'Add Bunker' }).click();
    await page.getByRole('button', { name: 'Add Strongpoint to bunker' }).click();
    await expect
      .poll(() => page.locator('.list .problems .rule').first().textContent())
      .toBe('dt14.fort.field.upgrade');
    await page.getByRole('button', { name: 'Take out Strongpoint to bunker' }).click();
    await page.getByLabel('Enemy unit').selectOption({ label: 'Wildfire' });
    await expect.poll(() => page.locator('.dueltable tbody').textContent()).toMatch(/%/);
    await page.getByRole('button', { name: 'Play with this army' }).click();
    await page.waitForSelector('.su-bar');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.pips');
    await expect.poll(() => page.locator('.pip[aria-label^="Red Guards Assault Squad"]').count()).toBe(2);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('text and links go there and back, old ones too', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/army/dust-tactics-2014`);
    await page.waitForSelector('.pool');
    await page.getByRole('button', { name: 'Text and link' }).click();
    await page
      .getByLabel('Army as text')
      .fill(
        '# Heavy\ngame: dust-tactics-2014\nside: axis\n2 x hans\nSturmgrenadier Assault Squad\nno such thing',
      );
    await page.getByRole('button', { name: 'Take over this list' }).click();
    await page.getByText('Nobody knows: no such thing').waitFor();
    await expect.poll(() => page.locator('.unitline').count()).toBe(3);
    await page.getByRole('button', { name: 'Text and link' }).click();
    const link = page.getByLabel('Link to this army');
    await expect.poll(() => link.inputValue()).toContain('/army#');
    const other = await client.page();
    await other.goto(await link.inputValue());
    await other.waitForSelector('.unitline');
    await expect
      .poll(() => other.locator('.unitline').allTextContents())
      .toEqual(await page.locator('.unitline').allTextContents());
    await expect.poll(() => other.getByLabel('Name of the army').inputValue()).toBe('Heavy');
    await page.getByLabel('Army as text').fill('# Old\nside: allies\nassault-rangers + joe-brown\npounder');
    await page.getByRole('button', { name: 'Take over this list' }).click();
    await page.getByRole('button', { name: 'Core Set', pressed: true }).waitFor();
    await page.locator('.unitline').nth(1).waitFor();
    await expect
      .poll(() => page.locator('.unitline').first().textContent())
      .toContain('Captain Joseph Brown');
    await page.context().close();
    await other.context().close();
  });

  test('prints a clean page with the unit cards of its edition', async () => {
    const page = await client.page();
    await page.goto(`${client.served.url}#/army/dust-tactics-2014`);
    await page.waitForSelector('.pool');
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.locator('.printcards .card').count())
      .toBe(await page.locator('.unitline').count());
    await expect.poll(() => page.locator('.pool').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.topbar').isVisible()).toBe(false);
    await page.context().close();
  });

  test('axe finds nothing in either theme', async () => {
    const page = await client.page({ bypassCSP: true });
    await page.goto(`${client.served.url}#/army/dust-tactics-2014`);
    await page.waitForSelector('.pool');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'How it works' }).click();
    const manual = page.locator('dialog .manual');
    await expect.poll(() => manual.textContent()).toContain('“Play with this army” keeps it');
    expect(await manual.textContent()).not.toMatch(/\{|army\//);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Text and link' }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('fits a phone', async () => {
    const page = await client.page(phone);
    await page.goto(`${client.served.url}#/army/dust-tactics-2014`);
    await page.waitForSelector('.pool');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await page.context().close();
  });
});
