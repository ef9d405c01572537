import type { problems as english } from './en.ts';

/** Co się nie zgadza w ustawieniach gry, mapach, taliach i zapisach pozycji. */
export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.not-an-object': 'opcje to obiekt',
  'problem.no-option': 'nie ma takiej opcji',
  'problem.players': 'od dwóch do sześciu graczy',
  'problem.scoring': '„epic” albo „premium”',
  'problem.quick': '„no”, „random” albo „recommended”',
  'problem.yes-or-no': '„true” albo „false”',
  'problem.victory-points': 'liczba całkowita od {least} do {most}',
  'problem.notation': '{fault}',

  'problem.map': 'mapa to obiekt',
  'problem.area': 'obszar to obiekt z identyfikatorem',
  'problem.area-kind': 'obszar to ląd („land”) albo morze („sea”)',
  'problem.link': 'połączenie to para obszarów',
  'problem.deck': 'talia to obiekt',
  'problem.card': 'karta to obiekt z identyfikatorem',
  'problem.no-ability': 'nie ma takiej zdolności: {ability}',
  'problem.values': 'cztery wartości to liczby całkowite',
  'problem.no-list': 'brakuje tu listy',

  'problem.id': 'identyfikator to słowo z małych liter',
  'problem.id-twice': 'ten identyfikator występuje dwa razy',
  'problem.card-value': '{value} musi leżeć między 0 a 9',
  'problem.deck-size': 'kart: {count}, nie {wanted}',
  'problem.ability-missing': 'na żadnej karcie nie ma: {ability}',

  'problem.capital-land': 'stolica leży na lądzie',
  'problem.capital-source': 'stolica nie jest źródłem energii',
  'problem.cut-off': 'nie prowadzi tu żaden ciąg połączeń',
  'problem.no-area': 'żaden obszar nie nazywa się {id}',
  'problem.link-self': 'połączenie łączy dwa różne obszary',
  'problem.link-twice': 'to połączenie występuje dwa razy',
  'problem.no-link': 'nie ma takiego połączenia',
  'problem.capitals': 'stolice: {count}, nie {wanted}',
  'problem.sources': 'źródła energii: {count}, nie {wanted}',
  'problem.pairs': 'pary stolic: {count}, nie {wanted}',
  'problem.partner': 'stolica ma jedną partnerkę',
  'problem.few-sources': 'źródła energii na lądzie: {count} to za mało dla graczy w liczbie {players}',
  'problem.few-lands': 'zwykłe lądy: {count} to za mało dla graczy w liczbie {players}',
  'problem.sources-where': 'źródła są i na lądzie, i na morzu',
};
