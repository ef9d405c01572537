import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRegister } from '@dustfront/rulebook';
import type { Plugin } from 'vite';

const prefix = 'virtual:rules/';
const games = ['dust-tactics', 'dust-tactics-2014', 'dust'];

interface Chapter {
  readonly title: string;
  readonly line: number;
}

/** Makes the register of a game (its RULES.md) importable as data: `virtual:rules/<game>`. */
export function rules(): Plugin {
  const path = (game: string): string =>
    fileURLToPath(new URL(`../../../packages/${game}/RULES.md`, import.meta.url));
  return {
    name: 'dustfront-rules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const game = id.slice(prefix.length + 1);
      if (!games.includes(game)) return null;
      let text = '';
      try {
        text = readFileSync(path(game), 'utf8');
        this.addWatchFile(path(game));
      } catch {
        // A game whose register is not written yet has no rules to show.
      }
      const chapters: Chapter[] = text
        .split('\n')
        .flatMap((line, i) => (/^##+ /.test(line) ? [{ title: line.replace(/^#+ /, ''), line: i + 1 }] : []));
      const found = parseRegister(text).rules.map(({ id: rule, text: words, source, status, line }) => ({
        id: rule,
        text: words,
        source,
        status,
        chapter: chapters.findLast((chapter) => chapter.line < line)?.title ?? '',
      }));
      return `export const rules = ${JSON.stringify(found)};`;
    },
  };
}
