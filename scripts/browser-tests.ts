// The set-up of the vitest project "browser" (apps/web/e2e/*.e2e.ts): a built client and one real Chromium for all
// files. Tests ask where it listens with `inject('chromium')` and connect to it with playwright-core.

import { chromium } from 'playwright-core';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildWebClient, hasWebClient } from './lib/build.ts';
import { chromiumPath } from './lib/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

/**
 * What a Chromium need not have. The first two load a page of their own, for the address bar that nobody sees, with
 * every window: three times the work of opening it. The others playwright switches off too; an option given twice
 * counts once.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (hasWebClient()) await buildWebClient();
  // There is no graphics card: drawing by software is quicker than emulating one.
  const args = ['--no-sandbox', '--disable-gpu', `--disable-features=${unused.join(',')}`];
  const browser = await chromium.launchServer({ executablePath: await chromiumPath(), args });
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
