import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { fixChance } from './chance.ts';
import { connected, type Person, type PersonOptions, personAt } from './client.ts';
import { type LiveServer, liveServer } from './server.ts';

/** What a browser complains of while the line is cut is no fault. */
export const lineCut = /WebSocket|ERR_CONNECTION|ERR_INTERNET|net::/;

export interface Online {
  readonly server: LiveServer;
  person(options?: PersonOptions): Promise<Person>;
}

/** A server of its own and people at browsers of their own, for all tests of a file. Nothing they draw is luck. */
export function online(): Online {
  let server: LiveServer;
  let browser: Browser;
  let people = 0;
  beforeAll(async () => {
    server = await liveServer();
    browser = await connected();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.end();
  });
  return {
    get server() {
      return server;
    },
    async person(options) {
      const person = await personAt(browser, options, lineCut);
      await fixChance(person.context(), ++people);
      return person;
    },
  };
}

/** From a set-up that is filled in to a table with a link. */
export async function inviteAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  return openAs(page, name);
}

/** From the page of the invitation to a table with a link. */
export async function openAs(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Send this link').inputValue();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /Sit down as/ })
    .first()
    .click();
}
