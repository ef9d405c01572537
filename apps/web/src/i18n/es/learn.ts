import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** The lessons. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Cada lección es un pequeño tablero en el que juegas. No hay que leer nada antes.',
    done: 'hecha',
    teacher: 'Lección',
    again: 'Repetir este paso',
    strayed: 'Eso era otra cosa. El paso sigue pendiente.',
    lessonOf: 'Lección {n} de {all}',
    hide: 'Encoger la lección',
    show: 'Mostrar la lección',
    game: 'Juego',
    goOn: 'Seguir',
    nextLesson: 'Lección siguiente',
    all: 'Todas las lecciones',
    dummy: 'Muñeco de práctica',
  },
};
