import type { start as english } from '../en/start.ts';
import type { Texts } from '../texts.ts';

/** Die Startseite und was sie über die Spiele sagt. */
export const start: Texts<typeof english> = {
  games: {
    'dust-tactics': {
      edition: 'Grundspiel, 2010',
      short: 'Grundspiel',
      blurb: 'Trupps und Läufer auf Feldern. Zwei Seiten, etwa 45 Minuten.',
    },
    'dust-tactics-2014': {
      edition: 'Zweite Ausgabe, 2014',
      short: '2013/14',
      blurb: 'Blickrichtung, Abwehr, Befehle. Auf Feldern oder auf dem Tisch gemessen.',
      computer: 'Sie sind die Alliierten, 32 Punkte, um eine Halle und zwei Häuser. Beginnt sofort.',
      table: 'Je ein Trupp und ein Läufer, in Zentimetern, ohne Felder. Beginnt sofort.',
    },
    dust: {
      edition: 'Welteroberung, Epic',
      short: 'DUST',
      blurb: 'Sechs Heere auf einer Karte. Zwei bis sechs Spieler, ein Abend.',
      computer: 'Drei Heere, zwei davon vom Computer geführt. Beginnt sofort.',
      hotseat: 'Drei Leute teilen sich diesen Bildschirm; Handkarten bleiben verdeckt.',
    },
  },
  quick: {
    'dust-tactics': 'Zwei Häuser',
    'dust-tactics-2014': 'Die Halle',
  },
  start: {
    now: 'Sofort spielen',
    nowNamed: '{game}: sofort spielen',
    nowTable: 'Am Tisch',
    nowTableNamed: '{game}: am Tisch, sofort',
    tagline:
      'Die Dust-Brettspiele, vollständig, im Netz. Genaue Chancen vor dem Klick, danach eine ' +
      'Aufzeichnung, die sich selbst beweist.',
    choose: 'Ein Spiel wählen',
    play: 'Spielen',
    computer: 'Gegen den Computer',
    computerText: 'Sie sind die Alliierten, 16 Punkte. Beginnt sofort.',
    table: 'Auf dem Tisch gemessen',
    hotseat: 'An einem Gerät',
    hotseatText: 'Zwei Leute teilen sich diesen Bildschirm.',
    setup: 'Eine Schlacht aufbauen',
    setupText: 'Szenario, Armeen, Plätze und Optionen.',
    notYet: 'Noch nicht da',
    notYetText:
      'Dieses Spiel ist unterwegs. Das Grundspiel kann schon gespielt werden, gegen den Computer oder zu ' +
      'zweit an einem Gerät.',
    running: '{count|Ein Spiel läuft|{count} Spiele laufen}:',
    continue: 'Fortsetzen',
    continueTitle: 'Fortsetzen',
    yourMove: 'Ihr Zug',
    goOn: 'Weiter',
    replay: 'Ansehen',
    discard: '{title} löschen',
    study: 'Lernen und nachschlagen',
    rules: 'Regelwerk',
    rulesText: 'Als Buch mit Bildern, und jede Regel mit ihrer Kennung',
    army: 'Armee zusammenstellen',
    armyText: 'Einheiten bis zur Punktgrenze wählen, speichern, teilen',
    editor: 'Schlachtfeld-Editor',
    editorText: 'Gelände malen, Truppen aufstellen, gleich spielen',
    learn: 'Spielend lernen',
    learnText: 'Kurze Lektionen auf einem echten Spielfeld.',
    campaign: 'Feldzug',
    campaignText: 'Acht Schlachten des Grundspiels, mit Medaillen',
    records: 'Aufzeichnungen',
    recordsText: 'Ansehen, Glück messen, ab jedem Zeitpunkt weiterspielen',
    offline: 'Nach dem ersten Besuch auch ohne Netz spielbar.',
    about: 'Über Dustfront, und für Bastler',
  },
};
