import type { words as english } from './en.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'À propos de Dustfront',
  lead:
    'Un programme pour les jeux de plateau Dust, fait par des joueurs pour des joueurs : libre, ouvert, ' +
    'sans publicité.',
  unofficial:
    'Non officiel : ni les auteurs, ni les illustrateurs, ni les éditeurs des jeux Dust ne l’ont fait, ' +
    'approuvé ou soutenu. Leurs noms, comme ceux des unités, personnages et scénarios, appartiennent à ' +
    'leurs propriétaires. Pour jouer à une table il vous faut les jeux originaux, et nous espérons que ' +
    'vous les achèterez.',
  ours:
    'Les règles sont dites avec nos propres mots et indiquent leur place dans le livre. Les dessins, la ' +
    'carte du monde et le paquet de DUST sont de nous ; une valeur qu’aucune source ne donne est de ' +
    'nous, et sa carte le dit.',
  makers: 'Pour les bricoleurs',
  makersText: 'Ce qu’on peut lancer, écrire et brancher. Ces pages sont en anglais.',
  kept: 'Ce qui est conservé',
  keptText:
    'Les parties sur cet appareil, les armées, les champs de bataille et les réglages restent dans ce ' +
    'navigateur. Qui joue en ligne reçoit un cookie qui dit qui il est ; le serveur conserve les ' +
    'parties, ce qui se dit à la table et une adresse de courriel si vous en donnez une. Sous « Compte ' +
    '», tout peut être enregistré dans un fichier ou supprimé.',
  made: 'Fait avec',
  madeText:
    'Côtes : Natural Earth, domaine public. Polices : IBM Plex, Courier Prime et Stardos Stencil, SIL ' +
    'Open Font License. Le programme lui-même : licence MIT.',
  terminal: 'Dans un terminal, dans une copie du programme :',
  back: 'À propos de Dustfront',
  english: 'Cette page est en anglais.',
  openapi: 'Requêtes de ce serveur, en OpenAPI',
  schemas: 'Schémas JSON des messages, mises en place et vues',
  'command-line': 'La ligne de commande',
  'command-line.text':
    'Jouer dans un terminal, calculer des chances, chercher des règles, vérifier et revoir des parties, ' +
    'opposer des ordinateurs.',
  'scenario-format': 'Scénarios, champs de bataille et armées',
  'scenario-format.text':
    'Ce qu’enregistrent l’éditeur et le créateur d’armées, en texte qu’on peut aussi écrire à la main.',
  'table-scripts': 'Scripts de table',
  'table-scripts.text':
    'Montrer une règle, ou une erreur de notre part, sans programmer : une position, des dés, des ' +
    'réponses, ce qui doit suivre.',
  bots: 'Écrire un bot',
  'bots.text': 'De rien à un programme qui joue aux trois jeux, en une page.',
  protocol: 'Le protocole',
  'protocol.text':
    'Toutes les requêtes et tous les messages entre client et serveur, et toutes les adresses.',
  strength: 'La force des ordinateurs',
  'strength.text': 'Mesurée comme celle des programmes d’échecs, par paires en miroir.',
  balance: 'L’équilibre des scénarios et des armées',
  'balance.text': 'Parts de victoires des deux camps sur de nombreuses parties.',
  operations: 'Tenir un serveur',
  'operations.text': 'L’installer, l’entretenir, le répartir sur plusieurs processus.',
  performance: 'La vitesse',
  'performance.text': 'Des chiffres, et les commandes qui les ont donnés.',
};
