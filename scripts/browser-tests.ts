// The set-up of the vitest project "browser" (apps/web/e2e/*.e2e.ts): a built client and one real Chromium for all files.
// Tests ask where it listens with `inject('chromium')` and connect to it with playwright-core.

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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (hasWebClient()) await buildWebClient();
  // There is no graphics card: drawing by software is quicker than emulating one.
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launchServer({ executablePath: await chromiumPath(), args });
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
