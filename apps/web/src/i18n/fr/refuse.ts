import type { refuse as english } from '../en/refuse.ts';
import type { Texts } from '../texts.ts';

/** Pourquoi un clic n’a rien donné. */
export const refuse: Texts<typeof english> = {
  refuse: {
    sight: 'Pas de ligne de vue de {from} à {name}.',
    range: '{name} est à {range} {range|case|cases}, trop loin pour ce qui lui ferait du mal.',
    near: '{name} est trop près pour ces armes.',
    arc: '{name} est hors de l’arc des armes qui l’atteignent. Bouger les oriente.',
    proof: 'Rien de ce qui atteint {name} n’entame son blindage.',
    spent: 'Il ne reste rien pour tirer.',
    acted: '{name} a déjà agi cette manche.',
    friend: '{name} est de votre camp.',
    square: '{square} est hors d’atteinte maintenant.',
    nothingThere: 'Il n’y a rien à viser en {square}.',
    answerFirst: 'Répondez d’abord à la question.',
    moveFirst: 'Terminez d’abord le mouvement, puis visez {name}.',
    looking: 'Vous regardez {name}.',
    back: 'Retour à {name}',
  },
};
