// node apps/web/scripts/screenshots.ts [FOLDER]: every screen at three sizes in both themes, for eyes.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { myTurn, onward } from './drive.ts';
import { serve } from './serve.ts';

const folder = resolve(process.argv[2] ?? 'apps/web/screenshots');
const only = process.argv[3];
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

/** A table some way into a battle, always the same: the computer's dice come from the match, ours from luck. */
const battle =
  (answers: number): Scene =>
  async (page, url) => {
    await page.goto(url);
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
        if (only !== undefined && only !== name) continue;
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
            fullPage: size.name === 'phone' && !['table', 'opening', 'lesson'].includes(name),
          });
          console.log(`${name}-${size.name}-${theme}`);
        } catch (error) {
          console.error(`${name}-${size.name}-${theme}: ${error instanceof Error ? error.message : error}`);
        }
        await page.close();
      }
}

mkdirSync(folder, { recursive: true });
const served = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await shoot(browser, served.url);
} finally {
  await browser.close();
  await served.close();
}
