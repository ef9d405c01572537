import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@dustfront/games';
import { LANGUAGES } from '@dustfront/kernel';
import { chaptersOf, parseRegister, translatedTexts } from '@dustfront/rulebook';
import type { Plugin } from 'vite';

const prefix = 'virtual:rules/';
const [, ...others] = LANGUAGES;

const pathOf = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../../packages/${game}/${name}`, import.meta.url));

/** The rows of a register, and where its translations are. */
function registerModule(game: string, text: string): string {
  const chapters = chaptersOf(text);
  const rows = parseRegister(text).rules.map(({ id, text: words, source, status, line }) => ({
    id,
    text: words,
    source,
    status,
    chapter: chapters.findLast((chapter) => chapter.line < line)?.title ?? '',
  }));
  const translated = others.map(
    (language) => `${language}: () => import(${JSON.stringify(`${prefix}${game}/${language}`)})`,
  );
  return `export const rules = ${JSON.stringify(rows)};\nexport const translations = {${translated.join(', ')}};`;
}

/**
 * Makes the register of a game (its RULES.md) importable as data, `virtual:rules/<game>`, and each of its translations
 * (RULES.<language>.md), `virtual:rules/<game>/<language>`.
 */
export function rules(): Plugin {
  return {
    name: 'dustfront-rules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [game = '', language] = id.slice(prefix.length + 1).split('/');
      if (!GAME_IDS.some((known) => known === game)) return null;
      const read = (name: string): string => {
        this.addWatchFile(pathOf(game, name));
        return readFileSync(pathOf(game, name), 'utf8');
      };
      const register = read('RULES.md');
      if (language === undefined) return registerModule(game, register);
      const words = translatedTexts(register, read(`RULES.${language}.md`));
      return `export const words = ${JSON.stringify(words)};`;
    },
  };
}
