import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onward, openLog } from '../scripts/drive.ts';
import { type Person, phone } from './client.ts';
import { inviteAs, online, sitDown } from './online.ts';

const here = online();

/** Opens a table by link: three units a side, four rounds. */
async function openTable(page: Person, name: string): Promise<string> {
  await page.goto(`${here.server.url}#/setup/dust-tactics`);
  await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
  await page.getByLabel('Rounds').selectOption('4');
  return inviteAs(page, name);
}

const asked = async (page: Page): Promise<boolean> =>
  (await page.locator('.orders .orders-head p').count()) > 0;
/** Asked which unit acts: nothing of an earlier click is still under way. */
const toPick = async (page: Page): Promise<boolean> => (await page.locator('.orders .muster').count()) > 0;
const over = async (page: Page): Promise<boolean> => (await page.locator('dialog[open] .over').count()) > 0;

/** Both play on, each when asked, until `done`. */
async function playOn(a: Page, b: Page, done: (turn: number) => Promise<boolean>): Promise<void> {
  const until = Date.now() + 400_000;
  for (let turn = 0; Date.now() < until; turn++) {
    if (await done(turn)) return;
    if (await asked(a)) await onward(a, 'up');
    else if (await asked(b)) await onward(b, 'down');
    else await a.waitForTimeout(50);
  }
  throw new Error('it did not come to that');
}

/** What stands where, as the board tells it to anybody. */
const board = (page: Page): Promise<string[]> =>
  page.locator('.cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Without what only one of them may do there. */
const bare = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replace(/[.,]? ?(in reach with (one|two) moves?|can be chosen).*$/, '')).sort();

/** Everybody comes to see the same board; what differs is named. */
async function sameBoard(pages: readonly Page[]): Promise<void> {
  const differing = async (): Promise<string[]> => {
    const [first, ...others] = (await Promise.all(pages.map(board))).map(bare);
    return others.flatMap((other, i) =>
      other.filter((cell, n) => cell !== first?.[n]).map((cell) => `${i + 1}: ${cell}`),
    );
  };
  await expect.poll(differing, { timeout: 20_000 }).toEqual([]);
}

const ended = (page: Page): Promise<void> =>
  page.locator('.linesign').waitFor({ state: 'detached', timeout: 40_000 });

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
      setup: { scenario: 'reconnaissance', rounds: 2 },
      seats: ['me', 'open'],
      clock: { kind: 'days', perMove: 10_000 },
      timeout: policy,
    });
  }, timeout);
  await page.goto(`${here.server.url}#/table/${id}`);
  await page.reload();
  return `${here.server.url}#/join/${invite}`;
}

