import { type Catalogue, fill, type Grammar, type Language } from '@dustfront/kernel';
import { effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { pages as en } from './en/index.ts';
import { takeAll } from './fetched.ts';
import { flat, type Leaves } from './flat.ts';

export type Key = Leaves<typeof en>;
export type Params = Readonly<Record<string, string | number>>;

const loaded = signal<Language>('en');
const texts = new Map<Language, Catalogue>([['en', flat(en)]]);
const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();
const percentSigns = new Map<Language, string>();

export const language = (): Language => loaded.value;

/** Which form of a text a number takes in the reader's language. */
export function plural(): Grammar['plural'] {
  const lng = loaded.value;
  const found = rules.get(lng) ?? new Intl.PluralRules(lng);
  rules.set(lng, found);
  return (n) => found.select(n);
}

/** A text in the reader's language. Reading it in a component makes the component follow the language. */
export const t = (key: Key, params: Params = {}): string =>
  fill(texts.get(loaded.value)?.[key] ?? key, params, String, plural());

/** How dates are written: as the reader's own country does it, where that speaks the language shown. */
export const dateStyle = (): string =>
  navigator.language.startsWith(loaded.value) ? navigator.language : loaded.value;

export async function startLanguages(): Promise<void> {
  const first = settings.value.language;
  if (first !== 'en') await use(first);
  effect(() => {
    const wanted = settings.value.language;
    if (wanted !== loaded.peek()) void use(wanted);
  });
}

async function use(lng: Language): Promise<void> {
  if (!texts.has(lng)) texts.set(lng, flat(((await import(`./${lng}/index.ts`)) as { pages: object }).pages));
  await takeAll(lng);
  // Another may have been chosen while this one was on its way.
  if (settings.peek().language === lng) loaded.value = lng;
}

/** A number the way the reader writes it. */
export function num(value: number, digits = 0): string {
  const lng = loaded.value;
  const style = `${lng} ${digits}`;
  const found =
    numbers.get(style) ??
    new Intl.NumberFormat(lng, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  numbers.set(style, found);
  return found.format(value);
}

export { percent, percents } from './percent.ts';

/** What stands after it in a table: many languages set it apart, here by a narrow space. */
export function percentSign(): string {
  const lng = loaded.value;
  const found =
    percentSigns.get(lng) ??
    (/\s/.test(new Intl.NumberFormat(lng, { style: 'percent' }).format(1)) ? '\u202f%' : '%');
  percentSigns.set(lng, found);
  return found;
}
