import { language } from '../../../i18n/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Bare<K extends string> = K extends `${infer B}_one` ? B : K extends `${infer B}_other` ? B : K;
export type Word = Bare<keyof typeof en>;
type Texts = Readonly<Record<string, string | undefined>>;

/** A text of this game's table in the reader's language; it comes with the game, not with the start page. */
export function w(key: Word, params: Readonly<Record<string, string | number>> = {}): string {
  const texts: Texts = language() === 'de' ? de : en;
  const plural = params.count === 1 ? texts[`${key}_one`] : texts[`${key}_other`];
  const pattern = texts[key] ?? plural ?? key;
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
