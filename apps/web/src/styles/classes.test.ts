import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);

/** Files of styles in which a class gets its look, but for those that every page loads first. */
function homesOf(): ReadonlyMap<string, ReadonlySet<string>> {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: folder })) {
    if (file.startsWith('styles/')) continue;
    for (const [, name = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(/^(\.[\w-]+) \{/gm))
      homes.set(name, new Set([...(homes.get(name) ?? []), file]));
  }
  return homes;
}

test('a class has its look from one file: which page was opened first changes nothing', () => {
  const homes = homesOf();
  expect(homes.size).toBeGreaterThan(200);
  expect([...homes].filter(([, files]) => files.size > 1)).toEqual([]);
});
