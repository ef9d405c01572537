import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';

/** L’édition 2013/14. */
export const tactics: Texts<typeof english> = {
  tactics: {
    held: 'Une case est tenue par une unité qui s’y trouve, sans ennemi dessus ni à côté.',
    eliminate: 'Détruire toutes les unités ennemies',
    subtitle: '2013/14, {ap} PA, règles {rules}',
    blutkreuz: 'Blutkreuz',
    pass: 'Passer',
    first: 'Premier camp',
    second: 'Second camp',
    faces: 'Face',
    facing: 'face : {way}',
    inside: 'À bord',
    aboard: 'transporte {names}',
    thenFree: '+ gratuit',
    improvised: 'Arme improvisée',
    salvo: '{weapon}, salve complète',
    saved: '{count} {count|sauvée|sauvées}',
    symbols: '{faction} faction, {target} cible, {shield} bouclier',
    rules: { full: 'complètes', starter: 'de base' },
    rulesChoice: { full: 'Complètes', starter: 'De base' },
    ruleSet: 'Règles',
    ruleSetHelp: 'Tout ce qui est dans les deux livres, ou seulement les règles de base.',
    reactions: 'Attaques de réaction',
    reactionsHelp:
      'Une unité qui n’a pas agi peut tirer sur un ennemi qui bouge ou attaque près d’elle. Règles ' +
      'complètes seulement.',
    suppression: 'Suppression',
    suppressionHelp:
      'Les tirs qui touchent clouent au sol : Sous le feu, puis Suppression. La page manque aux deux ' +
      'livres ; c’est notre lecture.',
    placement: 'Les joueurs placent le décor',
    placementHelp:
      'Arbres, décombres, structures et hérissons, à tour de rôle. Sans : le plateau du scénario tel quel.',
    inHand: {
      tile: 'dalle : arbres, décombres ou structure',
      grove: 'arbres ou structure',
      trap: 'hérisson antichar',
      crate: 'caisse',
      house: 'bâtiment',
    },
    worksFirst: 'Fortifications, premier camp',
    worksSecond: 'Fortifications, second camp',
    worksHelp: 'Un point d’appui coûte 10 points, un bunker 15.',
    works: { none: 'Aucune', strongpoint: 'Point d’appui', bunker: 'Bunker', both: 'Les deux' },
    die: { faction: 'symbole de faction', target: 'symbole de cible', shield: 'symbole de bouclier' },
    called: {
      'fighting-spirit': {
        text: 'Une fois par partie : dans cette attaque, les symboles de cible touchent aussi.',
        effect: 'les symboles de cible touchent aussi',
      },
      lucky: {
        text: 'Une fois par partie : le héros relance ses échecs dans cette attaque.',
        effect: 'les échecs sont relancés',
      },
      used: '{unit} a utilisé {skill} : {effect}',
    },
    roll: {
      hit: 'Attaque',
      reroll: 'Ratés relancés',
      chain: 'Chaîne',
      save: 'Sauvegardes',
      again: 'Sauvegardes relancées',
      edge: 'Pour les bords',
      scenario: 'Pour le scénario',
      reaction: 'Réaction',
      third: 'Pour une troisième action',
      rally: 'Pour ôter le pion',
      riders: 'Passagers touchés',
      wreck: 'Ceux à bord',
      escape: 'Fuite',
      spy: 'Espion',
      cheat: 'Cheat Death',
    },
    way: { north: 'nord', east: 'est', south: 'sud', west: 'ouest' },
    mount: {
      front: 'avant',
      rear: 'arrière',
      left: 'gauche',
      right: 'droite',
      turret: 'tourelle',
      crew: 'équipage',
    },
    carriage: { pilot: 'Pilote', passenger: 'passager', rider: 'sur le dos', cargo: 'cargaison' },
    role: {
      officer: 'officier',
      radio: 'opérateur radio',
      medic: 'infirmier',
      mechanic: 'mécano',
      spotter: 'observateur',
      commissar: 'commissaire',
    },
    edge: {
      wall: 'mur',
      small: 'petite ouverture',
      large: 'grande ouverture',
      huge: 'énorme ouverture',
      at: '{what}, côté {edge}',
    },
    square: {
      structure: 'structure, infranchissable',
      crate: 'caisse',
      trap: 'hérisson antichar',
      tree: 'arbres',
      rubble: 'décombres',
      water: 'eau profonde',
      smoke: 'fumée',
      trench: 'tranchée',
      wire: 'barbelés',
      mines: 'champ de mines',
      house: 'dans un bâtiment, {count} {count|étage|étages} au-dessus',
      bunker: 'bunker',
      strongpoint: 'point d’appui',
      buried: 'bunker enseveli',
      held: 'tenu par {side}',
      entry: '{side} : entrée ici',
    },
    tokens: {
      'under-fire': 'Sous le feu',
      suppressed: 'Suppression',
      stunned: 'Sous le choc',
      gripped: 'Étreinte',
      hidden: 'Camouflage',
      loaded: 'Chargé',
      empty: 'Non chargé',
      salvo: 'Salve prête',
      'attack-stim': 'Stimulants d’attaque',
      'move-stim': 'Stimulants de mouvement',
      dug: 'Enterré',
      idle: 'Abandonné',
      pilot: 'Piloté',
      floor: 'Étage {text}',
    },
    action: {
      nothing: 'Rien',
      move: 'Mouvement',
      march: 'Marche',
      scout: 'Marche (Scout, une action)',
      rush: 'Marche (stimulants, une action)',
      'free-move': 'Mouvement',
      attack: 'Attaque',
      sustained: 'Attaque soutenue',
      fury: 'Attaque soutenue (stimulants, une action)',
      charge: 'corps à corps (Charge)',
      'free-attack': 'attaque',
      reload: 'Recharger',
      camouflage: 'Camouflage',
      smoke: 'Lance-fumigènes',
      dozer: 'S’enterrer à la lame de bulldozer',
      'ammo-drop': 'Munitions',
      'get-moving': 'En avant',
      reinforcements: 'Renforts',
      'replacement-vehicle': 'Véhicule de remplacement',
      'get-up': 'Debout',
      stimulants: 'Stimulants',
      repair: 'Réparer',
      'air-alert': 'Alerte aérienne',
      medevac: 'Évacuation',
      resurrection: 'Résurrection',
      engineering: 'Génie',
      bury: 'Ensevelir un bunker',
      enough: 'Rien de plus',
    },
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
      here: 'Placer ici',
      draft: 'Où aller',
      oneByOne: 'Une par une',
      nextOne: 'Suivante',
      oneKeys: 'Glissez-en une, ou flèches 1 cm, avec Maj 1 mm ; N prend la suivante ; Entrée y va.',
      keys: 'Glissez, ou flèches 1 cm, avec Maj 1 mm ; Q et E tournent ; Entrée y va.',
      pieces: 'Décors à placer',
      smaller: 'Plus petit',
      larger: 'Plus grand',
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
    scenario: {
      'first-steps': {
        title: 'Premiers pas',
        note: 'Pour apprendre : bouger, se couvrir, tirer',
        text:
          'Une escouade par camp, quatre manches. Qui tient plus de marqueurs à la fin gagne : à 10 cm, ' +
          'sans ennemi aussi près.',
      },
      'first-machines': {
        title: 'Premières machines',
        note: 'Pour apprendre : marcheurs, angles, blindage',
        text: 'Une escouade et un marcheur par camp, cinq manches. Des points pour ce qui est détruit.',
      },
      'first-objectives': {
        title: 'Premiers objectifs',
        note: 'Pour apprendre : héros et marqueurs',
        text:
          'Un héros, une escouade et un marcheur par camp, six manches. Tenir les deux marqueurs à la fin ' +
          'd’une manche à partir de la troisième, ou plus d’entre eux à la fin.',
      },
      firefight: {
        title: 'Échange de tirs',
        note: 'Les points décident',
        text:
          'Pas d’autre objectif que l’ennemi. Après huit manches, le camp qui a détruit le plus de ' +
          'points gagne.',
      },
      reload: {
        title: 'Rechargez',
        note: 'Deux objectifs de part et d’autre',
        text:
          'Tenez les deux objectifs à la fin d’une manche dès la troisième, ou plus que l’autre à la fin ' +
          'de la huitième.',
      },
      'fuel-run': {
        title: 'Course au carburant',
        note: 'Deux objectifs, depuis les petits bords',
        text: 'Comme Rechargez, mais les camps viennent des petits bords et les objectifs sont plus loin.',
      },
      'radio-free-babylon': {
        title: 'Radio Babylone libre',
        note: 'Un bâtiment au milieu',
        text:
          'Qui est seul dans le bâtiment à la fin de la huitième manche gagne. Il a un étage au-dessus du ' +
          'sol ; le toit compte, les aéronefs non.',
      },
      'the-oasis': {
        title: 'L’oasis',
        note: 'Du vert au milieu, le désert autour',
        text:
          'Dès la quatrième manche, soyez seul dans l’oasis à la fin d’une manche. Les deux camps placent ' +
          'maisons et bosquets.',
      },
      'the-lost-palace': {
        title: 'Le palais perdu',
        note: 'Un palais et son trésor',
        text: 'Dès la troisième manche, tenez-vous sur l’objectif du palais sans ennemi à l’intérieur.',
      },
      'no-mans-land': {
        title: 'No man’s land',
        note: 'Tranchées, barbelés et mines',
        text:
          'Une ligne de front. Tenez les deux objectifs à la fin d’une manche dès la troisième, ou plus ' +
          'que l’autre à la fin.',
      },
      'the-factory': {
        title: 'L’usine',
        note: 'De nous : un hall aux portes pour les plus grosses machines',
        text:
          'Qui est seul dans le hall à la fin de la huitième manche gagne ; étage et toit comptent. Les ' +
          'machines entrent par les grandes portes, les soldats aussi par les petites.',
      },
      'high-houses': {
        title: 'Les hautes maisons',
        note: 'De nous : deux maisons de trois étages',
        text:
          'Tenez les objectifs des deux maisons à la fin d’une manche dès la troisième, ou plus que ' +
          'l’autre à la fin. Les portes sont trop petites pour les véhicules.',
      },
      'the-river': {
        title: 'La rivière',
        note: 'De nous : eau profonde et trois passages',
        text:
          'Tenez les deux passages extérieurs à la fin d’une manche dès la troisième, ou plus que l’autre ' +
          'à la fin. Les bateaux viennent par le canal à l’est.',
      },
      random: {
        title: 'Au hasard',
        note: 'Deux dés choisissent',
        text: 'Deux dés choisissent entre Échange de tirs, Rechargez, Course au carburant et Radio Babylone libre.',
      },
    },
  },
};
