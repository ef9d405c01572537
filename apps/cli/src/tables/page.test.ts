import { readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { isProblems } from '@dustfront/kernel';
import { readScript, runScript, STEP_WORDS } from '@dustfront/table-scripts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const game = async (id: string) => (await loadGame(id)) ?? expect.fail(`no game ${id}`);
const page = read('docs/table-scripts.md');

/** What stands under a heading of the second level. */
function section(title: string): string {
  const found = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  return found ?? expect.fail(`the page has no part "${title}"`);
}

/** Every word that is set as code: in backquotes, in indented and in fenced blocks. */
function codeWords(text: string): ReadonlySet<string> {
  const code = [...text.matchAll(/`([^`\n]+)`|^ {4}(.*)$|^```yaml\n([\s\S]*?)^```/gm)].map(
    ([, span, line, block]) => span ?? line ?? block ?? '',
  );
  return new Set(code.flatMap((part) => part.split(/[^\w-]+/)));
}

/** What a parser compares words with: cases, equals, beginnings, and its lists of words. */
function keywords(source: string): string[] {
  const compared = [
    ...source.matchAll(/(?:case |(?<!typeof [\w.]+ )=== |startsWith\()'([a-zA-Z-]{2,})=?'/g),
  ].map(([, word]) => word!);
  const lists = [
    ...source.matchAll(/(?:LISTS|FIELDS|FLAGS|TABLE_WORDS|MOMENTS|LINES) = \[([^\]]*)\]/g),
  ].flatMap(([, list]) => [...list!.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!));
  return [...new Set([...compared, ...lists])];
}

const keysOf = (source: string, table: string): string[] => {
  const body = new RegExp(`${table}[^=]*= \\{\\n([\\s\\S]*?)\\n\\};`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, word]) => word!);
};

const games = [
  {
    id: 'dust-tactics',
    title: 'Core Set',
    words: () => {
      const options = read('packages/dust-tactics/src/notation/print.ts');
      const named = /OPTION_WORDS[^{]*\{([\s\S]*?)\}/.exec(options)?.[1] ?? '';
      return [
        ...keywords(read('packages/dust-tactics/src/notation/parse.ts')),
        ...[...named.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!),
        'activated',
        'moved',
        'tried',
      ];
    },
  },
  {
    id: 'dust-tactics-2014',
    title: '2013/14',
    words: () => [
      ...keywords(read('packages/dust-tactics-2014/src/notation/parse.ts')),
      ...keywords(read('packages/dust-tactics-2014/src/notation/flags.ts')),
    ],
  },
  {
    id: 'dust',
    title: 'DUST',
    words: () => [
      ...keywords(read('packages/dust/src/notation/parse.ts')),
      ...keywords(read('packages/dust/src/notation/lines.ts')),
      ...keywords(read('packages/dust/src/notation/moments.ts')),
      ...keysOf(read('packages/dust/src/notation/lines.ts'), 'READERS'),
    ],
  },
] as const;

describe('docs/table-scripts.md', () => {
  test('has every field of a script', () => {
    const words = codeWords(page.slice(0, page.indexOf('## Steps')));
    const fields = keywords(read('packages/table-scripts/src/script.ts')).filter(
      (word) => !/[A-Z]/.test(word),
    );
    expect(fields).toContain('position');
    expect(fields.filter((word) => !words.has(word))).toEqual([]);
  });

  test('has every kind of step', () => {
    const words = codeWords(section('Steps'));
    expect(STEP_WORDS.filter((word) => !words.has(word))).toEqual([]);
  });

  for (const { id, title, words } of games) {
    test(`${id}: every question that can be asked`, async () => {
      const { notation } = await game(id);
      const asked = Object.keys(notation?.questions ?? {});
      expect(asked.length).toBeGreaterThan(5);
      const rows = [...section(title).matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
        cell!.split(', ').map((word) => word.replaceAll('`', '')),
      );
      expect(asked.filter((name) => !rows.includes(name))).toEqual([]);
    });

    test(`${id}: every word of a position`, () => {
      const said = codeWords(section(title));
      const wanted = words();
      expect(wanted.length).toBeGreaterThan(20);
      expect(wanted.filter((word) => !said.has(word))).toEqual([]);
    });

    test(`${id}: the positions that are shown can be read`, async () => {
      const { notation } = await game(id);
      const shown = [...section(title).matchAll(/\n\n((?: {4}.*\n){3,})/g)].map(([, block]) => block!);
      expect(shown.length).toBeGreaterThan(0);
      for (const block of shown) {
        const made = notation!.parsePosition(
          block.replace(/^ {4}/gm, '').replace(/ {3,}(?:\/\/|#) .*$/gm, ''),
        );
        expect(isProblems(made) ? made : []).toEqual([]);
      }
    });

    test(`${id}: the script that is shown passes`, async () => {
      const scripts = [...section(title).matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text]) => text!);
      expect(scripts.length).toBeGreaterThan(0);
      for (const text of scripts) {
        const script = readScript(parse(text));
        if (Array.isArray(script)) expect.fail(JSON.stringify(script));
        else expect(runScript(script, await game(id)).failures).toEqual([]);
      }
    });
  }
});
