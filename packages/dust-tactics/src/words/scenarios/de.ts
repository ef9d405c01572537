/** Namen der Schlachtfelder, Szenarien und fertigen Armeen. */
export const scenarios: Readonly<Record<string, string>> = {
  'field.open-ice.title': 'Offenes Eis',
  'field.open-ice.note': 'Weite Sicht und wenige Orte, sich vor ihr zu verstecken.',
  'field.crevasses.title': 'Gletscherspalten',
  'field.crevasses.note': 'Zerklüfteter Grund: Läufer suchen Gassen, Trupps suchen Ecken.',
  'field.base-corridors.title': 'Gänge der Basis',
  'field.base-corridors.note': 'Räume und Türen; kein Schuss geht weiter als ein paar Felder.',
  'field.outpost.title': 'Außenposten',
  'field.outpost.note': 'Eine kleine Basis mitten im offenen Gelände.',
  'field.long-glacier.title': 'Der lange Gletscher',
  'field.long-glacier.note': 'Zwölf Platten offenes Land für größere Armeen.',
  'field.drill-site.title': 'Bohrstelle',
  'field.drill-site.note': 'Zwölf Platten: auf einer Diagonale Hallen, auf der anderen Eis.',

  'scenario.reconnaissance.title': 'Aufklärung',
  'scenario.reconnaissance.note': 'Ein ausgeglichener Kampf auf offenem Eis, mit Ecken zum Verstecken.',
  'scenario.reconnaissance.briefing':
    'Königin-Maud-Land, Antarktis, Januar 1947. Zwei Spähtrupps folgen denselben Spuren im Schnee und ' +
    'treffen sich, wo sie enden. Keiner will, dass der andere erzählt, was er gesehen hat.',
  'scenario.reconnaissance.allies': 'Vernichten Sie mehr, als Sie verlieren.',
  'scenario.reconnaissance.axis': 'Vernichten Sie mehr, als Sie verlieren.',
  'scenario.beacons-on-the-ice.title': 'Funkfeuer im Eis',
  'scenario.beacons-on-the-ice.note':
    'Drei Funkfeuer zwischen den Seiten: Wer sich verteilt, bekommt Punkte; wer zusammenbleibt, siegt im Feuer.',
  'scenario.beacons-on-the-ice.briefing':
    'Drei Funkfeuer leiten die Versorgungsflugzeuge, und beide Seiten wollen den nächsten Abwurf. Die ' +
    'Flugzeuge kommen in der Dämmerung und landen nach dem Zeichen, das sie hören.',
  'scenario.beacons-on-the-ice.allies': 'Halten Sie die Funkfeuer, wenn die Flugzeuge kommen.',
  'scenario.beacons-on-the-ice.axis': 'Halten Sie die Funkfeuer, wenn die Flugzeuge kommen.',
  'scenario.beacons-on-the-ice.bonus.0': 'für jedes Funkfeuer, das am Ende gehalten wird',
  'scenario.hold-the-depot.title': 'Das Depot halten',
  'scenario.hold-the-depot.note':
    'Ein Depot mit Türen nach allen Seiten: leicht zu betreten, schwer zu halten.',
  'scenario.hold-the-depot.briefing':
    'Das Depot der Achse unter dem Grat versorgt jede Streife im Umkreis von achtzig Kilometern. Die ' +
    'Ranger haben bis zur Dunkelheit Zeit, es zu nehmen; die Grenadiere müssen nur da sein, wenn die ' +
    'Lichter ausgehen.',
  'scenario.hold-the-depot.allies': 'Halten Sie am Ende mindestens zwei der drei Felder des Depots.',
  'scenario.hold-the-depot.axis': 'Behalten Sie bis zum Ende mindestens zwei der drei Felder des Depots.',
  'scenario.hold-the-depot.bonus.0': 'für zwei Felder des Depots am Ende',
  'scenario.the-pass.title': 'Der Pass',
  'scenario.the-pass.note': 'Eine durchbrochene Eiswand, deren Mitte den Läufern verschlossen ist.',
  'scenario.the-pass.briefing':
    'Eine Kolonne der Achse ist abgeschnitten, und der einzige Weg nach Hause führt durch die Ranger. ' +
    'Jeder Trupp, der durchkommt, ist morgen wieder da.',
  'scenario.the-pass.allies': 'Lassen Sie keine zwei Einheiten über Ihren Rand entkommen.',
  'scenario.the-pass.axis': 'Verlassen Sie das Feld mit mindestens zwei Einheiten über den südlichen Rand.',
  'scenario.the-pass.bonus.0': 'für jede Einheit, die das Feld über den südlichen Rand verlassen hat',
  'scenario.fuel-dumps.title': 'Treibstofflager',
  'scenario.fuel-dumps.note': 'Drei Kisten hinter der Linie der Achse: in Brand setzen und davonkommen.',
  'scenario.fuel-dumps.briefing':
    'Ohne Treibstoff sind die Läufer der nördlichen Gruppe Standbilder. Drei Lager liegen hinter ihrem ' +
    'Draht; die Ranger bringen das Feuer.',
  'scenario.fuel-dumps.allies': 'Vernichten Sie die Treibstofflager.',
  'scenario.fuel-dumps.axis': 'Behalten Sie den Treibstoff und bestrafen Sie den Überfall.',
  'scenario.the-courier.title': 'Der Kurier',
  'scenario.the-courier.note':
    'Eine Offizierin muss das Feld von Westen nach Osten durchqueren, während von Norden die Ranger kommen.',
  'scenario.the-courier.briefing':
    'Oberst von Thaler trägt bei sich, was der Bohrer unter dem Eis hervorgeholt hat. Das Flugzeug wartet ' +
    'hinter dem östlichen Grat, und auch die Ranger haben den Motor gehört.',
  'scenario.the-courier.allies': 'Schalten Sie Oberst von Thaler aus.',
  'scenario.the-courier.axis':
    'Bringen Sie Oberst von Thaler im südlichen Teil des östlichen Rands vom Feld.',
  'scenario.station-seven.title': 'Station Sieben',
  'scenario.station-seven.note':
    'Die Verteidiger steigen in der Mitte aus den Luken; die Angreifer kommen von zwei Seiten.',
  'scenario.station-seven.briefing':
    'Die Ablösung ist einen Tag entfernt, und der Sturm ist vorüber. Wer in Station Sieben noch übrig ' +
    'ist, kommt durch die Luken herauf und hält, was zu halten ist.',
  'scenario.station-seven.allies': 'Seien Sie noch da, wenn die Ablösung kommt.',
  'scenario.station-seven.axis': 'Löschen Sie die Station aus, oder stehen Sie am Ende in ihrer Mitte.',
  'scenario.station-seven.bonus.0': 'dafür, noch da zu sein, wenn die Ablösung kommt',
  'scenario.station-seven.bonus.1': 'für die Mitte der Station am Ende',
  'scenario.white-noon.title': 'Weißer Mittag',
  'scenario.white-noon.note': 'Beide ganzen Kompanien; die Linie wird dreimal gezählt.',
  'scenario.white-noon.briefing':
    'So weit im Süden gibt es keine Nacht und nichts, wohin man sich zurückziehen könnte. Beide Kompanien ' +
    'haben Befehl, die Linie der drei Bohrköpfe zu besitzen und zu behalten.',
  'scenario.white-noon.allies': 'Halten Sie zwei der drei Bohrköpfe, früh und spät.',
  'scenario.white-noon.axis': 'Halten Sie zwei der drei Bohrköpfe, früh und spät.',
  'scenario.white-noon.bonus.0': 'für zwei der drei Felder nach Runde 4',
  'scenario.white-noon.bonus.1': 'für zwei der drei Felder nach Runde 6',
  'scenario.white-noon.bonus.2': 'für zwei der drei Felder am Ende',

  'army.boxed-allies': 'Alliierte Kompanie des Grundspiels',
  'army.boxed-axis': 'Kompanie der Achse aus dem Grundspiel',
  'army.patrol-allies': 'Ranger-Streife',
  'army.patrol-axis': 'Flammen-Streife',
  'army.battery-allies': 'Batterie „Steel Rain“',
  'army.battery-axis': 'Batterie „Lothar“',
  'army.heavy-allies': 'Schwere Ranger',
  'army.heavy-axis': 'Schwere Grenadiere',
  'army.brass-allies': 'Brigade „Iron Brass“',
  'army.koenig-axis': 'Gruppe „Sturm-König“',
  'army.regiment-allies': 'Ranger-Regiment',
  'army.blutkreuz-axis': 'Blutkreuz-Korps',
};
