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
  page(options?: PersonOptions): Promise<Person>;
  close(): Promise<void>;
}

/** Time is no test: this only ends what hangs. */
const PATIENCE = 120_000;

export interface PersonOptions extends BrowserContextOptions {
  /** Whether the page makes sounds; most need none, and each costs as much as a small drawing. */
  readonly sound?: boolean;
}

export type Person = Page & { readonly faults: readonly string[] };

/** Runs in every page before the program: its settings are those of somebody who wants no sound. */
function silence(): void {
  const key = 'dustfront.settings';
  try {
    const chosen = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ sound: false, ...chosen }));
  } catch {
    // A page without an address keeps nothing.
  }
}

/** Somebody at a browser of their own. Errors are faults, but for those that a test brings about itself. */
export async function personAt(
  browser: Browser,
  { sound = false, ...options }: PersonOptions = {},
  expected?: RegExp,
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    // It would fetch the whole client in the background of every new browser.
    serviceWorkers: 'block',
    ...options,
  });
  if (!sound) await context.addInitScript(silence);
  return personIn(context, expected);
}

/** The same person with another page. */
export async function personIn(context: BrowserContext, expected?: RegExp): Promise<Person> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
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
    page: (options = {}) => personAt(browser, options),
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

/** Waits until the browser has kept the whole client: what the first page did not need comes bit by bit. */
export async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const [, files] = /const files = (\[.*\])/.exec(await (await fetch('/sw.js')).text()) ?? [];
    const count = (JSON.parse(files ?? '[]') as string[]).length;
    const name = (await caches.keys()).find((key) => key.startsWith('dustfront-'));
    const cache = await caches.open(name ?? '');
    while ((await cache.keys()).length <= count) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

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
