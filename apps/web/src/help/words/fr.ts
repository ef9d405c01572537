import type { words as english } from './en.ts';

/** Comment marche chaque jeu, en deux minutes, avec les mêmes clés que l’anglais. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Comment marche ce jeu',
  how: 'Comment ça marche',
  keys: 'Touches',
  lessons: 'Leçons',
  book: 'Les règles en livre',
  wins: 'Pour gagner',
  round: 'Une manche',
  turn: 'Une manche',
  dice: 'Les dés',
  units: 'Vos unités',
  prices: 'Unités et prix',
  price: 'Prix',
  diceOf: 'Dés',
  supremacy: 'Suprématie',
  centre: 'Centre de production',
  card: 'Carte',
  target: '{points} points de victoire gagnent, si vous tenez une capitale quand la manche est comptée.',
  'dust-tactics/lead': 'Deux camps jouent une unité chacun, à tour de rôle, jusqu’à ce que toutes aient agi.',
  'dust-tactics/1': 'Initiative : trois dés par camp ; le plus de touches décide qui commence.',
  'dust-tactics/2':
    'Choisissez une unité. Elle a deux actions : bouger et tirer, bouger deux fois, ou une attaque soutenue.',
  'dust-tactics/3':
    'Choisissez une case bleue pour marcher, un ennemi cerclé pour viser. Les chances sont exactes.',
  'dust-tactics/4': 'Restez à couvert, et gare à qui n’a pas agi : il peut tirer pendant que vous marchez.',
  'dust-tactics/picture': 'Bleu : un mouvement. Hachuré : hors de vue. Boucliers : couvert.',
  'dust-tactics-2014/lead':
    'Deux camps jouent une unité chacun, à tour de rôle ; les machines regardent dans une direction.',
  'dust-tactics-2014/1':
    'Initiative : trois dés par camp ; le plus de symboles de faction décide qui commence.',
  'dust-tactics-2014/2':
    'Choisissez une unité et annoncez les deux actions : mouvement, attaque, un ordre ; une marche ou une ' +
    'attaque soutenue prend les deux.',
  'dust-tactics-2014/3':
    'À la fin d’un mouvement, tournez les machines pour que les cibles soient dans leur arc.',
  'dust-tactics-2014/4':
    'L’infanterie sauve sur faction, à couvert aussi sur bouclier. Qui n’a pas agi peut réagir.',
  'dust-tactics-2014/picture': 'L’arc avant d’une machine et sa portée de tir.',
  'dust/picture': 'Qui Rome peut attaquer par terre : chaque voisin entouré.',
  'dust/lead': 'Des armées se disputent le monde, manche après manche.',
  'dust/1':
    'Chacun joue une carte cachée. Ses nombres sont les attaques, les mouvements et la production ; le ' +
    'plus d’attaques commence.',
  'dust/2': 'Production : achetez des unités et placez-les à vos centres.',
  'dust/3': 'Mouvement : déplacez des unités à travers vos zones et vers les vides.',
  'dust/4': 'Combat : attaquez un voisin. Qui a la suprématie lance d’abord ; deux faces sur six touchent.',
  'dust/5':
    'Après tous les tours, on compte : deux points par capitale, deux pour le plus de terre, de mer ou de ' +
    'production, un pour trois sources.',
  'face.hit': 'touche',
  'face.miss': 'raté',
  'face.faction': 'faction : touche et sauve',
  'face.target': 'cible : touche avec certaines compétences',
  'face.shield': 'bouclier : sauve à couvert',
};
