import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '@dustfront/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
  { name: '1920', width: 1920, height: 1080 },
] as const;
const themes = ['light', 'dark'] as const;

interface How {
  /** The whole length of the page on a phone, for pages that scroll. */
  readonly full?: boolean;
  /** The tab to open, by its id, where there are tabs because the window is too small for everything at once. */
  readonly tab?: string;
  /** What must be in sight. */
  readonly show?: string;
}

/** Where a scene is played: a browser page, the address of the server, and a camera. */
export interface Stage {
  readonly page: Page;
  readonly url: string;
  /** A picture of what is there now, at every size in both themes. */
  shoot(name: string, how?: How): Promise<void>;
  /** One picture of a page as it is, but for its language; a page opened with a language of its own keeps that. */
  keep(page: Page, name: string): Promise<void>;
  /** Somebody else with a browser of their own. */
  somebody(options?: BrowserContextOptions): Promise<Page>;
  end(): Promise<void>;
}

export type Scene = (stage: Stage) => Promise<void>;

/** The same page in another language, as if it had been chosen in another window. */
const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (wanted) => {
    const key = 'dustfront.settings';
    const chosen = JSON.parse(localStorage.getItem(key) ?? '{}') as { language?: string };
    if ((chosen.language ?? 'en') === wanted) return;
    localStorage.setItem(key, JSON.stringify({ ...chosen, language: wanted }));
    dispatchEvent(new StorageEvent('storage', { key }));
    await new Promise((done) => setTimeout(done, 500));
  }, language);

/** A page that is waited for, and tells its faults. */
function patient(page: Page): Page {
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => console.error(`fault: ${error.message}`));
  return page;
}

/** One picture, as it is. */
async function take(page: Page, path: string, fullPage = false): Promise<void> {
  await page.screenshot({ path, fullPage });
  console.log(basename(path, '.png'));
}

export async function newStage(
  browser: Browser,
  url: string,
  folder: string,
  language: Language,
): Promise<Stage> {
  const contexts: { close(): Promise<void> }[] = [];
  const native = new Set<Page>();
  const file = (name: string): string => join(folder, `${name}.png`);
  const somebody = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: sizes[0],
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    if (options.locale !== undefined) native.add(page);
    return patient(page);
  };
  const page = await somebody();
  const touch = await page.context().newCDPSession(page);
  return {
    page,
    url,
    somebody,
    async keep(of, name) {
      if (!native.has(of)) await speak(of, language);
      await take(of, file(name));
      if (!native.has(of)) await speak(of, LANGUAGES[0]);
    },
    async shoot(name, { full = false, tab, show } = {}) {
      await page.mouse.move(1, 1);
      await speak(page, language);
      for (const size of sizes) {
        const small = size.name === 'phone';
        await page.setViewportSize(size);
        await touch.send('Emulation.setTouchEmulationEnabled', { enabled: small });
        const press = page.locator(`.tabs .to-${tab ?? ''}`);
        if (tab !== undefined && (await press.isVisible())) await press.click();
        if (show !== undefined) await page.locator(show).last().scrollIntoViewIfNeeded({ timeout: 3000 });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(220);
          await take(page, file(`${name}-${size.name}-${colorScheme}`), full && small);
        }
      }
      await page.setViewportSize(sizes[0]);
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await page.emulateMedia({ colorScheme: 'light' });
      await speak(page, LANGUAGES[0]);
    },
    async end() {
      for (const context of contexts) await context.close();
    },
  };
}
