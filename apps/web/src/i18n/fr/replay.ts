import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Relecture et chance. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Relecture',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    empty:
      'Aucune partie n’est encore gardée dans ce navigateur ; chacune que vous jouez le sera d’elle-même.',
    notKept:
      'Cette partie n’est pas gardée dans ce navigateur, et aucun serveur ne l’a pour vous. Un lien vers un ' +
      'moment, ou son enregistrement, l’ouvre partout.',
    fromElsewhere: 'D’ailleurs',
    paste: 'Collez un enregistrement',
    open: 'Ouvrir',
    file: 'Ouvrir un fichier',
    badLine: 'Cet enregistrement ne s’ouvre pas : ligne {line} : {why}',
    otherGame: 'Cet enregistrement ne s’ouvre pas : le jeu « {game} » est inconnu ici.',
    lost: 'Cet enregistrement ne s’ouvre pas',
    diverges: 'Il ne se rejoue pas selon les règles qu’il nomme.',
  },
  luck: {
    title: 'Chance',
    text: 'Points d’armée pris, moins ce qu’on pouvait attendre, attaque par attaque.',
    label: 'Courbe de chance des deux camps',
    row: '{count} {count|attaque|attaques}, {expected} attendus, {actual} pris : {luck}',
  },
};
