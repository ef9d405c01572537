import type { review as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** Ce que les décisions ont coûté, dés mis à part. */
export const review: Texts<typeof english> = {
  review: {
    course: 'Chances de victoire',
    turned: '{side} : {from} % → {to} %',
    title: 'Analyse',
    text:
      'Repèse chaque décision selon ce qu’on savait alors : ce qui a été gâché, et ce que les ' +
      'dés ont fait à côté.',
    start: 'Analyser la partie',
    again: 'Analyser à nouveau',
    stop: 'Arrêter',
    progress: 'Réponse {done} sur {of}',
    failed: 'Cet enregistrement n’a pas pu être analysé.',
    done: '{judged} décisions sur {decisions} ont pu être pesées.',
    dice: 'Par les dés',
    diceParts: 'ses attaques {own}, celles de l’ennemi {enemy}',
    points: '{points} {count|point|points}',
    list: 'Décisions les plus coûteuses',
    did: 'Joué',
    atBest: '{answer}, au mieux',
    better: 'Mieux',
    byDecisions: 'Par les décisions',
    mistakes: '{count} {count|erreur|erreurs}',
    noMistake: 'aucune erreur nette',
    slip: 'mieux possible',
    mistake: 'erreur',
    grave: 'grave erreur',
    none: 'Aucune décision n’était une erreur nette.',
    worth: '{points} {count|point|points} de production',
    retry: 'Rejouer ce moment',
    all: 'Tout montrer ({count})',
  },
};
