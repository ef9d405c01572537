// The set-up of the vitest project "browser" (apps/web/e2e/*.e2e.ts): a built client and a real Chromium.
// Tests ask for the browser with `inject('chromium')` and give it to playwright-core as executablePath.
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildWebClient, hasWebClient } from './lib/build.ts';
import { chromiumPath } from './lib/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  if (hasWebClient()) await buildWebClient();
  project.provide('chromium', await chromiumPath());
}
