import type { provenance as english } from '../en/provenance.ts';
import type { Texts } from '../texts.ts';

/** Was eine Karte über ihre Zahlen hinaus sagt, und woher die Dinge auf dem Tisch kommen. */
export const provenance: Texts<typeof english> = {
  provenance: {
    title: 'Woher es kommt',
    word: { printed: 'Gedruckt', inferred: 'Erschlossen', ours: 'Von uns' },
    what: { card: 'Karte', scenario: 'Szenario', map: 'Plan', deck: 'Kartenstapel', rules: 'Regeln' },
    tag: '{what}: {word}',
    scenario: {
      printed: 'Die Bedingungen sind die des Buches.',
      inferred:
        'Ein veröffentlichtes Szenario; was über seine Bedingungen nicht bekannt ist, wurde erschlossen ' +
        'oder ist von uns.',
      ours: 'Ein Szenario, das für dieses Programm gemacht wurde.',
    },
    map: {
      printed: 'Der Plan ist der des Buches.',
      inferred: 'Der gedruckte Plan ist verloren; dieser wurde nach den Worten des Buches gezeichnet.',
      ours: 'Der Plan wurde für dieses Programm gemacht.',
    },
    deck: {
      printed: 'Die Karten sind die der Schachtel.',
      inferred: 'Die Karten wurden aus dem erschlossen, was über die gedruckten bekannt ist.',
      ours:
        'Die Fähigkeiten sind die des Buches; welche Werte auf welcher Karte stehen, ist nicht bekannt, ' +
        'deshalb wurde der Stapel für dieses Programm gemacht.',
    },
    rules: {
      printed: 'Die Regeln sind die des Buches.',
      inferred: 'Die Regeln wurden erschlossen.',
      ours: 'Die Regeln sind von uns.',
    },
    'dust-tactics': {
      printed:
        'Jeder Wert dieser Karte ist aus einem Buch oder einer anderen veröffentlichten Quelle bekannt.',
      inferred:
        'Eine Einheit des veröffentlichten Spiels. Was keine Quelle über ihre Karte sagt, wurde ' +
        'erschlossen oder ist von uns.',
      ours: 'Eine Einheit, die für dieses Programm gemacht wurde.',
    },
    'dust-tactics-2014': {
      printed: 'Die Karte, wie die Starterregeln sie drucken.',
      inferred:
        'Von der Karte derselben Einheit in Dust 1947, einer späteren Ausgabe. Schaden gegen Infanterie ' +
        'und Größe der Trupps folgen unseren Entscheidungen.',
      ours: 'Eine Karte, die für dieses Programm gemacht wurde.',
      designed: 'Von uns darauf: {list}.',
    },
    values: { known: 'Gedruckt: {list}.', inferred: 'Erschlossen: {list}.', designed: 'Von uns: {list}.' },
    weapons: 'Von Reichweite und Würfeln sind gedruckt: {list}.',
    weapon: '{weapon} {known} von {all}',
    field: {
      armour: 'Panzerung',
      move: 'Bewegung',
      health: 'Leben',
      apOriginal: 'AP von 2010',
      apLater: 'AP der späteren Skala',
      soft: 'leichte Deckung',
      hard: 'schwere Deckung',
    },
  },
  trait: {
    artillery: 'Artillerie',
    burst: 'Feuerstoß',
    cutting: 'Schneidend',
    expert: 'Experte',
    flame: 'Flamme',
    grapple: 'Greifer',
    grenade: 'Granate',
    knife: 'Messer',
    'knife-grenade': 'Messer und Granate',
    laser: 'Laser',
    limited: 'Begrenzt',
    paired: 'Paarweise',
    panzerfaust: 'Panzerfaust',
    phaser: 'Phaser',
    reload: 'Nachladen',
    salvo: 'Salve',
    sniper: 'Scharfschütze',
    tesla: 'Tesla',
    ugl: 'Gewehrgranate',
    'under-barrel': 'Unterlauf',
    volley: 'Lagenfeuer',
    'wire-guided': 'Drahtgelenkt',
  },
  role: {
    title: 'Aufgaben',
    officer: 'Offizier',
    radioman: 'Funker',
    radio: 'Funker',
    mechanic: 'Mechaniker',
    medic: 'Sanitäter',
    specialist: 'Waffenspezialist',
    sniper: 'Scharfschütze',
    spotter: 'Beobachter',
    commissar: 'Kommissar',
  },
};
