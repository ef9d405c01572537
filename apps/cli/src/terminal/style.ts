import pc from 'picocolors';

/** How to write for the reader at hand: colours and box drawing in a terminal, plain ASCII elsewhere. */
export interface Style {
  readonly plain: boolean;
  readonly allies: Paint;
  readonly axis: Paint;
  /** One for each of six seats. */
  readonly seats: readonly Paint[];
  readonly dim: Paint;
  readonly bold: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly note: Paint;
  readonly inverse: Paint;
}

export type Paint = (text: string) => string;

const asIs: Paint = (text) => text;

export function makeStyle(plain: boolean): Style {
  if (plain) {
    return {
      plain,
      allies: asIs,
      axis: asIs,
      seats: [asIs],
      dim: asIs,
      bold: asIs,
      good: asIs,
      bad: asIs,
      note: asIs,
      inverse: asIs,
    };
  }
  const c = pc.createColors(true);
  return {
    plain,
    allies: c.cyan,
    axis: c.red,
    seats: [c.cyan, c.red, c.yellow, c.green, c.magenta, c.blue],
    dim: c.gray,
    bold: c.bold,
    good: c.green,
    bad: c.red,
    note: c.yellow,
    inverse: c.inverse,
  };
}

/** NO_COLOR, TERM=dumb or a stream that is no terminal ask for plain text; FORCE_COLOR overrules the last. */
export function styleFor(stream: { readonly isTTY?: boolean }, env = process.env): Style {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return makeStyle(true);
  if (env.TERM === 'dumb') return makeStyle(true);
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== '';
  return makeStyle(stream.isTTY !== true && !forced);
}

/** Letters of the Far East and pictures take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const PICTURE = /\p{Emoji_Presentation}/u;
/** What is written over or under the letter before. */
const NO_WIDTH = /[\p{Mn}\p{Me}\u200b-\u200d]/u;

/** The columns that a text takes in a terminal: without colour codes. */
export function visibleLength(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the escape character
  const letters = [...text.replace(/\u001b\[[0-9;]*m/g, '')];
  return letters.reduce(
    (sum, one) => sum + (NO_WIDTH.test(one) ? 0 : WIDE.test(one) || PICTURE.test(one) ? 2 : 1),
    0,
  );
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleLength(text))) + text;
}

/** Breaks a text at blanks. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(indent + line);
  return lines;
}
