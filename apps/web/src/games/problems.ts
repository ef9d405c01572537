import { language } from '../i18n/index.ts';

/**
 * What is wrong with an army or a scenario is said by the rules, in English and with figures in it. Here are the same sentences in
 * German; `$1` stands for what the parentheses hold.
 */
const german: readonly (readonly [RegExp, string])[] = [
  // Armies of both games.
  [/^an army needs at least one unit$/, 'eine Armee braucht mindestens eine Einheit'],
  [/^A force needs at least one unit\.$/, 'Eine Streitmacht braucht mindestens eine Einheit.'],
  [/^(\d+) AP, but only (\d+) are allowed$/, '$1 AP, erlaubt sind nur $2'],
  [/^(\d+) points are more than (\d+)\.$/, '$1 Punkte sind mehr als $2.'],
  [/^[Tt]here is no card "?([\w-]+)"?\.?$/, 'die Karte „$1“ gibt es nicht'],
  [/^(.+) belongs to the other bloc$/, '$1 gehört zum anderen Block'],
  [/^(.+) is no hero and joins nobody$/, '$1 ist kein Held und schließt sich niemandem an'],
  [/^(.+) may join a squad only, not (.+)$/, '$1 kann sich nur einem Trupp anschließen, nicht $2'],
  [/^(.+) and (.+) wear different armour$/, '$1 und $2 tragen verschiedene Panzerung'],
  [/^only a hero with Commander may join (.+)$/, 'nur ein Held mit Commander kann sich $1 anschließen'],
  [/^(.+) can be there only once$/, '$1 kann nur einmal dabei sein'],
  [
    /^only one command squad of armour (\w+) is allowed$/,
    'nur ein Kommandotrupp der Panzerung $1 ist erlaubt',
  ],
  [/^(.+) cannot be bought\.$/, '$1 ist nicht zu kaufen.'],
  [/^(.+) is a single person\.$/, '$1 ist eine einzelne Person.'],
  [/^There is only one (.+)\.$/, '$1 gibt es nur einmal.'],
  [/^One bloc and mercenaries only, not (.+) and (.+)\.$/, 'Nur ein Block und Söldner, nicht $1 und $2.'],
  [
    /^Only the works of a Strongpoint unit can be upgraded\.$/,
    'Nur der Stützpunkt einer Strongpoint-Einheit ist auszubauen.',
  ],
  // The ground.
  [
    /^(?:all rows of a map have the same length|All rows of a map have the same length\.|rows differ in length)$/,
    'alle Zeilen einer Karte sind gleich lang',
  ],
  [/^A board has (\d+) to (\d+) columns and rows\.$/, 'Ein Feld hat $1 bis $2 Spalten und Zeilen.'],
  [/^a map has at most (\d+) columns and rows$/, 'eine Karte hat höchstens $1 Spalten und Zeilen'],
  [/^(.+) squares are no whole number of tiles$/, '$1 Felder sind keine ganzen Platten'],
  [/^"(.)" .*means nothing\.?$/, '„$1“ bedeutet nichts'],
  [/^tile at \[.+\] is both indoors and outdoors$/, 'diese Platte liegt drinnen und draußen zugleich'],
  [
    /^\[.+\] cannot be reached by straight steps$/,
    'dieses Feld ist mit geraden Schritten nicht zu erreichen',
  ],
  [
    /^(?:this square is not on the board|This square is not on the board\.)$/,
    'dieses Feld liegt nicht auf dem Plan',
  ],
  [
    /^Nothing can stand on a structure or in deep water\.$/,
    'Auf einem Bauwerk oder in tiefem Wasser steht nichts.',
  ],
  [/^Field works lie on open ground\.$/, 'Feldbefestigungen liegen auf offenem Boden.'],
  [/^Two pieces stand on this square\.$/, 'Auf diesem Feld stehen zwei Stücke.'],
  [
    /^A wall stands between two squares that share an edge\.$/,
    'Eine Wand steht zwischen zwei Feldern mit gemeinsamer Kante.',
  ],
  [/^A building stands on its floor\.$/, 'Ein Gebäude steht auf seinem Boden.'],
  [/^A building has up to nine storeys\.$/, 'Ein Gebäude hat bis zu neun Stockwerke.'],
  [/^Two buildings share a square\.$/, 'Zwei Gebäude teilen sich ein Feld.'],
  [/^This floor belongs to no building\.$/, 'Dieser Boden gehört zu keinem Gebäude.'],
  [/^Works cover two by two squares of the board\.$/, 'Bauten bedecken zwei mal zwei Felder des Plans.'],
  [/^Works stand on open ground\.$/, 'Bauten stehen auf offenem Boden.'],
  [/^Two works share a square\.$/, 'Zwei Bauten teilen sich ein Feld.'],
  // Who enters where.
  [
    /^(?:a side needs entry squares|A side needs squares to enter by\.|(?:allies|axis) have no entry square)$/,
    'eine Seite braucht Felder zum Eintreten',
  ],
  [
    /^(?:\[.+\] is no open square|entry \[.+\] of the (?:allies|axis) is not an open square)$/,
    'dieses Eintrittsfeld ist nicht offen',
  ],
  [/^Nobody enters by a structure\.$/, 'Durch ein Bauwerk tritt niemand ein.'],
  [/^Each side has an edge of its own\.$/, 'Jede Seite hat ihren eigenen Rand.'],
  [/^(.+) cannot stand here\.?$/, '$1 kann hier nicht stehen'],
  [/^(.+) is placed by its own rule\.$/, '$1 wird nach eigener Regel aufgestellt.'],
  [/^[Aa] unit on the board does not arrive later\.?$/, 'eine Einheit auf dem Feld kommt nicht erst später'],
  [/^[Tt]here is no (?:turn|round) (.+?)\.?$/, 'eine Runde $1 gibt es nicht'],
  [/^A match lasts one to thirty turns\.$/, 'Eine Partie dauert eine bis dreißig Runden.'],
  // Goals.
  [/^[Tt]his goal names no square\.?$/, 'dieses Ziel nennt kein Feld'],
  [/^Nobody can stand on a structure\.$/, 'Auf einem Bauwerk kann niemand stehen.'],
  [/^there is no cover here to destroy$/, 'hier ist keine Deckung zu vernichten'],
  [/^units leave the board at its edge$/, 'Einheiten verlassen das Feld an seinem Rand'],
  [/^[Tt]he number needed is 1 to (\d+)\.?$/, 'die nötige Zahl ist 1 bis $1'],
  [/^A goal wins the match or is worth points\.$/, 'Ein Ziel bringt den Sieg oder Punkte.'],
];

/** The sentence in German, or null if nobody has written it yet. */
export function germanProblem(message: string): string | null {
  for (const [pattern, text] of german) {
    const found = pattern.exec(message);
    if (found !== null) return text.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? '');
  }
  return null;
}

/** A problem in the reader's language. */
export const problemText = (message: string): string =>
  language() === 'de' ? (germanProblem(message) ?? message) : message;
