import type { provenance as english } from '../en/provenance.ts';
import type { Texts } from '../texts.ts';

/** What a card says beyond its figures, and where things on the table come from. */
export const provenance: Texts<typeof english> = {
  provenance: {
    title: 'Da dove viene',
    word: { printed: 'Originale', inferred: 'Deduzione', ours: 'Opera nostra' },
    what: { card: 'Carta', scenario: 'Scenario', map: 'Mappa', deck: 'Mazzo', rules: 'Regole' },
    tag: '{what}: {word}',
    scenario: {
      printed: 'Le condizioni sono quelle del libro.',
      inferred:
        'Uno scenario pubblicato; ciò che non si sa delle sue condizioni è stato dedotto o fatto da noi.',
      ours: 'Uno scenario fatto per questo programma.',
    },
    map: {
      printed: 'La mappa è quella del libro.',
      inferred: 'La mappa stampata è perduta; questa è disegnata da ciò che dice il testo.',
      ours: 'La mappa è fatta per questo programma.',
    },
    deck: {
      printed: 'Le carte sono quelle della scatola.',
      inferred: 'Le carte sono ricavate da ciò che si sa di quelle stampate.',
      ours:
        'Le abilità sono quelle del libro; quali valori stiano su quale carta non si sa, quindi il mazzo ' +
        'è fatto per questo programma.',
    },
    rules: {
      printed: 'Le regole sono quelle del libro.',
      inferred: 'Le regole sono dedotte.',
      ours: 'Le regole sono nostre.',
    },
    'dust-tactics': {
      printed: 'Ogni valore di questa carta è noto da un libro o da un’altra fonte pubblicata.',
      inferred:
        'Un’unità del gioco pubblicato. Ciò che nessuna fonte dice della sua carta è dedotto, o fatto da noi.',
      ours: 'Un’unità fatta per questo programma.',
    },
    'dust-tactics-2014': {
      printed: 'La carta come la stampano le regole introduttive.',
      inferred:
        'Presa dalla carta della stessa unità in Dust 1947, un’edizione successiva. I danni alla fanteria ' +
        'e la consistenza delle squadre seguono le nostre decisioni.',
      ours: 'Una carta fatta per questo programma.',
      designed: 'Di nostro: {list}.',
    },
    values: { known: 'Stampati: {list}.', inferred: 'Dedotti: {list}.', designed: 'Nostri: {list}.' },
    weapons: 'Di gittata e dadi sono stampati: {list}.',
    weapon: '{weapon} {known} su {all}',
    field: {
      armour: 'corazza',
      move: 'movimento',
      health: 'salute',
      apOriginal: 'AP del 2010',
      apLater: 'AP della scala successiva',
      soft: 'copertura leggera',
      hard: 'copertura pesante',
    },
  },
  trait: {
    artillery: 'Artiglieria',
    burst: 'Raffica',
    cutting: 'Tagliente',
    expert: 'Esperto',
    flame: 'Fiamma',
    grapple: 'Presa',
    grenade: 'Granata',
    knife: 'Coltello',
    'knife-grenade': 'Coltello e granata',
    laser: 'Laser',
    limited: 'Limitata',
    paired: 'Abbinate',
    panzerfaust: 'Panzerfaust',
    phaser: 'Phaser',
    reload: 'Ricarica',
    salvo: 'Salva',
    sniper: 'Cecchino',
    tesla: 'Tesla',
    ugl: 'UGL',
    'under-barrel': 'Sottocanna',
    volley: 'Bordata',
    'wire-guided': 'Filoguidato',
  },
  role: {
    title: 'Ruoli',
    officer: 'Ufficiale',
    radioman: 'Radiofonista',
    radio: 'Radiofonista',
    mechanic: 'Meccanico',
    medic: 'Medico',
    specialist: 'Specialista d’arma',
    sniper: 'Cecchino',
    spotter: 'Osservatore',
    commissar: 'Commissario',
  },
};
