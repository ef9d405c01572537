import type { Language } from '@dustfront/kernel';
import { effect, signal } from '@preact/signals';
import i18next from 'i18next';
import { settings } from '../settings.ts';
import { pages as en } from './en/index.ts';
import { takeAll } from './shelf.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Plural forms are written with `_one` and `_other`; callers name the bare key. */
type Bare<K extends string> = K extends `${infer B}_one` ? B : K extends `${infer B}_other` ? B : K;

export type Key = Bare<Leaves<typeof en>>;
export type Params = Readonly<Record<string, string | number>>;

const loaded = signal<Language>('en');
const instance = i18next.createInstance();

const pagesIn = async (language: Language): Promise<object> =>
  ((await import(`./${language}/index.ts`)) as { pages: object }).pages;

/** A text in the reader's language. Reading it in a component makes the component follow the language. */
export function t(key: Key, params: Params = {}): string {
  const lng = loaded.value;
  return instance.t(key, { ...params, lng });
}

export const language = (): Language => loaded.value;
/** How dates are written: as the reader's own country does it, where that speaks the language shown. */
export const dateStyle = (): string =>
  navigator.language.startsWith(loaded.value) ? navigator.language : loaded.value;

export async function startLanguages(): Promise<void> {
  await instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    showSupportNotice: false,
  } as Parameters<typeof instance.init>[0]);
  const first = settings.value.language;
  if (first !== 'en') await use(first);
  effect(() => {
    const wanted = settings.value.language;
    if (wanted !== loaded.peek()) void use(wanted);
  });
}

async function use(lng: Language): Promise<void> {
  if (!instance.hasResourceBundle(lng, 'translation'))
    instance.addResourceBundle(lng, 'translation', await pagesIn(lng));
  await takeAll(lng);
  // Another may have been chosen while this one was on its way.
  if (settings.peek().language === lng) loaded.value = lng;
}

/** A number the way the reader writes it. */
export const num = (value: number, digits = 0): string =>
  new Intl.NumberFormat(loaded.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/**
 * A chance as people read it. 0 and 100 appear only where they are certain: everything between is held between "<1" and ">99".
 */
export function percent(chance: number): string {
  if (chance <= 0) return '0';
  if (chance >= 1) return '100';
  const rounded = Math.round(chance * 100);
  if (rounded < 1) return '<1';
  if (rounded > 99) return '>99';
  return String(rounded);
}

/** What stands after it in a table: many languages set it apart, here by a narrow space. */
export const percentSign = (): string =>
  /\s/.test(new Intl.NumberFormat(loaded.value, { style: 'percent' }).format(1)) ? '\u202f%' : '%';
