import type { start as english } from '../en/start.ts';
import type { Texts } from '../texts.ts';

/** La page d’accueil et ce qu’elle dit des jeux. */
export const start: Texts<typeof english> = {
  games: {
    'dust-tactics': {
      edition: 'Boîte de base, 2010',
      short: 'Base',
      blurb: 'Escouades et marcheurs sur des cases. Deux camps, environ 45 minutes.',
    },
    'dust-tactics-2014': {
      edition: 'Deuxième édition, 2014',
      short: '2013/14',
      blurb: 'Orientation, sauvegardes, ordres. Sur des cases ou une table mesurée.',
      computer: 'Vous êtes les Alliés, 32 points, autour d’un hall et de deux maisons. Départ immédiat.',
      table: 'Une escouade et un marcheur chacun, au centimètre, sans cases. Départ immédiat.',
    },
    dust: {
      edition: 'Conquête du monde, Epic',
      short: 'DUST',
      blurb: 'Six armées sur une carte. De deux à six joueurs, une soirée.',
      computer: 'Trois armées, dont deux à l’ordinateur. Départ immédiat.',
      hotseat: 'Trois personnes sur cet écran ; les mains restent cachées.',
    },
  },
  quick: {
    'dust-tactics': 'Deux maisons',
    'dust-tactics-2014': 'Le hall',
  },
  start: {
    now: 'Jouer tout de suite',
    nowNamed: '{game} : jouer tout de suite',
    nowTable: 'Sur table',
    nowTableNamed: '{game} : sur table, tout de suite',
    tagline:
      'Les jeux de plateau Dust, complets, sur le web. Les chances exactes avant le clic, un ' +
      'enregistrement qui fait preuve après.',
    choose: 'Choisir un jeu',
    play: 'Jouer',
    computer: 'Contre l’ordinateur',
    computerText: 'Vous êtes les Alliés, 16 points. Départ immédiat.',
    table: 'Sur une table mesurée',
    hotseat: 'Même écran',
    hotseatText: 'Deux personnes partagent cet écran.',
    setup: 'Préparer une bataille',
    setupText: 'Scénario, armées, places et options.',
    notYet: 'Pas encore là',
    notYetText:
      'Ce jeu est en route. La boîte de base se joue déjà, contre l’ordinateur ou à deux sur un écran.',
    running: '{count|Une partie est en cours|{count} parties sont en cours} :',
    continue: 'Continuer',
    continueTitle: 'Continuer',
    yourMove: 'À vous',
    goOn: 'Continuer',
    replay: 'Revoir',
    discard: 'Supprimer {title}',
    study: 'Étudier',
    rules: 'Règles',
    rulesText: 'Un livre avec des images, et chaque règle par son identifiant',
    army: 'Composer une armée',
    armyText: 'Choisir des unités jusqu’à la limite, garder et partager',
    editor: 'Éditeur de champs de bataille',
    editorText: 'Peindre le terrain, placer les forces, jouer aussitôt',
    learn: 'Apprendre en jouant',
    learnText: 'De courtes leçons sur un vrai plateau.',
    campaign: 'Campagne',
    campaignText: 'Huit batailles de la boîte de base, avec médailles',
    records: 'Parties enregistrées',
    recordsText: 'Revoir, mesurer la chance, rejouer de n’importe où',
    offline: 'Se joue sans réseau après la première visite.',
    about: 'À propos, et pour les bricoleurs',
  },
};
