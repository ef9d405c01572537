import type { replay as english } from '../en/replay.ts';
import type { Texts } from '../texts.ts';

/** Nachspiel und Glück. */
export const replay: Texts<typeof english> = {
  replay: {
    title: 'Wiederholung',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: 'Tempo',
    empty: 'In diesem Browser ist noch keine Partie gespeichert; jede, die Sie spielen, wird es von selbst.',
    notKept:
      'Diese Partie ist nicht in diesem Browser aufbewahrt, und kein Server hat sie für Sie. Ein Link zu einem ' +
      'Zeitpunkt oder ihre Aufzeichnung öffnet sie überall.',
    fromElsewhere: 'Von anderswo',
    paste: 'Eine Aufzeichnung einfügen',
    open: 'Öffnen',
    file: 'Datei öffnen',
    badLine: 'Diese Aufzeichnung lässt sich nicht öffnen: Zeile {line}: {why}',
    otherGame: 'Diese Aufzeichnung lässt sich nicht öffnen: Das Spiel „{game}“ gibt es hier nicht.',
    lost: 'Diese Aufzeichnung lässt sich nicht öffnen',
    diverges: 'Sie läuft nach den Regeln, die sie nennt, nicht noch einmal ab.',
  },
  luck: {
    title: 'Glück',
    text: 'Genommene Armeepunkte, weniger die erwarteten, Angriff für Angriff.',
    label: 'Glückskurve beider Seiten',
    row: '{count} {count|Angriff|Angriffe}, {expected} erwartet, {actual} genommen: {luck}',
  },
};
