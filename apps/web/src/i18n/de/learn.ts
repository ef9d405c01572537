import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** Die Lektionen. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Jede Lektion ist ein kleines Feld, auf dem Sie spielen. Vorher muss nichts gelesen werden.',
    done: 'fertig',
    teacher: 'Lektion',
    again: 'Diesen Schritt noch einmal',
    strayed: 'Das war etwas anderes. Der Schritt ist noch offen.',
    lessonOf: 'Lektion {n} von {all}',
    hide: 'Lektion klein machen',
    show: 'Lektion zeigen',
    game: 'Spiel',
    goOn: 'Weiter',
    nextLesson: 'Nächste Lektion',
    all: 'Alle Lektionen',
    dummy: 'Übungsgegner',
  },
};
