import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { type Block, readMarkdown } from './markdown.ts';

const folder = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
const documentOf = (name: string) => readMarkdown(readFileSync(`${folder}${name}.md`, 'utf8'));

const text = (value: string) => ({ kind: 'text' as const, text: value });

describe('our documents are read as they are written', () => {
  test('headings, paragraphs over several lines, and what is in them', () => {
    expect(readMarkdown('## `play`\n\nOne **two** and\n*three*: [four](five.md#six).\n')).toEqual([
      { kind: 'heading', level: 2, words: [{ kind: 'code', text: 'play' }], id: 'play' },
      {
        kind: 'paragraph',
        words: [
          text('One '),
          { kind: 'strong', text: 'two' },
          text(' and '),
          { kind: 'em', text: 'three' },
          text(': '),
          { kind: 'link', text: 'four', to: 'five.md#six' },
          text('.'),
        ],
      },
    ]);
  });

  test('lists go on over lines and hold further blocks', () => {
    const [one] = readMarkdown('1. first\n   goes on\n2. second\n\n   ```\n   code\n   ```\n');
    expect(one).toEqual({
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'paragraph', words: [text('first goes on')] }],
        [
          { kind: 'paragraph', words: [text('second')] },
          { kind: 'code', text: 'code' },
        ],
      ],
    });
  });

  test('what stands at the margin after an empty line is no part of a list', () => {
    expect(readMarkdown('- one\n  goes on\n\nafter it').map(({ kind }) => kind)).toEqual([
      'list',
      'paragraph',
    ]);
  });

  test('tables, with a bar inside a cell, and both kinds of code', () => {
    expect(
      readMarkdown('| a | b |\n| --- | --- |\n| `x\\|y` | 2 |\n\n    one\n      two\n\n```sh\nthree\n```'),
    ).toEqual([
      {
        kind: 'table',
        head: [[text('a')], [text('b')]],
        rows: [[[{ kind: 'code', text: 'x|y' }], [text('2')]]],
      },
      { kind: 'code', text: 'one\n  two' },
      { kind: 'code', text: 'three' },
    ]);
  });

  test.each(DOCUMENTS)('%s: it is there, begins with its title, and every link leads somewhere', (name) => {
    const read = documentOf(name);
    expect(read[0]).toMatchObject({ kind: 'heading', level: 1 });
    const broken: string[] = [];
    const look = (all: readonly Block[]): void => {
      for (const block of all) {
        if (block.kind === 'list') block.items.forEach(look);
        const words =
          block.kind === 'table'
            ? [...block.head, ...block.rows.flat()].flat()
            : 'words' in block
              ? block.words
              : [];
        for (const one of words) if (one.kind === 'link' && !leads(one.to, read)) broken.push(one.to);
      }
    };
    look(read);
    expect(broken).toEqual([]);
  });
});

const files = readdirSync(folder, { recursive: true }).map(String);

function leads(to: string, from: readonly Block[]): boolean {
  if (/^https?:|^\.\.\//.test(to)) return true;
  const [file = '', id] = to.split('#');
  const there = file === '' ? from : files.includes(file) ? documentOf(file.replace(/\.md$/, '')) : null;
  if (there === null) return false;
  return id === undefined || there.some((block) => block.kind === 'heading' && block.id === id);
}
