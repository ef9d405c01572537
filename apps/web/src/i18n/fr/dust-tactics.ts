import type { core as english } from '../en/dust-tactics.ts';
import type { Texts } from '../texts.ts';

/** La boîte de base. */
export const core: Texts<typeof english> = {
  core: {
    held: 'Une case est tenue par qui s’y trouve.',
    ifEnded: 'Si la partie finissait maintenant :',
    objectiveWins:
      'Le camp qui a son objectif à la fin gagne. Si aucun ne l’a, ou les deux, les points décident.',
    mostPoints: 'À la fin de la partie, le camp qui a le plus de points gagne.',
    elimination: 'Elle finit aussi quand un camp n’a plus d’unité.',
    apWon: 'PA',
    subtitle: 'Boîte de base, {ap} PA',
    roundsN: '{count} {count|manche|manches}.',
    freeBattle: 'Pas d’autre objectif que l’ennemi : le plus de points détruits gagne.',
    rounds: 'Manches',
    roundsHelp: 'La durée de la bataille.',
    asScenario: 'Comme prévu',
    noLimit: 'Sans limite',
    scale: 'Points d’armée',
    scaleHelp: 'L’échelle de 2010, ou celle, plus fine, des livres suivants.',
    original: '2010',
    later: 'Suivante',
    reactive: 'Tir de réaction',
    reactiveHelp: 'Une unité qui n’a pas agi peut tirer sur un ennemi qui bouge.',
    oneReaction: 'Une seule réaction',
    oneReactionHelp: 'Réponse ultérieure : une tentative par activation ennemie.',
    fullEntry: 'Entrée à pleine vitesse',
    fullEntryHelp: 'Réponse ultérieure : les unités entrent avec tout leur mouvement.',
  },
};
