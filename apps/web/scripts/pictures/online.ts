import { asked, onward } from '../drive.ts';
import { measuredOnline } from './measured-online.ts';
import type { Scene } from './stage.ts';

/** Everything about playing with others: lobby, a table from its opening to its end, an account. */
const online: Scene = async ({ page, url, shoot, somebody }) => {
  const visit = async (route: string, wait: string): Promise<void> => {
    await page.goto(`${url}#/${route}`);
    await page.waitForSelector(wait);
    await page.waitForTimeout(400);
  };
  await visit('account', '#acc-name');
  await shoot('account-door', { full: true });
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Password').fill('four odd words in a row');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await shoot('account', { full: true });

  const dora = await somebody();
  await dora.goto(`${url}#/invite/dust-tactics?open=1`);
  await dora.getByLabel('Your name').fill('Dora');
  await dora.getByRole('button', { name: 'Open the table' }).click();
  await dora.getByText('This table stands in the lobby').waitFor();

  await visit('invite/dust-tactics', '.on-form');
  await shoot('new-match', { full: true });
  await page.goto(`${url}#/setup/dust-tactics`);
  await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
  await page.getByLabel('Rounds').selectOption('4');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByLabel('Clock').selectOption('0');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Send this link').inputValue();
  await shoot('waiting-room', { full: true });
  const table = page.url();

  const bruno = await somebody();
  await bruno.goto(link);
  await bruno.getByLabel('Your name').fill('Bruno');
  // The page of an invitation as somebody sees it who is not at the table.
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: /Sit down as/ }).waitFor();
  await shoot('join', { full: true });
  await page.goto(`${url}#/account`);
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Password').fill('four odd words in a row');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Your player page' }).waitFor();
  const player = (await page.getByRole('link', { name: 'Your player page' }).getAttribute('href')) ?? '';

  await bruno.getByRole('button', { name: /Sit down as/ }).click();
  await bruno.waitForSelector('.board');
  await page.goto(table);
  await page.waitForSelector('.board');
  for (let i = 0; i < 120 && !(i > 40 && (await asked(page))); i++)
    if (await asked(page)) await onward(page, 'up');
    else if (await asked(bruno)) await onward(bruno, 'down');
    else await page.waitForTimeout(60);
  await shoot('room');
  await bruno.getByRole('button', { name: 'Chat', exact: true }).click();
  await bruno.getByLabel('Say something').fill('Well played. Again tomorrow?');
  await bruno.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: /Chat/ }).click();
  await page.getByText('Again tomorrow?').waitFor();
  await shoot('room-chat');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.waitForTimeout(200);
  await shoot('room-match');
  await visit('lobby', '.lobby');
  await shoot('lobby', { full: true });

  await page.goto(table);
  await page.waitForSelector('.board');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await bruno.getByRole('button', { name: 'Agree' }).click();
  await page.getByText('A draw was agreed.').waitFor();
  await shoot('room-over');
  await page.getByRole('link', { name: 'Check the dice' }).click();
  await page.getByText('As promised.').waitFor();
  await shoot('verify', { full: true });
  await page.goto(new URL(player, url).href);
  await page.waitForSelector('.set-head');
  await page.waitForTimeout(400);
  await shoot('player', { full: true });
};

export const onlines: Readonly<Record<string, Scene>> = { online, 'measured-online': measuredOnline };
