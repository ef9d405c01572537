import type { problems as english } from './en.ts';

/** Ce qui ne va pas dans les mises en place, les cartes, les paquets et les positions. */
export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.not-an-object': 'les options sont un objet',
  'problem.no-option': 'cette option n’existe pas',
  'problem.players': 'de deux à six joueurs',
  'problem.scoring': 'epic ou premium',
  'problem.quick': 'no, random ou recommended',
  'problem.yes-or-no': 'true ou false',
  'problem.victory-points': 'un nombre entier de {least} à {most}',
  'problem.notation': '{fault}',

  'problem.map': 'une carte est un objet',
  'problem.area': 'une zone est un objet avec un identifiant',
  'problem.area-kind': 'le genre est land ou sea',
  'problem.link': 'une liaison est une paire d’identifiants de zones',
  'problem.deck': 'un paquet est un objet',
  'problem.card': 'une carte est un objet avec un identifiant',
  'problem.no-ability': 'cette capacité n’existe pas : {ability}',
  'problem.values': 'les quatre valeurs sont des nombres entiers',
  'problem.no-list': 'il manque une liste ici',

  'problem.id': 'un identifiant est un mot en minuscules',
  'problem.id-twice': 'cet identifiant figure deux fois',
  'problem.card-value': '{value} doit être entre 0 et 9',
  'problem.deck-size': '{count} cartes, au lieu de {wanted}',
  'problem.ability-missing': 'aucune carte ne montre {ability}',

  'problem.capital-land': 'une capitale est sur terre',
  'problem.capital-source': 'une capitale n’est pas une source d’énergie',
  'problem.cut-off': 'aucune chaîne de liaisons ne mène ici',
  'problem.no-area': 'aucune zone ne s’appelle {id}',
  'problem.link-self': 'une liaison joint deux zones différentes',
  'problem.link-twice': 'cette liaison figure deux fois',
  'problem.no-link': 'cette liaison n’existe pas',
  'problem.capitals': 'capitales : {count}, au lieu de {wanted}',
  'problem.sources': 'sources d’énergie : {count}, au lieu de {wanted}',
  'problem.pairs': 'paires de capitales : {count}, au lieu de {wanted}',
  'problem.partner': 'une capitale a un seul partenaire',
  'problem.few-sources': 'sources d’énergie terrestres : {count} ne suffisent pas pour {players} joueurs',
  'problem.few-lands': 'terres ordinaires : {count} ne suffisent pas pour {players} joueurs',
  'problem.sources-where': 'la terre et la mer ont toutes deux des sources',
};
