import type { problems as english } from './en.ts';

/** What is wrong with set-ups, maps, decks and texts of positions, in Italian. */
export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.not-an-object': 'le opzioni sono un oggetto',
  'problem.no-option': 'questa opzione non esiste',
  'problem.players': 'da due a sei giocatori',
  'problem.scoring': '«epic» o «premium»',
  'problem.quick': '«no», «random» o «recommended»',
  'problem.yes-or-no': '«true» o «false»',
  'problem.victory-points': 'un numero intero da {least} a {most}',
  'problem.notation': '{fault}',

  'problem.map': 'una mappa è un oggetto',
  'problem.area': 'un’area è un oggetto con un id',
  'problem.area-kind': 'un’area è terra («land») o mare («sea»)',
  'problem.link': 'un collegamento è una coppia di aree',
  'problem.deck': 'un mazzo è un oggetto',
  'problem.card': 'una carta è un oggetto con un id',
  'problem.no-ability': 'questa abilità non esiste: {ability}',
  'problem.values': 'i quattro valori sono numeri interi',
  'problem.no-list': 'qui manca una lista',

  'problem.id': 'un id è una parola in lettere minuscole',
  'problem.id-twice': 'questo id compare due volte',
  'problem.card-value': '{value} va da 0 a 9',
  'problem.deck-size': '{count} carte, non {wanted}',
  'problem.ability-missing': 'nessuna carta mostra {ability}',

  'problem.capital-land': 'una capitale sta a terra',
  'problem.capital-source': 'una capitale non è una fonte di energia',
  'problem.cut-off': 'nessuna catena di collegamenti arriva qui',
  'problem.no-area': 'nessuna area si chiama {id}',
  'problem.link-self': 'un collegamento unisce due aree diverse',
  'problem.link-twice': 'questo collegamento compare due volte',
  'problem.no-link': 'questo collegamento non esiste',
  'problem.capitals': 'capitali: {count}, non {wanted}',
  'problem.sources': 'fonti di energia: {count}, non {wanted}',
  'problem.pairs': 'coppie di capitali: {count}, non {wanted}',
  'problem.partner': 'una capitale ha una compagna',
  'problem.few-sources': 'fonti di energia a terra: {count} non bastano per {players} giocatori',
  'problem.few-lands': 'terre comuni: {count} non bastano per {players} giocatori',
  'problem.sources-where': 'terra e mare hanno entrambi delle fonti',
};
