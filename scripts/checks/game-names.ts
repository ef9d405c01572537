import { isGenerated, isSource, isTest } from '../lib/files.ts';
import type { Check } from './check.ts';

/** A game's id written as a text. */
const GAME_ID = /(['"])(?:dust-tactics-2014|dust-tactics|dust)\1/;

/** Folders that belong to one game: there its name is its own. */
const OWN = [
  /^packages\/(?:(?:advice|ai)\/src\/)?dust(?:-tactics(?:-2014)?)?\//,
  /^apps\/(?:web\/src\/games|cli\/src)\/dust(?:-tactics(?:-2014)?)?\//,
  /^apps\/web\/src\/lessons\/dust(?:-tactics(?:-2014)?)?\.ts$/,
  // Catalogues speak of every game by its id; a test holds them complete.
  /^apps\/web\/src\/i18n\/[a-z]{2}\//,
];

/** Texts are found by key, and some keys hold a game's name: one file for each language, however many there are. */
const TEXTS = /^apps\/web\/src\/i18n\/[a-z]{2}\//;

const isAsked = (path: string): boolean =>
  /^(?:packages|apps)\/[^/]+\/src\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !TEXTS.test(path) &&
  !OWN.some((folder) => folder.test(path));

/** How many files may still name a game outside its own folders. It only ever goes down. */
const MOST = 4;

export const gameNames: Check = {
  name: `at most ${MOST} files name a game that is not their own`,
  run(tree) {
    const naming = tree.files.filter((path) => isAsked(path) && GAME_ID.test(tree.read(path)));
    if (naming.length > MOST)
      return { findings: naming.map((path) => `${path} names a game: give it a table by GameId instead`) };
    const notes = naming.length < MOST ? [`only ${naming.length} do: lower the number`] : [];
    return { findings: [], notes };
  },
};
