// node apps/web/scripts/screenshots.ts [--language CODE] [FOLDER] [SCENE…]: every screen at four sizes in both
// themes, and tables and pages as colour-blind eyes see them, at 200% zoom and in every language; for eyes. A scene is
// played once; its pictures are taken by resizing the window, in the language wanted (English unless said otherwise).

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@dustfront/kernel';
import { chromium } from 'playwright-core';
import { misused, told } from '../../../scripts/lib/options.ts';
import { liveServer } from '../e2e/server.ts';
import { battles } from './pictures/battles.ts';
import { onlines } from './pictures/online.ts';
import { pages } from './pictures/pages.ts';
import { specials } from './pictures/special.ts';
import { newStage } from './pictures/stage.ts';
import { wars } from './pictures/war.ts';

const { positionals, values } = told(import.meta.filename, {
  allowPositionals: true,
  options: { language: { type: 'string', default: LANGUAGES[0] } },
});
const [wanted = 'apps/web/screenshots', ...only] = positionals;
const language =
  LANGUAGES.find((one) => one === values.language) ??
  misused(import.meta.filename, `--language wants one of ${LANGUAGES.join(', ')}, not "${values.language}"`);
const folder = resolve(wanted);
const groups = { pages, battles, wars, onlines, specials };

mkdirSync(folder, { recursive: true });
const server = await liveServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let failed = 0;
try {
  for (const [group, scenes] of Object.entries(groups))
    for (const [name, scene] of Object.entries(scenes)) {
      if (only.length > 0 && !only.includes(name) && !only.includes(group)) continue;
      const stage = await newStage(browser, server.url, folder, language);
      const began = Date.now();
      try {
        await scene(stage);
        console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
      } catch (error) {
        failed++;
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
        await stage.keep(stage.page, `failed-${name}`);
      }
      await stage.end();
    }
} finally {
  await browser.close();
  await server.end();
}
process.exitCode = failed === 0 ? 0 : 1;
