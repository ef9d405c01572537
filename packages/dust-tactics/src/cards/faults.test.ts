import { expect, test } from 'vitest';
import { ASSAULT_RANGERS, COMBAT_RANGERS, JOE_BROWN, POUNDER, RECON_RANGERS } from './allies-core.ts';
import { RANGER_SNIPERS, THE_BOSS } from './allies-squads.ts';
import type { Card } from './card.ts';
import { validateCard } from './validate.ts';

/** Everything that is wrong, as an author reads it. */
const wrongWith = (card: Card, change: object): string[] =>
  validateCard({ ...card, ...change }).map(({ at, text }) => `${at}: ${text}`);

const line = (card: Card, id: string, change: object): object => ({
  weapons: card.weapons.map((weapon) => (weapon.id === id ? { ...weapon, ...change } : weapon)),
});

const dash = new Array(14).fill(null);
const oneCell = (cell: object): (object | null)[] => [...dash.slice(0, 6), cell, ...dash.slice(7)];

test.each<[string, Card, object, string[]]>([
  ['a nameless card', POUNDER, { name: ' ' }, ['name: is empty']],
  ['a third bloc', POUNDER, { bloc: 'ssu' }, ['bloc: "ssu" is not known here']],
  [
    'a card for nothing',
    POUNDER,
    { ap: { original: 0, later: 0.5 } },
    [
      'ap.original: 0 is not a whole number of at least 1',
      'ap.later: 0.5 is not a whole number of at least 1',
    ],
  ],
  [
    'armour of wood',
    POUNDER,
    { armour: { class: 'wood', level: 1 } },
    ['armour.class: "wood" is not known here'],
  ],
  ['a step backwards', POUNDER, { move: -1 }, ['move: -1 is not a whole number of at least 0']],
  ['a thing that stands', POUNDER, { move: 0 }, []],
  ['a dead one', POUNDER, { health: 0 }, ['health: 0 is not a whole number of at least 1']],
  [
    'nobody',
    RECON_RANGERS,
    { miniatures: 0, health: 0, figures: [], weapons: [] },
    [
      'miniatures: 0 is not a whole number of at least 1',
      'health: 0 is not a whole number of at least 1',
      'weapons: is empty',
    ],
  ],
  [
    'a squad in the open',
    RECON_RANGERS,
    { cover: undefined },
    ['cover: a squad needs values for soft and hard cover'],
  ],
  [
    'two heroes on a card',
    JOE_BROWN,
    { miniatures: 2 },
    [
      'miniatures: a hero is one miniature',
      'figures: 1 for 2 miniatures',
      'weapons.combat-knife.carriers: says all, but the figures carry 1',
    ],
  ],
])('%s', (_title, card, change, expected) => {
  expect(wrongWith(card, change)).toEqual(expected);
});

test.each<[string, Card, object, string[]]>([
  [
    'an ability nobody knows',
    POUNDER,
    { skills: ['fly'] },
    ['skills: "fly" is not known here', 'origin.skills: fly lacks an origin'],
  ],
  [
    'a squad that repairs itself',
    RECON_RANGERS,
    { skills: ['self-repair'] },
    ['origin.skills: self-repair lacks an origin', 'skills: self-repair belongs to vehicles'],
  ],
  [
    'a vehicle with serum',
    POUNDER,
    { skills: ['wiederbelebungsserum'] },
    ['origin.skills: wiederbelebungsserum lacks an origin', 'skills: wiederbelebungsserum belongs to heroes'],
  ],
  [
    'a commanding squad',
    RECON_RANGERS,
    { skills: ['commander'] },
    ['origin.skills: commander lacks an origin', 'skills: commander belongs to heroes'],
  ],
  [
    'a command squad of one vehicle',
    { ...POUNDER, roles: ['officer'] },
    { skills: ['command-squad'] },
    [
      'origin.skills: command-squad lacks an origin',
      'skills: command-squad belongs to squads',
      'roles: needs exactly one radioman',
      'roles: needs exactly one mechanic',
      'roles: needs exactly one medic',
      'roles: needs exactly one specialist',
    ],
  ],
  [
    'a command squad with a cook',
    THE_BOSS,
    { roles: ['officer', 'radioman', 'mechanic', 'medic', 'cook'] },
    [
      'roles: "cook" is not known here',
      'roles: needs exactly one specialist',
      'roles: nothing on the card calls for a cook',
    ],
  ],
  [
    'four roles for five soldiers',
    RECON_RANGERS,
    { roles: ['soldier', 'soldier', 'soldier', 'soldier'] },
    ['roles: 4 for 5 miniatures'],
  ],
  [
    'a sniper team of three',
    RANGER_SNIPERS,
    {
      miniatures: 3,
      health: 3,
      figures: [...RANGER_SNIPERS.figures, RANGER_SNIPERS.figures[1]],
      roles: ['sniper', 'spotter', 'soldier'],
      weapons: RANGER_SNIPERS.weapons.map((weapon) => ({
        ...weapon,
        carriers: RANGER_SNIPERS.figures
          .concat(RANGER_SNIPERS.figures[1]!)
          .flat()
          .filter((id) => id === weapon.id).length,
        special: undefined,
      })),
    },
    ['roles: a sniper team is two soldiers'],
  ],
])('%s', (_title, card, change, expected) => {
  expect(wrongWith(card, change)).toEqual(expected);
});

