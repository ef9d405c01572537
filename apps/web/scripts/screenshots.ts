// node apps/web/scripts/screenshots.ts [FOLDER] [SCREEN…]: every screen at three sizes in both themes, the table also as colour-blind eyes
// see it, at 200% zoom and in German; for eyes.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { myTurn, onward } from './drive.ts';
import { serve } from './serve.ts';

const folder = resolve(process.argv[2] ?? 'apps/web/screenshots');
const only = process.argv.slice(3);
const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

type Scene = (page: Page, url: string) => Promise<void>;

const open =
  (route: string, wait = '.page, .start'): Scene =>
  async (page, url) => {
    await page.goto(`${url}#/${route}`);
    await page.reload();
    await page.waitForSelector(wait);
  };

/** A table some way into a battle, always the same one. */
const battle =
  (answers: number): Scene =>
  async (page, url) => {
    await page.goto(`${url}#/?seed=pictures`);
    await page.locator('.choice-btn.primary').click();
    await page.waitForSelector('.orders');
    for (let i = 0; i < answers; i++) {
      if ((await myTurn(page)) === 'over') return;
      await onward(page);
      await page.waitForTimeout(90);
    }
    await myTurn(page);
  };

const aimed: Scene = async (page, url) => {
  await battle(26)(page, url);
  for (let i = 0; i < 40; i++) {
    if ((await page.locator('.orders .tgt').count()) > 0) break;
    if ((await myTurn(page)) === 'over') return;
    await onward(page);
    await page.waitForTimeout(150);
  }
  await page.keyboard.press('Escape');
  const target = page.locator('.cell:has(.piece.target):not([aria-selected="true"]) .hit');
  if ((await target.count()) > 0 && (await page.locator('.roster').count()) === 0)
    await target.first().click({ force: true });
  await page.waitForTimeout(600);
};

const scenes: Readonly<Record<string, Scene>> = {
  start: open('', '.start'),
  settings: open('settings'),
  rules: open('rules/dust-tactics/dt1.cover.crate', '.rulerow'),
  setup: open('setup/dust-tactics', '.su-board svg'),
  army: open('army', '.pool'),
  editor: open('editor', '.editor-board svg'),
  learn: open('learn', '.lessonlist'),
  lesson: open('lesson/shooting', '.teacher'),
  records: open('records', '.page'),
  clock: async (page, url) => {
    await page.goto(`${url}#/setup/dust-tactics?seed=pictures`);
    await page.getByLabel('Clock', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForSelector('.clockface');
    await myTurn(page);
  },
  account: async (page, url) => {
    await battle(40)(page, url);
    const tab = page.getByRole('button', { name: 'Log', exact: true });
    if (await tab.isVisible()) await tab.click();
    const how = page.locator('.log .how').last();
    await how.scrollIntoViewIfNeeded();
    await how.click();
    await page.waitForSelector('.account');
    await page.locator('.account').last().scrollIntoViewIfNeeded();
  },
  keys: async (page, url) => {
    await open('lesson/shooting', '.teacher')(page, url);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
  },
  cover: async (page, url) => {
    await page.goto(`${url}#/settings`);
    await page.getByRole('group', { name: 'Cover screen' }).getByRole('button', { name: 'Always' }).click();
    await page.goto(`${url}#/?seed=pictures`);
    await page.locator('.choice-btn').nth(1).click();
    await page.waitForSelector('.coverscreen');
  },
  opening: battle(2),
  table: aimed,
  replay: async (page, url) => {
    await battle(16)(page, url);
    const id = page.url().split('/').at(-1);
    await page.waitForTimeout(300);
    await page.goto(`${url}#/replay/${id}@14`);
    await page.waitForSelector('.luck');
    await page.waitForTimeout(500);
  },
};

async function shoot(browser: Browser, url: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    for (const size of sizes)
      for (const [name, scene] of Object.entries(scenes)) {
        if (only.length > 0 && !only.includes(name)) continue;
        const page = await browser.newPage({
          viewport: size,
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          ...(size.name === 'phone' ? { hasTouch: true, isMobile: true } : {}),
        });
        page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
        try {
          await scene(page, url);
          await page.waitForTimeout(350);
          await page.screenshot({
            path: join(folder, `${name}-${size.name}-${theme}.png`),
            fullPage:
              size.name === 'phone' &&
              !['table', 'opening', 'lesson', 'clock', 'account', 'cover', 'keys'].includes(name),
          });
          console.log(`${name}-${size.name}-${theme}`);
        } catch (error) {
          console.error(`${name}-${size.name}-${theme}: ${error instanceof Error ? error.message : error}`);
        }
        await page.close();
      }
}

/** The table as people see it who do not see all colours. */
const eyes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** One page in several lights: simulated colour-blindness, twice the size of everything, another language. */
async function shootSpecial(browser: Browser, url: string): Promise<void> {
  if (only.length > 0 && !only.includes('special')) return;
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: sizes[0],
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await aimed(page, url);
    const session = await page.context().newCDPSession(page);
    for (const type of eyes) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      await page.screenshot({ path: join(folder, `eyes-${type}-${theme}.png`) });
    }
    await page.close();
  }
  const half = { width: sizes[0].width / 2, height: sizes[0].height / 2 };
  const zoomed = { viewport: half, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;
  for (const [name, scene] of Object.entries({ start: scenes.start, table: aimed, setup: scenes.setup })) {
    const page = await browser.newPage({ ...zoomed, locale: 'en-GB' });
    await scene?.(page, url);
    await page.screenshot({ path: join(folder, `zoom200-${name}.png`) });
    await page.close();
  }
  const page = await browser.newPage({ viewport: sizes[0], reducedMotion: 'reduce', locale: 'de-DE' });
  await battle(26)(page, url);
  await page.screenshot({ path: join(folder, 'german-table.png') });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const served = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await shoot(browser, served.url);
  await shootSpecial(browser, served.url);
} finally {
  await browser.close();
  await served.close();
}
