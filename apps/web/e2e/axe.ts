import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(part: Node, options: object): Promise<{ violations: readonly Violation[] }>;
}

/**
 * What axe finds on a page as it is, or what these of its rules find; where a dialog is open, in what can be reached.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const part = document.querySelector('dialog[open]') ?? document;
    const { violations: all } = await axe.run(part, {
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: { type: 'rule', values: only } }),
    });
    return all;
  }, rules);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/** Everything in the light; in the dark only the colours are others, and so only what is said of colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await inTheme(page, 'light');
  const light = await violations(page);
  await inTheme(page, 'dark');
  const dark = await violations(page, ['color-contrast', 'link-in-text-block']);
  await inTheme(page, 'light');
  return [...light, ...dark.map((one) => `in the dark: ${one}`)];
}
