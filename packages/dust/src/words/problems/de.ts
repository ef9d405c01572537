import type { problems as english } from './en.ts';

/** Was an Aufbauten, Karten, Stapeln und Stellungen nicht stimmt. */
export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.not-an-object': 'die Einstellungen sind ein Objekt',
  'problem.no-option': 'diese Einstellung gibt es nicht',
  'problem.players': 'zwei bis sechs Spieler',
  'problem.scoring': '„epic“ oder „premium“',
  'problem.quick': '„no“, „random“ oder „recommended“',
  'problem.yes-or-no': '„true“ oder „false“',
  'problem.victory-points': 'eine ganze Zahl von {least} bis {most}',
  'problem.notation': '{fault}',

  'problem.map': 'eine Karte ist ein Objekt',
  'problem.area': 'ein Gebiet ist ein Objekt mit einer Kennung',
  'problem.area-kind': 'ein Gebiet ist Land („land“) oder Meer („sea“)',
  'problem.link': 'eine Verbindung ist ein Paar von Gebieten',
  'problem.deck': 'ein Stapel ist ein Objekt',
  'problem.card': 'eine Karte ist ein Objekt mit einer Kennung',
  'problem.no-ability': 'diese Fähigkeit gibt es nicht: {ability}',
  'problem.values': 'die vier Werte sind ganze Zahlen',
  'problem.no-list': 'hier fehlt eine Liste',

  'problem.id': 'eine Kennung ist ein Wort aus kleinen Buchstaben',
  'problem.id-twice': 'diese Kennung kommt zweimal vor',
  'problem.card-value': '{value} liegt zwischen 0 und 9',
  'problem.deck-size': '{count} Karten, nicht {wanted}',
  'problem.ability-missing': 'keine Karte zeigt {ability}',

  'problem.capital-land': 'eine Hauptstadt liegt an Land',
  'problem.capital-source': 'eine Hauptstadt ist keine Energiequelle',
  'problem.cut-off': 'keine Kette von Verbindungen führt hierher',
  'problem.no-area': 'kein Gebiet heißt {id}',
  'problem.link-self': 'eine Verbindung verbindet zwei verschiedene Gebiete',
  'problem.link-twice': 'diese Verbindung kommt zweimal vor',
  'problem.no-link': 'diese Verbindung gibt es nicht',
  'problem.capitals': 'Hauptstädte: {count}, nicht {wanted}',
  'problem.sources': 'Energiequellen: {count}, nicht {wanted}',
  'problem.pairs': 'Paare von Hauptstädten: {count}, nicht {wanted}',
  'problem.partner': 'eine Hauptstadt hat eine Partnerin',
  'problem.few-sources': 'Energiequellen an Land: {count} reichen nicht für {players} Spieler',
  'problem.few-lands': 'gewöhnliche Länder: {count} reichen nicht für {players} Spieler',
  'problem.sources-where': 'Land und Meer haben beide Energiequellen',
};