/** What `dustfront verify` says of a record. */
function verified(record: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dustfront-verify-')), 'match.record');
  writeFileSync(file, record);
  const bin = fileURLToPath(new URL('../../cli/bin/dustfront.mjs', import.meta.url));
  return spawnSync(process.execPath, [bin, 'verify', file], { encoding: 'utf8' }).stdout;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    return (await runner.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

describe('two browsers and a spectator, by link', () => {
  test('a whole game, with a cut line and a killed server in the middle; its dice are checked', async () => {
    const anna = await here.person();
    const bruno = await here.person(phone);
    const clara = await here.person({ colorScheme: 'dark' });
    const link = await openTable(anna, 'Anna');
    await sitDown(bruno, link, 'Bruno');
    await anna.waitForSelector('.board');
    await clara.goto(link);
    await clara.getByRole('link', { name: 'Only watch' }).click();
    await clara.getByText('You are watching').waitFor();

    await playOn(anna, bruno, async (turn) => turn >= 12);
    await sameBoard([anna, bruno, clara]);

    // Bruno's line is cut; the table says so and lets nothing be clicked.
    await bruno.context().setOffline(true);
    await bruno.getByText('Connection lost').waitFor();
    expect(await bruno.locator('.room-table').getAttribute('inert')).not.toBeNull();
    await bruno.context().setOffline(false);
    await ended(bruno);
    await sameBoard([anna, bruno, clara]);

    await playOn(anna, bruno, async (turn) => turn >= 30);
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
    // What her browser exports says so to the command line too; without what it kept, only that nothing contradicts itself.
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
  }, 600_000);

  test('a take-back is refused and granted, a draw is agreed, and they play again', async () => {
    const anna = await here.person();
    const bruno = await here.person();
    await sitDown(bruno, await openTable(anna, 'Anna'), 'Bruno');
    await anna.waitForSelector('.board');
    // Until both have answered something.
    const lines = (page: Page): Promise<number> => page.locator('.rec li').count();
    await playOn(anna, bruno, async (turn) => turn >= 10 && (await lines(anna)) > 6);
    const ask = async (): Promise<void> => {
      await anna.getByRole('button', { name: 'Match', exact: true }).click();
      await anna.getByRole('button', { name: 'Ask for a take-back' }).click();
      await anna.getByRole('radio').last().check();
      await anna.getByRole('button', { name: 'Ask for it' }).click();
    };
    await ask();
    await bruno.getByText('Anna asks to take back:').waitFor();
    expect(await bruno.locator('.undoes li').count()).toBeGreaterThan(0);
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
  }, 300_000);
});

describe('around the table', () => {
  test('whoever is invited sees the terms, and long names break nothing', async () => {
    const long = 'Maximiliane-von-und-zu-Langenname'.slice(0, 32);
    const host = await here.person(phone);
    const link = await openTable(host, long);
    const guest = await here.person(phone);
    await guest.goto(link);
    const terms = guest.locator('.on-terms');
    for (const words of ['Scenario', 'Reconnaissance', 'Take-back', 'Spectators', 'Clock'])
      await terms.getByText(words).first().waitFor();
    await guest.locator('.on-seats').getByText('Recon Boys').waitFor();
    const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await fits(guest)).toBeLessThanOrEqual(390);
    await sitDown(guest, link, long.replace('Max', 'Min'));
    for (const page of [host, guest]) {
      await page.waitForSelector('.board');
      expect(await fits(page)).toBeLessThanOrEqual(390);
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
    await expect.poll(() => host.locator('.roombar .dot.on').count(), { timeout: 10_000 }).toBe(2);
    const clock = host.locator('.rb-clock.runs');
    const first = await clock.textContent();
    await expect.poll(() => clock.textContent(), { timeout: 5000 }).not.toBe(first);
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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

  for (const [policy, sign] of [
    ['lose', 'ran out'],
    ['computer', 'Take my seat back'],
  ] as const)
    test(`time runs out: ${policy}`, async () => {
      const late = await here.person();
      const other = await here.person();
      const link = await late.goto(here.server.url).then(() => quickTable(late, policy));
      await sitDown(other, link, 'Other');
      await late.getByText(sign).first().waitFor({ timeout: 40_000 });
      if (policy === 'computer') {
        await late.getByRole('button', { name: sign }).click();
        await late.getByRole('button', { name: sign }).waitFor({ state: 'detached' });
      } else await other.getByText('ran out').first().waitFor();
      for (const page of [late, other]) {
        expect(page.faults).toEqual([]);
        await page.context().close();
      }
    });

  test('coming back after a while, one is told what happened meanwhile', async () => {
    const anna = await here.person();
    const bruno = await here.person();
    await sitDown(bruno, await openTable(anna, 'Anna'), 'Bruno');
    await anna.waitForSelector('.board');
    await playOn(anna, bruno, async (turn) => turn >= 6 && (await toPick(bruno)));
    const table = anna.url();
    await anna.goto(`${here.server.url}#/lobby`);
    await anna.getByRole('heading', { name: 'Lobby' }).waitFor();
    for (let i = 0; i < 8 && (await asked(bruno)); i++) await onward(bruno, 'down');
    // The visit is moved into the past, in the server's own file.
    await here.server.stop('SIGTERM');
    here.server.edit('UPDATE visits SET at = at - 3600000');
    await here.server.start();
    await anna.goto(table);
    await anna.getByRole('heading', { name: 'Since your last visit' }).waitFor();
    expect(await anna.locator('.recap-log li').count()).toBeGreaterThan(0);
    await anna.getByRole('button', { name: 'To the table' }).click();
    await sameBoard([anna, bruno]);
    for (const page of [anna, bruno]) {
      expect(page.faults).toEqual([]);
      await page.context().close();
    }
  }, 240_000);

  for (const theme of ['light', 'dark'] as const)
    test(`accessibility: axe finds nothing on the pages around the table, ${theme}`, async () => {
      const page = await here.person({ colorScheme: theme, bypassCSP: true });
      await openTable(page, 'Frieda');
      const table = page.url();
      const invite = (await page.getByLabel('Send this link').inputValue()).split('/').at(-1);
      expect(await violations(page)).toEqual([]);
      for (const [route, wait] of [
        ['lobby', '.lobby'],
        ['account', '#acc-name'],
        ['invite/dust-tactics', '.on-form'],
        ['verify', '#verify-record'],
      ] as const) {
        await page.goto(`${here.server.url}#/${route}`);
        await page.waitForSelector(wait);
        expect(await violations(page), route).toEqual([]);
      }
      const other = await here.person({ ...phone, colorScheme: theme, bypassCSP: true });
      await other.goto(`${here.server.url}#/join/${invite}`);
      await other.getByRole('button', { name: /Sit down as/ }).waitFor();
      expect(await violations(other)).toEqual([]);
      await other.getByRole('button', { name: /Sit down as/ }).tap();
      // The match begins when everybody's browser has looked in and given its word for the dice.
      await page.goto(table);
      await other.getByRole('button', { name: 'Chat' }).tap();
      expect(await violations(other)).toEqual([]);
      for (const one of [page, other]) await one.context().close();
    });
});
