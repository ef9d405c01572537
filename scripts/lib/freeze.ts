import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { AnyGame } from '../../packages/kernel/src/index.ts';
import { root } from './files.ts';
import { firstDifference } from './lockstep.ts';

/** Where the games of earlier rules versions are kept, `<game>/<version>-<hash>.frozen.js`. */
export const frozenFolder = join(root, 'packages', 'games', 'frozen');
/** The loader, which names every one of them, so that bundlers find them. */
const indexFile = join(root, 'packages', 'games', 'src', 'frozen.generated.ts');

export interface FrozenFile {
  readonly game: string;
  readonly version: string;
  /** The first letters of the SHA-256 of its text. */
  readonly hash: string;
  readonly name: string;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const pathOf = (folder: string, { game, name }: FrozenFile): string => join(folder, game, name);

const fileOf = (game: string, version: string, hash: string): FrozenFile => ({
  game,
  version,
  hash,
  name: `${version}-${hash}.frozen.js`,
});

/** Every frozen build, by game and version. */
export function frozenFiles(folder = frozenFolder): FrozenFile[] {
  if (!existsSync(folder)) return [];
  const byVersion = (a: FrozenFile, b: FrozenFile): number => Number(a.version) - Number(b.version);
  return readdirSync(folder)
    .sort()
    .flatMap((game) =>
      readdirSync(join(folder, game))
        .map((name) => {
          const [, version, hash] = /^(\d+)-([0-9a-f]{12})\.frozen\.js$/.exec(name) ?? [];
          if (version === undefined || hash === undefined)
            throw new Error(`${game}/${name} is not a frozen build`);
          return fileOf(game, version, hash);
        })
        .sort(byVersion),
    );
}

/** The text of the loader for these builds. */
export function indexOf(files: readonly FrozenFile[]): string {
  const games = [...new Set(files.map(({ game }) => game))];
  const lines = games.flatMap((game) => [
    `  '${game}': {`,
    ...files
      .filter((file) => file.game === game)
      .map(
        ({ version, name }) =>
          `    '${version}': async () => (await import('../frozen/${game}/${name}')).game,`,
      ),
    '  },',
  ]);
  return `// Written by npm run freeze. Do not edit.
/// <reference path="./frozen.d.ts" />
import type { AnyGame } from '@dustfront/kernel';

export const frozen: Readonly<Record<string, Readonly<Record<string, () => Promise<AnyGame>>>>> = {
${lines.join('\n')}
};
`;
}

/** A game's package in one file that imports nothing and exports `game`. */
export async function bundled(game: AnyGame): Promise<string> {
  const entry = join(root, 'packages', game.id, 'src', 'index.ts');
  const all = (await import(entry)) as Record<string, unknown>;
  const name = Object.keys(all).find((one) => all[one] === game);
  if (name === undefined) throw new Error(`packages/${game.id} does not export its game`);
  const door = '\0frozen.ts';
  const made = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'dustfront-frozen',
        resolveId: (id) => (id === 'frozen' ? door : null),
        load: (id) => (id === door ? `export { ${name} as game } from ${JSON.stringify(entry)};` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'frozen',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = made.output;
  if (others.length > 0 || chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
    throw new Error(`packages/${game.id} does not fit into one file`);
  return chunk.code;
}

/** A released version plays as it was frozen; this one does not. */
export class PlaysOtherwise extends Error {
  override name = 'PlaysOtherwise';
}

/**
 * Freezes a game under its version unless that was done before. A version that is frozen already stays as it is, and
 * the game must still play by it: words, drawings and speed may change inside a version, play may not.
 */
export async function freeze(
  game: AnyGame,
  folder = frozenFolder,
): Promise<{ file: FrozenFile; written: boolean }> {
  const known = frozenFiles(folder).find((file) => file.game === game.id && file.version === game.version);
  if (known !== undefined) {
    const { game: frozen } = (await import(pathOf(folder, known))) as { game: AnyGame };
    const difference = firstDifference(frozen, game);
    if (difference === null) return { file: known, written: false };
    throw new PlaysOtherwise(
      `${game.id} ${game.version} is released and frozen, but the present rules play otherwise (${difference}). ` +
        'Raise the version of the game.',
    );
  }
  const text = await bundled(game);
  const file = fileOf(game.id, game.version, hashOf(text));
  mkdirSync(join(folder, game.id), { recursive: true });
  writeFileSync(pathOf(folder, file), text);
  return { file, written: true };
}

/** What is wrong with the kept builds: names that do not fit their content, versions kept twice, a stale loader. */
export function faultsOf(
  files: readonly FrozenFile[],
  read: (file: FrozenFile) => string,
  index: string,
): string[] {
  const edited = files
    .filter((file) => hashOf(read(file)) !== file.hash)
    .map(({ game, name }) => `${game}/${name} was edited: its name is the hash of what it was`);
  const twice = files
    .filter((file, i) => files.findIndex((o) => o.game === file.game && o.version === file.version) !== i)
    .map(({ game, version }) => `${game} ${version} is kept twice`);
  const stale = index === indexOf(files) ? [] : ['frozen.generated.ts is stale: run npm run freeze'];
  return [...edited, ...twice, ...stale];
}

export const readFrozen = (file: FrozenFile): string => readFileSync(pathOf(frozenFolder, file), 'utf8');

export const readIndex = (): string => readFileSync(indexFile, 'utf8');

export function writeIndex(): void {
  writeFileSync(indexFile, indexOf(frozenFiles()));
}
