/** The German words for battlefields: their English ones come with the rules. */
export const fieldsDe: Readonly<Record<string, { readonly title: string; readonly note: string }>> = {
  'open-ice': { title: 'Offenes Eis', note: 'Weite Sicht und wenige Orte, sich vor ihr zu verstecken.' },
  crevasses: {
    title: 'Gletscherspalten',
    note: 'Zerklüfteter Grund: Läufer suchen Gassen, Trupps suchen Ecken.',
  },
  'base-corridors': {
    title: 'Gänge der Basis',
    note: 'Räume und Türen; kein Schuss geht weiter als ein paar Felder.',
  },
  outpost: { title: 'Außenposten', note: 'Eine kleine Basis mitten im offenen Gelände.' },
  'long-glacier': {
    title: 'Der lange Gletscher',
    note: 'Zwölf Platten offenes Land für größere Armeen.',
  },
  'drill-site': {
    title: 'Bohrstelle',
    note: 'Zwölf Platten: auf einer Diagonale Hallen, auf der anderen Eis.',
  },
};

export interface ScenarioWords {
  readonly title: string;
  readonly note: string;
  readonly briefing: string;
  readonly allies: string;
  readonly axis: string;
}

/** The German words for scenarios. */
export const scenariosDe: Readonly<Record<string, ScenarioWords>> = {
  reconnaissance: {
    title: 'Aufklärung',
    note: 'Ein ausgeglichener Kampf auf offenem Eis, mit Ecken zum Verstecken.',
    briefing:
      'Königin-Maud-Land, Antarktis, Januar 1947. Zwei Spähtrupps folgen denselben Spuren im Schnee und treffen sich, wo sie enden. Keiner will, dass der andere erzählt, was er gesehen hat.',
    allies: 'Vernichten Sie mehr, als Sie verlieren.',
    axis: 'Vernichten Sie mehr, als Sie verlieren.',
  },
  'beacons-on-the-ice': {
    title: 'Funkfeuer im Eis',
    note: 'Drei Funkfeuer zwischen den Seiten: Wer sich verteilt, bekommt Punkte; wer zusammenbleibt, siegt im Feuer.',
    briefing:
      'Drei Funkfeuer leiten die Versorgungsflugzeuge, und beide Seiten wollen den nächsten Abwurf. Die Flugzeuge kommen in der Dämmerung und landen nach dem Zeichen, das sie hören.',
    allies: 'Halten Sie die Funkfeuer, wenn die Flugzeuge kommen.',
    axis: 'Halten Sie die Funkfeuer, wenn die Flugzeuge kommen.',
  },
  'hold-the-depot': {
    title: 'Das Depot halten',
    note: 'Ein Depot mit Türen nach allen Seiten: leicht zu betreten, schwer zu halten.',
    briefing:
      'Das Depot der Achse unter dem Grat versorgt jede Streife im Umkreis von achtzig Kilometern. Die Ranger haben bis zur Dunkelheit Zeit, es zu nehmen; die Grenadiere müssen nur da sein, wenn die Lichter ausgehen.',
    allies: 'Halten Sie am Ende mindestens zwei der drei Felder des Depots.',
    axis: 'Behalten Sie bis zum Ende mindestens zwei der drei Felder des Depots.',
  },
  'the-pass': {
    title: 'Der Pass',
    note: 'Eine durchbrochene Eiswand, deren Mitte den Läufern verschlossen ist.',
    briefing:
      'Eine Kolonne der Achse ist abgeschnitten, und der einzige Weg nach Hause führt durch die Ranger. Jeder Trupp, der durchkommt, ist morgen wieder da.',
    allies: 'Lassen Sie keine zwei Einheiten über Ihren Rand entkommen.',
    axis: 'Verlassen Sie das Feld mit mindestens zwei Einheiten über den südlichen Rand.',
  },
  'fuel-dumps': {
    title: 'Treibstofflager',
    note: 'Drei Kisten hinter der Linie der Achse: in Brand setzen und davonkommen.',
    briefing:
      'Ohne Treibstoff sind die Läufer der nördlichen Gruppe Standbilder. Drei Lager liegen hinter ihrem Draht; die Ranger bringen das Feuer.',
    allies: 'Vernichten Sie die Treibstofflager.',
    axis: 'Behalten Sie den Treibstoff und bestrafen Sie den Überfall.',
  },
  'the-courier': {
    title: 'Der Kurier',
    note: 'Eine Offizierin muss das Feld von Westen nach Osten durchqueren, während von Norden die Ranger kommen.',
    briefing:
      'Oberst von Thaler trägt bei sich, was der Bohrer unter dem Eis hervorgeholt hat. Das Flugzeug wartet hinter dem östlichen Grat, und auch die Ranger haben den Motor gehört.',
    allies: 'Schalten Sie Oberst von Thaler aus.',
    axis: 'Bringen Sie Oberst von Thaler im südlichen Teil des östlichen Rands vom Feld.',
  },
  'station-seven': {
    title: 'Station Sieben',
    note: 'Die Verteidiger steigen in der Mitte aus den Luken; die Angreifer kommen von zwei Seiten.',
    briefing:
      'Die Ablösung ist einen Tag entfernt, und der Sturm ist vorüber. Wer in Station Sieben noch übrig ist, kommt durch die Luken herauf und hält, was zu halten ist.',
    allies: 'Seien Sie noch da, wenn die Ablösung kommt.',
    axis: 'Löschen Sie die Station aus, oder stehen Sie am Ende in ihrer Mitte.',
  },
  'white-noon': {
    title: 'Weißer Mittag',
    note: 'Beide ganzen Kompanien; die Linie wird dreimal gezählt.',
    briefing:
      'So weit im Süden gibt es keine Nacht und nichts, wohin man sich zurückziehen könnte. Beide Kompanien haben Befehl, die Linie der drei Bohrköpfe zu besitzen und zu behalten.',
    allies: 'Halten Sie zwei der drei Bohrköpfe, früh und spät.',
    axis: 'Halten Sie zwei der drei Bohrköpfe, früh und spät.',
  },
};

/** The German names of the ready-made armies. */
export const armiesDe: Readonly<Record<string, string>> = {
  'boxed-allies': 'Alliierte Kompanie des Grundspiels',
  'boxed-axis': 'Kompanie der Achse aus dem Grundspiel',
  'patrol-allies': 'Ranger-Streife',
  'patrol-axis': 'Flammen-Streife',
  'battery-allies': 'Batterie „Steel Rain“',
  'battery-axis': 'Batterie „Lothar“',
  'heavy-allies': 'Schwere Ranger',
  'heavy-axis': 'Schwere Grenadiere',
  'brass-allies': 'Brigade „Iron Brass“',
  'koenig-axis': 'Gruppe „Sturm-König“',
  'regiment-allies': 'Ranger-Regiment',
  'blutkreuz-axis': 'Blutkreuz-Korps',
};
