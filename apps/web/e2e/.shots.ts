import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from '../scripts/serve.ts';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
const served = await serve();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const recs = { core: 'packages/dust-tactics/records/v1-hold-the-depot.record', later: 'packages/dust-tactics-2014/records/v2-firefight.record' };
for (const [name, path] of Object.entries(recs)) for (const theme of ['light','dark'] as const) for (const size of [{width:1440,height:900},{width:390,height:844}]) {
  const ctx = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce', locale: name === 'later' ? 'de-DE' : 'en-GB', isMobile: size.width < 500, hasTouch: size.width < 500 });
  const page = await ctx.newPage();
  await page.goto(`${served.url}#/records`);
  await page.locator('#rec-text').fill(readFileSync(path, 'utf8'));
  await page.locator('.ed-box .btn.primary').click();
  await page.waitForSelector('.review');
  if (name === 'core') await page.screenshot({ path: `/tmp/rv/${name}-${theme}-${size.width}-0.png` });
  await page.locator('.review .btn').click();
  await page.waitForSelector('.review-list');
  await page.locator('.review-go').nth(1).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/rv/${name}-${theme}-${size.width}-1.png` });
  await page.screenshot({ path: `/tmp/rv/${name}-${theme}-${size.width}-full.png`, fullPage: true });
  await ctx.close();
}
await browser.close(); await served.close();
