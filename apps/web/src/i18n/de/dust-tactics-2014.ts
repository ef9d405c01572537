import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';

/** Die Ausgabe von 2013/14. */
export const tactics: Texts<typeof english> = {
  tactics: {
    held: 'Ein Feld hält eine Einheit darauf, wenn kein Feind darauf oder daneben steht.',
    eliminate: 'Alle feindlichen Einheiten vernichten',
    subtitle: '2013/14, {ap} AP, Regeln: {rules}',
    blutkreuz: 'Blutkreuz',
    pass: 'Passen',
    first: 'Erste Seite',
    second: 'Zweite Seite',
    faces: 'Blickt nach',
    facing: 'Blick nach {way}',
    inside: 'An Bord',
    aboard: 'trägt {names}',
    thenFree: '+ frei:',
    improvised: 'Behelfswaffe',
    salvo: '{weapon}, volle Salve',
    saved: '{count} abgewehrt',
    symbols: '{faction} Fraktion, {target} Ziel, {shield} Schild',
    rules: { full: 'alle', starter: 'Einstieg' },
    rulesChoice: { full: 'Alle', starter: 'Einstieg' },
    ruleSet: 'Regeln',
    ruleSetHelp: 'Alles aus beiden Büchern oder nur die Einstiegsregeln.',
    reactions: 'Reaktionsangriffe',
    reactionsHelp:
      'Einheiten, die noch nicht gehandelt haben, dürfen auf Feinde schießen, die sich nahe bei ihnen ' +
      'bewegen oder angreifen. Nur mit allen Regeln.',
    suppression: 'Niederhalten',
    suppressionHelp:
      'Schüsse, die treffen, halten nieder: Unter Feuer, dann Niedergehalten. Die Seite darüber steht in ' +
      'keinem der Bücher; so lesen wir es.',
    placement: 'Die Spieler legen das Gelände',
    placementHelp:
      'Bäume, Trümmer, Bauten und Sperren, abwechselnd. Aus: das Spielfeld des Szenarios, wie es ist.',
    inHand: {
      tile: 'Plättchen: Bäume, Trümmer oder Bau',
      grove: 'Bäume oder Bau',
      trap: 'Panzersperre',
      crate: 'Kiste',
      house: 'Gebäude',
    },
    worksFirst: 'Befestigungen der ersten Seite',
    worksSecond: 'Befestigungen der zweiten Seite',
    worksHelp: 'Ein Stützpunkt kostet 10 Punkte, ein Bunker 15.',
    works: { none: 'Keine', strongpoint: 'Stützpunkt', bunker: 'Bunker', both: 'Beides' },
    die: { faction: 'Fraktionszeichen', target: 'Zielzeichen', shield: 'Schildzeichen' },
    called: {
      'fighting-spirit': {
        text: 'Einmal im Spiel: In diesem Angriff treffen auch Zielzeichen, nicht nur Fraktionszeichen.',
        effect: 'auch Zielzeichen treffen',
      },
      lucky: {
        text: 'Einmal im Spiel: Der Held würfelt seine Fehlwürfe in diesem Angriff noch einmal.',
        effect: 'Fehlwürfe fallen noch einmal',
      },
      used: '{unit} setzte {skill} ein: {effect}',
    },
    roll: {
      hit: 'Angriff',
      reroll: 'Fehlwürfe noch einmal',
      chain: 'Kette',
      save: 'Rettungswürfe',
      again: 'Rettungswürfe noch einmal',
      edge: 'Um die Seiten',
      scenario: 'Um das Szenario',
      reaction: 'Reaktion',
      third: 'Um eine dritte Aktion',
      rally: 'Den Marker abschütteln',
      riders: 'Aufgesessene getroffen',
      wreck: 'Die im Inneren',
      escape: 'Ausstieg',
      spy: 'Spion',
      cheat: 'Cheat Death',
    },
    way: { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' },
    mount: {
      front: 'vorn',
      rear: 'hinten',
      left: 'links',
      right: 'rechts',
      turret: 'Turm',
      crew: 'Besatzung',
    },
    carriage: { pilot: 'Pilot', passenger: 'Passagier', rider: 'aufgesessen', cargo: 'Ladung' },
    role: {
      officer: 'Offizier',
      radio: 'Funker',
      medic: 'Sanitäter',
      mechanic: 'Mechaniker',
      spotter: 'Beobachter',
      commissar: 'Kommissar',
    },
    edge: {
      wall: 'Mauer',
      small: 'kleine Öffnung',
      large: 'große Öffnung',
      huge: 'riesige Öffnung',
      at: '{what} im {edge}',
    },
    square: {
      structure: 'Bau, unpassierbar',
      crate: 'Kiste',
      trap: 'Panzersperre',
      tree: 'Bäume',
      rubble: 'Trümmer',
      water: 'tiefes Wasser',
      smoke: 'Rauch',
      trench: 'Graben',
      wire: 'Stacheldraht',
      mines: 'Minenfeld',
      house: 'in einem Gebäude, {count|ein Stockwerk|{count} Stockwerke} darüber',
      bunker: 'Bunker',
      strongpoint: 'Stützpunkt',
      buried: 'verschütteter Bunker',
      held: 'gehalten: {side}',
      entry: '{side}: tritt hier ein',
    },
    tokens: {
      'under-fire': 'Unter Feuer',
      suppressed: 'Niedergehalten',
      stunned: 'Betäubt',
      gripped: 'Im Griff',
      hidden: 'Getarnt',
      loaded: 'Geladen',
      empty: 'Nicht geladen',
      salvo: 'Salve bereit',
      'attack-stim': 'Angriffsstimulans',
      'move-stim': 'Bewegungsstimulans',
      dug: 'Eingegraben',
      idle: 'Verlassen',
      pilot: 'Mit Pilot',
      floor: 'Stockwerk {text}',
    },
    action: {
      nothing: 'Nichts',
      move: 'Bewegung',
      march: 'Marsch',
      scout: 'Marsch (Scout, eine Aktion)',
      rush: 'Marsch (Stimulans, eine Aktion)',
      'free-move': 'Bewegung',
      attack: 'Angriff',
      sustained: 'Dauerangriff',
      fury: 'Dauerangriff (Stimulans, eine Aktion)',
      charge: 'Nahkampf (Charge)',
      'free-attack': 'Angriff',
      reload: 'Nachladen',
      camouflage: 'Tarnen',
      smoke: 'Nebelwerfer',
      dozer: 'Mit dem Räumschild eingraben',
      'ammo-drop': 'Munition anfordern',
      'get-moving': 'Befehl: vorwärts',
      reinforcements: 'Verstärkung',
      'replacement-vehicle': 'Ersatzfahrzeug',
      'get-up': 'Aufrichten',
      stimulants: 'Stimulanzien',
      repair: 'Reparieren',
      'air-alert': 'Luftalarm',
      medevac: 'Bergen und versorgen',
      resurrection: 'Wiedererweckung',
      engineering: 'Pionierarbeit',
      bury: 'Einen Bunker verschütten',
      enough: 'Nichts weiter',
    },
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
      here: 'Hier aufstellen',
      draft: 'Wohin',
      oneByOne: 'Einzeln',
      nextOne: 'Nächste',
      oneKeys: 'Eine ziehen, oder Pfeile 1 cm, mit Umschalt 1 mm; N nimmt die nächste; Enter geht.',
      keys: 'Ziehen, oder Pfeile 1 cm, mit Umschalt 1 mm; Q und E drehen; Enter geht.',
      pieces: 'Gelände, das noch zu legen ist',
      smaller: 'Kleiner',
      larger: 'Größer',
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
    scenario: {
      'first-steps': {
        title: 'Erste Schritte',
        note: 'Zum Lernen: gehen, Deckung nehmen, schießen',
        text:
          'Ein Trupp je Seite, vier Runden. Wer am Ende mehr Marker hält, gewinnt: innerhalb von 10 cm, ' +
          'kein Feind so nah.',
      },
      'first-machines': {
        title: 'Erste Maschinen',
        note: 'Zum Lernen: Läufer, Winkel, Panzerung',
        text: 'Ein Trupp und ein Läufer je Seite, fünf Runden. Punkte für Zerstörtes.',
      },
      'first-objectives': {
        title: 'Erste Ziele',
        note: 'Zum Lernen: Helden und Marker',
        text:
          'Ein Held, ein Trupp und ein Läufer je Seite, sechs Runden. Beide Marker am Ende einer Runde ab ' +
          'der dritten halten, oder am Schluss mehr von ihnen.',
      },
      firefight: {
        title: 'Feuergefecht',
        note: 'Die Punkte entscheiden',
        text: 'Kein Ziel außer dem Feind. Nach acht Runden gewinnt, wer mehr Punkte vernichtet hat.',
      },
      reload: {
        title: 'Nachladen',
        note: 'Zwei Ziele quer über das Feld',
        text: 'Halten Sie ab der dritten Runde beide Ziele am Ende einer Runde oder am Ende der achten mehr davon.',
      },
      'fuel-run': {
        title: 'Jagd nach Treibstoff',
        note: 'Zwei Ziele, von den kurzen Seiten',
        text: 'Wie „Nachladen“, doch die Seiten kommen von den kurzen Rändern, und die Ziele liegen tiefer.',
      },
      'radio-free-babylon': {
        title: 'Radio Freies Babylon',
        note: 'Ein Gebäude in der Mitte',
        text:
          'Wer am Ende der achten Runde allein im Gebäude ist, gewinnt. Es hat ein Stockwerk über dem ' +
          'Boden; auch auf dem Dach ist man im Gebäude, in der Luft nicht.',
      },
      'the-oasis': {
        title: 'Die Oase',
        note: 'Grün in der Mitte, Wüste ringsum',
        text: 'Seien Sie ab der vierten Runde am Ende einer Runde allein in der Oase. Häuser und Haine legen beide.',
      },
      'the-lost-palace': {
        title: 'Der verlorene Palast',
        note: 'Ein Palast mit einem Schatz',
        text: 'Stehen Sie ab der dritten Runde auf dem Ziel im Palast, ohne einen Feind darin.',
      },
      'no-mans-land': {
        title: 'Niemandsland',
        note: 'Gräben, Draht und Minen',
        text: 'Eine Front. Halten Sie ab der dritten Runde beide Ziele am Ende einer Runde oder am Ende mehr davon.',
      },
      'the-factory': {
        title: 'Die Fabrik',
        note: 'Von uns: eine Halle mit Toren für die größten Maschinen',
        text:
          'Wer am Ende der achten Runde allein in der Halle ist, gewinnt; Obergeschoss und Dach zählen ' +
          'dazu. Maschinen fahren durch die Tore, Soldaten gehen auch durch die kleinen Türen.',
      },
      'high-houses': {
        title: 'Hohe Häuser',
        note: 'Von uns: zwei Häuser mit drei Stockwerken',
        text:
          'Halten Sie ab der dritten Runde die Ziele in beiden Häusern am Ende einer Runde oder am Ende ' +
          'mehr davon. Die Türen sind zu klein für Fahrzeuge.',
      },
      'the-river': {
        title: 'Der Fluss',
        note: 'Von uns: tiefes Wasser und drei Übergänge',
        text:
          'Halten Sie ab der dritten Runde beide äußeren Übergänge am Ende einer Runde oder am Ende mehr ' +
          'davon. Schiffe kommen über den Kanal im Osten.',
      },
      random: {
        title: 'Zufall',
        note: 'Zwei Würfel wählen',
        text: 'Zwei Würfel wählen zwischen Feuergefecht, Nachladen, Jagd nach Treibstoff und Radio Freies Babylon.',
      },
    },
  },
};
