import type { rules as english } from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** Zbiór zasad. */
export const rules: Texts<typeof english> = {
  rules: {
    title: 'Zbiór zasad',
    game: 'Gra',
    search: 'Szukaj słów albo id',
    chapter: 'Rozdział',
    allChapters: 'Wszystkie rozdziały',
    count: '{count} {count|zasada|zasady|zasad}',
    none: 'Zasady tej gry nie są jeszcze spisane.',
    unknown: 'Nie ma zasady „{id}”. Poszukaj słowa z niej albo części jej identyfikatora.',
    ruling: 'rozstrzygnięcie',
    done: 'w grze',
    overruled: 'uchylone',
    fact: 'fakt',
    notPlayed: 'poza grą',
    before: 'Przed nimi {count} {count|zasada|zasady|zasad}: szukaj albo wybierz rozdział.',
    more: 'i jeszcze {count}: szukaj albo wybierz rozdział.',
  },
};
