import type { Catalogue, Message, Param, Params, Say } from './words.ts';

/** The forms that a language has for numbers, as Intl.PluralRules names them. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What differs from language to language beside the texts; only programs know it. */
export interface Grammar {
  readonly plural: (n: number) => PluralForm;
  /** A parameter that is a number, the way the reader writes it. */
  readonly number?: (value: number, name: string) => string;
}

export const englishGrammar: Grammar = { plural: (n) => (n === 1 ? 'one' : 'other') };

/** Two forms stand for one and for any other number; three for one, a few and any other. */
function formFor(forms: readonly string[], form: PluralForm): string {
  if (form === 'one') return forms[0] ?? '';
  return (form === 'few' && forms.length > 2 ? forms[1] : forms.at(-1)) ?? '';
}

/** `{name}`, or `{name|forms}`, where a form may itself fill in names. */
const HOLE = /\{(\w+)((?:\|(?:[^|{}]|\{\w+\})*)*)\}/g;

/**
 * A text with what a message fills in: `{unit}` is the parameter itself, `{hits|one hit|{hits} hits}` the form for its
 * number; what has no value stays to be seen.
 */
export function fill(
  text: string,
  params: Params = {},
  say: (value: Param, name: string) => string = String,
  plural: Grammar['plural'] = englishGrammar.plural,
): string {
  return text.replace(HOLE, (whole, name: string, forms: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (forms === '') return say(value, name);
    return fill(formFor(forms.slice(1).split('|'), plural(Number(value))), params, say, plural);
  });
}

/**
 * The one way for a message to become a sentence: by the reader's words, or by those it was written with where they
 * have none. A parameter that is itself a key is put into words too, and so is every part of a list.
 */
export function sayIn(words: Catalogue, written: Catalogue = {}, grammar: Grammar = englishGrammar): Say {
  const text = (key: string): string | undefined => words[key] ?? written[key];
  const part = (value: Param, name: string): string => {
    if (typeof value === 'number') return (grammar.number ?? String)(value, name);
    if (typeof value === 'string') return text(value) ?? value;
    return 'key' in value ? say(value) : value.map((one) => part(one, name)).join(', ');
  };
  const say = ({ key, params = {} }: Message): string => {
    const found = text(key);
    if (found === undefined) return [key, ...Object.values(params).map((value) => part(value, ''))].join(' ');
    return fill(found, params, part, grammar.plural);
  };
  return say;
}
