import type { Catalogue } from '@dustfront/kernel';

/** The keys of nested texts, written with dots. */
export type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

const leaves = (value: object, prefix: string): [string, string][] =>
  Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as [string, string]]
      : leaves(text as object, `${prefix}${key}.`),
  );

/** Nested texts as a catalogue. */
export const flat = (nested: object): Catalogue => Object.fromEntries(leaves(nested, ''));
