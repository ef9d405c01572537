import { own } from '../reader.ts';
import type { Paint, Style } from './style.ts';

/** What the sides are called in headings. */
export const blocTitle = (bloc: 'allies' | 'axis' | 'blutkreuz' | 'ssu' | 'mercenaries'): string =>
  own(`side.${bloc}`);

/** The colour of a side. */
export const painted =
  (bloc: string) =>
  (style: Style): Paint =>
    bloc === 'allies' ? style.allies : bloc === 'axis' || bloc === 'blutkreuz' ? style.axis : style.note;

/** Those that are named, or all. */
export const chosen = <C>(
  names: readonly string[],
  all: readonly C[],
  find: (name: string) => C,
): readonly C[] => (names.length > 0 ? names.map(find) : all);
