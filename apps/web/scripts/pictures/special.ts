import { LANGUAGES, type Language } from '@dustfront/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import { aimed, begin } from './battles.ts';
import { type Scene, sizes } from './stage.ts';

/** The table as people see it who do not see all colours. */
const eyes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

const vision: Scene = async ({ page, url, keep }) => {
  await begin(page, url);
  await aimed(page);
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const type of eyes) {
      await page.emulateMedia({ colorScheme });
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      await page.waitForTimeout(200);
      await keep(page, `eyes-${type}-${colorScheme}`);
    }
};

const routes = [
  ['start', '', '.start'],
  ['setup', 'setup/dust-tactics', '.su-board svg'],
  ['army', 'army', '.pool'],
  ['editor', 'editor', '.editor-board svg'],
  ['settings', 'settings', '.set'],
] as const;

/** Pages and a table in another light. */
const seen =
  (prefix: string, options: BrowserContextOptions): Scene =>
  async ({ url, somebody, keep }) => {
    const page = await somebody(options);
    for (const [name, route, wait] of routes) {
      await page.goto(`${url}#/${route}`);
      await page.waitForSelector(wait);
      await page.waitForTimeout(300);
      await keep(page, `${prefix}-${name}`);
    }
    await begin(page, url);
    await aimed(page);
    await keep(page, `${prefix}-table`);
  };

const half = { width: sizes[0].width / 2, height: sizes[0].height / 2 };

/** `de` and `de-phone`, say. */
const inLanguage = (locale: Language): [string, Scene][] => [
  [locale, seen(locale, { locale })],
  [
    `${locale}-phone`,
    seen(`${locale}-phone`, { locale, viewport: sizes[2], hasTouch: true, isMobile: true }),
  ],
];

export const specials: Readonly<Record<string, Scene>> = {
  vision,
  zoom: seen('zoom200', { viewport: half, deviceScaleFactor: 2 }),
  ...Object.fromEntries(LANGUAGES.slice(1).flatMap(inLanguage)),
};
