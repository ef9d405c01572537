import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, onward, settled } from '../scripts/drive.ts';
import { violations, violationsInBothThemes } from './axe.ts';
import { type Person, phone } from './client.ts';
import { online, sitDown } from './online.ts';
import { openTable, playOn, sameBoard, toPick } from './online-play.ts';

const here = online();

/** A table with ten seconds for a move, opened as any program may open one. */
async function quickTable(page: Person, timeout: string): Promise<string> {
  const { id, invite } = await page.evaluate(async (policy) => {
    const post = async (path: string, body: object): Promise<{ id: string; invite: string }> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('guest', { name: 'Late' });
    return post('matches', {
      game: 'dust-tactics',
      // Long enough that two computers do not end it before anybody has looked.
      setup: { scenario: 'reconnaissance', rounds: 8 },
      seats: ['me', 'open'],
      clock: { kind: 'days', perMove: 10_000 },
      timeout: policy,
    });
  }, timeout);
  await page.goto(`${here.server.url}#/table/${id}`);
  await page.reload();
  return `${here.server.url}#/join/${invite}`;
}

describe('around the table', () => {
  test('whoever is invited sees the terms, and long names break nothing', async () => {
    const long = 'Maximiliane-von-und-zu-Langenname'.slice(0, 32);
    const host = await here.person(phone);
    const link = await openTable(host, here.server.url, long);
    const guest = await here.person(phone);
    await guest.goto(link);
    const terms = guest.locator('.on-terms');
    for (const words of ['Scenario', 'Reconnaissance', 'Take-back', 'Spectators', 'Clock'])
      await terms.getByText(words).first().waitFor();
    await guest.locator('.on-seats').getByText('Recon Rangers').waitFor();
    const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(() => fits(guest)).toBeLessThanOrEqual(390);
    await sitDown(guest, link, long.replace('Max', 'Min'));
    for (const page of [host, guest]) {
      await page.waitForSelector('.board');
      await expect.poll(() => fits(page)).toBeLessThanOrEqual(390);
    }
    for (const page of [host, guest]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('an open table stands in the lobby; whoever joins sits down; the clock runs', async () => {
    const host = await here.person();
    await host.goto(`${here.server.url}#/lobby`);
    await host.getByRole('link', { name: /Dust Tactics Core Set/ }).click();
    await host.getByLabel('Your name').fill('Dora');
    await host.getByLabel('Clock').selectOption('0');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.getByText('This table stands in the lobby').waitFor();
    const guest = await here.person(phone);
    await guest.goto(`${here.server.url}#/lobby`);
    const row = guest.locator('.matchrow', { hasText: 'opened by Dora' });
    await row.getByText(/Crevasses|Reconnaissance/).waitFor();
    await row.getByRole('button', { name: 'Join' }).tap();
    await guest.waitForSelector('.board');
    await host.waitForSelector('.board');
    await expect.poll(() => host.locator('.roombar .dot.on').count()).toBe(2);
    const clock = host.locator('.rb-clock.runs');
    const first = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(first);
    await expect
      .poll(() => guest.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    for (const page of [host, guest]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('a guest becomes an account, signs out and in again, and is found by name', async () => {
    const page = await here.person();
    await page.goto(`${here.server.url}#/account`);
    await page.getByLabel('Name').fill('Emil Test');
    await page.getByLabel('Password').fill('four odd words in a row');
    await page.getByRole('button', { name: 'Make an account' }).last().click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are signed out.').waitFor();
    await page.getByRole('button', { name: 'I have an account' }).click();
    await page.getByLabel('Name').fill('Emil Test');
    await page.getByLabel('Password').fill('four odd words in a row');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Your player page' }).click();
    await page.getByRole('heading', { name: 'Emil Test' }).waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  // Both at once, as both only wait.
  test.concurrent.each([
    ['lose', 'ran out'],
    ['computer', 'Take my seat back'],
  ] as const)('time runs out: %s', async (policy, sign) => {
    const late = await here.person();
    const other = await here.person();
    const link = await late.goto(here.server.url).then(() => quickTable(late, policy));
    await sitDown(other, link, 'Other');
    await late.getByText(sign).first().waitFor();
    if (policy === 'computer') {
      await late.getByRole('button', { name: sign }).click();
      await late.getByRole('button', { name: sign }).waitFor({ state: 'detached' });
    } else await other.getByText('ran out').first().waitFor();
    for (const page of [late, other]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('matches that wait for an answer stand on the start page, and each leads on to the next', async () => {
    const { url } = here.server;
    const ann = await here.person();
    const bob = await here.person();
    await ann.goto(url);
    const links = await ann.evaluate(async () => {
      const post = async (path: string, body: object): Promise<{ invite: string }> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('guest', { name: 'Ann' });
      const table = { game: 'dust', setup: {}, seats: ['me', 'open'], mode: 'correspondence' };
      return [(await post('matches', table)).invite, (await post('matches', table)).invite];
    });
    const [first, second] = links.map((link) => `${url}join/${link}`) as [string, string];
    const seated = () =>
      bob.getByRole('heading', { name: 'Waiting room' }).or(bob.locator('.dust')).waitFor();
    await sitDown(bob, first, 'Bob');
    await seated();
    await bob.goto(second);
    await bob.getByRole('button', { name: /Sit down as/ }).click();
    await seated();
    // Whoever has opened a table gives the word for the dice by looking in once.
    await ann.reload();
    const rows = ann.locator('.keptlist .kept');
    await expect.poll(() => rows.count()).toBe(2);
    for (const at of [0, 1]) {
      await rows.nth(at).click();
      await ann.waitForSelector('.dust');
      await ann.goBack();
      await expect.poll(() => rows.count()).toBe(2);
    }
    await ann.reload();
    await expect.poll(() => rows.filter({ hasText: 'Your move' }).count()).toBe(2);
    await expect.poll(() => rows.first().textContent()).toContain('DUST, Bob');
    await ann.goto(`${url}learn`);
    await ann.getByRole('link', { name: 'Lobby: 2 matches wait for you' }).waitFor();
    await ann.goBack();
    await rows.first().click();
    await ann.waitForSelector('.dust');
    const one = ann.url();
    await ann.getByRole('link', { name: 'Next table (1)' }).click();
    await expect.poll(() => ann.url()).not.toBe(one);
    await ann.waitForSelector('.dust');
    for (const page of [ann, bob]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('where the server cannot answer, pages say so and claim nothing; asked again, they know', async () => {
    const page = await here.person();
    const down = { status: 503, json: { error: { code: 'busy', message: 'the server is busy' } } };
    await page.route('**/api/**', (route) => route.fulfill(down));
    const trouble = page.getByText('This cannot be shown just now: the server is busy.');
    await page.goto(`${here.server.url}lobby`);
    await trouble.waitFor();
    expect(await page.getByText('Nobody is waiting').count()).toBe(0);
    await page.goto(`${here.server.url}join/nothing`);
    await trouble.waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByRole('heading', { name: 'This invitation is no longer good' }).waitFor();
    await page.context().close();
  });

  test('coming back after a while, one is told what happened meanwhile', async () => {
    const anna = await here.person();
    const bruno = await here.person();
    await sitDown(bruno, await openTable(anna, here.server.url, 'Anna'), 'Bruno');
    await anna.waitForSelector('.board');
    await playOn(anna, bruno, async (deeds) => deeds >= 6 && (await toPick(bruno)));
    const table = anna.url();
    await anna.goto(`${here.server.url}#/lobby`);
    await anna.getByRole('heading', { name: 'Lobby' }).waitFor();
    // What he does before the server has seen her go is nothing that she missed.
    await expect.poll(() => bruno.locator('.roombar .dot.on').count()).toBe(1);
    for (let i = 0; i < 8 && (await asked(bruno)); i++) {
      await onward(bruno, 'down');
      await settled(bruno);
    }
    // The visit is moved into the past, in the server's own file.
    await here.server.stop('SIGTERM');
    here.server.edit('UPDATE visits SET at = at - 3600000');
    await here.server.start();
    await anna.goto(table);
    await anna.getByRole('heading', { name: 'Since your last visit' }).waitFor();
    await expect.poll(() => anna.locator('.recap-log li').count()).toBeGreaterThan(0);
    await anna.getByRole('button', { name: 'To the table' }).click();
    await sameBoard([anna, bruno]);
    for (const page of [anna, bruno]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  });

  test('accessibility: axe finds nothing on the pages around the table, in either theme', async () => {
    const page = await here.person({ bypassCSP: true });
    await openTable(page, here.server.url, 'Frieda');
    const table = page.url();
    const invite = (await page.getByLabel('Send this link').inputValue()).split('/').at(-1);
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (const [route, wait] of [
      ['lobby', '.lobby'],
      ['account', '#acc-name'],
      ['invite/dust-tactics', '.on-form'],
      ['verify', '#verify-record'],
    ] as const) {
      await page.goto(`${here.server.url}#/${route}`);
      await page.waitForSelector(wait);
      expect(await violationsInBothThemes(page), route).toEqual([]);
    }
    const other = await here.person({ ...phone, bypassCSP: true });
    await other.goto(`${here.server.url}#/join/${invite}`);
    await other.getByRole('button', { name: /Sit down as/ }).waitFor();
    expect(await violationsInBothThemes(other)).toEqual([]);
    // Whoever has come to look on is told what is waited for, and may still sit down.
    await other.getByRole('link', { name: 'Only watch' }).tap();
    await other.getByText('It begins when every seat is taken.').waitFor();
    expect(await other.getByRole('link', { name: 'Only watch' }).count()).toBe(0);
    expect(await violations(other)).toEqual([]);
    await other.getByLabel('Your name').fill('Gerda');
    await other.getByRole('button', { name: /Sit down as/ }).tap();
    // The match begins when everybody's browser has given its word for the dice; the start page does that, too.
    await page.goto(here.server.url);
    await other.getByRole('button', { name: 'Chat' }).tap();
    expect(await violationsInBothThemes(other)).toEqual([]);
    await page.goto(table);
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    expect(await violationsInBothThemes(page), 'menu').toEqual([]);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: /resign|give up/i }).waitFor();
    expect(await violationsInBothThemes(page), 'resigning').toEqual([]);
    await page.goto(
      await page
        .locator('.rb-seat a')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.href),
    );
    await page.getByRole('heading', { name: 'Matches' }).waitFor();
    expect(await violationsInBothThemes(page), 'player').toEqual([]);
    for (const one of [page, other]) await one.context().close();
  });
});
