import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Folders and files of rules: they ask `groundOf`, `movementOf` and `settingOf`. */
const RULES = [
  'attack',
  'exceptions',
  'frames',
  'carrying.ts',
  'fielding.ts',
  'invariants.ts',
  'joining.ts',
  'losses.ts',
  'moments.ts',
  'observing.ts',
  'query.ts',
  'suppression.ts',
  'units.ts',
  'scenarios/control.ts',
  'scenarios/goals.ts',
  'scenarios/stations.ts',
];

function filesIn(name: string): string[] {
  if (name.endsWith('.ts')) return [name];
  return readdirSync(join(SOURCE, name)).map((file) => `${name}/${file}`);
}

const files = RULES.flatMap(filesIn).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

describe('no rule knows which ground it stands on', () => {
  test('there are rules to look at', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  test.each(files)('%s', (file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path!);
    expect(imports.filter((path) => /\/(squares|table)\//.test(path))).toEqual([]);
    expect(text).not.toMatch(/\.board\b/);
  });
});
