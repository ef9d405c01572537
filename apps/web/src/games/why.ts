import { fill, type Message } from '@dustfront/kernel';
import { language, num, percent } from '../i18n/index.ts';
import type { GameFace } from './face.ts';
import { hintGerman, whyGerman } from './why.de.ts';
import { hintEnglish, whyEnglish } from './why.en.ts';

/** Odds that were rounded to whole percents: 0 and 100 are not certain. */
const odds = new Set(['kill', 'chance', 'win']);

const spoken = (name: string, value: string | number): string | number =>
  odds.has(name) && typeof value === 'number'
    ? percent(Math.min(0.999, Math.max(0.001, value / 100)))
    : value;

/**
 * The reasons of a computer player, a sentence each, in the reader's language; names stand in them as the game's own table
 * writes them. Reading it in a component makes the component follow the language.
 */
export function sayWhy(words: readonly Message[], face: Pick<GameFace, 'named'>): string[] {
  const texts = language() === 'de' ? whyGerman : whyEnglish;
  return words.map(({ key, params = {} }) => {
    const given = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, spoken(name, value)]),
    );
    return fill(texts[key] ?? key, given, (value) =>
      typeof value === 'number'
        ? num(value, Number.isInteger(value) ? 0 : 1)
        : (face.named?.(value) ?? value),
    );
  });
}

/** A text of hints and reasons; they come with the table, not with the start page. */
export const hw = (key: keyof typeof hintEnglish, params: Message['params'] = {}): string =>
  fill((language() === 'de' ? hintGerman : hintEnglish)[key], params);
