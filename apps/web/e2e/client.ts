import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { type Served, serve } from '../scripts/serve.ts';

export interface Client {
  readonly served: Served;
  readonly browser: Browser;
  /** A page with storage of its own; anything that goes wrong in it is remembered. */
  page(options?: BrowserContextOptions): Promise<Person>;
  close(): Promise<void>;
}

export type Person = Page & { readonly faults: readonly string[] };

/** Somebody at a browser of their own. Errors are faults, but for those that a test brings about itself. */
export async function personAt(
  browser: Browser,
  options: BrowserContextOptions = {},
  told: { patience?: number; expected?: RegExp } = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // It would fetch the whole client in the background of every new browser.
    serviceWorkers: 'block',
    ...options,
  });
  return personIn(context, told);
}

/** The same person with another page. */
export async function personIn(
  context: BrowserContext,
  { patience = 30_000, expected }: { patience?: number; expected?: RegExp } = {},
): Promise<Person> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) faults.push(message.text());
  });
  return Object.assign(page, { faults });
}

/** The real Chromium that all files share. What was opened over a connection is closed with it. */
export const connected = (): Promise<Browser> => chromium.connect(inject('chromium'));

/** A real Chromium at the built client. */
export async function openClient(): Promise<Client> {
  const served = await serve();
  const browser = await connected();
  return {
    served,
    browser,
    page: (options = {}) => personAt(browser, options, { patience: 20_000 }),
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A short battle, set up on the set-up page: three units a side, so many rounds, and the same dice every time. */
export async function setUp(
  page: Page,
  url: string,
  {
    rounds = '4',
    hotseat = false,
    seed = 'browser',
    clock,
  }: { rounds?: '4' | '6'; hotseat?: boolean; seed?: string; clock?: { bank: string; end: string } } = {},
): Promise<void> {
  await page.goto(`${url}#/setup/dust-tactics?seed=${seed}`);
  await page.getByRole('button', { name: /1\. Reconnaissance/ }).click();
  await page.getByLabel('Rounds').selectOption(rounds);
  if (hotseat)
    await page.getByRole('group', { name: 'Axis' }).getByRole('button', { name: 'Person' }).click();
  if (clock !== undefined) {
    await page.getByLabel('Clock', { exact: true }).selectOption({ label: clock.bank });
    await page.getByLabel('When time runs out').selectOption(clock.end);
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForSelector('.board');
}
