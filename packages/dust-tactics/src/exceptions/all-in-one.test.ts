import { test } from 'vitest';
import { table, withSkills } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
    . . . . . .
`;

test(`[dt1.skill.all-in-one.choice] [dt1.skill.all-in-one.double] [dt1.skill.all-in-one.once]
    called with an attack, it doubles the dice, once a game`, () => {
  table({
    position: `${board}
      allies wildfire A1
      allies pounder A2
      axis recon-grenadiers D1
      axis luther F2`,
    dice: 'MMMMMMMMMMMM HMM MMM',
    steps: [
      'activate wildfire',
      'shoot + move',
      { include: ['use all-in-one', 'open fire'] },
      'use all-in-one',
      { exclude: ['use all-in-one'] },
      'fire wildfire/quad-50cal at recon-grenadiers',
      'open fire',
      { event: { type: 'skill-used', skill: 'all-in-one' } },
      'stop',
      'activate luther',
      'do nothing',
      'activate pounder',
      'do nothing',
      'activate recon-grenadiers',
      'do nothing',
      'allies begin',
      'activate wildfire',
      'shoot + move',
      { exclude: ['use all-in-one'] },
      { dice: 'MMMMMM' },
      'fire wildfire/quad-50cal at recon-grenadiers',
      'open fire',
    ],
  });
});

const wild = {
  cards: [withSkills('combat-rangers', 'wild-rangers', 'all-in-one')],
  position: `${board}
    allies wild-rangers C1 figures=1,2
    allies pounder A2
    axis recon-grenadiers D1
    axis luther F2`,
};

test(`[dt1.skill.all-in-one.all] [dt1.ruling.all-in-one-when]
    all lines and kinds of dice, limited shots without further boxes`, () => {
  table({
    ...wild,
    dice: 'MMMM MMMM',
    steps: [
      'activate wild-rangers',
      'shoot + move',
      'use all-in-one',
      'fire wild-rangers/m1 at recon-grenadiers',
      'fire wild-rangers/ugl x2 at recon-grenadiers',
      'open fire',
      { ask: { unit: 'wild-rangers' }, expect: { ammo: { ugl: 2 } } },
    ],
  });
});

test(`[dt1.skill.all-in-one.round] [dt1.ruling.strike-back]
    striking back later in the round has twice the dice, if it was called`, () => {
  const struck = [
    'stop',
    'activate recon-grenadiers',
    'shoot + move',
    'fire recon-grenadiers/knife-grenade at wild-rangers',
    'open fire',
  ];
  const shot = ['fire wild-rangers/m1 at recon-grenadiers', 'open fire'];
  table({
    ...wild,
    dice: 'MMMM | MMMMM MMMM',
    steps: ['activate wild-rangers', 'shoot + move', 'use all-in-one', ...shot, ...struck],
  });
  table({
    ...wild,
    dice: 'MM | MMMMM MM',
    steps: ['activate wild-rangers', 'shoot + move', ...shot, ...struck],
  });
});

test('[dt1.skill.all-in-one.double] blast dice are doubled too', () => {
  table({
    cards: [withSkills('hot-dog', 'hotter-dog', 'all-in-one')],
    position: `${board}
      allies hotter-dog A1
      axis recon-grenadiers B1 figures=1,2`,
    dice: 'MMMM',
    steps: [
      'activate hotter-dog',
      'shoot + move',
      'use all-in-one',
      'fire hotter-dog/napalm-thrower at B1',
      'open fire',
    ],
  });
});

test(`[dt1.ruling.all-in-one-hero] [dt1.hero.join.his-abilities]
    a joined hero keeps it to his own lines; a squad’s serves its hero`, () => {
  const attack = ['activate SQUAD', 'shoot + move', 'use all-in-one'];
  table({
    cards: [withSkills('joe-brown', 'mad-joe', 'all-in-one')],
    position: `${board}
      allies recon-rangers A1 figures=5
      allies mad-joe A1 with=recon-rangers
      axis luther C1`,
    dice: 'MM', // the launcher has one die against V4
    steps: [
      ...attack.map((step) => step.replace('SQUAD', 'recon-rangers')),
      'fire mad-joe/grenade-launcher at luther',
      'open fire',
    ],
  });
  table({
    cards: [withSkills('joe-brown', 'mad-joe', 'all-in-one')],
    position: `${board}
      allies combat-rangers A1 figures=5
      allies mad-joe A1 with=combat-rangers
      axis luther C1`,
    dice: 'M',
    steps: [
      ...attack.map((step) => step.replace('SQUAD', 'combat-rangers')),
      'fire combat-rangers/bazooka at luther',
      'open fire',
    ],
  });
  table({
    cards: [withSkills('combat-rangers', 'wild-rangers', 'all-in-one')],
    position: `${board}
      allies wild-rangers A1 figures=5
      allies joe-brown A1 with=wild-rangers
      axis luther C1`,
    dice: 'MM MM',
    steps: [
      ...attack.map((step) => step.replace('SQUAD', 'wild-rangers')),
      'fire wild-rangers/bazooka at luther',
      'fire joe-brown/grenade-launcher at luther',
      'open fire',
    ],
  });
});
