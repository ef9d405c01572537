import { measured } from './measured.ts';

/** The edition of 2013/14. */
export const tactics = {
  tactics: {
    held: 'A square is held by a unit on it, with no enemy on it or next to it.',
    eliminate: 'Destroy all enemy units',
    subtitle: '2013/14, {ap} AP, {rules} rules',
    blutkreuz: 'Blutkreuz',
    pass: 'Pass',
    first: 'First side',
    second: 'Second side',
    faces: 'Faces',
    facing: 'faces {way}',
    inside: 'Aboard',
    aboard: 'carries {names}',
    thenFree: '+ free',
    faced: { targets: 'can fire at {names}', nobody: 'nobody to fire at' },
    improvised: 'Improvised weapon',
    salvo: '{weapon}, full salvo',
    saved: '{count} saved',
    symbols: { faction: '{count} × faction', target: '{count} × target', shield: '{count} × shield' },
    rules: { full: 'full', starter: 'starter' },
    rulesChoice: { full: 'Full', starter: 'Starter' },
    ruleSet: 'Rules',
    ruleSetHelp: 'Everything of both books, or only the starter rules.',
    reactions: 'Reactive attacks',
    reactionsHelp:
      'Units that have not acted may fire at enemies who move or attack near them. Full rules only.',
    suppression: 'Suppression',
    suppressionHelp:
      'Shots that hit pin units down: Under Fire, then Suppressed. The page on it is in neither book; ' +
      'this is our reading.',
    placement: 'Players place the terrain',
    placementHelp: 'Trees, rubble, structures and traps, in turn. Off: the board of the scenario as it is.',
    inHand: {
      tile: 'tile: trees, rubble or a structure',
      grove: 'trees or a structure',
      trap: 'tank trap',
      crate: 'crate',
      house: 'building',
    },
    worksFirst: 'Fortifications, first side',
    worksSecond: 'Fortifications, second side',
    worksHelp: 'A strongpoint costs 10 points, a bunker 15.',
    works: { none: 'None', strongpoint: 'Strongpoint', bunker: 'Bunker', both: 'Both' },
    die: { faction: 'faction symbol', target: 'target symbol', shield: 'shield symbol' },
    does: {
      reload: 'The weapon may fire again.',
      camouflage: 'In cover nobody sees it from three squares on, until it does more than move.',
      smoke: 'Once per game: smoke on one of its squares.',
      dozer: 'It digs in and has cover until it drives.',
      resupply: 'Once a unit: all its ammunition is there again.',
      'ammo-drop': 'A unit within two squares, by radio anywhere, has all its ammunition again.',
      'get-moving': 'A unit within two squares, by radio anywhere, that has acted acts again at once.',
      reinforcements: 'A lost squad or support weapon comes back by the edge and acts at once.',
      'replacement-vehicle': 'A lost vehicle comes back by the edge and acts at once.',
      'get-up': 'An infantry unit beside it has a soldier back, or a damage less.',
      stimulants: 'A unit beside it attacks as if sustained, or moves as if it marched.',
      repair: 'A vehicle beside it has a damage less for each success on five dice.',
      'air-alert': 'Until the turn ends target symbols hit an aircraft in sight, too.',
      medevac: 'Each lost soldier of a squad beside it comes back on a faction symbol.',
      resurrection: 'Each lost zombie of a squad beside it comes back on a faction symbol or a shield.',
      engineering:
        'Wire, mines or a trench next to it are cleared. Infantry that fails at mines is struck by them.',
      bury: 'A bunker next to it is gone, and whoever is inside is lost.',
    },
    succeeds: '{chance} to succeed.',
    joins: {
      activation:
        'He acts with them as one: the same actions, at the slower pace. He cannot act again this turn.',
      attacked: 'They are one target until the attack is over, and you say who takes each hit.',
      reaction: 'He reacts with them as one, and cannot act again this turn.',
    },
    called: {
      'fighting-spirit': {
        text: 'Once per game: in this attack target symbols hit as well as faction symbols.',
        effect: 'target symbols hit too',
      },
      lucky: {
        text: 'Once per game: the hero rolls his misses in this attack again.',
        effect: 'misses are rolled again',
      },
      used: '{unit} used {skill}: {effect}',
    },
    way: { north: 'north', east: 'east', south: 'south', west: 'west' },
    mount: { front: 'front', rear: 'rear', left: 'left', right: 'right', turret: 'turret', crew: 'crew' },
    carriage: { pilot: 'Pilot', passenger: 'passenger', rider: 'rider', cargo: 'cargo' },
    role: {
      officer: 'officer',
      radio: 'radio operator',
      medic: 'medic',
      mechanic: 'mechanic',
      spotter: 'spotter',
      commissar: 'commissar',
    },
    edge: {
      wall: 'wall',
      small: 'small opening',
      large: 'large opening',
      huge: 'huge opening',
      at: '{what} to the {edge}',
    },
    square: {
      structure: 'structure, impassable',
      crate: 'crate',
      trap: 'tank trap',
      tree: 'trees',
      rubble: 'rubble',
      water: 'deep water',
      smoke: 'smoke',
      trench: 'trench',
      wire: 'barbed wire',
      mines: 'minefield',
      house: 'inside a building, {count|one storey|{count} storeys} above',
      bunker: 'bunker',
      strongpoint: 'strongpoint',
      buried: 'buried bunker',
      held: 'held by {side}',
      entry: '{side}: enters here',
    },
    tokens: {
      'under-fire': 'Under Fire',
      suppressed: 'Suppressed',
      stunned: 'Stunned',
      gripped: 'In a grip',
      hidden: 'Camouflage',
      loaded: 'Loaded',
      empty: 'Not loaded',
      salvo: 'Salvo ready',
      'attack-stim': 'Attack stimulants',
      'move-stim': 'Move stimulants',
      dug: 'Dug in',
      idle: 'Abandoned',
      pilot: 'Piloted',
      floor: 'Storey {text}',
    },
    action: {
      nothing: 'Nothing',
      move: 'Move',
      march: 'March',
      scout: 'March (Scout, one action)',
      rush: 'March (stimulants, one action)',
      'free-move': 'Move',
      attack: 'Attack',
      sustained: 'Sustained attack',
      fury: 'Sustained attack (stimulants, one action)',
      charge: 'close combat (Charge)',
      'free-attack': 'attack',
      reload: 'Reload',
      camouflage: 'Camouflage',
      smoke: 'Smoke launchers',
      dozer: 'Dig in with the dozer blade',
      resupply: 'Take ammunition',
      'ammo-drop': 'Ammo Drop',
      'get-moving': 'Get Moving',
      reinforcements: 'Reinforcements',
      'replacement-vehicle': 'Replacement Vehicle',
      'get-up': 'Get Up',
      stimulants: 'Stimulants',
      repair: 'Repair',
      'air-alert': 'Air Alert',
      medevac: 'Medevac',
      resurrection: 'Resurrection',
      engineering: 'Engineering',
      bury: 'Bury a bunker',
      enough: 'Nothing more',
    },
    ...measured,
    scenario: {
      'first-steps': {
        title: 'First Steps',
        note: 'To learn by: move, take cover, fire',
        text:
          'One squad a side, four turns. Whoever holds more markers at the end wins: be within 10 cm of ' +
          'them, with no enemy so near.',
      },
      'first-machines': {
        title: 'First Machines',
        note: 'To learn by: walkers, arcs, armour',
        text: 'A squad and a walker a side, five turns. Points for what is destroyed.',
      },
      'first-objectives': {
        title: 'First Objectives',
        note: 'To learn by: heroes and markers',
        text:
          'A hero, a squad and a walker a side, six turns. Hold both markers at the end of a turn from ' +
          'the third on, or more of them at the end.',
      },
      firefight: {
        title: 'Firefight',
        note: 'Points decide',
        text: 'No objective but the enemy. After eight turns the side that has destroyed more points wins.',
      },
      reload: {
        title: 'Reload',
        note: 'Two objectives across the board',
        text: 'Hold both objectives at the end of a turn from the third on, or more of them at the end of the eighth.',
      },
      'fuel-run': {
        title: 'Fuel Run',
        note: 'Two objectives, from the short edges',
        text: 'As Reload, but the sides come from the short edges and the objectives lie deeper.',
      },
      'radio-free-babylon': {
        title: 'Radio Free Babylon',
        note: 'A building in the middle',
        text:
          'Whoever is alone inside the building at the end of the eighth turn wins. It has one storey ' +
          'above the ground; the roof is inside, aircraft are not.',
      },
      'the-oasis': {
        title: 'The Oasis',
        note: 'Green in the middle, desert around it',
        text:
          'From the fourth turn on, be alone in the oasis at the end of a turn. Houses and groves are ' +
          'placed by both.',
      },
      'the-lost-palace': {
        title: 'The Lost Palace',
        note: 'A palace with a treasure',
        text: 'From the third turn on, stand on the objective inside the palace with no enemy in it.',
      },
      'no-mans-land': {
        title: 'No Man’s Land',
        note: 'Trenches, wire and mines',
        text: 'A front line. Hold both objectives at the end of a turn from the third on, or more of them at the end.',
      },
      'the-factory': {
        title: 'The Factory',
        note: 'Ours: a hall with gates for the largest machines',
        text:
          'Whoever is alone in the hall at the end of the eighth turn wins, its upper storey and its roof ' +
          'count. Machines drive in by the gates, soldiers by the small doors too.',
      },
      'high-houses': {
        title: 'High Houses',
        note: 'Ours: two houses of three storeys',
        text:
          'Hold the objectives inside both houses at the end of a turn from the third on, or more of them ' +
          'at the end. The doors are too small for vehicles.',
      },
      'the-river': {
        title: 'The River',
        note: 'Ours: deep water and three crossings',
        text:
          'Hold both outer crossings at the end of a turn from the third on, or more of them at the end. ' +
          'Vessels come by the canal in the east.',
      },
      random: {
        title: 'Random',
        note: 'Two dice choose',
        text: 'Two dice choose between Firefight, Reload, Fuel Run and Radio Free Babylon.',
      },
    },
  },
} as const;
