import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Préparer une bataille. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Préparer une bataille',
    where: 'Où',
    who: 'Qui joue',
    options: 'Options',
    battlefields: 'Champs de bataille',
    scenarios: 'Scénarios',
    tables: 'Mesuré sur une table',
    person: 'Personne',
    computer: 'Ordinateur',
    level: 'Force de l’ordinateur, {side}',
    army: 'Armée : {side}',
    usualArmy: 'L’armée habituelle',
    begin: 'Commencer',
    own: 'Les vôtres',
    ownNote: 'De l’éditeur, {count} {count|objectif|objectifs}',
    itsForces: 'Les forces du scénario',
    readyArmies: 'Toutes prêtes',
    ownArmies: 'Les vôtres',
    fixedGoal: 'Un objectif de ce scénario nomme une unité de cette force ; elle se bat donc telle quelle.',
    fixedEntry: 'Ce camp n’a pas de case d’entrée ; sa force se bat donc telle quelle.',
    edit: 'Modifier dans l’éditeur',
    makeOwn: 'Créer le vôtre dans l’éditeur',
    fromLink: 'Ouvrir un lien',
    linkLabel: 'Un lien de l’éditeur',
    noLink: 'Ce lien ne contient pas de champ de bataille.',
    otherGame: 'Ce champ de bataille est de l’autre jeu.',
  },
};
