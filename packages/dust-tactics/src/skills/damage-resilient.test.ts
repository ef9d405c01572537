import { test } from 'vitest';
import { table } from '../../test/table.ts';

const board = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
    . . . . . .
`;

test('[dt1.skill.resilient.die] [dt1.skill.resilient.hit] [dt1.skill.resilient.cover] [dt1.ruling.attack-damage] a die for each point, after the cover roll and besides it', () => {
  table({
    position: `${board}
      trap D1
      allies pounder A1
      axis heavy-laser-grenadiers D1
      axis luther F2`,
    dice: 'HH HM HM MM', // .50 cal: two dice against I3; cover HIT SAVE keeps one off, the other rolls
    steps: [
      'activate pounder',
      'shoot + move',
      'fire pounder/50cal at heavy-laser-grenadiers',
      'open fire',
      { ask: { unit: 'heavy-laser-grenadiers' }, expect: { soldiers: 3 } },
      { dice: '' },
    ].slice(0, 5),
  });
});

test('[dt1.skill.resilient.not-shared] [dt1.ruling.resilient-shared] a hero keeps his; a squad lends its own while a soldier lives', () => {
  table({
    // Lara resists, the flak grenadiers do not.
    position: `${board}
      allies pounder A1
      axis heavy-flak-grenadiers D1
      axis lara D1 with=heavy-flak-grenadiers
      axis luther F2`,
    dice: 'HHMM H',
    steps: [
      'activate pounder',
      'shoot + move',
      { dice: '' },
      'fire pounder/50cal at heavy-flak-grenadiers',
      'open fire',
      'lose heavy-flak-grenadiers.3', // no die for a soldier
      'lose a health point of lara', // her die shows HIT
      { ask: { unit: 'lara' }, expect: { health: 4 } },
      { ask: { unit: 'heavy-flak-grenadiers' }, expect: { soldiers: 2 } },
    ],
  });
  table({
    // The gorillas resist and lend it to Sigrid; alone she has none.
    position: `${board}
      allies pounder A1
      axis axis-gorillas D1 figures=1
      axis sigrid D1 with=axis-gorillas
      axis luther F2`,
    dice: 'HHHM H M | HMM',
    steps: [
      'activate pounder',
      'shoot + move',
      'fire pounder/17pdr at axis-gorillas',
      'fire pounder/50cal at axis-gorillas',
      'open fire',
      'lose a health point of sigrid', // HIT: ignored
      'lose axis-gorillas.1', // MISS: the last of them falls
      { ask: { unit: 'axis-gorillas' }, expect: { place: 'destroyed' } },
      { ask: { unit: 'sigrid' }, expect: { health: 3 } },
    ].slice(0, 7),
  });
});
