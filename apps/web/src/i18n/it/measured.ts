import type { measured as english } from '../en/measured.ts';
import type { Texts } from '../texts.ts';

/** 2013/14 su un tavolo senza caselle. */
export const measured: Texts<typeof english> = {
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
    fireAt: 'Spara da qui a {name}',
    thenMove: 'Attacco, poi movimento',
    notFromHere: 'Da qui non si può sparare a {name}: {why}.',
    tooFar: 'troppo lontano',
    harmless: 'nessuna arma gli fa danno',
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
    smokeLead: 'Un proiettile fumogeno: indica un punto del tavolo.',
    smokeThere: 'Il fumo starebbe lì, largo 10 cm, se un dado riesce: {chance}.',
    smokeHere: 'Fumo qui',
    level: 'Piano',
    ground: 'pianterreno',
    roof: 'tetto',
    storey: 'piano {storey}',
    onMines: 'Mine sul percorso: {count} × un dado, {chance} ciascuno di colpire per 2.',
    through: '{what}: {count} × un dado, {chance} ciascuno di passare.',
    contact: 'corpo a corpo',
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
    getIn: 'Salire su {name}',
    thenIn: 'Lì salgono su {name}.',
    goIn: 'Vai e sali',
    here: 'Metti qui',
    draft: 'Dove',
    oneByOne: 'Una per una',
    nextOne: 'Successiva',
    oneKeys: 'Trascinane una, o frecce 1 cm, con Maiusc 1 mm; N prende la successiva; Invio va.',
    keys: 'Trascina, o frecce 1 cm, con Maiusc 1 mm; Q ed E girano; Invio va.',
    pieces: 'Terreno da piazzare',
    smaller: 'Più piccolo',
    larger: 'Più grande',
    built: 'L’opera starebbe lì.',
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
};
