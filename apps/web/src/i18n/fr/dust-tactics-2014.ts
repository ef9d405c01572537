import type { tactics as english } from '../en/dust-tactics-2014.ts';
import type { Texts } from '../texts.ts';
import { measured } from './measured.ts';

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
    faced: { targets: 'peut tirer sur : {names}', nobody: 'personne à viser' },
    improvised: 'Arme improvisée',
    salvo: '{weapon}, salve complète',
    saved: '{count} {count|sauvée|sauvées}',
    symbols: { faction: '{count} × faction', target: '{count} × cible', shield: '{count} × bouclier' },
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
    does: {
      reload: 'L’arme peut tirer de nouveau.',
      camouflage:
        'À couvert, personne ne la voit à trois cases ou plus, tant qu’elle ne fait que se déplacer.',
      smoke: 'Une fois par partie : de la fumée sur une de ses cases.',
      dozer: 'Il s’enterre et reste à couvert tant qu’il ne roule pas.',
      resupply: 'Une fois par unité : toutes ses munitions sont de retour.',
      'ammo-drop': 'Une unité à deux cases au plus, par radio partout, retrouve toutes ses munitions.',
      'get-moving':
        'Une unité à deux cases au plus, par radio partout, qui a déjà agi agit aussitôt une deuxième fois.',
      reinforcements: 'Une escouade ou arme d’appui perdue revient par le bord et agit aussitôt.',
      'replacement-vehicle': 'Un véhicule perdu revient par le bord et agit aussitôt.',
      'get-up': 'Une unité d’infanterie voisine récupère un soldat, ou a un dégât de moins.',
      stimulants: 'Une unité voisine attaque comme en attaque soutenue, ou va aussi loin qu’en marche.',
      repair: 'Un véhicule voisin a un dégât de moins par réussite sur cinq dés.',
      'air-alert': 'Jusqu’à la fin de la manche, les symboles de cible touchent aussi un aéronef en vue.',
      medevac: 'Chaque soldat perdu d’une escouade voisine revient sur un symbole de faction.',
      resurrection:
        'Chaque zombie perdu d’une escouade voisine revient sur un symbole de faction ou un bouclier.',
      engineering:
        'Barbelés, mines ou tranchée voisins disparaissent. L’infanterie qui échoue sur des mines est frappée.',
      bury: 'Un bunker voisin disparaît, et tous ceux qui sont dedans sont perdus.',
    },
    succeeds: '{chance} de réussir.',
    joins: {
      activation:
        'Ils agissent comme une seule unité : mêmes actions, à l’allure du plus lent. ' +
        'Le héros n’agira plus dans cette manche.',
      attacked:
        'Ils forment une seule cible jusqu’à la fin de l’attaque, et vous dites qui encaisse chaque touche.',
      reaction: 'Ils réagissent comme une seule unité, et le héros n’agira plus dans cette manche.',
    },
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
      resupply: 'Prendre des munitions',
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
    ...measured,
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
