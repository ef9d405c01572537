import { test } from 'vitest';
import { table, withSkills } from '../../test/table.ts';

const board = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . c .
    . . . .
`;

test(`[dt1.faq.serum.heal] [dt1.ruling.serum-hits]
    hits count as rolled, before cover, and heal no more than was lost`, () => {
  table({
    position: `${board}
      axis totenmeister A1 health=2
      axis luther A2
      allies recon-rangers C1
      allies pounder D2`,
    dice: 'HHH HHH',
    steps: [
      'activate totenmeister',
      'shoot + move',
      'fire totenmeister/mp48 at recon-rangers',
      'open fire',
      { ask: { unit: 'recon-rangers' }, expect: { soldiers: 5 } },
      { ask: { unit: 'totenmeister' }, expect: { health: 4 } },
    ],
  });
});

const JEEP = {
  id: 'jeep',
  name: 'Jeep',
  bloc: 'allies',
  kind: 'vehicle',
  armour: { class: 'vehicle', level: 1 },
  move: 1,
  miniatures: 1,
  health: 2,
  ap: { original: 1, later: 10 },
  skills: [],
  weapons: [
    {
      id: 'mg',
      name: 'MG',
      range: 4,
      carriers: 1,
      cells: [{ dice: 1, damage: 1 }, ...Array(13).fill(null)],
      kind: 'gun',
      traits: [],
      origin: { range: 'designed', carriers: 'designed', cells: 'dddddddddddddd' },
    },
  ],
  figures: [['mg']],
  origin: {
    unit: 'ours',
    armour: 'designed',
    move: 'designed',
    health: 'designed',
    apOriginal: 'designed',
    apLater: 'designed',
    skills: {},
  },
};

test('[dt1.faq.serum.targets] vehicles heal nobody', () => {
  table({
    position: `${board}
      axis totenmeister A1 health=2
      axis luther A2
      allies honey B1
      allies blackhawk D2`,
    steps: [
      { ask: { targets: 'totenmeister' }, expect: { 'totenmeister/mp48': [] } }, // V3 is out of its class
    ],
  });
  table({
    position: `${board}
      card ${JSON.stringify(JEEP)}
      axis totenmeister A1 health=2
      axis luther A2
      allies jeep B1`,
    dice: 'H',
    steps: [
      'activate totenmeister',
      'shoot + move',
      'fire totenmeister/mp48 at jeep',
      'open fire',
      { ask: { unit: 'jeep' }, expect: { health: 1 } },
      { ask: { unit: 'totenmeister' }, expect: { health: 2 } },
    ],
  });
});

test(`[dt1.faq.serum.survive] [dt1.faq.serum.after]
    whoever falls in the fight is not healed, however well he struck`, () => {
  table({
    position: `${board}
      axis totenmeister A1 health=1
      axis luther A2
      allies recon-rangers B1 figures=1,2
      allies pounder D2`,
    dice: 'HHHH HM',
    steps: [
      'activate totenmeister',
      'shoot + move',
      'fire totenmeister/injector at recon-rangers',
      'open fire',
      { ask: { unit: 'recon-rangers' }, expect: { place: 'destroyed' } },
      { ask: { unit: 'totenmeister' }, expect: { place: 'destroyed', health: 0 } },
    ],
  });
});

test('[dt1.faq.serum.own] [dt1.faq.serum.apart] hits of her squad heal nobody', () => {
  table({
    position: `${board}
      axis axis-zombies A1
      axis totenmeister A1 with=axis-zombies health=2
      axis luther A2
      allies recon-rangers B1 figures=1,2
      allies pounder D2`,
    dice: 'HMMMM HMMM MM',
    steps: [
      'activate axis-zombies',
      'shoot + move',
      'fire axis-zombies/zombie-claws at recon-rangers',
      'fire totenmeister/injector at recon-rangers',
      'open fire',
      { ask: { unit: 'totenmeister' }, expect: { health: 3 } },
    ],
  });
});

test('[dt1.faq.serum.targets] nor do friends who burn in the hero’s own fire', () => {
  table({
    cards: [withSkills('stefan', 'doctor', 'wiederbelebungsserum')],
    position: `${board}
      axis doctor A2 health=1
      axis lara B2
      axis luther D1
      allies recon-rangers B1 figures=1`,
    dice: 'H M',
    steps: [
      'activate doctor',
      'shoot + move',
      'fire doctor/flammenwerfer-40 at B2-B1',
      'open fire',
      { ask: { unit: 'lara' }, expect: { health: 3 } },
      { ask: { unit: 'doctor' }, expect: { health: 1 } },
    ],
  });
});
