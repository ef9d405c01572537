import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** The lessons. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Ogni lezione è un piccolo campo su cui giochi. Non c’è nulla da leggere prima.',
    done: 'fatta',
    teacher: 'Lezione',
    again: 'Ricomincia questo passo',
    strayed: 'Era un’altra cosa. Il passo è ancora aperto.',
    lessonOf: 'Lezione {n} di {all}',
    hide: 'Riduci la lezione',
    show: 'Mostra la lezione',
    game: 'Gioco',
    goOn: 'Avanti',
    nextLesson: 'Prossima lezione',
    all: 'Tutte le lezioni',
    dummy: 'Sagoma da esercizio',
  },
};
