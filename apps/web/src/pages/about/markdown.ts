/** A stretch of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly words: Words; readonly id: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

const stretch = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[((?:`[^`]*`|[^\]])+)\]\(([^)]+)\)/g;

/** A line with its code, weight and links. */
export function inline(text: string): Words {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(stretch)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const [, code, strong, em, link, to] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'link', text: (link ?? '').replaceAll('`', ''), to: to ?? '' });
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** The anchor of a heading, as links within documents name it. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const heading = /^(#{1,4}) (.+)$/;
const item = /^( *)(?:[-*]|(\d+)\.) +/;
const row = /^\|/;

const cells = (line: string): readonly Words[] =>
  line
    .replace(/^\| ?| ?\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));

const begins = (line: string): boolean =>
  line.trim() === '' || heading.test(line) || item.test(line) || row.test(line) || line.startsWith('```');

/** Takes lines from the front while something holds. */
function take(lines: string[], holds: (line: string) => boolean): string[] {
  const found: string[] = [];
  while (lines[0] !== undefined && holds(lines[0])) found.push(lines.shift() ?? '');
  return found;
}

function fenced(lines: string[]): Block {
  lines.shift();
  const text = take(lines, (line) => !line.startsWith('```')).join('\n');
  lines.shift();
  return { kind: 'code', text };
}

/** Lines that stand four to the right. */
const indented = (lines: string[]): Block => ({
  kind: 'code',
  text: take(lines, (line) => line.startsWith('    ') || line.trim() === '')
    .map((line) => line.slice(4))
    .join('\n')
    .trimEnd(),
});

function table(lines: string[]): Block {
  const [head = '', , ...rows] = take(lines, (line) => row.test(line));
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** What stands to the right, with the empty lines before and between it. */
function takeInside(lines: string[]): string[] {
  const next = lines.findIndex((line) => line.trim() !== '');
  if (next < 0 || !/^ /.test(lines[next] ?? '')) return [];
  return [...lines.splice(0, next), ...take(lines, (line) => /^ /.test(line)), ...takeInside(lines)];
}

function list(lines: string[]): Block {
  const ordered = /^\d/.test(lines[0] ?? '');
  const items: (readonly Block[])[] = [];
  while (/^(?:[-*]|\d+\.) /.test(lines[0] ?? '')) {
    const [first = ''] = lines.splice(0, 1);
    const sign = item.exec(first)?.[0].length ?? 2;
    const [same, further] = [take(lines, (line) => !begins(line)), takeInside(lines)];
    const more = [...same, ...further];
    items.push(
      blocks([first.slice(sign), ...more.map((line) => line.replace(new RegExp(`^ {0,${sign}}`), ''))]),
    );
  }
  return { kind: 'list', ordered, items };
}

function blocks(lines: string[]): readonly Block[] {
  const found: Block[] = [];
  for (let [line] = lines; line !== undefined; [line] = lines) {
    const title = heading.exec(line);
    if (line.trim() === '') lines.shift();
    else if (title !== null) {
      lines.shift();
      const [, signs = '', text = ''] = title;
      found.push({ kind: 'heading', level: signs.length, words: inline(text), id: anchor(text) });
    } else if (line.startsWith('```')) found.push(fenced(lines));
    else if (line.startsWith('    ')) found.push(indented(lines));
    else if (row.test(line)) found.push(table(lines));
    else if (item.test(line) && !line.startsWith(' ')) found.push(list(lines));
    else {
      const [first = ''] = lines.splice(0, 1);
      const more = take(lines, (one) => !begins(one));
      found.push({ kind: 'paragraph', words: inline([first, ...more].map((one) => one.trim()).join(' ')) });
    }
  }
  return found;
}

/** Reads as much of Markdown as our documents are written in. */
export const readMarkdown = (text: string): readonly Block[] => blocks(text.split('\n'));
