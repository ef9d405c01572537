import type { measured as english } from '../en/measured.ts';
import type { Texts } from '../texts.ts';

/** 2013/14 sur une table sans cases. */
export const measured: Texts<typeof english> = {
  onTable: {
    wood: 'bois',
    rubble: 'gravats',
    water: 'eau peu profonde',
    'deep-water': 'eau profonde',
    wire: 'barbelés',
    block: 'bloc plein',
    crate: 'caisse',
    'tank-trap': 'hérisson antichar',
    trench: 'tranchée',
    crater: 'cratère',
    mines: 'champ de mines',
    place: 'lieu',
    house: 'maison',
    wall: 'mur',
    'low-wall': 'muret',
    bunker: 'bunker',
    strongpoint: 'point d’appui',
    smoke: 'fumée',
    marker: 'marqueur',
  },
  measured: {
    ownEdge: 'Vous entrez ici',
    openEdge: 'Bord au choix',
    fromThereLater: 'Aucune attaque ne suit. De là, à un autre tour :',
    fromThere: 'De là, ils pourraient tirer sur :',
    fromHere: 'D’ici, ils pourraient tirer sur :',
    fireAt: 'Tirer d’ici sur {name}',
    thenMove: 'Attaque, puis mouvement',
    notFromHere: 'Impossible de tirer d’ici sur {name} : {why}.',
    tooFar: 'trop loin',
    harmless: 'aucune arme ne lui fait rien',
    allAt: 'Tirer avec tout sur :',
    nobodyThere: 'De là, personne ne serait à portée de tir.',
    nobodyHere: 'D’ici, personne n’est à portée de tir.',
    size: 'Table de {width} × {height} cm',
    label: 'Table de {width} × {height} cm. Les flèches déplacent ceux que l’on envoie.',
    units: 'Unités sur la table',
    enemy: 'ennemi le plus proche à {far} cm {way}',
    bearing: {
      e: 'vers l’est',
      se: 'vers le sud-est',
      s: 'vers le sud',
      sw: 'vers le sud-ouest',
      w: 'vers l’ouest',
      nw: 'vers le nord-ouest',
      n: 'vers le nord',
      ne: 'vers le nord-est',
    },
    rest: 'reste {left} cm',
    able: '{able} peuvent tirer',
    smokeLead: 'Un obus fumigène : montrez un endroit de la table.',
    smokeThere: 'La fumée serait là, sur 10 cm, si un dé réussit : {chance}.',
    smokeHere: 'Fumée ici',
    level: 'Étage',
    ground: 'rez-de-chaussée',
    roof: 'toit',
    storey: 'étage {storey}',
    onMines: 'Mines sur le chemin : {count} × un dé, {chance} chacun de frapper pour 2.',
    through: '{what} : {count} × un dé, {chance} chacun de passer.',
    contact: 'au corps à corps',
    'no-arc': 'hors de l’arc',
    'no-sight': 'pas de vue',
    barred: 'pas de vue : {what}',
    coverThere: 'Couvert là-bas',
    covered: 'À couvert',
    coveredBy: 'À couvert ({what})',
    open: 'À découvert',
    unseen: 'Aucun ennemi ne les y voit.',
    coveredFrom: 'À couvert face à {enemies}',
    coveredByFrom: 'À couvert ({what}) face à {enemies}',
    openTo: 'À découvert face à {enemies}',
    struck: '{count} dessous',
    struckOwn: '{count} des vôtres',
    length: '{length} cm',
    left: '{length} cm, il reste {left} cm sur {of}.',
    leftOn: '{length} cm {way}, il reste {left} cm sur {of}.',
    vain: 'Ils ne peuvent pas s’approcher de cet endroit.',
    place: 'Ils seraient placés là.',
    go: 'Y aller',
    goAnyway: 'Y aller quand même',
    getIn: 'Monter dans {name}',
    thenIn: 'Là, ils montent dans {name}.',
    goIn: 'Aller et monter',
    here: 'Placer ici',
    draft: 'Où aller',
    oneByOne: 'Une par une',
    nextOne: 'Suivante',
    oneKeys: 'Glissez-en une, ou flèches 1 cm, avec Maj 1 mm ; N prend la suivante ; Entrée y va.',
    keys: 'Glissez, ou flèches 1 cm, avec Maj 1 mm ; Q et E tournent ; Entrée y va.',
    pieces: 'Décors à placer',
    smaller: 'Plus petit',
    larger: 'Plus grand',
    built: 'L’ouvrage serait là.',
    laid: 'Le décor serait placé là.',
    noRoom: 'Il n’y a pas de place pour lui près de là.',
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    note: 'Mesuré, {width} × {height} cm, {points} points',
    text:
      'Pas de cases : les unités avancent et tirent au centimètre. Des points pour ce qui est détruit, ' +
      'huit manches.',
    goalMarkers:
      'Tenir les deux marqueurs à la fin d’une manche à partir de la troisième, ou plus d’entre ' +
      'eux à la fin ' +
      ': à 10 cm, sans ennemi aussi près.',
    goalPlace:
      'À partir de la quatrième manche, être seul au lieu marqué à la fin d’une manche, avec au ' +
      'moins la moitié ' +
      'd’une unité dedans.',
  },
  tables: {
    farmyard: {
      title: 'La ferme',
      text: 'Une ferme et sa cour, un bosquet de chaque côté de la route, des murets vers les champs.',
    },
    chapel: {
      title: 'La chapelle',
      text: 'Une chapelle dans son cimetière, des trous d’obus devant, des fourrés aux coins.',
    },
    depot: {
      title: 'Le dépôt',
      text:
        'Un dépôt de chemin de fer : hangar et bureau derrière des murs à portails, des caisses entre ' +
        'eux, des wagons sur une voie.',
    },
    crossroads: {
      title: 'Le carrefour',
      text: 'Deux routes se croisent entre quatre maisons ; des bois aux coins, des haies le long des champs.',
    },
    canal: {
      title: 'Le canal',
      text:
        'Un canal d’ouest en est avec deux ponts et un gué ; un moulin et une maison éclusière ' +
        'sur ses rives.',
    },
    ruins: {
      title: 'Les ruines',
      text:
        'Une ville bombardée : hautes maisons, tas de briques, une place avec fontaine, des rues assez ' +
        'larges pour les marcheurs.',
    },
    estuary: {
      title: 'Estuaire',
      text:
        'Un fleuve d’un bord à l’autre, navigable en amont et en aval du gué ; des quais, des hangars à ' +
        'bateaux et des pins.',
    },
    quarry: {
      title: 'La carrière',
      text:
        'Une carrière entre deux bois, des ouvrages sur son bord, un ruisseau avec un gué, barbelés et ' +
        'mines devant.',
    },
    oasis: {
      title: 'L’oasis',
      text:
        'Un bassin sous les palmiers entre les dunes, un caravansérail de chaque côté, des ruines ' +
        'dans le sable.',
    },
    'front-line': {
      title: 'La ligne de front',
      text:
        'Deux lignes de tranchées ; entre elles barbelés, mines, trous d’obus, ce qui reste d’un bois ' +
        'et d’une ferme.',
    },
    meadow: {
      title: 'Prairie',
      text:
        'Une table nue : avant la bataille, les deux camps placent tour à tour bois, décombres, murs et ' +
        'autres décors.',
    },
    heath: {
      title: 'Lande',
      text: 'Une table nue de 120 × 120 cm : avant la bataille, chaque camp place neuf décors.',
    },
    steppe: {
      title: 'Steppe',
      text: 'La plus grande table nue : avant la bataille, chaque camp place douze décors.',
    },
  },
};