test.each<[string, Card, object, string[]]>([
  ['a nameless weapon', POUNDER, line(POUNDER, '17pdr', { name: '' }), ['weapons.17pdr.name: is empty']],
  [
    'a gun that reaches nobody',
    POUNDER,
    line(POUNDER, '17pdr', { range: 0 }),
    ['weapons.17pdr.range: 0 is not a whole number of at least 1'],
  ],
  [
    'a gun that nobody carries',
    POUNDER,
    line(POUNDER, '17pdr', { carriers: 0 }),
    ['weapons.17pdr.carriers: nobody carries it', 'weapons.17pdr.carriers: says 0, but the figures carry 1'],
  ],
  [
    'a special weapon for four',
    ASSAULT_RANGERS,
    line(ASSAULT_RANGERS, 'shotgun', { special: true }),
    ['weapons.shotgun.special: a special weapon has one carrier'],
  ],
  [
    'a vehicle has a special weapon twice',
    { ...POUNDER, figures: [['17pdr', '17pdr', '50cal', '30cal']] },
    line(POUNDER, '17pdr', { special: true, carriers: 2 }),
    [],
  ],
  [
    'boxes from nowhere',
    RECON_RANGERS,
    line(RECON_RANGERS, 'ugl', { origin: { ...RECON_RANGERS.weapons[2]!.origin, limited: undefined } }),
    ['weapons.ugl.origin: limited lacks an origin'],
  ],
  [
    'boxes, and reloading',
    RECON_RANGERS,
    line(RECON_RANGERS, 'ugl', { reload: true }),
    ['weapons.ugl.reload: a weapon with boxes is not reloaded'],
  ],
  [
    'two lines of one id',
    COMBAT_RANGERS,
    { weapons: [...COMBAT_RANGERS.weapons, COMBAT_RANGERS.weapons[0]!] },
    ['weapons.m1: two weapon lines have this id'],
  ],
  [
    'thirteen letters for fourteen cells',
    POUNDER,
    line(POUNDER, '17pdr', { origin: { ...POUNDER.weapons[0]!.origin, cells: 'k'.repeat(13) } }),
    ['weapons.17pdr.origin: cells "kkkkkkkkkkkkk": 14 letters of k, i, d'],
  ],
  [
    'a harmless gun',
    POUNDER,
    line(POUNDER, '17pdr', { cells: dash }),
    ['weapons.17pdr.cells: harms nothing'],
  ],
  [
    'no dice',
    POUNDER,
    line(POUNDER, '17pdr', { cells: oneCell({ dice: 0, damage: 'K' }) }),
    ['weapons.17pdr.cells.V3: 0 is not a whole number of at least 1'],
  ],
  [
    'no damage',
    POUNDER,
    line(POUNDER, '17pdr', { cells: oneCell({ dice: 1, damage: 0 }) }),
    ['weapons.17pdr.cells.V3: 0 is not a whole number of at least 1'],
  ],
  ['blast', POUNDER, line(POUNDER, '17pdr', { cells: oneCell({ dice: 1, damage: 'B' }) }), []],
])('%s', (_title, card, change, expected) => {
  expect(wrongWith(card, change)).toEqual(expected);
});
