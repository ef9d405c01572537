import { globSync, readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { readScript, runScript, type Script } from '@dustfront/table-scripts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/files.ts';
import { TABLES } from './suites.ts';

/** The table scripts of a package as tests, each quoting its rules in its title. */
for (const file of globSync(`${process.env[TABLES]}/**/*.yaml`, { cwd: root }).sort()) {
  const written = parse(readFileSync(`${root}/${file}`, 'utf8')) as { game: string; rules?: string[] };
  test(`[${(written.rules ?? []).join(', ')}] ${file}`, async () => {
    const game = await loadGame(written.game);
    if (game === null) throw new Error(`there is no game ${written.game}`);
    const script = readScript(written);
    expect(Array.isArray(script), JSON.stringify(script)).toBe(false);
    expect(runScript(script as Script, game).failures).toEqual([]);
  });
}
