import type { words as english } from './en.ts';

/** La campagne, avec les mêmes clés que l’anglais. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Campagne',
  lead:
    'Huit batailles pour l’Antarctique, l’une après l’autre. Les points de victoire se reportent ; qui en ' +
    'a le plus après la dernière bataille a gagné.',
  side: 'Votre camp',
  level: 'L’ordinateur',
  begin: 'Commencer la campagne',
  import: 'Ouvrir un fichier',
  export: 'Enregistrer en fichier',
  giveUp: 'Recommencer',
  sure: 'Abandonner cette campagne et recommencer ?',
  noCampaign: 'Ce fichier n’est pas une campagne lisible.',
  map: 'Carte de la campagne',
  battle: 'Bataille {number}',
  fight: 'Livrer la bataille {number}',
  goOn: 'Continuer la bataille {number}',
  standing: 'Score',
  points: '{allies} à {axis} points de victoire',
  wonBattles: '{mine} {mine|gagnée|gagnées}, {theirs} {theirs|perdue|perdues}',
  won: 'gagnée',
  lost: 'perdue',
  drawn: 'nulle',
  next: 'suivante',
  ahead: 'à venir',
  gold: 'Médaille d’or',
  silver: 'Médaille d’argent',
  bronze: 'Médaille de bronze',
  medals: 'Médailles : bronze pour une victoire, argent pour {silver} points d’avance, or pour {gold}.',
  victory: 'La campagne est gagnée.',
  defeat: 'La campagne est perdue.',
  tie: 'La campagne finit à égalité.',
  rounds: '{rounds} manches',
};
