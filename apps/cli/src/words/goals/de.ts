import type { Goals } from './en.ts';

export const goals: Goals = {
  'goals.title': 'Was die Schlacht beendet und was sie gewinnt',
  'goals.ends.round': 'Sie endet nach Runde {round} oder wenn eine Seite keine Einheit mehr hat.',
  'goals.ends.no-round':
    'Sie endet nach keiner bestimmten Runde oder wenn eine Seite keine Einheit mehr hat.',
  'goals.ends.round-objective':
    'Sie endet nach Runde {round}, sobald ein Ziel erfüllt ist oder wenn eine Seite keine Einheit mehr hat.',
  'goals.ends.objective':
    'Sie endet nach keiner bestimmten Runde: erst mit einem erfüllten Ziel oder einer Seite ohne Einheit.',
  'goals.objective': 'Wer sein Ziel erfüllt, gewinnt:',
  'goals.otherwise':
    'Hat es keine Seite oder haben es beide, entscheiden die Punkte: vernichtete Armeepunkte und',
  'goals.most': 'Die meisten Punkte gewinnen: vernichtete Armeepunkte und',
  'goals.nothing': 'nichts weiter',
  'goals.of': '{side}: {goal}',
  'goals.worth': '{side}: {goal}, {points} {points|Punkt|Punkte}',
  'goals.side.0': 'Alliierte',
  'goals.side.1': 'Achse',
  'goals.marked': 'den markierten Feldern',
  'goals.when.end': 'wenn die Schlacht endet',
  'goals.when.round': 'am Ende von Runde {round}',
  'goals.hold.each': 'jedes von {squares} halten, {when}',
  'goals.hold.some': '{count} von {squares} halten, {when}',
  'goals.hold.all': 'alle von {squares} halten, {when}',
  'goals.control': 'mehr als der Gegner von {squares} halten, wenn die Schlacht endet',
  'goals.exit': 'mit {who} über {squares} den Plan verlassen',
  'goals.who.each': 'jeder Einheit',
  'goals.who.some': '{count|einer Einheit|{count} Einheiten}',
  'goals.destroy': '{unit} vernichten',
  'goals.cover.each': 'jedes Deckungsstück in {squares} vernichten',
  'goals.cover.some': '{count} der Deckungsstücke in {squares} vernichten',
  'goals.survive.any': 'noch eine Einheit haben, wenn die Schlacht endet',
  'goals.survive': '{unit} bis zum Ende der Schlacht behalten',
};
