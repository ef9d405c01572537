import type { words as english } from './en.ts';

/** Wie jedes Spiel geht, in zwei Minuten, mit denselben Schlüsseln wie im Englischen. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'So geht dieses Spiel',
  how: 'So geht es',
  keys: 'Tasten',
  lessons: 'Lektionen',
  book: 'Die Regeln als Buch',
  wins: 'Was gewinnt',
  round: 'Eine Runde',
  turn: 'Eine Runde',
  dice: 'Die Würfel',
  units: 'Ihre Einheiten',
  prices: 'Einheiten und Preise',
  price: 'Preis',
  diceOf: 'Würfel',
  supremacy: 'Überlegenheit',
  centre: 'Produktionszentrum',
  card: 'Karte',
  target: '{points} Siegpunkte gewinnen, wenn Sie bei der Wertung eine Hauptstadt halten.',
  'dust-tactics/lead': 'Zwei Seiten wechseln sich mit je einer Einheit ab, bis alle gehandelt haben.',
  'dust-tactics/1': 'Initiative: drei Würfel je Seite; mehr Treffer entscheiden, wer beginnt.',
  'dust-tactics/2':
    'Wählen Sie eine Einheit. Sie hat zwei Aktionen: bewegen und schießen, zweimal bewegen oder ein Dauerangriff.',
  'dust-tactics/3':
    'Ein blaues Feld wählen heißt gehen, einen umrandeten Gegner wählen heißt zielen. Die Chancen ' +
    'sind genau.',
  'dust-tactics/4':
    'Bleiben Sie in Deckung und achten Sie auf Gegner, die noch nicht gehandelt haben: Sie dürfen ' +
    'schießen, während Sie gehen.',
  'dust-tactics/picture': 'Blau: eine Bewegung. Schraffiert: außer Sicht. Schilde: Deckung.',
  'dust-tactics-2014/lead':
    'Zwei Seiten wechseln sich mit je einer Einheit ab; Maschinen blicken in eine Richtung.',
  'dust-tactics-2014/1': 'Initiative: drei Würfel je Seite; mehr Fraktionszeichen entscheiden, wer beginnt.',
  'dust-tactics-2014/2':
    'Wählen Sie eine Einheit und sagen Sie beide Aktionen an: Bewegung, Angriff, ein Befehl; Marsch und ' +
    'Dauerangriff kosten beide.',
  'dust-tactics-2014/3': 'Drehen Sie Maschinen am Ende der Bewegung so, dass Ziele in ihrem Bogen liegen.',
  'dust-tactics-2014/4':
    'Infanterie rettet sich mit Fraktion, in Deckung auch mit Schilden. Wer noch nicht gehandelt hat, darf reagieren.',
  'dust-tactics-2014/picture': 'Der Frontbogen einer Maschine und wie weit sie schießt.',
  'dust/picture': 'Wen Rom über Land angreifen darf: jeden umrandeten Nachbarn.',
  'dust/lead': 'Heere kämpfen um die Welt, Runde für Runde.',
  'dust/1':
    'Jeder spielt verdeckt eine Karte. Ihre Zahlen sind Angriffe, Bewegungen und Produktion; die meisten ' +
    'Angriffe beginnen.',
  'dust/2': 'Produktion: Kaufen Sie Einheiten und setzen Sie sie zu Ihren Zentren.',
  'dust/3': 'Bewegung: Verschieben Sie Einheiten durch eigene Gebiete und in leere.',
  'dust/4':
    'Kampf: Greifen Sie einen Nachbarn an. Wer überlegen ist, wirft zuerst; zwei von sechs Seiten treffen.',
  'dust/5':
    'Nach allen Zügen wird gezählt: zwei je Hauptstadt, zwei für das meiste Land, Meer oder die meiste ' +
    'Produktion, einer für drei Quellen.',
  'face.hit': 'trifft',
  'face.miss': 'verfehlt',
  'face.faction': 'Fraktion: trifft und rettet',
  'face.target': 'Ziel: trifft mit manchen Fähigkeiten',
  'face.shield': 'Schild: rettet in Deckung',
};
