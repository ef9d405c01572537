import type { words as english } from './en.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Über Dustfront',
  lead: 'Ein Programm für die Dust-Brettspiele, von Spielern für Spieler: frei, offen, ohne Werbung.',
  unofficial:
    'Inoffiziell: Weder Autoren noch Zeichner noch Verlage der Dust-Spiele haben es gemacht, gebilligt ' +
    'oder unterstützt. Ihre Namen und die der Einheiten, Figuren und Szenarien gehören ihren Inhabern. ' +
    'Für das Spiel am Tisch brauchen Sie die Originale, und wir hoffen, dass Sie sie kaufen.',
  ours:
    'Regeln stehen hier in eigenen Worten, mit der Stelle im Buch. Zeichnungen, Weltkarte und das ' +
    'Kartendeck von DUST sind unsere eigenen; ein Wert, den keine Quelle nennt, stammt von uns, und ' +
    'seine Karte sagt das.',
  makers: 'Für Bastler',
  makersText: 'Was sich starten, schreiben und anschließen lässt. Diese Seiten sind auf Englisch.',
  kept: 'Was gespeichert wird',
  keptText:
    'Partien auf diesem Gerät, Armeen, Schlachtfelder und Einstellungen bleiben in diesem Browser. Wer ' +
    'online spielt, bekommt ein Cookie, das sagt, wer er ist; der Server speichert die Partien, was am ' +
    'Tisch gesagt wird, und eine Mailadresse, falls Sie eine angeben. Unter „Konto“ lässt sich alles ' +
    'als Datei sichern oder löschen.',
  made: 'Gemacht mit',
  madeText:
    'Küstenlinien: Natural Earth, gemeinfrei. Schriften: IBM Plex, Courier Prime und Stardos Stencil, ' +
    'SIL Open Font License. Das Programm selbst: MIT-Lizenz.',
  terminal: 'Im Terminal, in einer Kopie des Programms:',
  back: 'Über Dustfront',
  english: 'Diese Seite ist auf Englisch.',
  openapi: 'Anfragen an diesen Server, als OpenAPI',
  schemas: 'JSON-Schemas der Nachrichten, Aufbauten und Ansichten',
  'command-line': 'Die Kommandozeile',
  'command-line.text':
    'Im Terminal spielen, Chancen berechnen, Regeln nachschlagen, Aufzeichnungen prüfen und besprechen, ' +
    'Computer gegeneinander antreten lassen.',
  'scenario-format': 'Szenarien, Schlachtfelder und Armeen',
  'scenario-format.text':
    'Was Editor und Armeebauer sichern, als Text, den man auch von Hand schreiben kann.',
  'table-scripts': 'Tischskripte',
  'table-scripts.text':
    'Eine Regel oder einen Fehler von uns zeigen, ohne zu programmieren: eine Stellung, Würfel, ' +
    'Antworten und was folgen muss.',
  bots: 'Einen Bot schreiben',
  'bots.text': 'Von nichts zu einem Programm, das alle drei Spiele spielt, auf einer Seite.',
  protocol: 'Das Protokoll',
  'protocol.text': 'Jede Anfrage und Nachricht zwischen Client und Server, und jede Adresse.',
  strength: 'Wie stark die Computer sind',
  'strength.text': 'Gemessen wie Schachprogramme, in gespiegelten Paaren.',
  balance: 'Wie ausgewogen Szenarien und Armeen sind',
  'balance.text': 'Gewinnanteile beider Seiten über viele Partien.',
  operations: 'Einen Server betreiben',
  'operations.text': 'Einrichten, pflegen, auf mehrere Prozesse verteilen.',
  performance: 'Wie schnell es ist',
  'performance.text': 'Zahlen und die Befehle, die sie ergeben haben.',
};
