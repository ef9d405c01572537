import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';
import { measured } from './measured.ts';

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
    faced: { targets: 'kann schießen auf: {names}', nobody: 'niemand zu treffen' },
    improvised: 'Behelfswaffe',
    salvo: '{weapon}, volle Salve',
    saved: '{count} abgewehrt',
    symbols: { faction: '{count} × Fraktion', target: '{count} × Ziel', shield: '{count} × Schild' },
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
    does: {
      reload: 'Die Waffe kann wieder feuern.',
      camouflage: 'In Deckung sieht sie ab drei Feldern niemand, bis sie mehr tut, als sich zu bewegen.',
      smoke: 'Einmal im Spiel: Nebel auf einem ihrer Felder.',
      dozer: 'Sie gräbt sich ein und hat Deckung, bis sie fährt.',
      resupply: 'Einmal je Einheit: Ihre ganze Munition ist wieder da.',
      'ammo-drop': 'Eine Einheit bis zwei Felder weit, per Funk überall, hat ihre ganze Munition wieder.',
      'get-moving':
        'Eine Einheit bis zwei Felder weit, per Funk überall, die schon gehandelt hat, handelt sofort noch einmal.',
      reinforcements:
        'Ein verlorener Trupp oder eine Unterstützungswaffe kommt vom Rand zurück und handelt sofort.',
      'replacement-vehicle': 'Ein verlorenes Fahrzeug kommt vom Rand zurück und handelt sofort.',
      'get-up': 'Infanterie daneben hat einen Soldaten wieder oder einen Schaden weniger.',
      stimulants: 'Eine Einheit daneben greift an wie im Dauerangriff oder geht so weit wie im Marsch.',
      repair: 'Ein Fahrzeug daneben hat für jeden Erfolg mit fünf Würfeln einen Schaden weniger.',
      'air-alert': 'Bis zum Ende der Runde treffen auch Zielzeichen ein Flugzeug in Sicht.',
      medevac: 'Jeder verlorene Soldat eines Trupps daneben kommt mit einem Fraktionszeichen zurück.',
      resurrection:
        'Jeder verlorene Zombie eines Trupps daneben kommt mit Fraktionszeichen oder Schild zurück.',
      engineering:
        'Draht, Minen oder Graben daneben sind weg. Infanterie, der es an Minen misslingt, wird getroffen.',
      bury: 'Ein Bunker daneben ist weg, und wer darin ist, ist verloren.',
    },
    succeeds: '{chance} Aussicht.',
    joins: {
      activation:
        'Sie handeln als eine Einheit: dieselben Aktionen, im langsameren Tempo. ' +
        'Der Held handelt in dieser Runde nicht noch einmal.',
      attacked: 'Bis der Angriff vorbei ist, sind sie ein Ziel, und Sie sagen, wer jeden Treffer nimmt.',
      reaction: 'Sie reagieren als eine Einheit, und der Held handelt in dieser Runde nicht noch einmal.',
    },
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
      resupply: 'Munition nehmen',
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
    ...measured,
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
