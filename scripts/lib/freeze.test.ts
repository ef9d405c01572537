import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dust } from '@dustfront/dust';
import { frozenVersions, loadGames } from '@dustfront/games';
import type { AnyGame } from '@dustfront/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import {
  bundled,
  faultsOf,
  freeze,
  frozenFiles,
  frozenFolder,
  hashOf,
  indexOf,
  pathOf,
  readFrozen,
  readIndex,
} from './freeze.ts';
import { firstDifference } from './lockstep.ts';

const folder = mkdtempSync(join(tmpdir(), 'dustfront-frozen-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the frozen builds that are kept', () => {
  test('none was ever edited, each version is kept once, and the loader knows them all', () => {
    const files = frozenFiles();
    expect(files.length).toBeGreaterThan(0);
    expect(faultsOf(files, readFrozen, readIndex())).toEqual([]);
  });

  test('an edited build, a version kept twice and a stale loader are found', () => {
    const file = (version: string, text: string) => {
      const hash = hashOf(text);
      return { game: 'g', version, hash, name: `${version}-${hash}.frozen.js` };
    };
    const files = [file('1', 'one'), file('1', 'uno')];
    expect(faultsOf(files, ({ hash }) => (hash === hashOf('one') ? 'one' : 'edited'), indexOf([]))).toEqual([
      `g/1-${hashOf('uno')}.frozen.js was edited: its name is the hash of what it was`,
      'g 1 is kept twice',
      'frozen.generated.ts is stale: run npm run freeze',
    ]);
  });

  test('a game whose present version is released plays as it was frozen', async () => {
    for (const game of await loadGames()) {
      if (!frozenVersions(game.id).includes(game.version)) continue;
      const file = frozenFiles().find((one) => one.game === game.id && one.version === game.version)!;
      const { game: kept } = (await import(pathOf(frozenFolder, file))) as { game: AnyGame };
      expect(firstDifference(kept, game), `raise the version of ${game.id}: it plays otherwise`).toBeNull();
    }
  });
});

describe('npm run freeze', () => {
  test('makes one file that imports nothing, the same each time, and keeps it under game and version', async () => {
    const text = await bundled(dust);
    expect(text).not.toMatch(/\bimport\b\s*[({'"*]/);
    expect(await bundled(dust)).toBe(text);
    const { file, written } = await freeze(dust, folder);
    expect(written).toBe(true);
    expect(file).toMatchObject({ game: 'dust', version: dust.version, hash: hashOf(text) });
    expect(readFileSync(pathOf(folder, file), 'utf8')).toBe(text);
    expect(frozenFiles(folder)).toEqual([file]);
  });

  test('leaves a version that is frozen as it is', async () => {
    const before = readdirSync(join(folder, 'dust'));
    expect(await freeze(dust, folder)).toMatchObject({ written: false });
    expect(readdirSync(join(folder, 'dust'))).toEqual(before);
  });

  test('refuses a frozen version whose rules play otherwise now', async () => {
    const other: AnyGame = { ...dust, setup: () => dust.setup({ players: 3 }) };
    await expect(freeze(other, folder)).rejects.toHaveProperty(
      'message',
      'dust 1 is released and frozen, but the present rules play otherwise (two-players, match 0, answer 0). ' +
        'Raise the version of the game.',
    );
  });

  test('anything else in the folder is no frozen build', () => {
    mkdirSync(join(folder, 'chess', 'notes'), { recursive: true });
    expect(() => frozenFiles(folder)).toThrow('chess/notes is not a frozen build');
  });
});
