import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';

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
    improvised: 'Arma improvvisata',
    salvo: '{weapon}, salva completa',
    saved: '{count} {count|parato|parati}',
    symbols: '{faction} fazione, {target} bersaglio, {shield} scudo',
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
    roll: {
      hit: 'Attacco',
      reroll: 'Mancati ripetuti',
      chain: 'Catena',
      save: 'Salvezza',
      again: 'Salvezza ripetuta',
      edge: 'Per i bordi',
      scenario: 'Per lo scenario',
      reaction: 'Reazione',
      third: 'Per una terza azione',
      rally: 'Per togliere il segnalino',
      riders: 'Chi viaggia sopra',
      wreck: 'Chi è dentro',
      escape: 'Fuga',
      spy: 'Spia',
      cheat: 'Cheat Death',
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
    onTable: {
      wood: 'bosco',
      rubble: 'macerie',
      water: 'acqua bassa',
      'deep-water': 'acqua profonda',
      wire: 'filo spinato',
      block: 'blocco pieno',
      crate: 'cassa',
      'tank-trap': 'ostacolo anticarro',
      trench: 'trincea',
      crater: 'cratere',
      mines: 'campo minato',
      place: 'luogo',
      house: 'casa',
      wall: 'muro',
      'low-wall': 'muretto',
      bunker: 'bunker',
      strongpoint: 'caposaldo',
      smoke: 'fumo',
      marker: 'segnalino',
    },
    measured: {
      ownEdge: 'Entri da qui',
      openEdge: 'Bordo a scelta',
      fromThereLater: 'Nessun attacco segue. Da lì, in un altro turno:',
      fromThere: 'Da lì potrebbero sparare a:',
      fromHere: 'Da qui potrebbero sparare a:',
      allAt: 'Sparare con tutto contro:',
      nobodyThere: 'Da lì non si potrebbe sparare a nessuno.',
      nobodyHere: 'Da qui non si può sparare a nessuno.',
      size: 'Tavolo di {width} × {height} cm',
      label: 'Tavolo di {width} × {height} cm. Le frecce muovono chi viene mandato.',
      units: 'Unità sul tavolo',
      enemy: 'nemico più vicino a {far} cm {way}',
      bearing: {
        e: 'verso est',
        se: 'verso sud-est',
        s: 'verso sud',
        sw: 'verso sud-ovest',
        w: 'verso ovest',
        nw: 'verso nord-ovest',
        n: 'verso nord',
        ne: 'verso nord-est',
      },
      rest: 'restano {left} cm',
      able: '{able} possono sparare',
      'no-arc': 'fuori dall’arco',
      'no-sight': 'nessuna visuale',
      barred: 'nessuna visuale: {what}',
      coverThere: 'Copertura lì',
      covered: 'In copertura',
      coveredBy: 'In copertura ({what})',
      open: 'Allo scoperto',
      unseen: 'Lì nessun nemico le vede.',
      coveredFrom: 'In copertura contro {enemies}',
      coveredByFrom: 'In copertura ({what}) contro {enemies}',
      openTo: 'Allo scoperto davanti a {enemies}',
      struck: '{count} sotto',
      struckOwn: '{count} tue',
      length: '{length} cm',
      left: '{length} cm, restano {left} cm su {of}.',
      leftOn: '{length} cm {way}, restano {left} cm su {of}.',
      vain: 'Non possono avvicinarsi a quel punto.',
      place: 'Verrebbero messi lì.',
      go: 'Vai lì',
      goAnyway: 'Vai lì lo stesso',
      here: 'Metti qui',
      draft: 'Dove',
      oneByOne: 'Una per una',
      nextOne: 'Successiva',
      oneKeys: 'Trascinane una, o frecce 1 cm, con Maiusc 1 mm; N prende la successiva; Invio va.',
      keys: 'Trascina, o frecce 1 cm, con Maiusc 1 mm; Q ed E girano; Invio va.',
      pieces: 'Terreno da piazzare',
      smaller: 'Più piccolo',
      larger: 'Più grande',
      laid: 'Il pezzo starebbe lì.',
      noRoom: 'Lì vicino non c’è posto per il pezzo.',
      turnLeft: 'Gira a sinistra',
      turnRight: 'Gira a destra',
      note: 'Misurato, {width} × {height} cm, {points} punti',
      text:
        'Niente caselle: le unità avanzano e sparano a centimetri. Punti per ciò che viene distrutto, ' +
        'otto turni.',
      goalMarkers:
        'Tieni entrambi i segnalini alla fine di un turno dal terzo in poi, o più di essi alla fine: ' +
        'entro 10 cm, senza nemici così vicini.',
      goalPlace:
        'Dal quarto turno, sii solo nel luogo segnato alla fine di un turno, con almeno metà di un’unità dentro.',
    },
    tables: {
      farmyard: {
        title: 'La fattoria',
        text: 'Una casa colonica con il cortile, un boschetto su ogni lato della strada, muretti verso i campi.',
      },
      chapel: {
        title: 'La cappella',
        text: 'Una cappella nel suo cimitero, buche di granata davanti, boscaglia agli angoli.',
      },
      depot: {
        title: 'Il deposito',
        text:
          'Un deposito ferroviario: capannone e ufficio dietro muri con cancelli, casse in mezzo, vagoni ' +
          'su un binario.',
      },
      crossroads: {
        title: 'L’incrocio',
        text: 'Due strade si incontrano tra quattro case; boschi agli angoli, siepi lungo i campi.',
      },
      canal: {
        title: 'Il canale',
        text: 'Un canale da ovest a est con due ponti e un guado; un mulino e una casa della chiusa sulle rive.',
      },
      ruins: {
        title: 'Le rovine',
        text:
          'Una città bombardata: case alte, mucchi di mattoni, una piazza con fontana, strade larghe per ' +
          'i camminatori.',
      },
      estuary: {
        title: 'Estuario',
        text:
          'Un fiume da un bordo all’altro, navigabile a monte e a valle del guado; moli, rimesse per ' +
          'barche e pini.',
      },
      quarry: {
        title: 'La cava',
        text: 'Una cava tra due boschi, opere sul bordo, un ruscello con un guado, filo spinato e mine davanti.',
      },
      oasis: {
        title: 'L’oasi',
        text: 'Uno stagno sotto le palme tra le dune, un caravanserraglio su ogni lato, rovine nella sabbia.',
      },
      'front-line': {
        title: 'La linea del fronte',
        text:
          'Due linee di trincee; in mezzo filo spinato, mine, buche di granata e ciò che resta di un ' +
          'bosco e di una fattoria.',
      },
      meadow: {
        title: 'Prato',
        text: 'Un tavolo vuoto: prima della battaglia le due parti piazzano a turno boschi, macerie, muri e altro.',
      },
      heath: {
        title: 'Brughiera',
        text: 'Un tavolo vuoto di 120 × 120 cm: prima della battaglia ogni parte piazza nove pezzi di terreno.',
      },
      steppe: {
        title: 'Steppa',
        text: 'Il tavolo vuoto più grande: prima della battaglia ogni parte piazza dodici pezzi di terreno.',
      },
    },
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
