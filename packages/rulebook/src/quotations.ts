import { RULE_PREFIXES } from '@dustfront/games';
import { lex, type Piece } from './lexer.ts';

/** A file as its caller read it. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A place that names a rule. */
export interface Quotation {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

// The longer prefix first, so that it is not read as the shorter one.
const prefixes = Object.values(RULE_PREFIXES).sort((a, b) => b.length - a.length);
const id = String.raw`(?:${prefixes.join('|')})(?:\.[a-z0-9][a-z0-9-]*)+`;
/** Not part of a path or a longer word; `dt1.move.*` speaks of many rules and quotes none. */
const anyId = new RegExp(String.raw`(?<![\w./@-])${id}(?!\.\*|\.?[\w-]|/|\()`, 'g');
const fileName = /\.(?:ts|tsx|md|json|jsonl|txt|yaml|table|html|css|mjs|svg)$/;

function idsIn(text: string, path: string, firstLine: number): Quotation[] {
  const found: Quotation[] = [];
  for (const match of text.matchAll(anyId)) {
    if (fileName.test(match[0])) continue;
    const line = firstLine + (text.slice(0, match.index).match(/\n/g)?.length ?? 0);
    found.push({ id: match[0], path, line });
  }
  return found;
}

/** Rules that a program cites: in its comments and its texts, where a variable's name cannot be meant. */
export function citationsIn({ path, text }: Source): Quotation[] {
  const { texts, comments } = lex(text);
  // `dt1.skill.${name}` begins an id that only the running program knows.
  const written = ({ text: whole, goesOn }: Piece): string =>
    goesOn ? whole.replace(/[\w.-]+$/, '') : whole;
  return [...texts, ...comments].flatMap((piece) => idsIn(written(piece), path, piece.line));
}

/** Rules named anywhere in a document. */
export const mentionsIn = ({ path, text }: Source): Quotation[] => idsIn(text, path, 1);

const bracketed = /\[([^\][]*)\]/g;
const field = String.raw`(?:rules["']?\s*:?|(?:rule|refused|shows)["']?\s*:)`;
const rulesField = new RegExp(String.raw`(?<![\w-])["']?${field}\s*((?:[\s[\],"'\`-]|${id})*)`, 'g');

/**
 * Rules that a test names in square brackets in its title. A table script names them in its field `rules`, in the
 * field `shows` of a step, or as the rule by which something is refused. What one of these names comes together.
 */
export function titlesIn({ path, text }: Source): Quotation[][] {
  const found = /\.tsx?$/.test(path)
    ? lex(text).texts.map((piece) => quotedBy(bracketed, piece.text, path, piece.line).flat())
    : quotedBy(rulesField, text, path, 1);
  return found.filter((title) => title.length > 0);
}

/** Rules that a test or table script names. */
export const testsIn = (source: Source): Quotation[] => titlesIn(source).flat();

function quotedBy(pattern: RegExp, text: string, path: string, firstLine: number): Quotation[][] {
  return [...text.matchAll(pattern)].map((match) => {
    const inside = match[1] ?? '';
    const before = text.slice(0, match.index + match[0].indexOf(inside));
    return idsIn(inside, path, firstLine + (before.match(/\n/g)?.length ?? 0));
  });
}
