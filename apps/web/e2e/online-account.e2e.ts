import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from './client.ts';
import { online, sitDown } from './online.ts';

const here = online();

const post = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/${to}`, { method: 'POST', headers, body: sent })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** A table opened as any program may open one; who has opened it is signed in as a guest. */
async function opened(page: Person, name: string, more: object): Promise<{ id: string; invite: string }> {
  await page.goto(here.server.url);
  await post(page, 'guest', { name });
  const setup = { scenario: 'reconnaissance', rounds: 2 };
  return post(page, 'matches', { game: 'dust-tactics', setup, seats: ['me', 'open'], ...more });
}

test(`a mailed link opens the match; an offer lapses with it; a
    rematch is told in the lobby and at the table`, async () => {
  const [anna, bruno] = [await here.person(), await here.person()];
  const { id, invite } = await opened(anna, 'Anna', {});
  // As mails write it, and as they wrote it before.
  await anna.goto(`${here.server.url}match/${id}`);
  await sitDown(bruno, `${here.server.url}#/join/${invite}`, 'Bruno');
  await anna.waitForSelector('.board');
  await bruno.waitForSelector('.board');
  expect(bruno.url()).toBe(`${here.server.url}match/${id}`);

  await anna.getByRole('button', { name: 'Match', exact: true }).click();
  await anna.getByRole('button', { name: 'Offer a draw' }).click();
  await bruno.getByRole('button', { name: 'Agree' }).waitFor();
  await anna.getByRole('button', { name: 'Match', exact: true }).click();
  await anna.getByRole('button', { name: 'Resign' }).click();
  await anna.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await bruno.getByText('Anna has resigned.').first().waitFor();
  await expect.poll(() => bruno.getByRole('button', { name: 'Agree' }).count()).toBe(0);

  await anna.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
  await bruno.locator('dialog[open]').getByText('Anna asks for a rematch.').waitFor();
  await bruno.goto(`${here.server.url}lobby`);
  await bruno.getByText('Anna asks for a rematch.').waitFor();
  for (const page of [anna, bruno]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

test('who comes to watch a match that is shown late is told so while nothing of it may be seen', async () => {
  const [anna, bruno, clara] = [await here.person(), await here.person(), await here.person()];
  const spectators = { allowed: true, view: 'public', delaySeconds: 600 };
  const { id, invite } = await opened(anna, 'Anna', { spectators, visibility: 'open' });
  await anna.goto(`${here.server.url}match/${id}`);
  await sitDown(bruno, `${here.server.url}join/${invite}`, 'Bruno');
  await bruno.waitForSelector('.board');
  await clara.goto(`${here.server.url}match/${id}`);
  await clara.getByText('This match is shown 10:00 late').waitFor();
  await expect.poll(() => clara.locator('.board').count()).toBe(0);
  for (const page of [anna, bruno, clara]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

test(`after a while sensitive changes ask for the password again; a
    moderator sees who is marked, and why`, async () => {
  const page = await here.person();
  const account = { name: 'Mona Test', password: 'four odd words in a row' };
  await page.goto(`${here.server.url}account`);
  const { me } = await post<{ me: { id: string } }>(page, 'account', account);
  const other = await here.person();
  await other.goto(here.server.url);
  await post(other, 'login', account);
  // The sign-in is moved into the past, and matches of two others into the books.
  await here.server.stop('SIGTERM');
  const people = ['f', 'c'].map(
    (id) =>
      'INSERT INTO players (id, kind, name, settings, created_at) ' +
      `VALUES ('${id}', 'account', 'Player ${id}', '{}', 1);`,
  );
  const matches = [1, 2, 3, 4, 5].map(
    (
      n,
    ) => `INSERT INTO matches (id, game, mode, status, visibility, invite, created_by, created_at, updated_at, settings,
      header, secret, result)
      VALUES ('m${n}', 'dust', 'live', 'finished', 'open', 'i${n}', 'f', 1, 1, '{}', '{}', '{}', '{}');
      INSERT INTO rating_changes (match, player, game, before, after, deviation, at)
      VALUES ('m${n}', 'f', 'dust', 1500, 1490, 90, ${Date.now()}),
      ('m${n}', 'c', 'dust', 1500, 1510, 90, ${Date.now()});`,
  );
  here.server.edit(
    `UPDATE sessions SET created_at = created_at - 3600000; ${people.join('')} ${matches.join('')}`,
  );
  await here.server.start({ MODERATORS: me.id });

  await page.goto(`${here.server.url}account`);
  await page.getByRole('button', { name: 'Sign out there' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Password').fill('not the right one');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Sign out there' }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Moderation' }).click();
  const mark = page.locator('li', { hasText: 'Player c won all of 5 matches: 50 points.' });
  await mark.getByRole('link', { name: 'Player f' }).waitFor();
  expect(page.faults.filter((fault) => !/40[13]/.test(fault))).toEqual([]);
  for (const one of [page, other]) await one.context().close();
});

test('a fault of the server is told in the reader’s language, however late the words for it come', async () => {
  const { words } = (await import('../src/online/words/pl.ts')) as { words: { failed: string } };
  const page = await here.person({ locale: 'pl' });
  await page.route('**/*.js', async (route) => {
    const reply = await route.fetch();
    if ((await reply.text()).includes(words.failed)) await new Promise((done) => setTimeout(done, 3000));
    await route.fulfill({ response: reply });
  });
  const fault = { error: { code: 'failed', message: 'something went wrong here' } };
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: fault }));
  await page.goto(`${here.server.url}account`);
  await page.locator('#acc-name').fill('Zosia');
  await page.locator('.on-form input[type="password"]').fill('a long and winding road');
  await page.locator('.on-form button[type="submit"]').click();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(words.failed);
  await page.context().close();
});
