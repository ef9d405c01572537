import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';
import { measured } from './measured.ts';

/** The edition of 2013/14. */
export const tactics: Texts<typeof english> = {
  tactics: {
    held: 'Una casella è di chi ci ha un’unità, senza nemici sopra o accanto.',
    eliminate: 'Distruggi tutte le unità nemiche',
    subtitle: '2013/14, {ap} AP, regole {rules}',
    blutkreuz: 'Blutkreuz',
    pass: 'Passa',
    first: 'Prima parte',
    second: 'Seconda parte',
    faces: 'Fronte',
    facing: 'fronte a {way}',
    inside: 'A bordo',
    aboard: 'porta {names}',
    thenFree: '+ gratis',
    faced: { targets: 'può sparare a: {names}', nobody: 'nessuno a cui sparare' },
    improvised: 'Arma improvvisata',
    salvo: '{weapon}, salva completa',
    saved: '{count} {count|parato|parati}',
    symbols: { faction: '{count} × fazione', target: '{count} × bersaglio', shield: '{count} × scudo' },
    rules: { full: 'complete', starter: 'introduttive' },
    rulesChoice: { full: 'Complete', starter: 'Introduttive' },
    ruleSet: 'Regole',
    ruleSetHelp: 'Tutto di entrambi i libri, o solo le regole introduttive.',
    reactions: 'Attacchi di reazione',
    reactionsHelp:
      'Le unità che non hanno agito possono sparare ai nemici che muovono o attaccano vicino. Solo regole complete.',
    suppression: 'Soppressione',
    suppressionHelp:
      'I colpi inchiodano le unità: Sotto tiro, poi Soppressa. La pagina relativa non è in nessuno dei ' +
      'due libri; questa è la nostra lettura.',
    placement: 'Il terreno lo piazzano i giocatori',
    placementHelp:
      'Alberi, macerie, strutture e ostacoli anticarro, a turno. No: il campo dello scenario così com’è.',
    inHand: {
      tile: 'tessera: alberi, macerie o struttura',
      grove: 'alberi o struttura',
      trap: 'ostacolo anticarro',
      crate: 'cassa',
      house: 'edificio',
    },
    worksFirst: 'Fortificazioni, prima parte',
    worksSecond: 'Fortificazioni, seconda parte',
    worksHelp: 'Un caposaldo costa 10 punti, un bunker 15.',
    works: { none: 'Nessuna', strongpoint: 'Caposaldo', bunker: 'Bunker', both: 'Entrambi' },
    die: { faction: 'simbolo fazione', target: 'simbolo bersaglio', shield: 'simbolo scudo' },
    does: {
      reload: 'L’arma può sparare di nuovo.',
      camouflage: 'Al coperto nessuno la vede da tre caselle in su, finché si muove soltanto.',
      smoke: 'Una volta a partita: fumo su una delle sue caselle.',
      dozer: 'Si interra ed è al coperto finché non si muove.',
      resupply: 'Una volta per unità: riottiene tutte le munizioni.',
      'ammo-drop': 'Un’unità entro due caselle, via radio ovunque, riottiene tutte le munizioni.',
      'get-moving':
        'Un’unità entro due caselle, via radio ovunque, che ha già agito agisce subito un’altra volta.',
      reinforcements: 'Una squadra o arma di supporto perduta rientra dal bordo e agisce subito.',
      'replacement-vehicle': 'Un veicolo perduto rientra dal bordo e agisce subito.',
      'get-up': 'Un’unità di fanteria accanto riottiene un soldato, o ha un danno in meno.',
      stimulants: 'Un’unità accanto attacca come in un attacco sostenuto, o si muove come in marcia.',
      repair: 'Un veicolo accanto ha un danno in meno per ogni successo con cinque dadi.',
      'air-alert': 'Fino alla fine del turno anche i simboli bersaglio colpiscono un velivolo in vista.',
      medevac: 'Ogni soldato perduto di una squadra accanto torna con un simbolo fazione.',
      resurrection: 'Ogni zombie perduto di una squadra accanto torna con un simbolo fazione o uno scudo.',
      engineering:
        'Filo spinato, mine o una trincea accanto spariscono. La fanteria che fallisce con le mine ne è colpita.',
      bury: 'Un bunker accanto sparisce, e chi c’è dentro è perduto.',
    },
    succeeds: '{chance} di riuscita.',
    joins: {
      activation:
        'Agiscono come una sola unità: le stesse azioni, al passo del più lento. L’eroe non agirà più in questo turno.',
      attacked: 'Sono un solo bersaglio finché dura l’attacco, e decidi tu chi prende ogni colpo.',
      reaction: 'Reagiscono come una sola unità, e l’eroe non agirà più in questo turno.',
    },
    called: {
      'fighting-spirit': {
        text: 'Una volta a partita: in questo attacco colpiscono anche i simboli bersaglio.',
        effect: 'colpiscono anche i simboli bersaglio',
      },
      lucky: {
        text: 'Una volta a partita: l’eroe ritira i suoi dadi mancati in questo attacco.',
        effect: 'i dadi mancati si ritirano',
      },
      used: '{unit} ha usato {skill}: {effect}',
    },
    way: { north: 'nord', east: 'est', south: 'sud', west: 'ovest' },
    mount: {
      front: 'fronte',
      rear: 'retro',
      left: 'sinistra',
      right: 'destra',
      turret: 'torretta',
      crew: 'equipaggio',
    },
    carriage: { pilot: 'Pilota', passenger: 'passeggero', rider: 'a bordo, sopra', cargo: 'carico' },
    role: {
      officer: 'ufficiale',
      radio: 'radiofonista',
      medic: 'medico',
      mechanic: 'meccanico',
      spotter: 'osservatore',
      commissar: 'commissario',
    },
    edge: {
      wall: 'muro',
      small: 'varco piccolo',
      large: 'varco grande',
      huge: 'varco enorme',
      at: '{what} a {edge}',
    },
    square: {
      structure: 'struttura, non si passa',
      crate: 'cassa',
      trap: 'ostacolo anticarro',
      tree: 'alberi',
      rubble: 'macerie',
      water: 'acqua profonda',
      smoke: 'fumo',
      trench: 'trincea',
      wire: 'filo spinato',
      mines: 'campo minato',
      house: 'dentro un edificio, {count|un piano|{count} piani} sopra',
      bunker: 'bunker',
      strongpoint: 'caposaldo',
      buried: 'bunker sepolto',
      held: 'di {side}',
      entry: '{side}: entra qui',
    },
    tokens: {
      'under-fire': 'Sotto tiro',
      suppressed: 'Soppressa',
      stunned: 'Stordita',
      gripped: 'Afferrata',
      hidden: 'Mimetizzata',
      loaded: 'Carica',
      empty: 'Scarica',
      salvo: 'Salva pronta',
      'attack-stim': 'Stimolanti d’attacco',
      'move-stim': 'Stimolanti di movimento',
      dug: 'Interrata',
      idle: 'Abbandonata',
      pilot: 'Con pilota',
      floor: 'Piano {text}',
    },
    action: {
      nothing: 'Niente',
      move: 'Movimento',
      march: 'Marcia',
      scout: 'Marcia (Scout, un’azione)',
      rush: 'Marcia (stimolanti, un’azione)',
      'free-move': 'Movimento',
      attack: 'Attacco',
      sustained: 'Attacco sostenuto',
      fury: 'Attacco sostenuto (stimolanti, un’azione)',
      charge: 'corpo a corpo (Charge)',
      'free-attack': 'attacco',
      reload: 'Ricarica',
      camouflage: 'Mimetismo',
      smoke: 'Lanciafumogeni',
      dozer: 'Interrarsi con la lama apripista',
      resupply: 'Prendere munizioni',
      'ammo-drop': 'Munizioni',
      'get-moving': 'Muoversi',
      reinforcements: 'Rinforzi',
      'replacement-vehicle': 'Veicolo di ricambio',
      'get-up': 'In piedi',
      stimulants: 'Stimolanti',
      repair: 'Riparazione',
      'air-alert': 'Allarme aereo',
      medevac: 'Evacuazione',
      resurrection: 'Resurrezione',
      engineering: 'Genio',
      bury: 'Seppellire un bunker',
      enough: 'Basta così',
    },
    ...measured,
    scenario: {
      'first-steps': {
        title: 'Primi passi',
        note: 'Per imparare: muovere, coprirsi, sparare',
        text:
          'Una squadra per parte, quattro turni. Vince chi tiene più segnalini alla fine: entro 10 cm, ' +
          'senza nemici così vicini.',
      },
      'first-machines': {
        title: 'Prime macchine',
        note: 'Per imparare: camminatori, archi, corazza',
        text: 'Una squadra e un camminatore per parte, cinque turni. Punti per ciò che è distrutto.',
      },
      'first-objectives': {
        title: 'Primi obiettivi',
        note: 'Per imparare: eroi e segnalini',
        text:
          'Un eroe, una squadra e un camminatore per parte, sei turni. Tieni entrambi i segnalini alla ' +
          'fine di un turno dal terzo in poi, o più di essi alla fine.',
      },
      firefight: {
        title: 'Scontro a fuoco',
        note: 'Decidono i punti',
        text: 'Nessun obiettivo se non il nemico. Dopo otto turni vince la parte che ha distrutto più punti.',
      },
      reload: {
        title: 'Ricarica',
        note: 'Due obiettivi ai lati opposti',
        text:
          'Tieni entrambi gli obiettivi alla fine di un turno dal terzo in poi, o più del nemico alla ' +
          'fine dell’ottavo.',
      },
      'fuel-run': {
        title: 'Corsa al carburante',
        note: 'Due obiettivi, dai bordi corti',
        text: 'Come Ricarica, ma le parti arrivano dai bordi corti e gli obiettivi sono più in profondità.',
      },
      'radio-free-babylon': {
        title: 'Radio Babilonia Libera',
        note: 'Un edificio al centro',
        text:
          'Vince chi è solo dentro l’edificio alla fine dell’ottavo turno. Ha un piano sopra il terreno; ' +
          'il tetto conta come dentro, i velivoli no.',
      },
      'the-oasis': {
        title: 'L’oasi',
        note: 'Verde al centro, deserto intorno',
        text:
          'Dal quarto turno in poi, sii solo nell’oasi alla fine di un turno. Case e boschetti li ' +
          'piazzano entrambi.',
      },
      'the-lost-palace': {
        title: 'Il palazzo perduto',
        note: 'Un palazzo con un tesoro',
        text: 'Dal terzo turno in poi, sta’ sull’obiettivo dentro il palazzo senza nemici all’interno.',
      },
      'no-mans-land': {
        title: 'Terra di nessuno',
        note: 'Trincee, filo spinato e mine',
        text:
          'Una linea del fronte. Tieni entrambi gli obiettivi alla fine di un turno dal terzo in poi, o ' +
          'più del nemico alla fine.',
      },
      'the-factory': {
        title: 'La fabbrica',
        note: 'Nostro: un capannone con portoni per le macchine più grandi',
        text:
          'Vince chi è solo nel capannone alla fine dell’ottavo turno; contano il piano superiore e il ' +
          'tetto. Le macchine entrano dai portoni, i soldati anche dalle porte piccole.',
      },
      'high-houses': {
        title: 'Case alte',
        note: 'Nostro: due case di tre piani',
        text:
          'Tieni gli obiettivi in entrambe le case alla fine di un turno dal terzo in poi, o più del ' +
          'nemico alla fine. Le porte sono troppo piccole per i veicoli.',
      },
      'the-river': {
        title: 'Il fiume',
        note: 'Nostro: acqua profonda e tre guadi',
        text:
          'Tieni entrambi i guadi esterni alla fine di un turno dal terzo in poi, o più del nemico alla ' +
          'fine. Le imbarcazioni arrivano dal canale a est.',
      },
      random: {
        title: 'Casuale',
        note: 'Scelgono due dadi',
        text: 'Due dadi scelgono tra Scontro a fuoco, Ricarica, Corsa al carburante e Radio Babilonia Libera.',
      },
    },
  },
};
