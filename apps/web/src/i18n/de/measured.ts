import type { measured as english } from '../en/measured.ts';
import type { Texts } from '../texts.ts';

/** 2013/14 auf einem Tisch ohne Felder. */
export const measured: Texts<typeof english> = {
  onTable: {
    wood: 'Wald',
    rubble: 'Trümmer',
    water: 'flaches Wasser',
    'deep-water': 'tiefes Wasser',
    wire: 'Stacheldraht',
    block: 'fester Block',
    crate: 'Kiste',
    'tank-trap': 'Panzersperre',
    trench: 'Graben',
    crater: 'Krater',
    mines: 'Minenfeld',
    place: 'Ort',
    house: 'Haus',
    wall: 'Mauer',
    'low-wall': 'niedrige Mauer',
    bunker: 'Bunker',
    strongpoint: 'Stützpunkt',
    smoke: 'Rauch',
    marker: 'Marker',
  },
  measured: {
    ownEdge: 'Hier treten Sie ein',
    openEdge: 'Kante zur Wahl',
    fromThereLater: 'Kein Angriff folgt. Von dort in einer anderen Runde:',
    fromThere: 'Von dort könnten sie schießen auf:',
    fromHere: 'Von hier könnten sie schießen auf:',
    fireAt: 'Von hier auf {name} schießen',
    thenMove: 'Angriff, dann Bewegung',
    notFromHere: 'Auf {name} kann von hier nicht geschossen werden: {why}.',
    tooFar: 'zu weit',
    harmless: 'keine Waffe schadet',
    allAt: 'Mit allem feuern auf:',
    nobodyThere: 'Von dort wäre niemand zu treffen.',
    nobodyHere: 'Von hier ist niemand zu treffen.',
    size: 'Tisch von {width} × {height} cm',
    label: 'Tisch von {width} × {height} cm. Pfeiltasten bewegen, wer geschickt wird.',
    units: 'Einheiten auf dem Tisch',
    enemy: 'nächster Feind {far} cm {way}',
    bearing: {
      e: 'nach Osten',
      se: 'nach Südosten',
      s: 'nach Süden',
      sw: 'nach Südwesten',
      w: 'nach Westen',
      nw: 'nach Nordwesten',
      n: 'nach Norden',
      ne: 'nach Nordosten',
    },
    rest: 'noch {left} cm',
    able: '{able} dürfen schießen',
    smokeLead: 'Eine Rauchgranate: Zeigen Sie auf eine Stelle des Tisches.',
    smokeThere: 'Dort läge Rauch, 10 cm im Durchmesser, wenn ein Würfel gelingt: {chance}.',
    smokeHere: 'Hier Rauch legen',
    level: 'Stockwerk',
    ground: 'Erdgeschoss',
    roof: 'Dach',
    storey: '{storey}. Stock',
    onMines: 'Minen auf dem Weg: {count} × ein Würfel, je {chance} für 2 Schaden.',
    through: '{what}: {count} × ein Würfel, je {chance}, um durchzukommen.',
    contact: 'im Nahkampf',
    'no-arc': 'außerhalb des Winkels',
    'no-sight': 'keine Sicht',
    barred: 'keine Sicht: {what}',
    coverThere: 'Deckung dort',
    covered: 'In Deckung',
    coveredBy: 'In Deckung ({what})',
    open: 'Ohne Deckung',
    unseen: 'Dort sieht sie kein Gegner.',
    coveredFrom: 'In Deckung vor {enemies}',
    coveredByFrom: 'In Deckung ({what}) vor {enemies}',
    openTo: 'Ohne Deckung vor {enemies}',
    struck: '{count} darunter',
    struckOwn: '{count} eigene',
    length: '{length} cm',
    left: '{length} cm, noch {left} cm von {of}.',
    leftOn: '{length} cm {way}, noch {left} cm von {of}.',
    vain: 'In die Nähe dieser Stelle kommen sie nicht.',
    place: 'Sie würden dort aufgestellt.',
    go: 'Dorthin gehen',
    goAnyway: 'Trotzdem dorthin gehen',
    getIn: 'In {name} einsteigen',
    thenIn: 'Dort steigen sie in {name} ein.',
    goIn: 'Hingehen und einsteigen',
    here: 'Hier aufstellen',
    draft: 'Wohin',
    oneByOne: 'Einzeln',
    nextOne: 'Nächste',
    oneKeys: 'Eine ziehen, oder Pfeile 1 cm, mit Umschalt 1 mm; N nimmt die nächste; Enter geht.',
    keys: 'Ziehen, oder Pfeile 1 cm, mit Umschalt 1 mm; Q und E drehen; Enter geht.',
    pieces: 'Gelände, das noch zu legen ist',
    smaller: 'Kleiner',
    larger: 'Größer',
    built: 'Das Werk stünde dort.',
    laid: 'Das Stück läge dort.',
    noRoom: 'In der Nähe ist dafür kein Platz.',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    note: 'Gemessen, {width} × {height} cm, {points} Punkte',
    text: 'Keine Felder: Einheiten gehen und schießen nach Zentimetern. Punkte für Zerstörtes, acht Runden.',
    goalMarkers:
      'Beide Marker am Ende einer Runde ab der dritten halten, oder am Schluss mehr von ihnen: ' +
      'innerhalb von 10 cm, kein Feind so nah.',
    goalPlace:
      'Ab der vierten Runde am Ende einer Runde allein am markierten Ort sein, mit mindestens der ' +
      'halben Einheit darin.',
  },
  tables: {
    farmyard: {
      title: 'Bauernhof',
      text: 'Ein Bauernhaus mit Hof, ein Wäldchen auf jeder Seite der Straße, niedrige Mauern an den Feldern.',
    },
    chapel: {
      title: 'Kapelle',
      text: 'Eine Kapelle auf ihrem Friedhof, Granattrichter davor, Dickicht an den Ecken.',
    },
    depot: {
      title: 'Bahnhof',
      text:
        'Ein Güterbahnhof: Schuppen und Büro hinter Mauern mit Toren, Kisten dazwischen, Waggons auf ' +
        'dem Nebengleis.',
    },
    crossroads: {
      title: 'Kreuzung',
      text: 'Zwei Straßen treffen sich zwischen vier Häusern; Wälder an den Ecken, Hecken an den Feldern.',
    },
    canal: {
      title: 'Kanal',
      text: 'Ein Kanal von West nach Ost mit zwei Brücken und einer Furt; Mühle und Schleusenhaus an seinen Ufern.',
    },
    ruins: {
      title: 'Ruinen',
      text:
        'Eine zerbombte Stadt: hohe Häuser, Schutthaufen, ein Platz mit Brunnen, Straßen breit genug ' +
        'für Läufer.',
    },
    estuary: {
      title: 'Flussmündung',
      text:
        'Ein Fluss von Kante zu Kante, ober- und unterhalb der Furt tief genug für Schiffe; Kais, ' +
        'Bootsschuppen und Kiefern.',
    },
    quarry: {
      title: 'Steinbruch',
      text:
        'Ein Steinbruch zwischen zwei Wäldern, Stellungen an seinem Rand, ein Bach mit Furt, davor ' +
        'Draht und Minen.',
    },
    oasis: {
      title: 'Oase',
      text: 'Ein Teich unter Palmen zwischen den Dünen, eine Karawanserei auf jeder Seite, Ruinen im Sand.',
    },
    'front-line': {
      title: 'Frontlinie',
      text: 'Zwei Grabenlinien; dazwischen Draht, Minen, Trichter und was von Wald und Hof übrig ist.',
    },
    meadow: {
      title: 'Wiese',
      text:
        'Ein leerer Tisch: Vor der Schlacht legen Sie und Ihr Gegner abwechselnd Wälder, Trümmer, ' +
        'Mauern und anderes.',
    },
    heath: {
      title: 'Heide',
      text: 'Ein leerer Tisch von 120 × 120 cm: Vor der Schlacht legt jede Seite neun Geländestücke.',
    },
    steppe: {
      title: 'Steppe',
      text: 'Der größte leere Tisch: Vor der Schlacht legt jede Seite zwölf Geländestücke.',
    },
  },
};
