import type { learn as english } from '../en/learn.ts';
import type { Texts } from '../texts.ts';

/** Les leçons. */
export const learn: Texts<typeof english> = {
  learn: {
    lead: 'Chaque leçon est un petit plateau où vous jouez. Rien à lire avant.',
    done: 'faite',
    teacher: 'Leçon',
    again: 'Recommencer cette étape',
    strayed: 'C’était autre chose. L’étape reste à faire.',
    lessonOf: 'Leçon {n} sur {all}',
    hide: 'Réduire la leçon',
    show: 'Montrer la leçon',
    game: 'Jeu',
    goOn: 'Continuer',
    nextLesson: 'Leçon suivante',
    all: 'Toutes les leçons',
    dummy: 'Cible d’exercice',
  },
};
