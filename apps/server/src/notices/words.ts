import { type Catalogue, LANGUAGES, type Language, type Say, sayIn } from '@dustfront/kernel';
import { words as english } from './words/en.ts';

const load = async (language: Language): Promise<readonly [Language, Say]> => {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Catalogue };
  const rules = new Intl.PluralRules(language);
  return [language, sayIn(words, english, { plural: (n) => rules.select(n) })];
};

/** Mails may be asked for in any language at any time. */
const sayings = new Map(await Promise.all(LANGUAGES.map(load)));

export const mailSay = (language: Language): Say => sayings.get(language) ?? sayIn(english);

/** What happened, or that something did: a newer server may have written the notice. */
export const kindKey = (kind: string): string => {
  const key = `mail.kind.${kind}`;
  return key in english ? key : 'mail.kind';
};
