// node apps/web/scripts/screenshots.ts [FOLDER] [SCENE…]: every screen at three sizes in both themes, and tables and
// pages as colour-blind eyes see them, at 200% zoom and in every language; for eyes. A scene is played once; its
// pictures are taken by resizing the window.

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { told } from '../../../scripts/lib/options.ts';
import { liveServer } from '../e2e/server.ts';
import { battles } from './pictures/battles.ts';
import { onlines } from './pictures/online.ts';
import { pages } from './pictures/pages.ts';
import { specials } from './pictures/special.ts';
import { newStage } from './pictures/stage.ts';
import { wars } from './pictures/war.ts';

const [wanted = 'apps/web/screenshots', ...only] = told(import.meta.filename, {
  allowPositionals: true,
}).positionals;
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
      const stage = await newStage(browser, server.url, folder);
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
