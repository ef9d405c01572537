/** What a card says beyond its figures, and where things on the table come from. */
export const provenance = {
  provenance: {
    title: 'Where it comes from',
    word: { printed: 'Printed', inferred: 'Inferred', ours: 'Ours' },
    what: { card: 'Card', scenario: 'Scenario', map: 'Map', deck: 'Deck', rules: 'Rules' },
    tag: '{what}: {word}',
    scenario: {
      printed: 'The conditions are those of the book.',
      inferred: 'A published scenario; what is not known of its conditions was inferred or made by us.',
      ours: 'A scenario made for this program.',
    },
    map: {
      printed: 'The map is the one of the book.',
      inferred: 'The printed map is lost; this one was drawn from what the words say.',
      ours: 'The map was made for this program.',
    },
    deck: {
      printed: 'The cards are those of the box.',
      inferred: 'The cards were worked out from what is known of the printed ones.',
      ours:
        'The abilities are those of the book; which values stand on which card is not known, so the deck ' +
        'was made for this program.',
    },
    rules: {
      printed: 'The rules are those of the book.',
      inferred: 'The rules were inferred.',
      ours: 'The rules are ours.',
    },
    'dust-tactics': {
      printed: 'Every value of this card is known from a book or another published source.',
      inferred:
        'A unit of the published game. What no source gives about its card was inferred, or made by us.',
      ours: 'A unit made for this program.',
    },
    'dust-tactics-2014': {
      printed: 'The card as the starter rules print it.',
      inferred:
        'Taken from the card of the same unit in Dust 1947, a later edition. Damage to infantry and sizes ' +
        'of squads follow our rulings.',
      ours: 'A card made for this program.',
      designed: 'Ours on it: {list}.',
    },
    values: { known: 'Printed: {list}.', inferred: 'Inferred: {list}.', designed: 'Ours: {list}.' },
    weapons: 'Of range and dice are printed: {list}.',
    weapon: '{weapon} {known} of {all}',
    field: {
      armour: 'armour',
      move: 'move',
      health: 'health',
      apOriginal: 'AP of 2010',
      apLater: 'AP of the later scale',
      soft: 'soft cover',
      hard: 'hard cover',
    },
  },
  trait: {
    artillery: 'Artillery',
    burst: 'Burst',
    cutting: 'Cutting',
    expert: 'Expert',
    flame: 'Flame',
    grapple: 'Grapple',
    grenade: 'Grenade',
    knife: 'Knife',
    'knife-grenade': 'Knife and grenade',
    laser: 'Laser',
    limited: 'Limited',
    paired: 'Paired',
    panzerfaust: 'Panzerfaust',
    phaser: 'Phaser',
    reload: 'Reload',
    salvo: 'Salvo',
    sniper: 'Sniper',
    tesla: 'Tesla',
    ugl: 'UGL',
    'under-barrel': 'Under-barrel',
    volley: 'Volley',
    'wire-guided': 'Wire-guided',
  },
  role: {
    title: 'Roles',
    officer: 'Officer',
    radioman: 'Radioman',
    radio: 'Radio operator',
    mechanic: 'Mechanic',
    medic: 'Medic',
    specialist: 'Weapons specialist',
    sniper: 'Sniper',
    spotter: 'Spotter',
    commissar: 'Commissar',
  },
} as const;
