import { chaptersOf, type Mistake, parseRegister, type Rule, rowsOf } from './register.ts';

/** A rule in another language. */
export interface TranslatedRule {
  readonly id: string;
  readonly text: string;
  /** The fingerprint of the wording that it was translated from. */
  readonly from: string;
  readonly line: number;
}

export interface Translation {
  readonly rules: readonly TranslatedRule[];
  /** Titles of chapters, in the order of the register. */
  readonly chapters: readonly string[];
}

/** Eight digits that change with a wording (FNV-1a), so that a translation tells what it was made from. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The titles of a register or of its translation. */
const titlesOf = (markdown: string): string[] => chaptersOf(markdown).map(({ title }) => title);

/** Reads `RULES.<language>.md`: rows of id, rule, fingerprint, under titles. */
export function parseTranslation(markdown: string): Translation {
  const rules = rowsOf(markdown).map(({ cells: [id = '', text = '', from = ''], line }) => ({
    id: id.replaceAll('`', ''),
    text,
    from,
    line,
  }));
  return { rules, chapters: titlesOf(markdown) };
}

const reasons = (text: string): number => text.split('Ruling: ').length;

function rowMistakes(rule: Rule | undefined, { id, text, line }: TranslatedRule): Mistake[] {
  if (rule === undefined) return [{ line, message: `${id} is no rule` }];
  if (text === '') return [{ line, message: `${id} has no text` }];
  return reasons(text) === reasons(rule.text)
    ? []
    : [{ line, message: `${id}: the reason of a ruling follows "Ruling:"` }];
}

/** What is wrong in a translation. */
export function translationMistakes(register: string, translation: string): Mistake[] {
  const { rules: rows, chapters } = parseTranslation(translation);
  const known = new Map(parseRegister(register).rules.map((rule) => [rule.id, rule]));
  const first = new Map(rows.toReversed().map((row) => [row.id, row]));
  const twice = rows.filter((row) => first.get(row.id) !== row);
  return [
    ...(titlesOf(register).length === chapters.length
      ? []
      : [{ line: 1, message: 'it has not the chapters of RULES.md' }]),
    ...rows.flatMap((row) => rowMistakes(known.get(row.id), row)),
    ...twice.map(({ id, line }) => ({ line, message: `${id} stands here twice` })),
  ];
}

/** Translations of what the register says; those of an earlier wording are left out. */
function presentRows(register: string, translation: string): TranslatedRule[] {
  const wordings = new Map(parseRegister(register).rules.map(({ id, text }) => [id, fingerprint(text)]));
  return parseTranslation(translation).rules.filter(({ id, from }) => wordings.get(id) === from);
}

/** Rules that have no translation, or one of an earlier wording, with what a new one ends with. */
export function untranslated(register: string, translation: string): { id: string; from: string }[] {
  const there = new Set(presentRows(register, translation).map(({ id }) => id));
  return parseRegister(register)
    .rules.filter(({ id }) => !there.has(id))
    .map(({ id, text }) => ({ id, from: fingerprint(text) }));
}

/** The texts of a translation by rule, and its titles by those of the register, each after a `#`. */
export function translatedTexts(register: string, translation: string): Record<string, string> {
  const { chapters } = parseTranslation(translation);
  const titles = titlesOf(register).map((title, i) => [`# ${title}`, chapters[i] ?? title]);
  const rules = presentRows(register, translation).map(({ id, text }) => [id, text]);
  return Object.fromEntries([...titles, ...rules]);
}
