import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** Lekcje. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Każda lekcja to mała plansza, na której grasz. Niczego nie trzeba wcześniej czytać.',
    done: 'zrobione',
    teacher: 'Lekcja',
    again: 'Zacznij ten krok od nowa',
    strayed: 'To było coś innego. Krok wciąż czeka.',
    lessonOf: 'Lekcja {n} z {all}',
    hide: 'Zwiń lekcję',
    show: 'Pokaż lekcję',
    game: 'Gra',
    goOn: 'Dalej',
    nextLesson: 'Następna lekcja',
    all: 'Wszystkie lekcje',
    dummy: 'Manekin ćwiczebny',
  },
};
