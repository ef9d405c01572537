import { test } from 'vitest';
import { table } from '../../test/table.ts';

const RETURN = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . .
    . . .
  entry allies A2 B2
  entry axis C1
  allies the-boss A1
  allies combat-rangers destroyed figures=none ugl=0
  allies pounder destroyed health=0
  allies joe-brown destroyed health=0
  axis luther C1`;

test('[dt1.cmd.comeon.return] [dt1.cmd.comeon.enter] [dt1.cmd.return.zone] a squad comes back whole', () => {
  table({
    position: RETURN,
    dice: 'H',
    steps: [
      'activate the-boss',
      'come-on + move',
      { options: ['choose combat-rangers', 'none'] },
      'choose combat-rangers',
      { ask: { unit: 'combat-rangers' }, expect: { place: 'reserve', soldiers: 5, ammo: { ugl: 4 } } },
      'stop',
      'move + move',
      { options: ['enter A2', 'enter B2'] },
      'enter B2',
      { ask: { unit: 'combat-rangers' }, expect: { place: 'B2' } },
    ],
  });
});

test('[dt1.cmd.comeon.hit] on a MISS nobody comes', () => {
  table({
    position: RETURN,
    dice: 'M',
    steps: [
      'activate the-boss',
      'come-on + move',
      { event: { type: 'order-failed', action: 'come-on' } },
      { ask: { unit: 'combat-rangers' }, expect: { place: 'destroyed' } },
    ],
  });
  table({
    position: RETURN,
    dice: 'H',
    steps: ['activate the-boss', 'come-on + move', { options: ['choose combat-rangers', 'none'] }],
  });
});

test('[dt1.cmd.field.return] [dt1.cmd.field.hit] a vehicle comes back on a HIT', () => {
  table({
    position: RETURN,
    dice: 'H',
    steps: [
      'activate the-boss',
      'field-repair + move',
      { options: ['choose pounder', 'none'] },
      'choose pounder',
      { event: { type: 'returns', unit: 'pounder', by: 'the-boss' } },
      { ask: { unit: 'pounder' }, expect: { place: 'reserve', health: 4 } },
    ],
  });
  table({
    position: RETURN,
    dice: 'M',
    steps: [
      'activate the-boss',
      'field-repair + move',
      { ask: { unit: 'pounder' }, expect: { place: 'destroyed' } },
    ],
  });
});

test('[dt1.cmd.officer.reactivate] who has acted is activated once more', () => {
  table({
    position: `
      round 2
      turn allies
      options reactive-fire=off
      map
        . . .
      allies the-boss A1
      allies pounder B1 activated
      axis luther C1`,
    dice: 'H',
    steps: [
      'activate the-boss',
      'get-moving + shoot',
      'choose pounder',
      { event: { type: 'ordered', unit: 'pounder', by: 'the-boss' } },
    ],
  });
});

test('[dt1.faq.artillery.radio] a radioman calls an artillery unit in', () => {
  table({
    position: `
      round 2
      turn axis
      options reactive-fire=off
      map
        . . # . .
        . . . . .
      axis kommandotrupp A2
      axis lothar A1
      allies assault-rangers E2`,
    dice: 'H MMMMM',
    steps: [
      'activate kommandotrupp',
      'artillery-strike + move',
      'strike assault-rangers with lothar',
      { event: { type: 'strike-called', unit: 'kommandotrupp', gun: 'lothar', target: 'assault-rangers' } },
    ],
  });
});

const BERSERK = `
  round 2
  turn axis
  options reactive-fire=off
  map
    . . . . .
  axis recon-grenadiers A1 figures=4
  axis sigrid A1 with=recon-grenadiers
  allies recon-rangers C1
  allies pounder E1`;

test('[dt1.faq.berserk.squad] [dt1.faq.berserk.order] Berserk serves the squad, after the re-roll', () => {
  table({
    position: BERSERK,
    dice: 'M M H',
    steps: [
      'activate recon-grenadiers',
      'sustained attack',
      'use berserk',
      'fire recon-grenadiers/stg47 at recon-rangers',
      'open fire',
      { event: { type: 'hits', line: 'stg47', hits: 1 } },
      'lose recon-rangers.5',
      { ask: { unit: 'sigrid' }, expect: { spent: ['berserk'] } },
    ],
  });
});

test('[dt1.laser.target] the chain of a laser goes on at the same target', () => {
  table({
    position: `
      round 2
      turn axis
      options reactive-fire=off
      map
        . . . .
        . . . .
      axis sigrid A1
      allies recon-rangers C1
      allies combat-rangers C2`,
    dice: 'HMM H M',
    steps: [
      'activate sigrid',
      'shoot + move',
      'fire sigrid/laser-pistole-b at recon-rangers',
      'open fire',
      { event: { type: 'hits', line: 'laser-pistole-b', target: 'recon-rangers', hits: 2 } },
      { ask: { unit: 'combat-rangers' }, expect: { soldiers: 5 } },
    ],
  });
});
